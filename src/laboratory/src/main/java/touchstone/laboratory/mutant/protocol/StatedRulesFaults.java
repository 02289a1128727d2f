package touchstone.laboratory.mutant.protocol;

import java.util.function.Predicate;
import touchstone.laboratory.mutant.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.builtin.controller.Desk;

/** What a subject says of its rules. */
final class StatedRulesFaults {

    private StatedRulesFaults() {}

    /** It says that it plays by other rules. */
    static ControllerFault of(Choice... wrong) {
        return when(desk -> true, wrong);
    }

    /** It says so in some games, or at some moments. */
    static ControllerFault when(Predicate<Desk> moment, Choice... wrong) {
        return rules -> new Desk(rules) {
            @Override
            public Variant stated() {
                return moment.test(this) ? super.stated().with(wrong) : super.stated();
            }
        };
    }

    /** It says so once a game in which moves were made has been cleared away for another on the same board. */
    static ControllerFault afterClearing(Choice... wrong) {
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
}
