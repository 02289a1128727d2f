package touchstone.mutants.protocol;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.function.UnaryOperator;
import touchstone.builtin.controller.ControlledGame;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** Games played right and shown wrong. */
final class ShowingFaults {

    private ShowingFaults() {}

    /** @param shown makes of a game the position that is shown */
    static ControllerFault position(Function<Game, Position> shown) {
        return rules -> new ControlledGame(rules) {
            @Override
            public Position shownPosition() {
                return shown.apply(game());
            }
        };
    }

    /** Every stone is shown on another point. */
    static ControllerFault moved(BiFunction<Board, Point, Point> to) {
        return position(game -> new Position(
                moved(game.board(), game.position().stones(Color.BLACK), to),
                moved(game.board(), game.position().stones(Color.WHITE), to)));
    }

    private static PointSet moved(Board board, PointSet stones, BiFunction<Board, Point, Point> to) {
        return board.none()
                .withAll(stones.stream().map(stone -> to.apply(board, stone)).toList());
    }

    /** The position before the last move is shown. */
    static final ControllerFault LATE =
            position(game -> game.previous().map(Game::position).orElseGet(game::position));

    /** Each player's stones are shown as the other's. */
    static final ControllerFault COLOURS_SWAPPED = position(game ->
            new Position(game.position().stones(Color.WHITE), game.position().stones(Color.BLACK)));

    /** What was captured is still shown. */
    static final ControllerFault CAPTURED_STAY = position(game -> {
        Position shown = game.position();
        for (Game moment = game;
                moment.previous().isPresent();
                moment = moment.previous().get()) {
            Position before = moment.previous().get().position();
            for (Color color : Color.values()) {
                for (Point point : before.stones(color).minus(game.position().stones())) {
                    shown = shown.stone(point).isPresent() ? shown : shown.with(color, point);
                }
            }
        }
        return shown;
    });

    /** @param shown makes of the player to move the one who is shown */
    static ControllerFault turn(BiFunction<Game, Color, Color> shown) {
        return rules -> new ControlledGame(rules) {
            @Override
            public Color shownTurn() {
                return shown.apply(game(), super.shownTurn());
            }
        };
    }

    /** @param shown counts the stones of a colour that are shown as lost */
    static ControllerFault prisoners(ToIntBiFunction<Game, Color> shown) {
        return rules -> new ControlledGame(rules) {
            @Override
            public int shownPrisoners(Color color) {
                return shown.applyAsInt(game(), color);
            }
        };
    }

    /** @param shown makes of the legal plays those that are shown */
    static ControllerFault plays(BinaryOperator<PointSet> shown) {
        return rules -> new ControlledGame(rules) {
            @Override
            public PointSet shownPlays(Color player) {
                return shown.apply(super.shownPlays(player), game().position().empties());
            }
        };
    }

    /** @param named makes of the move made the one that is named */
    static ControllerFault generated(BiFunction<Board, Move, Move> named) {
        return rules -> new ControlledGame(rules) {
            @Override
            public Move generated(Color player) {
                return named.apply(game().board(), super.generated(player));
            }
        };
    }

    /** There is another board than was asked for. */
    static ControllerFault board(UnaryOperator<Board> instead) {
        return rules -> new ControlledGame(rules) {
            @Override
            public Optional<Board> boardFor(Board asked) {
                return Optional.of(instead.apply(asked));
            }
        };
    }

    /** There is none, whatever is asked for. */
    static final ControllerFault NO_BOARD = rules -> new ControlledGame(rules) {
        @Override
        public Optional<Board> boardFor(Board asked) {
            return Optional.empty();
        }
    };

    /** Each board is there until there was another. */
    static final ControllerFault BOARDS_ONCE = rules -> new ControlledGame(rules) {
        private final Set<Board> had = new HashSet<>();
        private Board last;

        @Override
        public Optional<Board> boardFor(Board asked) {
            boolean gone = asked != last && !had.add(asked);
            last = gone ? last : asked;
            return gone ? Optional.empty() : Optional.of(asked);
        }
    };
}
