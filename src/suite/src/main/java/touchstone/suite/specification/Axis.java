package touchstone.suite.specification;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** An independent choice that rulesets make. Its values are the words that rulesets and scenario tags use. */
public enum Axis {
    REPETITION("repetition", "none", "simple", "positional", "situational", "natural-situational"),
    SELF_CAPTURE("self-capture", "allowed", "forbidden");

    private final String id;
    private final List<String> choices;

    Axis(String id, String... choices) {
        this.id = id;
        this.choices = List.of(choices);
    }

    public String id() {
        return id;
    }

    public List<String> choices() {
        return choices;
    }

    public static Optional<Axis> named(String id) {
        return Arrays.stream(values()).filter(axis -> axis.id.equals(id)).findFirst();
    }
}
