package touchstone.laboratory.mutant.breakage;

import java.math.BigDecimal;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** What a subject says of its rules and of its komi. */
public final class Accounts {

    private Accounts() {}

    /** It says that it plays by other rules. */
    public static Function<BaseRules, Desk> of(Choice... wrong) {
        return when(desk -> true, wrong);
    }

    /** It says so in some games, or at some moments. */
    public static Function<BaseRules, Desk> when(Predicate<Desk> moment, Choice... wrong) {
        return rules -> new Desk(rules) {
            @Override
            public Variant stated() {
                return moment.test(this) ? super.stated().with(wrong) : super.stated();
            }
        };
    }

    /** It says so once a game in which moves were made has been cleared away for another on the same board. */
    public static Function<BaseRules, Desk> afterClearing(Choice... wrong) {
        return rules -> new Desk(rules) {
            private boolean cleared;

            @Override
            public void begin(Board board) {
                cleared = game().moves() > 0 && game().board() == board;
                super.begin(board);
            }

            @Override
            public Variant stated() {
                return cleared ? super.stated().with(wrong) : super.stated();
            }
        };
    }

    /** It makes another number of the komi it is given. */
    public static Function<BaseRules, Desk> ofKomi(UnaryOperator<BigDecimal> other) {
        return rules -> new Desk(rules) {
            @Override
            protected BigDecimal komi(BigDecimal asked) {
                return other.apply(asked);
            }
        };
    }

    /** It keeps to the komi it is given first in a game. */
    public static Function<BaseRules, Desk> ofTheFirstKomi() {
        return rules -> new Desk(rules) {
            @Override
            protected BigDecimal komi(BigDecimal asked) {
                return komi().signum() == 0 ? asked : komi();
            }
        };
    }
}
