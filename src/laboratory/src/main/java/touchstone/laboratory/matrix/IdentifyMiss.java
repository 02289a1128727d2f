package touchstone.laboratory.matrix;

import touchstone.laboratory.mutant.Mutant;
import touchstone.reference.choice.Axis;

/** Why identify does not notice a mutant. */
public enum IdentifyMiss {
    PROTOCOL("is about what passes between an engine and its controller; identify asks for rules"),
    ARTICLE("breaks a numbered article where it says more than the values of the axes"),
    UNKNOWN("no reason known");

    private final String words;

    IdentifyMiss(String words) {
        this.words = words;
    }

    /** The rest of a sentence that begins with the mutant. */
    public String words() {
        return words;
    }

    public static IdentifyMiss of(Mutant mutant) {
        return switch (mutant.body()) {
            case "gtp", "sgf", "claim" -> PROTOCOL;
            default -> Axis.named(mutant.body()).isPresent() ? UNKNOWN : ARTICLE;
        };
    }
}
