package touchstone.mutants.axis;

import java.util.Arrays;
import java.util.stream.Collectors;
import touchstone.mutants.Mutant;
import touchstone.mutants.fault.RuleFault;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * The base rules with other choices on some axes, and the clause there that a mutant breaks.
 *
 * @param clause its id
 * @param claimed the other choices
 */
record Setting(String clause, Choice... claimed) {

    /** A mutant with another choice, on the axis of the clause or on one that the clause rests on. */
    Mutant instead(Choice wrong) {
        return Mutant.mutant(
                        point(),
                        name(wrong.axis().id() + "-" + wrong.id()),
                        "plays " + words(wrong) + " for "
                                + words(point().get(wrong.getClass().asSubclass(Choice.class))) + where())
                .breaking(clause, wrong)
                .touching(body() + ".*");
    }

    /** A mutant with a mistake that no choice is. */
    Mutant with(String name, String description, RuleFault fault) {
        return Mutant.mutant(point(), name(name), description + where())
                .breaking(clause, fault)
                .touching(body() + ".*");
    }

    private Variant point() {
        return Variant.BASE.with(claimed);
    }

    private String body() {
        return clause.split("\\.", 2)[0];
    }

    private String name(String mistake) {
        String others = Arrays.stream(claimed).map(choice -> "-" + choice.id()).collect(Collectors.joining());
        return clause.replace('.', '-') + "-" + mistake + (others.isEmpty() ? "" : "-where" + others);
    }

    private String where() {
        return claimed.length == 0
                ? ""
                : Arrays.stream(claimed).map(Setting::words).collect(Collectors.joining(", ", ", under ", ""));
    }

    private static String words(Choice choice) {
        return choice.axis().id() + "=" + choice.id();
    }
}
