package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AdjacencyFaults;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.reference.Board;

/** Rules 1 to 5 and the definitions beside them: players, board, stones, positions, and the start. */
public final class BaseBoardMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("one-color", "places black stones for both players")
                        .breaking("base.1", PlacementFaults.ONE_COLOR)
                        .touching("*"),
                mutant("off-board-is-a-pass", "takes a play off the board for a pass")
                        .breaking("base.2", BoardFaults.OFF_BOARD_PASSES)
                        .touching("base.2.other-sizes", "davies.3"),
                mutant("eighteen-lines", "misses the last vertical line of a 19x19 board")
                        .breaking("base.2", BoardFaults.EIGHTEEN_LINES),
                mutant(
                                "small-boards-cut-short",
                                "misses the last vertical line of any board of 9x9 or more that is not 19x19")
                        .breaking(
                                "base.2.other-sizes",
                                BoardFaults.narrower(board -> board.size() >= 81 && board != Board.of(19, 19)))
                        .touching("base.2.intersection", "base.5", "base.7.step-2", "base.8"),
                mutant("squares-for-points", "plays in the squares, of which there are fewer than intersections")
                        .breaking("base.2.intersection", BoardFaults.narrower(board -> board.size() >= 25))
                        .touching("*"),
                mutant("diagonal-adjacency", "takes points joined by a diagonal for adjacent")
                        .breaking("base.2.adjacent", AdjacencyFaults.DIAGONAL)
                        .touching("*"),
                mutant("row-wrap", "takes the last point of a row and the first of the next for adjacent")
                        .breaking("base.2.adjacent", AdjacencyFaults.ROW_WRAP)
                        .touching("*"),
                mutant("torus", "takes opposite edges for adjacent")
                        .breaking("base.2.adjacent", AdjacencyFaults.TORUS)
                        .touching("*"),
                mutant("vertical-lines-only", "lets only vertical lines join points")
                        .breaking("base.2.adjacent", AdjacencyFaults.VERTICAL_ONLY)
                        .touching("*"),
                mutant("horizontal-lines-only", "lets only horizontal lines join points")
                        .breaking("base.2.adjacent", AdjacencyFaults.HORIZONTAL_ONLY)
                        .touching("*"),
                mutant("captured-stones-change-sides", "turns captured stones over to the colour of the captor")
                        .breaking("base.3", CaptureFaults.STONES_CHANGE_SIDES)
                        .touching("*"),
                mutant("second-stone", "puts a second stone on an occupied point")
                        .breaking("base.4", PlacementFaults.SECOND_STONE)
                        .touching("base.7.step-1", "base.8", "base.8.ko-restated", "davies.3"),
                mutant("diagonal-connection", "lets a chain connect by diagonals")
                        .breaking("base.4.connected", ChainFaults.DIAGONAL_CONNECTION)
                        .touching("*"),
                mutant(
                                "short-sighted",
                                "follows a path of adjacent stones or empty points for four steps and no further")
                        .breaking("base.4.connected", ChainFaults.SHORT_SIGHTED)
                        .touching("base.2", "base.8", "base.9.*", "davies.6"),
                mutant("groups-for-chains", "counts stones to a chain that only share a liberty with it")
                        .breaking("base.4.chain", ChainFaults.GROUPS_FOR_CHAINS)
                        .touching("base.2.adjacent", "base.4.connected", "base.4.liberty", "base.7.*"),
                mutant("own-liberties-only", "names as liberties only the empty points adjacent to the stone itself")
                        .breaking("base.4.liberty", ChainFaults.OWN_LIBERTIES_ONLY)
                        .touching("base.7.every-stone-has-a-liberty"),
                mutant("liberties-not-shared", "removes each stone that has no empty point adjacent to itself")
                        .breaking("base.4.liberty", ChainFaults.LIBERTIES_NOT_SHARED)
                        .touching("*"),
                mutant("edge-is-a-liberty", "lets chains live on the edge of the board, as if it were a liberty")
                        .breaking("base.4.liberty", ChainFaults.EDGE_IS_A_LIBERTY)
                        .touching("*"),
                mutant("stones-at-the-start", "begins a game on a 19x19 board with two handicap stones")
                        .breaking("base.5", BoardFaults.STONES_AT_THE_START)
                        .touching("base.2", "davies.1"));
    }
}
