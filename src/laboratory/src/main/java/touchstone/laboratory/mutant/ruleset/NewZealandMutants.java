package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.NEW_ZEALAND;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Adjacencies;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;

/** The New Zealand rules in the words of the New Zealand Go Society. */
public final class NewZealandMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                NEW_ZEALAND.broken(
                        "eighteen-lines", "1", "misses the last vertical line of a 19x19 board", Grids::eighteenLines),
                NEW_ZEALAND
                        .chosen(
                                "half-the-stones",
                                "1",
                                "gives each player stones for half of the board",
                                Supply.HALF_THE_BOARD)
                        .touching("new-zealand.6.*", "new-zealand.7.*", "new-zealand.12"),
                NEW_ZEALAND
                        .broken(
                                "diagonal-adjacency",
                                "2",
                                "takes points joined by a diagonal for adjacent",
                                Adjacencies::diagonal)
                        .touching("*"),
                NEW_ZEALAND
                        .broken(
                                "neighbours-only",
                                "3",
                                "connects a stone to those adjacent to it and to no others",
                                Chains::neighboursOnly)
                        .touching("new-zealand.4", "new-zealand.6"),
                NEW_ZEALAND
                        .broken(
                                "own-liberties-only",
                                "4",
                                "names as liberties only the empty points adjacent to the stone itself",
                                Chains::ownLibertiesOnly)
                        .touching("new-zealand.6"),
                NEW_ZEALAND
                        .chosen(
                                "shared-points-lost",
                                "5",
                                "counts points that both players reach for neither",
                                Neutral.NOBODY)
                        .touching("new-zealand.9.*"),
                NEW_ZEALAND
                        .chosen(
                                "shared-points-halved",
                                "5",
                                "counts points that both players reach half for each",
                                Neutral.HALVES)
                        .touching("new-zealand.9.*"),
                NEW_ZEALAND
                        .broken(
                                "own-stones-first",
                                "6",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                NEW_ZEALAND
                        .chosen("suicide-forbidden", "6.self-capture", "forbids self-capture", SelfCapture.FORBIDDEN)
                        .touching("new-zealand.7.*"),
                NEW_ZEALAND
                        .chosen(
                                "single-stone-suicide-forbidden",
                                "6.self-capture",
                                "allows self-capture, but not of a single stone",
                                SelfCapture.SEVERAL)
                        .seenIn("KataGo, under rules=new-zealand")
                        .touching("new-zealand.7.*"),
                NEW_ZEALAND
                        .chosen(
                                "ko-rule-only",
                                "7",
                                "forbids only the position before the opponent's last move",
                                Repetition.SIMPLE)
                        .touching("new-zealand.7.*"),
                NEW_ZEALAND
                        .chosen(
                                "positional",
                                "7",
                                "forbids positions that only the opponent made",
                                Repetition.POSITIONAL)
                        .touching("new-zealand.6.*", "new-zealand.7.*"),
                NEW_ZEALAND
                        .chosen("no-repetition-rule", "7", "lets any position come back", Repetition.NONE)
                        .touching("new-zealand.7.*"),
                NEW_ZEALAND
                        .chosen(
                                "passes-forgotten",
                                "7.pass",
                                "forbids positions made by a player's plays, but not those the player passed in",
                                Repetition.NATURAL_SITUATIONAL)
                        .touching("new-zealand.7.*"),
                NEW_ZEALAND
                        .chosen(
                                "start-remembered",
                                "7.start",
                                "takes the empty board at the start for a position that White has made",
                                Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=new-zealand")
                        .touching("new-zealand.7.*"),
                NEW_ZEALAND
                        .broken("white-first", "8", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                NEW_ZEALAND
                        .broken("two-passes-stop", "9", "takes two passes for an agreement to stop", Passes::stop)
                        .touching("new-zealand.7.pass"),
                NEW_ZEALAND
                        .chosen(
                                "dead-stones-stay",
                                "9.dead",
                                "lets nobody remove dead stones by agreement",
                                DeadStones.STAY)
                        .touching("new-zealand.11", "new-zealand.12"),
                NEW_ZEALAND.chosen(
                        "resumed-in-turn",
                        "9.dispute",
                        "resumes play where it was left, without asking the players",
                        Resumption.IN_TURN),
                NEW_ZEALAND.chosen(
                        "deadlock-unsettled",
                        "9.deadlock",
                        "does not know how to go on where the players agree on nothing",
                        Deadlock.UNSTATED),
                NEW_ZEALAND.chosen(
                        "both-lose", "9.deadlock", "lets both players lose who agree on nothing", Deadlock.BOTH_LOSE),
                NEW_ZEALAND.chosen("half-point-komi", "10", "knows only komi with half a point", Komi.HALF),
                NEW_ZEALAND.broken("komi-for-black", "10", "adds komi to Black's points", Komis::forBlack),
                NEW_ZEALAND.chosen(
                        "stones-set-up", "11", "sets handicap stones up before the first move", Handicap.FREE),
                NEW_ZEALAND.chosen(
                        "points-for-passes",
                        "11",
                        "gives White a point for each handicap stone but the first",
                        Compensation.ONE_LESS),
                NEW_ZEALAND
                        .broken("prisoners-count", "12", "counts captured stones as well", Prisoners::added)
                        .touching("new-zealand.9.*", "new-zealand.11"),
                NEW_ZEALAND
                        .chosen(
                                "black-wins-ties",
                                "12",
                                "gives Black the win where the scores are equal",
                                Komi.BLACK_WINS_TIES)
                        .touching("new-zealand.10"));
    }
}
