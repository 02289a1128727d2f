package touchstone.laboratory.mutant.protocol;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.builtin.controller.Declined;
import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;
import touchstone.laboratory.mutant.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.StarPoints;

/** Handicap stones: how many, where, on what board, and what the game is then. */
final class HandicapRequestFaults {

    private HandicapRequestFaults() {}

    /** Some other points for a number of fixed stones. */
    private interface Fixed {

        /**
         * @param right the points the protocol has
         * @throws Declined as the protocol has it, or otherwise
         */
        List<Point> points(Board board, int stones, Right right);
    }

    /** Where the protocol has handicap stones. */
    private interface Right {
        List<Point> of(Board board, int stones);
    }

    private static ControllerFault fixed(Fixed wrong) {
        return rules -> new Desk(rules) {
            @Override
            protected List<Point> fixedHandicap(Board board, int stones) {
                return wrong.points(board, stones, super::fixedHandicap);
            }
        };
    }

    /** The rules' custom leaves another corner empty than the protocol. */
    static final ControllerFault BY_CUSTOM = fixed((board, stones, right) -> StarPoints.of(board, stones)
            .map(points -> points.stream().toList())
            .orElseGet(() -> right.of(board, stones)));

    /** The second stone stands opposite the first on one side only. */
    static final ControllerFault TWO_ON_ONE_SIDE = fixed((board, stones, right) -> {
        List<Point> points = right.of(board, stones);
        return stones != 2
                ? points
                : points.stream()
                        .map(point -> new Point(point.column(), points.get(0).row()))
                        .toList();
    });

    /** Two stones stand in the other two corners. */
    static final ControllerFault OTHER_DIAGONAL = fixed((board, stones, right) -> right.of(board, stones).stream()
            .map(point -> stones == 2 ? new Point(point.column(), board.height() - 1 - point.row()) : point)
            .toList());

    /** The middle of the board is for the ninth stone. */
    static final ControllerFault MIDDLE_LATE = fixed((board, stones, right) -> {
        if (stones != 5 && stones != 7) {
            return right.of(board, stones);
        }
        List<Point> more = right.of(board, stones + 1);
        int low = more.get(0).row();
        Point left = stones == 5
                ? new Point(low, board.height() / 2)
                : new Point(board.width() / 2, board.height() - 1 - low);
        return more.stream().filter(point -> !point.equals(left)).toList();
    });

    /** The stones after the fourth stand above and below first, then left and right. */
    static final ControllerFault SIDES_SWAPPED = fixed((board, stones, right) -> right.of(board, stones).stream()
            .map(point -> stones == 6 || stones == 7 ? new Point(point.row(), point.column()) : point)
            .sorted()
            .toList());

    /** On boards of even size the lines on the far side are as far from the near edge as on boards one line larger. */
    static final ControllerFault EVEN_OFF_CENTRE = fixed((board, stones, right) -> right.of(board, stones).stream()
            .map(point -> board.width() % 2 == 1
                    ? point
                    : new Point(moved(point.column(), board.width()), moved(point.row(), board.height())))
            .toList());

    private static int moved(int index, int size) {
        return index < size / 2 ? index : index + 1;
    }

    /**
     * The outer star points of some boards are on another line than the protocol has them.
     *
     * @param line which one from the edge; 0 for that of the protocol
     */
    static ControllerFault onLine(ToIntFunction<Board> line) {
        return fixed((board, stones, right) -> line.applyAsInt(board) == 0
                ? right.of(board, stones)
                : onLine(line.applyAsInt(board), board, right.of(board, stones)));
    }

    private static List<Point> onLine(int line, Board board, List<Point> points) {
        return points.stream()
                .map(point ->
                        new Point(line(line, point.column(), board.width()), line(line, point.row(), board.height())))
                .toList();
    }

    private static int line(int line, int index, int size) {
        return index == size / 2 && size % 2 == 1 ? index : index < size / 2 ? line - 1 : size - line;
    }

    /** Boards of even size have middle lines too: what comes after the fourth stone stands on them. */
    static final ControllerFault MIDDLE_OF_EVEN_BOARDS = fixed((board, stones, right) -> {
        if (board.width() % 2 == 1 || stones < 5 || stones > 9 || board.width() < 8) {
            return right.of(board, stones);
        }
        int low = board.width() < 13 ? 2 : 3;
        int high = board.width() - 1 - low;
        int middle = board.width() / 2;
        List<Point> points = new ArrayList<>(right.of(board, 4));
        List<Point> more = List.of(
                new Point(low, middle), new Point(high, middle), new Point(middle, low), new Point(middle, high));
        points.addAll(more.subList(0, (stones - 4) / 2 * 2));
        if (stones % 2 == 1) {
            points.add(new Point(middle, middle));
        }
        return points;
    });

