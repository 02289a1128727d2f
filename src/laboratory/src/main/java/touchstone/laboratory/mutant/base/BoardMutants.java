package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Adjacencies;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Placing;
import touchstone.reference.Board;

/** Rules 1 to 5 and the definitions beside them: players, board, stones, positions, and the start. */
public final class BoardMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken("one-color", "base.1", "places black stones for both players", Placing::oneColor)
                        .touching("*"),
                BASE.broken(
                                "off-board-is-a-pass",
                                "base.2",
                                "takes a play off the board for a pass",
                                Grids::offBoardPasses)
                        .touching("base.2.other-sizes", "davies.3"),
                BASE.broken(
                        "eighteen-lines",
                        "base.2",
                        "misses the last vertical line of a 19x19 board",
                        Grids::eighteenLines),
                BASE.broken(
                                "small-boards-cut-short",
                                "base.2.other-sizes",
                                "misses the last vertical line of any board of 9x9 or more that is not 19x19",
                                rules ->
                                        Grids.narrower(rules, board -> board.size() >= 81 && board != Board.of(19, 19)))
                        .touching("base.2.intersection", "base.5", "base.7.step-2", "base.8"),
                BASE.broken(
                                "squares-for-points",
                                "base.2.intersection",
                                "plays in the squares, of which there are fewer than intersections",
                                rules -> Grids.narrower(rules, board -> board.size() >= 25))
                        .touching("*"),
                BASE.broken(
                                "diagonal-adjacency",
                                "base.2.adjacent",
                                "takes points joined by a diagonal for adjacent",
                                Adjacencies::diagonal)
                        .touching("*"),
                BASE.broken(
                                "row-wrap",
                                "base.2.adjacent",
                                "takes the last point of a row and the first of the next for adjacent",
                                Adjacencies::rowWrap)
                        .touching("*"),
                BASE.broken("torus", "base.2.adjacent", "takes opposite edges for adjacent", Adjacencies::torus)
                        .touching("*"),
                BASE.broken(
                                "vertical-lines-only",
                                "base.2.adjacent",
                                "lets only vertical lines join points",
                                Adjacencies::verticalOnly)
                        .touching("*"),
                BASE.broken(
                                "horizontal-lines-only",
                                "base.2.adjacent",
                                "lets only horizontal lines join points",
                                Adjacencies::horizontalOnly)
                        .touching("*"),
                BASE.broken(
                                "captured-stones-change-sides",
                                "base.3",
                                "turns captured stones over to the colour of the captor",
                                Capturing::stonesChangeSides)
                        .touching("*"),
                BASE.broken("second-stone", "base.4", "puts a second stone on an occupied point", Placing::secondStone)
                        .touching("base.7.step-1", "base.8", "base.8.ko-restated", "davies.3"),
                BASE.broken(
                                "diagonal-connection",
                                "base.4.connected",
                                "lets a chain connect by diagonals",
                                Chains::diagonalConnection)
                        .touching("*"),
                BASE.broken(
                                "short-sighted",
                                "base.4.connected",
                                "follows a path of adjacent stones or empty points for four steps and no further",
                                Chains::shortSighted)
                        .touching("base.2", "base.8", "base.9.*", "davies.6"),
                BASE.broken(
                                "groups-for-chains",
                                "base.4.chain",
                                "counts stones to a chain that only share a liberty with it",
                                Chains::groupsForChains)
                        .touching("base.2.adjacent", "base.4.connected", "base.4.liberty", "base.7.*"),
                BASE.broken(
                                "own-liberties-only",
                                "base.4.liberty",
                                "names as liberties only the empty points adjacent to the stone itself",
                                Chains::ownLibertiesOnly)
                        .touching("base.7.every-stone-has-a-liberty"),
                BASE.broken(
                                "liberties-not-shared",
                                "base.4.liberty",
                                "removes each stone that has no empty point adjacent to itself",
                                Chains::libertiesNotShared)
                        .touching("*"),
                BASE.broken(
                                "edge-is-a-liberty",
                                "base.4.liberty",
                                "lets chains live on the edge of the board, as if it were a liberty",
                                Chains::edgeIsALiberty)
                        .touching("*"),
                BASE.broken(
                                "stones-at-the-start",
                                "base.5",
                                "begins a game on a 19x19 board with two handicap stones",
                                Grids::stonesAtTheStart)
                        .touching("base.2", "davies.1"));
    }
}
