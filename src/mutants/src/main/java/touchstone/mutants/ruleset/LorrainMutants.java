package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.LORRAIN;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AdjacencyFaults;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("lorrain-one-color", "places black stones for both players")
                        .breaking("lorrain.1", PlacementFaults.ONE_COLOR)
                        .touching("*"),
                mutant("lorrain-eighteen-lines", "misses the last vertical line of a 19x19 board")
                        .breaking("lorrain.2", BoardFaults.EIGHTEEN_LINES),
                mutant("lorrain-any-board", "is played on boards of any size").breaking("lorrain.2", Boards.ANY),
                mutant("lorrain-half-the-stones", "gives each player stones for half of the board")
                        .breaking("lorrain.3", Supply.HALF_THE_BOARD)
                        .touching("lorrain.6", "lorrain.9.*", "lorrain.14"),
                mutant("lorrain-diagonal-adjacency", "takes points joined by a diagonal for adjacent")
                        .breaking("lorrain.4", AdjacencyFaults.DIAGONAL)
                        .touching("*"),
                mutant("lorrain-neighbours-only", "connects a stone to those adjacent to it and to no others")
                        .breaking("lorrain.5", ChainFaults.NEIGHBOURS_ONLY)
                        .touching("lorrain.6"),
                mutant(
                                "lorrain-own-liberties-only",
                                "names as liberties only the free points adjacent to the stone itself")
                        .breaking("lorrain.6", ChainFaults.OWN_LIBERTIES_ONLY),
                mutant("lorrain-shared-points-lost", "counts points that both players reach for neither")
                        .breaking("lorrain.7", Neutral.NOBODY),
                mutant("lorrain-own-stones-first", "removes the player's own stones before the enemy's")
                        .breaking("lorrain.8", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("lorrain-suicide-forbidden", "forbids suicide")
                        .breaking("lorrain.8.suicide", SelfCapture.FORBIDDEN)
                        .touching("lorrain.9.*"),
                mutant("lorrain-ko-rule-only", "forbids only the position before the opponent's last move")
                        .breaking("lorrain.9", Repetition.SIMPLE)
                        .touching("lorrain.9.*"),
                mutant("lorrain-positional", "does not ask who was to move")
                        .breaking("lorrain.9", Repetition.POSITIONAL)
                        .touching("lorrain.8.*", "lorrain.9.*"),
                mutant("lorrain-no-opening-pass", "forbids passing on an empty board")
                        .breaking("lorrain.9.pass", TurnFaults.NO_OPENING_PASS)
                        .touching("lorrain.3", "lorrain.9.*", "lorrain.11"),
                mutant(
                                "lorrain-start-forgotten",
                                "forbids what stood after the player's own moves, as the society's rules do")
                        .breaking("lorrain.9.start", Repetition.NEW_ZEALAND)
                        .touching("lorrain.9"),
                mutant("lorrain-white-first", "gives White the first move")
                        .breaking("lorrain.10", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("lorrain-two-passes-stop", "takes two passes for an agreement to stop")
                        .breaking("lorrain.11", PassFaults.STOP),
                mutant("lorrain-dead-stones-stay", "lets nobody remove stones by agreement")
                        .breaking("lorrain.11.removal", DeadStones.STAY)
                        .touching("lorrain.12"),
                mutant("lorrain-resumed-in-turn", "claims to know who moves when play goes on")
                        .breaking("lorrain.11.disagreement", Resumption.IN_TURN),
                mutant("lorrain-deadlock-settled", "claims to know what follows where the players agree on nothing")
                        .breaking("lorrain.11.disagreement", Deadlock.ALL_ALIVE),
                mutant("lorrain-prisoners-count", "counts removed stones as points for the opponent")
                        .breaking("lorrain.12", PrisonerFaults.ADDED)
                        .touching("lorrain.11.*"),
                mutant("lorrain-black-wins-ties", "gives Black the win where both have the same")
                        .breaking("lorrain.12", Komi.BLACK_WINS_TIES),
                mutant("lorrain-half-point-komi", "knows only komi with half a point")
                        .breaking("lorrain.13", Komi.HALF),
                mutant("lorrain-komi-for-black", "adds komi to Black's points")
                        .breaking("lorrain.13", KomiFaults.FOR_BLACK),
                mutant("lorrain-stones-set-up", "sets handicap stones up before the first move")
                        .breaking("lorrain.14", Handicap.FREE),
                mutant("lorrain-points-for-passes", "gives White a point for each handicap stone but the first")
                        .breaking("lorrain.14", Compensation.ONE_LESS));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(LORRAIN, name, description);
    }
}