    /** A single stone stands in the middle. */
    static final ControllerFault SINGLE = fixed((board, stones, right) ->
            stones == 1 ? List.of(new Point(board.width() / 2, board.height() / 2)) : right.of(board, stones));

    /** If there are not as many points, there are as many stones as there are points. */
    static final ControllerFault AS_MANY_AS_THERE_ARE = fixed((board, stones, right) -> {
        int largest = StarPoints.largest(board);
        return right.of(board, largest > 0 ? Math.min(stones, largest) : stones);
    });

    /** The smallest boards have handicap points too, on the second lines. */
    static final ControllerFault ON_SMALL_BOARDS = fixed((board, stones, right) -> {
        boolean small = board.width() == board.height() && board.width() > 3 && board.width() < 7;
        return small && stones >= 2 && stones <= 4
                ? onLine(2, Board.of(7, 7), right.of(Board.of(7, 7), stones)).stream()
                        .map(point -> new Point(
                                point.column() > 2 ? board.width() - 2 : 1, point.row() > 2 ? board.width() - 2 : 1))
                        .toList()
                : right.of(board, stones);
    });

    /** Handicaps are for boards of the usual sizes. */
    static final ControllerFault ON_USUAL_BOARDS = fixed((board, stones, right) -> {
        if (!List.of(9, 13, 19).contains(board.width())) {
            throw new Declined("invalid board size");
        }
        return right.of(board, stones);
    });

    /** Stones that are on the board are taken off it. */
    static final ControllerFault WIPING = rules -> new Desk(rules) {
        @Override
        protected void requireEmptyBoard() {
            // It will be.
        }
    };

    /** Stones that are on the board stay there. */
    static final ControllerFault ADDING = rules -> new Desk(rules) {
        @Override
        protected void requireEmptyBoard() {
            // There is room.
        }

        @Override
        protected Game handicapped(List<Point> points) {
            Position before = game().position();
            PointSet black = points.stream().anyMatch(before.stones(Color.WHITE)::contains)
                    ? before.stones(Color.BLACK)
                    : before.stones(Color.BLACK).withAll(points);
            return before.stones().isEmpty()
                    ? super.handicapped(points)
                    : Game.from(rules(), new Position(black, before.stones(Color.WHITE)), Color.WHITE);
        }
    };

    /** Black moves first, whatever the handicap. */
    static final ControllerFault BLACK_MOVES_FIRST = rules -> new Desk(rules) {
        @Override
        protected Game handicapped(List<Point> points) {
            return Game.from(rules(), super.handicapped(points).position(), Color.BLACK);
        }
    };

    /** All handicap stones can be taken back like a move. */
    static final ControllerFault TAKING_BACK = rules -> new Desk(rules) {
        @Override
        protected Game takenBack(Game moment) {
            boolean placed =
                    moment.lastMove().isEmpty() && moment.course().terms().handicap() > 0;
            return placed ? Game.begin(rules(), moment.board()) : super.takenBack(moment);
        }
    };

    /** Where handicap stones stand is told otherwise than it is. */
    private static ControllerFault telling(UnaryOperator<List<Point>> told) {
        return rules -> new Desk(rules) {
            @Override
            protected List<Point> place(List<Point> points) {
                return told.apply(super.place(points));
            }
        };
    }

    static final ControllerFault NOT_TOLD = telling(points -> List.of());

    static final ControllerFault FIRST_TOLD_TWICE = telling(
            points -> Stream.concat(points.stream(), points.stream().limit(1)).toList());

    /** The handicap is forgotten as soon as the stones stand. */
    static final ControllerFault UNPAID = rules -> new Desk(rules) {
        @Override
        protected Game handicapped(List<Point> points) {
            return Game.from(rules(), super.handicapped(points).position(), Color.WHITE);
        }
    };

    /** White gets so many points more for a number of stones. */
    static ControllerFault paid(IntUnaryOperator more) {
        return rules -> new Desk(rules) {
            @Override
            public BigDecimal lead() {
                int stones = game().course().terms().handicap();
                return stones == 0 ? super.lead() : super.lead().subtract(BigDecimal.valueOf(more.applyAsInt(stones)));
            }
        };
    }

