package touchstone.mutants.protocol;

import java.util.function.Predicate;
import touchstone.builtin.controller.ControlledGame;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Wrong statements of a subject about its rules. */
final class StatedRulesFaults {

    private StatedRulesFaults() {}

    /** It says that it plays by other rules. */
    static ControllerFault of(Choice... wrong) {
        return when(controlled -> true, wrong);
    }

    /** It says so in some games, or at some moments. */
    static ControllerFault when(Predicate<ControlledGame> moment, Choice... wrong) {
        return rules -> new ControlledGame(rules) {
            @Override
            public Variant stated() {
                return moment.test(this) ? super.stated().with(wrong) : super.stated();
            }
        };
    }

    /** It says so once a game in which moves were made has been cleared away for another on the same board. */
    static ControllerFault afterClearing(Choice... wrong) {
        return rules -> new ControlledGame(rules) {
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
