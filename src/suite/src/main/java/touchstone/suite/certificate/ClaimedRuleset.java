package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Ruleset;

/**
 * A ruleset in full, so that a certificate for a user's own ruleset can be understood anywhere.
 *
 * @param axes the value on each axis, in the order of the axes
 * @param komi points for White by board size, or {@code any}
 * @param handicaps the largest handicap by board size
 * @param clauses the numbered clauses it consists of, each an id or the beginning of one
 * @param without those left out of them again
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ClaimedRuleset(
        String name,
        String title,
        List<String> aliases,
        boolean beyondTheSources,
        List<String> sources,
        Map<String, String> axes,
        Map<String, Double> komi,
        Optional<Double> handicapKomi,
        Map<String, Integer> handicaps,
        List<String> clauses,
        List<String> without) {

    public static ClaimedRuleset of(Ruleset ruleset) {
        Map<String, String> axes = new LinkedHashMap<>();
        for (Choice choice : ruleset.variant().choices()) {
            axes.put(choice.axis().id(), choice.id());
        }
        return new ClaimedRuleset(
                ruleset.name(),
                ruleset.title(),
                ruleset.aliases(),
                ruleset.beyondTheSources(),
                ruleset.sources(),
                axes,
                ruleset.komi(),
                ruleset.handicapKomi(),
                ruleset.handicaps(),
                ruleset.clauses(),
                ruleset.without());
    }

    /**
     * The ruleset, which stands in no file.
     *
     * @throws IllegalArgumentException if it has an axis or a value that is unknown here, or lacks an axis
     */
    Ruleset ruleset() {
        return new Ruleset(
                name,
                title,
                aliases,
                beyondTheSources,
                sources,
                variant(),
                komi,
                handicapKomi,
                handicaps,
                clauses,
                without,
                Path.of(""));
    }

    private Variant variant() {
        axes.keySet().stream()
                .filter(axis -> Axis.named(axis).isEmpty())
                .findFirst()
                .ifPresent(axis -> {
                    throw new IllegalArgumentException("'" + axis + "' is no axis of this version");
                });
        List<Choice> choices = new ArrayList<>();
        for (Axis axis : Axis.all()) {
            String value = axes.get(axis.id());
            if (value == null) {
                throw new IllegalArgumentException("the axis " + axis.id() + " is missing");
            }
            choices.add(axis.choice(value));
        }
        return Variant.BASE.with(choices.toArray(new Choice[0]));
    }

    /** The names of those parts in which two rulesets of one name differ, with the values of both. */
    public List<String> differences(ClaimedRuleset other) {
        List<String> differences = new ArrayList<>();
        axes.forEach((axis, value) -> {
            if (!value.equals(other.axes.get(axis))) {
                differences.add(axis + " " + value + " and not " + other.axes.get(axis));
            }
        });
        differ(differences, "komi", komi, other.komi);
        differ(differences, "handicap komi", handicapKomi, other.handicapKomi);
        differ(differences, "handicaps", handicaps, other.handicaps);
        differ(differences, "clauses", clauses, other.clauses);
        differ(differences, "without", without, other.without);
        return differences;
    }

    private static void differ(List<String> differences, String part, Object mine, Object others) {
        if (!mine.equals(others)) {
            differences.add(part + " " + mine + " and not " + others);
        }
    }
}
