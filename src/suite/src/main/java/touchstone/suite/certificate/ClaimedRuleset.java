package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Ruleset;

/**
 * A ruleset or a protocol in full, so that a certificate for a user's own ruleset can be understood anywhere.
 *
 * @param axes the value on each axis, in the order of the axes; none of a protocol
 * @param komi points for White by board size, or {@code any}
 * @param handicaps the largest handicap by board size
 * @param clauses the numbered clauses it consists of, each an id or the beginning of one
 * @param without those left out of them again
 * @param kind what it is, where it is no rules of Go alone: {@code protocol} or {@code together}
 * @param parts of rules and a protocol claimed together; else empty, and not in the file
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
        List<String> without,
        Optional<String> kind,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ClaimedRuleset> parts) {

    public ClaimedRuleset {
        kind = kind == null ? Optional.empty() : kind;
        parts = parts == null ? List.of() : List.copyOf(parts);
    }

    public static ClaimedRuleset of(Ruleset ruleset) {
        Map<String, String> axes = new LinkedHashMap<>();
        if (!ruleset.isProtocol()) {
            for (Choice choice : ruleset.variant().choices()) {
                axes.put(choice.axis().id(), choice.id());
            }
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
                ruleset.without(),
                Optional.of(ruleset.kind())
                        .filter(kind -> kind != Ruleset.Kind.RULES)
                        .map(ClaimedRuleset::word),
                ruleset.parts().stream().map(ClaimedRuleset::of).toList());
    }

    /** Whether it is a protocol alone. */
    @JsonIgnore
    public boolean isProtocol() {
        return kind.filter(word(Ruleset.Kind.PROTOCOL)::equals).isPresent();
    }

    private static String word(Ruleset.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /**
     * The ruleset, which stands in no file.
     *
     * @throws IllegalArgumentException if it has an axis or a value that is unknown here, or lacks an axis; or if it is of no kind,
     *     or its parts are not rules and a protocol of its name
     */
    Ruleset ruleset() {
        if (kind.isEmpty()) {
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
        } else if (kind.get().equals(word(Ruleset.Kind.PROTOCOL))) {
            return Ruleset.protocol(name, title, sources, clauses, Path.of(""));
        } else if (kind.get().equals(word(Ruleset.Kind.TOGETHER)) && parts.size() == 2) {
            Ruleset together =
                    Ruleset.together(parts.get(0).ruleset(), parts.get(1).ruleset());
            if (!of(together).equals(this)) {
                throw new IllegalArgumentException(name + " is not what its parts come to");
            }
            return together;
        }
        throw new IllegalArgumentException("'" + kind.get() + "' is no kind of claim, or its parts are not two");
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
        differ(differences, "kind", kind.orElse("rules"), other.kind.orElse("rules"));
        return differences;
    }

    private static void differ(List<String> differences, String part, Object mine, Object others) {
        if (!mine.equals(others)) {
            differences.add(part + " " + mine + " and not " + others);
        }
    }
}
