package touchstone.reference.choice;

import java.util.List;
import java.util.Optional;

/**
 * An independent choice that every ruleset makes.
 *
 * @param type the enum of its values
 */
public record Axis(Class<? extends Choice> type) {

    /** Asked for often enough to be worked out once. */
    private static final ClassValue<String> IDS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            StringBuilder id = new StringBuilder();
            for (char letter : type.getSimpleName().toCharArray()) {
                id.append(Character.isUpperCase(letter) && id.length() > 0 ? "-" : "")
                        .append(Character.toLowerCase(letter));
            }
            return id.toString();
        }
    };

    private static final List<Axis> ALL =
            Variant.BASE.choices().stream().map(Choice::axis).toList();

    /** Every axis, in the order in which rulesets list them. */
    public static List<Axis> all() {
        return ALL;
    }

    public static Optional<Axis> named(String id) {
        return all().stream().filter(axis -> axis.id().equals(id)).findFirst();
    }

    /** The axis as rulesets and tags write it, such as {@code self-capture}. */
    public String id() {
        return IDS.get(type);
    }

    /** Its values. */
    public List<Choice> choices() {
        return List.of(type.getEnumConstants());
    }

    /**
     * The value with this id.
     *
     * @throws IllegalArgumentException if there is none, naming those there are
     */
    public Choice choice(String value) {
        return choices().stream()
                .filter(choice -> choice.id().equals(value))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("'" + value + "' is no value of " + id() + "; expected one of "
                                + choices().stream().map(Choice::id).toList()));
    }
}
