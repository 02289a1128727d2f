package touchstone.explore.games;

import java.math.BigDecimal;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.PointSet;

/** What keeps games rightly but for one thing, which shows only after many requests, or only in a later game. */
class FaultyGame extends ControlledGame {

    private int games;
    private Game before;

    FaultyGame(BaseRules rules) {
        super(rules);
        before = game();
    }

    /** How many games were begun. */
    int games() {
        return games;
    }

    @Override
    public void begin(Board board) {
        Game last = game();
        if (games > 0 && last.moves() > 0) {
            before = last;
        }
        games++;
        super.begin(board);
        begun(before);
    }

    /** A game has begun; this was the one before. */
    void begun(Game last) {}

    /** From some game on it is played by other rules. */
    static Function<BaseRules, ControlledGame> fromGame(int number, BaseRules wrong) {
        return right -> new FaultyGame(right) {
            private boolean changed;

            @Override
            void begun(Game last) {
                if (games() >= number && !changed) {
                    changed = true;
                    rules(wrong);
                }
            }
        };
    }

    /** After a game that was like this the next is played by other rules. */
    static Function<BaseRules, ControlledGame> after(java.util.function.Predicate<Game> such, BaseRules wrong) {
        return right -> new FaultyGame(right) {
            @Override
            void begun(Game last) {
                boolean due = such.test(last);
                if (due != (rules() == wrong)) {
                    rules(due ? wrong : right);
                }
            }
        };
    }

    /** The komi of the game before is added. */
    static Function<BaseRules, ControlledGame> keepingKomi() {
        return right -> new FaultyGame(right) {
            private BigDecimal kept = BigDecimal.ZERO;
            private BigDecimal latest = BigDecimal.ZERO;

            @Override
            void begun(Game last) {
                kept = latest;
            }

            @Override
            protected BigDecimal komi(BigDecimal asked) {
                latest = asked;
                return asked;
            }

            @Override
            public BigDecimal lead() {
                return komi().signum() == 0 ? super.lead().subtract(kept) : super.lead();
            }
        };
    }

    /** Moves are taken back otherwise. */
    static Function<BaseRules, ControlledGame> undoing(BiFunction<Game, UnaryOperator<Game>, Game> undo) {
        return right -> new FaultyGame(right) {
            @Override
            protected Game takenBack(Game moment) {
                return undo.apply(moment, super::takenBack);
            }
        };
    }

    /** The game after fixed handicap stones is another. */
    static Function<BaseRules, ControlledGame> handicapping(BinaryOperator<Game> wrong) {
        return right -> new FaultyGame(right) {
            @Override
            protected Game handicapped(java.util.List<touchstone.reference.Point> points) {
                return wrong.apply(game(), super.handicapped(points));
            }
        };
    }

    static PointSet none(Game game) {
        return game.board().none();
    }
}
