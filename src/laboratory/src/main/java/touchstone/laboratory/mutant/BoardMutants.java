package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;

/** Rules 1 to 5 and the definitions beside them: players, board, stones, positions, and the start. */
final class BoardMutants {

    private BoardMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("one-color", "base.1", "places black stones for both players", OneColor::new)
                        .touching("*"),
                Mutant.of("off-board-is-a-pass", "base.2", "takes a play off the board for a pass", OffBoardPasses::new)
                        .touching("base.2.other-sizes", "davies.3"),
                Mutant.of(
                        "eighteen-lines",
                        "base.2",
                        "misses the last vertical line of a 19x19 board",
                        () -> new Narrower(board -> board == Board.of(19, 19))),
                Mutant.of(
                                "small-boards-cut-short",
                                "base.2.other-sizes",
                                "misses the last vertical line of any board of 9x9 or more that is not 19x19",
                                () -> new Narrower(board -> board.size() >= 81 && board != Board.of(19, 19)))
                        .touching("base.2.intersection", "base.5", "base.7.step-2", "base.8"),
                Mutant.of(
                                "squares-for-points",
                                "base.2.intersection",
                                "plays in the squares, of which there are fewer than intersections",
                                () -> new Narrower(board -> board.size() >= 25))
                        .touching("*"),
                Mutant.of(
                                "diagonal-adjacency",
                                "base.2.adjacent",
                                "takes points joined by a diagonal for adjacent",
                                DiagonalAdjacency::new)
                        .touching("*"),
                Mutant.of(
                                "row-wrap",
                                "base.2.adjacent",
                                "takes the last point of a row and the first of the next for adjacent",
                                RowWrap::new)
                        .touching("*"),
                Mutant.of("torus", "base.2.adjacent", "takes opposite edges for adjacent", Torus::new)
                        .touching("*"),
                Mutant.of(
                                "vertical-lines-only",
                                "base.2.adjacent",
                                "lets only vertical lines join points",
                                () -> new OneWayOnly(Neighbours::vertical))
                        .touching("*"),
                Mutant.of(
                                "horizontal-lines-only",
                                "base.2.adjacent",
                                "lets only horizontal lines join points",
                                () -> new OneWayOnly(Neighbours::horizontal))
                        .touching("*"),
                Mutant.of(
                                "captured-stones-change-sides",
                                "base.3",
                                "turns captured stones over to the colour of the captor",
                                CapturedStonesChangeSides::new)
                        .touching("*"),
                Mutant.of("second-stone", "base.4", "puts a second stone on an occupied point", SecondStone::new)
                        .touching("base.7.step-1", "base.8", "base.8.ko-restated", "davies.3"),
                Mutant.of(
                                "diagonal-connection",
                                "base.4.connected",
                                "lets a chain connect by diagonals",
                                DiagonalConnection::new)
                        .touching("*"),
                Mutant.of(
                                "short-sighted",
                                "base.4.connected",
                                "follows a path of adjacent stones or empty points for four steps and no further",
                                ShortSighted::new)
                        .touching("base.2", "base.8", "base.9.*", "davies.6"),
                Mutant.of(
                                "groups-for-chains",
                                "base.4.chain",
                                "counts stones to a chain that only share a liberty with it",
                                GroupsForChains::new)
                        .touching("base.2.adjacent", "base.4.connected", "base.4.liberty", "base.7.*"),
                Mutant.of(
                                "own-liberties-only",
                                "base.4.liberty",
                                "names as liberties only the empty points adjacent to the stone itself",
                                OwnLibertiesOnly::new)
                        .touching("base.7.every-stone-has-a-liberty"),
                Mutant.of(
                                "liberties-not-shared",
                                "base.4.liberty",
                                "removes each stone that has no empty point adjacent to itself",
                                LibertiesNotShared::new)
                        .touching("*"),
                Mutant.of(
                                "edge-is-a-liberty",
                                "base.4.liberty",
                                "lets chains live on the edge of the board, as if it were a liberty",
                                EdgeIsALiberty::new)
                        .touching("*"),
                Mutant.of(
                                "stones-at-the-start",
                                "base.5",
                                "begins a game on a 19x19 board with two handicap stones",
                                StonesAtTheStart::new)
                        .touching("base.2", "davies.1"));
    }

    private static final class OneColor extends BaseRules {
        @Override
        public Position place(Position position, Color player, Point point) {
            return position.with(Color.BLACK, point);
        }
    }

    private static final class OffBoardPasses extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            return game.board().contains(point) ? super.play(game, point) : pass(game);
        }
    }

    private static final class Narrower extends BaseRules {
        private final Predicate<Board> which;

        Narrower(Predicate<Board> which) {
            this.which = which;
        }

        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            Board board = position.board();
            return which.test(board) && point.column() == board.width() - 1
                    ? Optional.of(new Refusal.OffBoard(point, board))
                    : super.playable(position, point);
        }
    }

    private static final class DiagonalAdjacency extends BaseRules {
        @Override
        public PointSet adjacent(PointSet points) {
            return super.adjacent(points).or(Neighbours.diagonal(points));
        }
    }

    private static final class RowWrap extends BaseRules {
        @Override
        public PointSet adjacent(PointSet points) {
            PointSet adjacent = super.adjacent(points);
            int last = points.board().width() - 1;
            for (Point point : points) {
                if (point.column() == last && point.row() + 1 < points.board().height()) {
                    adjacent = adjacent.with(new Point(0, point.row() + 1));
                }
                if (point.column() == 0 && point.row() > 0) {
                    adjacent = adjacent.with(new Point(last, point.row() - 1));
                }
            }
            return adjacent;
        }
    }

    private static final class OneWayOnly extends BaseRules {
        private final UnaryOperator<PointSet> way;

        OneWayOnly(UnaryOperator<PointSet> way) {
            this.way = way;
        }

        @Override
        public PointSet adjacent(PointSet points) {
            return way.apply(points);
        }
    }

    private static final class Torus extends BaseRules {
        @Override
        public PointSet adjacent(PointSet points) {
            PointSet adjacent = super.adjacent(points);
            int right = points.board().width() - 1;
            int top = points.board().height() - 1;
            for (Point point : points) {
                if (point.column() == 0 || point.column() == right) {
                    adjacent = adjacent.with(new Point(right - point.column(), point.row()));
                }
                if (point.row() == 0 || point.row() == top) {
                    adjacent = adjacent.with(new Point(point.column(), top - point.row()));
                }
            }
            return adjacent;
        }
    }

    private static final class CapturedStonesChangeSides extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            Ruling ruling = super.play(game, point);
            if (!(ruling instanceof Ruling.Made made)) {
                return ruling;
            }
            Position after = made.after().position();
            for (Point stone : made.captured()) {
                after = after.with(game.toMove(), stone);
            }
            Removal removal = new Removal(made.captured(), made.selfCaptured());
            Game next = game.then(new Move.Play(point), after, removal);
            return new Ruling.Made(next, made.captured(), made.selfCaptured());
        }
    }

    private static final class SecondStone extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            return game.position().stones().contains(point) ? pass(game) : super.play(game, point);
        }
    }

    private static final class DiagonalConnection extends BaseRules {
        @Override
        public PointSet reached(PointSet points, PointSet state) {
            PointSet reached = super.reached(points, state);
            PointSet further = reached.or(Neighbours.diagonal(reached).and(state));
            return further.equals(reached) ? reached : reached(further, state);
        }
    }

    private static final class ShortSighted extends BaseRules {
        private static final int STEPS = 4;

        @Override
        public PointSet reached(PointSet points, PointSet state) {
            PointSet reached = points;
            for (int step = 0; step < STEPS; step++) {
                reached = reached.or(adjacent(reached).and(state));
            }
            return reached;
        }
    }

    private static final class GroupsForChains extends BaseRules {
        @Override
        public PointSet connected(Position position, Point point) {
            PointSet chain = super.connected(position, point);
            PointSet sharing = adjacent(adjacent(chain).and(position.empties())).and(position.alike(point));
            return position.stone(point).isEmpty() ? chain : reached(chain.or(sharing), position.alike(point));
        }
    }

    private static final class OwnLibertiesOnly extends BaseRules {
        @Override
        public PointSet liberties(Position position, Point stone) {
            return adjacent(PointSet.of(position.board(), stone)).and(position.empties());
        }
    }

    private static final class LibertiesNotShared extends BaseRules {
        @Override
        public PointSet withoutLiberty(Position position, Color color) {
            return position.stones(color).minus(adjacent(position.empties()));
        }
    }

    private static final class EdgeIsALiberty extends BaseRules {
        @Override
        public PointSet withoutLiberty(Position position, Color color) {
            PointSet without = super.withoutLiberty(position, color);
            return without.minus(reached(without.and(Neighbours.edge(position.board())), without));
        }
    }

    private static final class StonesAtTheStart extends BaseRules {
        @Override
        public Position initialPosition(Board board) {
            Position empty = super.initialPosition(board);
            return board == Board.of(19, 19)
                    ? empty.with(Color.BLACK, Point.parse("D4")).with(Color.BLACK, Point.parse("Q16"))
                    : empty;
        }
    }
}