    /** So many stones more than were asked for, or fewer. */
    static ControllerFault free(int more) {
        return rules -> new Desk(rules) {
            @Override
            protected List<Point> freeHandicap(Board board, int stones) {
                List<Point> points = super.freeHandicap(board, stones);
                return more < 0
                        ? points.subList(0, stones + more)
                        : Stream.concat(points.stream(), board.points().stream())
                                .distinct()
                                .limit(stones + (long) more)
                                .toList();
            }
        };
    }

    /** Free stones stand where fixed ones would, and nowhere else. */
    static final ControllerFault FREE_IS_FIXED = rules -> new Desk(rules) {
        @Override
        protected List<Point> freeHandicap(Board board, int stones) {
            return fixedHandicap(board, stones);
        }
    };

    /** There may be as many stones as there are points, and as few as none. */
    static final ControllerFault FREE_OF_ANY_NUMBER = rules -> new Desk(rules) {
        @Override
        protected List<Point> freeHandicap(Board board, int stones) {
            return stones >= 2 && stones < board.size()
                    ? super.freeHandicap(board, stones)
                    : board.points().stream().limit(stones).toList();
        }
    };

    /** A list is put right before it is looked at. */
    private static ControllerFault given(UnaryOperator<List<Move>> putRight) {
        return rules -> new Desk(rules) {
            @Override
            protected List<Point> givenHandicap(Board board, List<Move> vertices) {
                return super.givenHandicap(board, putRight.apply(vertices));
            }
        };
    }

    static final ControllerFault GIVEN_NINE_AT_MOST = given(vertices -> vertices.size() > 9 ? List.of() : vertices);

    /** A point that is named twice counts once, if there is another. */
    static final ControllerFault GIVEN_TWICE = given(vertices -> {
        List<Move> distinct = vertices.stream().distinct().toList();
        return distinct.size() == 1 ? vertices : distinct;
    });

    static final ControllerFault GIVEN_WITHOUT_PASSES = given(
            vertices -> vertices.stream().filter(Move.Play.class::isInstance).toList());

    /** A list tells how many stones there are. Where they stand is known. */
    static final ControllerFault GIVEN_ON_FIXED_POINTS = rules -> new Desk(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            List<Point> given = super.givenHandicap(board, vertices);
            try {
                return fixedHandicap(board, given.size());
            } catch (Declined noSuchHandicap) {
                return given;
            }
        }
    };

    /** There has to be a point for White, and one more. */
    static final ControllerFault GIVEN_LEAVING_TWO_POINTS = rules -> new Desk(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            if (vertices.size() > board.size() - 2) {
                throw new Declined("invalid number of stones");
            }
            return super.givenHandicap(board, vertices);
        }
    };

    /** Points beyond the board are left out. */
    static final ControllerFault GIVEN_BEYOND_THE_BOARD = rules -> new Desk(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            return super.givenHandicap(
                    board,
                    vertices.stream()
                            .filter(move -> !(move instanceof Move.Play play) || board.contains(play.point()))
                            .toList());
        }
    };

    /** A list may be of any length. */
    static final ControllerFault GIVEN_OF_ANY_NUMBER = rules -> new Desk(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            return vertices.size() >= 2 && vertices.size() < board.size()
                    ? super.givenHandicap(board, vertices)
                    : vertices.stream()
                            .filter(Move.Play.class::isInstance)
                            .map(move -> ((Move.Play) move).point())
                            .filter(board::contains)
                            .toList();
        }
    };

    /** Stones are put on the board while the list is read, up to where it is found to be bad. */
    static final ControllerFault GIVEN_WHILE_READING = rules -> new Desk(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            try {
                return super.givenHandicap(board, vertices);
            } catch (Declined declined) {
                if (game().position().stones().isEmpty()) {
                    game(handicapped(upToTheFault(board, vertices)));
                }
                throw declined;
            }
        }
    };

    private static List<Point> upToTheFault(Board board, List<Move> vertices) {
        List<Point> points = new ArrayList<>();
        for (Move vertex : vertices) {
            if (!(vertex instanceof Move.Play play) || !board.contains(play.point()) || points.contains(play.point())) {
                break;
            }
            points.add(play.point());
        }
        return points;
    }
}
