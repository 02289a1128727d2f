package touchstone.laboratory.mutant.protocol;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import touchstone.builtin.controller.Declined;
import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.subject.Request;

/** The komi that is set, the one that is told, and the one that is counted. */
final class KomiDesks {

    private KomiDesks() {}

    /** Another komi is set than was asked for. */
    static Function<BaseRules, Desk> set(UnaryOperator<BigDecimal> other) {
        return rules -> new Desk(rules) {
            @Override
            protected BigDecimal komi(BigDecimal asked) {
                return other.apply(asked);
            }
        };
    }

    /** @throws Declined for less than nothing */
    static BigDecimal notNegative(BigDecimal asked) {
        if (asked.signum() < 0) {
            throw new Declined("komi must not be negative");
        }
        return asked;
    }

    /** @throws Declined for more than anybody would give */
    static BigDecimal notAbsurd(BigDecimal asked) {
        if (asked.abs().compareTo(BigDecimal.valueOf(150)) > 0) {
            throw new Declined("unacceptable komi");
        }
        return asked;
    }

    /** The komi is agreed on before the game. */
    static Desk beforeTheGame(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected BigDecimal komi(BigDecimal asked) {
                if (game().moves() > 0) {
                    throw new Declined("game has begun");
                }
                return asked;
            }
        };
    }

    /** 0 is taken for no value at all. */
    static Desk zeroLeavesIt(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected BigDecimal komi(BigDecimal asked) {
                return asked.signum() == 0 ? komi() : asked;
            }
        };
    }

    /** Another komi is counted than was set. */
    static Function<BaseRules, Desk> counted(UnaryOperator<BigDecimal> other) {
        return rules -> new Desk(rules) {
            @Override
            public BigDecimal lead() {
                return BigDecimal.valueOf(game().score().lead()).subtract(other.apply(komi()));
            }
        };
    }

    /** The first komi of a game is counted for all of it. */
    static Desk countedAsFirstSet(BaseRules rules) {
        return new Desk(rules) {
            private BigDecimal first;

            @Override
            protected BigDecimal komi(BigDecimal asked) {
                first = first == null ? asked : first;
                return asked;
            }

            @Override
            public BigDecimal lead() {
                return first == null
                        ? super.lead()
                        : BigDecimal.valueOf(game().score().lead()).subtract(first);
            }
        };
    }

    /** A clear board has no komi. */
    static Desk lostAtClearing(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected void clear() {
                super.clear();
                forget(this);
            }
        };
    }

    /** A handicap is instead of a komi. */
    static Desk lostAtHandicap(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected List<Point> place(List<Point> points) {
                List<Point> placed = super.place(points);
                forget(this);
                return placed;
            }
        };
    }

    /** What is taken back is taken back with the komi. */
    static Desk lostAtUndo(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Game takenBack(Game moment) {
                Game before = super.takenBack(moment);
                forget(this);
                return before;
            }
        };
    }

    private static void forget(Desk desk) {
        desk.carryOut(new Request.SetKomi(BigDecimal.ZERO));
    }
}
