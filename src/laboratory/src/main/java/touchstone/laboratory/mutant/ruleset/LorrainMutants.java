package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.LORRAIN;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Adjacencies;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Placing;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.Boards;
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

/** The New Zealand rules in Lorrain's words. */
public final class LorrainMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                LORRAIN.broken("one-color", "1", "places black stones for both players", Placing::oneColor)
                        .touching("*"),
                LORRAIN.broken(
                        "eighteen-lines", "2", "misses the last vertical line of a 19x19 board", Grids::eighteenLines),
                LORRAIN.chosen("any-board", "2", "is played on boards of any size", Boards.ANY),
                LORRAIN.chosen(
                                "half-the-stones",
                                "3",
                                "gives each player stones for half of the board",
                                Supply.HALF_THE_BOARD)
                        .touching("lorrain.6", "lorrain.9.*", "lorrain.14"),
                LORRAIN.broken(
                                "diagonal-adjacency",
                                "4",
                                "takes points joined by a diagonal for adjacent",
                                Adjacencies::diagonal)
                        .touching("*"),
                LORRAIN.broken(
                                "neighbours-only",
                                "5",
                                "connects a stone to those adjacent to it and to no others",
                                Chains::neighboursOnly)
                        .touching("lorrain.6"),
                LORRAIN.broken(
                        "own-liberties-only",
                        "6",
                        "names as liberties only the free points adjacent to the stone itself",
                        Chains::ownLibertiesOnly),
                LORRAIN.chosen(
                        "shared-points-lost", "7", "counts points that both players reach for neither", Neutral.NOBODY),
                LORRAIN.broken(
                                "own-stones-first",
                                "8",
                                "removes the player's own stones before the enemy's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                LORRAIN.chosen("suicide-forbidden", "8.suicide", "forbids suicide", SelfCapture.FORBIDDEN)
                        .touching("lorrain.9.*"),
                LORRAIN.chosen(
                                "ko-rule-only",
                                "9",
                                "forbids only the position before the opponent's last move",
                                Repetition.SIMPLE)
                        .touching("lorrain.9.*"),
                LORRAIN.chosen("positional", "9", "does not ask who was to move", Repetition.POSITIONAL)
                        .touching("lorrain.8.*", "lorrain.9.*"),
                LORRAIN.broken("no-opening-pass", "9.pass", "forbids passing on an empty board", Turns::noOpeningPass)
                        .touching("lorrain.3", "lorrain.9.*", "lorrain.11"),
                LORRAIN.chosen(
                                "start-forgotten",
                                "9.start",
                                "forbids what stood after the player's own moves, as the society's rules do",
                                Repetition.NEW_ZEALAND)
                        .touching("lorrain.9"),
                LORRAIN.broken("white-first", "10", "gives White the first move", Turns::whiteFirst)
                        .touching("*"),
                LORRAIN.broken("two-passes-stop", "11", "takes two passes for an agreement to stop", Passes::stop),
                LORRAIN.chosen(
                                "dead-stones-stay",
                                "11.removal",
                                "lets nobody remove stones by agreement",
                                DeadStones.STAY)
                        .touching("lorrain.12"),
                LORRAIN.chosen(
                        "resumed-in-turn",
                        "11.disagreement",
                        "claims to know who moves when play goes on",
                        Resumption.IN_TURN),
                LORRAIN.chosen(
                        "deadlock-settled",
                        "11.disagreement",
                        "claims to know what follows where the players agree on nothing",
                        Deadlock.ALL_ALIVE),
                LORRAIN.broken(
                                "prisoners-count",
                                "12",
                                "counts removed stones as points for the opponent",
                                Prisoners::added)
                        .touching("lorrain.11.*"),
                LORRAIN.chosen(
                        "black-wins-ties", "12", "gives Black the win where both have the same", Komi.BLACK_WINS_TIES),
                LORRAIN.chosen("half-point-komi", "13", "knows only komi with half a point", Komi.HALF),
                LORRAIN.broken("komi-for-black", "13", "adds komi to Black's points", Komis::forBlack),
                LORRAIN.chosen("stones-set-up", "14", "sets handicap stones up before the first move", Handicap.FREE),
                LORRAIN.chosen(
                        "points-for-passes",
                        "14",
                        "gives White a point for each handicap stone but the first",
                        Compensation.ONE_LESS));
    }
}
