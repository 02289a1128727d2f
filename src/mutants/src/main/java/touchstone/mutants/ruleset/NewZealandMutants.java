package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.NEW_ZEALAND;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AdjacencyFaults;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("nz-eighteen-lines", "misses the last vertical line of a 19x19 board")
                        .breaking("new-zealand.1", BoardFaults.EIGHTEEN_LINES),
                mutant("nz-half-the-stones", "gives each player stones for half of the board")
                        .breaking("new-zealand.1", Supply.HALF_THE_BOARD)
                        .touching("new-zealand.6.*", "new-zealand.7.*", "new-zealand.12"),
                mutant("nz-diagonal-adjacency", "takes points joined by a diagonal for adjacent")
                        .breaking("new-zealand.2", AdjacencyFaults.DIAGONAL)
                        .touching("*"),
                mutant("nz-neighbours-only", "connects a stone to those adjacent to it and to no others")
                        .breaking("new-zealand.3", ChainFaults.NEIGHBOURS_ONLY)
                        .touching("new-zealand.4", "new-zealand.6"),
                mutant("nz-own-liberties-only", "names as liberties only the empty points adjacent to the stone itself")
                        .breaking("new-zealand.4", ChainFaults.OWN_LIBERTIES_ONLY)
                        .touching("new-zealand.6"),
                mutant("nz-shared-points-lost", "counts points that both players reach for neither")
                        .breaking("new-zealand.5", Neutral.NOBODY)
                        .touching("new-zealand.9.*"),
                mutant("nz-shared-points-halved", "counts points that both players reach half for each")
                        .breaking("new-zealand.5", Neutral.HALVES)
                        .touching("new-zealand.9.*"),
                mutant("nz-own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("new-zealand.6", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("nz-suicide-forbidden", "forbids self-capture")
                        .breaking("new-zealand.6.self-capture", SelfCapture.FORBIDDEN)
                        .touching("new-zealand.7.*"),
                mutant("nz-single-stone-suicide-forbidden", "allows self-capture, but not of a single stone")
                        .breaking("new-zealand.6.self-capture", SelfCapture.SEVERAL)
                        .seenIn("KataGo, under rules=new-zealand")
                        .touching("new-zealand.7.*"),
                mutant("nz-ko-rule-only", "forbids only the position before the opponent's last move")
                        .breaking("new-zealand.7", Repetition.SIMPLE)
                        .touching("new-zealand.7.*"),
                mutant("nz-positional", "forbids positions that only the opponent made")
                        .breaking("new-zealand.7", Repetition.POSITIONAL)
                        .touching("new-zealand.6.*", "new-zealand.7.*"),
                mutant("nz-no-repetition-rule", "lets any position come back")
                        .breaking("new-zealand.7", Repetition.NONE)
                        .touching("new-zealand.7.*"),
                mutant(
                                "nz-passes-forgotten",
                                "forbids positions made by a player's plays, but not those the player passed in")
                        .breaking("new-zealand.7.pass", Repetition.NATURAL_SITUATIONAL)
                        .touching("new-zealand.7.*"),
                mutant("nz-start-remembered", "takes the empty board at the start for a position that White has made")
                        .breaking("new-zealand.7.start", Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=new-zealand")
                        .touching("new-zealand.7.*"),
                mutant("nz-white-first", "lets White move first")
                        .breaking("new-zealand.8", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("nz-two-passes-stop", "takes two passes for an agreement to stop")
                        .breaking("new-zealand.9", PassFaults.STOP)
                        .touching("new-zealand.7.pass"),
                mutant("nz-dead-stones-stay", "lets nobody remove dead stones by agreement")
                        .breaking("new-zealand.9.dead", DeadStones.STAY)
                        .touching("new-zealand.11", "new-zealand.12"),
                mutant("nz-resumed-in-turn", "resumes play where it was left, without asking the players")
                        .breaking("new-zealand.9.dispute", Resumption.IN_TURN),
                mutant("nz-deadlock-unsettled", "does not know how to go on where the players agree on nothing")
                        .breaking("new-zealand.9.deadlock", Deadlock.UNSTATED),
                mutant("nz-both-lose", "lets both players lose who agree on nothing")
                        .breaking("new-zealand.9.deadlock", Deadlock.BOTH_LOSE),
                mutant("nz-half-point-komi", "knows only komi with half a point")
                        .breaking("new-zealand.10", Komi.HALF),
                mutant("nz-komi-for-black", "adds komi to Black's points")
                        .breaking("new-zealand.10", KomiFaults.FOR_BLACK),
                mutant("nz-stones-set-up", "sets handicap stones up before the first move")
                        .breaking("new-zealand.11", Handicap.FREE),
                mutant("nz-points-for-passes", "gives White a point for each handicap stone but the first")
                        .breaking("new-zealand.11", Compensation.ONE_LESS),
                mutant("nz-prisoners-count", "counts captured stones as well")
                        .breaking("new-zealand.12", PrisonerFaults.ADDED)
                        .touching("new-zealand.9.*", "new-zealand.11"),
                mutant("nz-black-wins-ties", "gives Black the win where the scores are equal")
                        .breaking("new-zealand.12", Komi.BLACK_WINS_TIES)
                        .touching("new-zealand.10"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(NEW_ZEALAND, name, description);
    }
}
