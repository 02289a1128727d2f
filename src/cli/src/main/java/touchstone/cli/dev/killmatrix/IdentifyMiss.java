package touchstone.cli.dev.killmatrix;

import touchstone.mutants.Mutant;
import touchstone.reference.choice.Axis;

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
        if (mutant.speech().isPresent()) {
            return PROTOCOL;
        }
        return switch (mutant.body()) {
            case "gtp", "sgf", "claim", "shows" -> PROTOCOL;
            default -> Axis.named(mutant.body()).isPresent() ? UNKNOWN : SHARED;
        };
    }
}
