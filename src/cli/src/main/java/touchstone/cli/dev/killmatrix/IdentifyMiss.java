package touchstone.cli.dev.killmatrix;

import touchstone.mutants.Mutant;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.Clause;

/** Why identify does not notice a mutant. */
public enum IdentifyMiss {
    PROTOCOL("is about records, or about what passes between an engine and its controller; identify asks for rules"),
    SHARED("breaks what all rulesets have in common, or an article beyond the values of the axes; identify asks for"
            + " these"),
    UNKNOWN("is not noticed, and it is not known why");

    private final String words;

    IdentifyMiss(String words) {
        this.words = words;
    }

    /** The rest of a sentence that begins with the mutant. */
    public String words() {
        return words;
    }

    public static IdentifyMiss of(Mutant mutant) {
        if (Clause.kindOf(mutant.clause()) != Clause.Kind.RULE) {
            return PROTOCOL;
        }
        return Axis.named(mutant.body()).isPresent() ? UNKNOWN : SHARED;
    }
}
