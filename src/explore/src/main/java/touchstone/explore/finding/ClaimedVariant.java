package touchstone.explore.finding;

import java.util.Map;
import java.util.TreeMap;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * The rules that a subject claims to play by.
 *
 * @param ruleset their name
 * @param variant their point in the space of rules
 */
public record ClaimedVariant(String ruleset, Variant variant) {

    /** The value on each axis, by their ids. */
    Map<String, String> axes() {
        Map<String, String> axes = new TreeMap<>();
        variant.choices().forEach(choice -> axes.put(choice.axis().id(), choice.id()));
        return axes;
    }

    /** @throws IllegalArgumentException if there is no such axis or value */
    static Variant variant(Map<String, String> axes) {
        return Variant.BASE.with(axes.entrySet().stream()
                .map(entry -> Axis.named(entry.getKey())
                        .orElseThrow(() -> new IllegalArgumentException("there is no axis " + entry.getKey()))
                        .choice(entry.getValue()))
                .toArray(Choice[]::new));
    }
}
