package touchstone.mutants.protocol;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import touchstone.builtin.controller.ControlledGame;
import touchstone.mutants.fault.ControllerFault;

/** Commands that are not read in every way in which they may be written. */
final class TextFaults {

    private TextFaults() {}

    /** @param read whether a colour and a vertex are understood as they are written */
    static ControllerFault reading(BiPredicate<String, String> read) {
        return rules -> new ControlledGame(rules) {
            @Override
            public boolean reads(String color, String vertex) {
                return read.test(color, vertex);
            }
        };
    }

    /** @param known which commands it says that it knows */
    static ControllerFault knowing(Predicate<String> known) {
        return rules -> new ControlledGame(rules) {
            @Override
            public boolean knows(String command) {
                return known.test(command);
            }
        };
    }
}
