package touchstone.mutants.protocol;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** Handicap stones that are free or given, when there may be any, what is told of them and what the game is then. */
final class HandicapRequestFaults {

    private HandicapRequestFaults() {}

    /** Stones that are on the board are taken off it. */
    static final ControllerFault WIPING = rules -> new ControlledGame(rules) {
        @Override
        protected void requireEmptyBoard() {
            // It will be.
        }
    };

    /** Stones that are on the board stay there. */
    static final ControllerFault ADDING = rules -> new ControlledGame(rules) {
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
    static final ControllerFault BLACK_MOVES_FIRST = rules -> new ControlledGame(rules) {
        @Override
        protected Game handicapped(List<Point> points) {
            return Game.from(rules(), super.handicapped(points).position(), Color.BLACK);
        }
    };

    /** All handicap stones can be taken back like a move. */
    static final ControllerFault TAKING_BACK = rules -> new ControlledGame(rules) {
        @Override
        protected Game takenBack(Game moment) {
            boolean placed =
                    moment.lastMove().isEmpty() && moment.course().terms().handicap() > 0;
            return placed ? Game.begin(rules(), moment.board()) : super.takenBack(moment);
        }
    };

    /** Where handicap stones stand is told otherwise than it is. */
    private static ControllerFault telling(UnaryOperator<List<Point>> told) {
        return rules -> new ControlledGame(rules) {
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
    static final ControllerFault UNPAID = rules -> new ControlledGame(rules) {
        @Override
        protected Game handicapped(List<Point> points) {
            return Game.from(rules(), super.handicapped(points).position(), Color.WHITE);
        }
    };

    /** White gets so many points more for a number of stones. */
    static ControllerFault paid(IntUnaryOperator more) {
        return rules -> new ControlledGame(rules) {
            @Override
            public BigDecimal lead() {
                int stones = game().course().terms().handicap();
                return stones == 0 ? super.lead() : super.lead().subtract(BigDecimal.valueOf(more.applyAsInt(stones)));
            }
        };
    }

    /** White gets a point for each stone that the controller has handed in. */
    static final ControllerFault GIVEN_PAID = rules -> new ControlledGame(rules) {
        private boolean given;

        @Override
        protected List<Point> fixedHandicap(Board board, int stones) {
            given = false;
            return super.fixedHandicap(board, stones);
        }

        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            given = true;
            return super.givenHandicap(board, vertices);
        }

        @Override
        public BigDecimal lead() {
            int paid = given ? game().course().terms().handicap() : 0;
            return super.lead().subtract(BigDecimal.valueOf(paid));
        }
    };

    /** So many stones more than were asked for, or fewer. */
    static ControllerFault free(int more) {
        return rules -> new ControlledGame(rules) {
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
    static final ControllerFault FREE_IS_FIXED = rules -> new ControlledGame(rules) {
        @Override
        protected List<Point> freeHandicap(Board board, int stones) {
            return fixedHandicap(board, stones);
        }
    };

    /** There may be as many stones as there are points, and as few as none. */
    static final ControllerFault FREE_OF_ANY_NUMBER = rules -> new ControlledGame(rules) {
        @Override
        protected List<Point> freeHandicap(Board board, int stones) {
            return stones >= 2 && stones < board.size()
                    ? super.freeHandicap(board, stones)
                    : board.points().stream().limit(stones).toList();
        }
    };

    /** A list is put right before it is looked at. */
    private static ControllerFault given(UnaryOperator<List<Move>> putRight) {
        return rules -> new ControlledGame(rules) {
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
    static final ControllerFault GIVEN_ON_FIXED_POINTS = rules -> new ControlledGame(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            List<Point> given = super.givenHandicap(board, vertices);
            try {
                return fixedHandicap(board, given.size());
            } catch (RequestDeclinedException noSuchHandicap) {
                return given;
            }
        }
    };

    /** There has to be a point for White, and one more. */
    static final ControllerFault GIVEN_LEAVING_TWO_POINTS = rules -> new ControlledGame(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            if (vertices.size() > board.size() - 2) {
                throw new RequestDeclinedException("invalid number of stones");
            }
            return super.givenHandicap(board, vertices);
        }
    };

    /** Points beyond the board are left out. */
    static final ControllerFault GIVEN_BEYOND_THE_BOARD = rules -> new ControlledGame(rules) {
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
    static final ControllerFault GIVEN_OF_ANY_NUMBER = rules -> new ControlledGame(rules) {
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
    static final ControllerFault GIVEN_WHILE_READING = rules -> new ControlledGame(rules) {
        @Override
        protected List<Point> givenHandicap(Board board, List<Move> vertices) {
            try {
                return super.givenHandicap(board, vertices);
            } catch (RequestDeclinedException declined) {
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
