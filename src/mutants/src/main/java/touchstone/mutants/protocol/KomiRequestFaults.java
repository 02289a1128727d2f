package touchstone.mutants.protocol;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.spi.ControllerRequest;

/** The komi that is set, the one that is told, and the one that is counted. */
final class KomiRequestFaults {

    private KomiRequestFaults() {}

    /** Another komi is set than was asked for. */
    static ControllerFault set(UnaryOperator<BigDecimal> other) {
        return set((controlled, asked) -> other.apply(asked));
    }

    /** Another komi is set than was asked for, which one hangs on the game and on the komi before. */
    private static ControllerFault set(BiFunction<ControlledGame, BigDecimal, BigDecimal> other) {
        return rules -> new ControlledGame(rules) {
            @Override
            protected BigDecimal komi(BigDecimal asked) {
                return other.apply(this, asked);
            }
        };
    }

    /** @throws RequestDeclinedException for less than nothing */
    static final ControllerFault NOT_NEGATIVE = set(asked -> {
        if (asked.signum() < 0) {
            throw new RequestDeclinedException("komi must not be negative");
        }
        return asked;
    });

    /** @throws RequestDeclinedException for more than anybody would give */
    static final ControllerFault NOT_ABSURD = set(asked -> {
        if (asked.abs().compareTo(BigDecimal.valueOf(150)) > 0) {
            throw new RequestDeclinedException("unacceptable komi");
        }
        return asked;
    });

    /** The komi is agreed on before the game. */
    static final ControllerFault BEFORE_THE_GAME = set((controlled, asked) -> {
        if (controlled.game().moves() > 0) {
            throw new RequestDeclinedException("game has begun");
        }
        return asked;
    });

    /** 0 is taken for no value at all. */
    static final ControllerFault ZERO_LEAVES_IT =
            set((controlled, asked) -> asked.signum() == 0 ? controlled.komi() : asked);

    /** It keeps to the komi it is given first in a game. */
    static final ControllerFault FIRST_KEPT =
            set((controlled, asked) -> controlled.komi().signum() == 0 ? asked : controlled.komi());

    /** Another komi is counted than was set. */
    static ControllerFault counted(UnaryOperator<BigDecimal> other) {
        return rules -> new ControlledGame(rules) {
            @Override
            public BigDecimal lead() {
                return BigDecimal.valueOf(game().score().lead()).subtract(other.apply(komi()));
            }
        };
    }

    /** The first komi of all is counted for every other; a game without komi is counted as it should be. */
    static final ControllerFault COUNTED_AS_FIRST_SET = rules -> new ControlledGame(rules) {
        private BigDecimal first;

        @Override
        protected BigDecimal komi(BigDecimal asked) {
            first = first == null ? asked : first;
            return asked;
        }

        @Override
        public BigDecimal lead() {
            return first == null || komi().signum() == 0
                    ? super.lead()
                    : BigDecimal.valueOf(game().score().lead()).subtract(first);
        }
    };

    /** A clear board has no komi. */
    static final ControllerFault LOST_AT_CLEARING = rules -> new ControlledGame(rules) {
        @Override
        protected void clear() {
            super.clear();
            forget(this);
        }
    };

    /** A handicap is instead of a komi. */
    static final ControllerFault LOST_AT_HANDICAP = rules -> new ControlledGame(rules) {
        @Override
        protected List<Point> place(List<Point> points) {
            List<Point> placed = super.place(points);
            forget(this);
            return placed;
        }
    };

    /** What is taken back is taken back with the komi. */
    static final ControllerFault LOST_AT_UNDO = rules -> new ControlledGame(rules) {
        @Override
        protected Game takenBack(Game moment) {
            Game before = super.takenBack(moment);
            forget(this);
            return before;
        }
    };

    private static void forget(ControlledGame controlled) {
        controlled.carryOut(new ControllerRequest.SetKomi(BigDecimal.ZERO));
    }
}
