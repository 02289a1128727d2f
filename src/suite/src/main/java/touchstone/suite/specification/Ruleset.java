package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.choice.Variant;

/**
 * A named set of rules: data, read from {@code features/rulesets/}.
 *
 * @param aliases other names it goes by
 * @param beyondTheSources whether it is of our own choice and in none of the documents the suite rests on
 * @param variant its point in the space of rules
 * @param komi points for White by board size, such as {@code 19x19}, or {@code any}; empty where the texts give none
 * @param handicapKomi komi in handicap games, where the texts give one
 * @param handicaps the largest handicap by board size, where the texts give one
 * @param clauses the numbered clauses it consists of, each an id or the beginning of one; clauses of its axis values are
 *     its own without being named
 * @param without those left out of them again
 * @param kind whether it is rules, a protocol, or both claimed together
 * @param parts of what is claimed together: the rules and then the protocol; else empty
 */
public record Ruleset(
        String name,
        String title,
        List<String> aliases,
        boolean beyondTheSources,
        List<String> sources,
        Variant variant,
        Map<String, Double> komi,
        Optional<Double> handicapKomi,
        Map<String, Integer> handicaps,
        List<String> clauses,
        List<String> without,
        Path file,
        Kind kind,
        List<Ruleset> parts) {

    /** What can be claimed under a name. */
    public enum Kind {
        /** Rules of Go: a point in the space of rules. */
        RULES,
        /** A protocol, such as the Go Text Protocol: no point in that space. */
        PROTOCOL,
        /** Rules and a protocol, each a part of its own. */
        TOGETHER
    }

    /** What stands between the names of rules and of a protocol that are claimed together, as in {@code aga,gtp}. */
    static final char TOGETHER = ',';

    /** The name that no ruleset may have: results bear it where nothing was claimed. */
    public static final String NO_NAME = "survey";

    public Ruleset {
        parts = List.copyOf(parts);
    }

    /** Rules of Go. */
    public Ruleset(
            String name,
            String title,
            List<String> aliases,
            boolean beyondTheSources,
            List<String> sources,
            Variant variant,
            Map<String, Double> komi,
            Optional<Double> handicapKomi,
            Map<String, Integer> handicaps,
            List<String> clauses,
            List<String> without,
            Path file) {
        this(
                name,
                title,
                aliases,
                beyondTheSources,
                sources,
                variant,
                komi,
                handicapKomi,
                handicaps,
                clauses,
                without,
                file,
                Kind.RULES,
                List.of());
    }

    /**
     * A protocol, which nobody plays by.
     *
     * @param clauses each an id or the beginning of one
     */
    public static Ruleset protocol(String name, String title, List<String> sources, List<String> clauses, Path file) {
        return new Ruleset(
                name,
                title,
                List.of(),
                false,
                sources,
                Variant.BASE,
                Map.of(),
                Optional.empty(),
                Map.of(),
                clauses,
                List.of(),
                file,
                Kind.PROTOCOL,
                List.of());
    }

    /** Rules and a protocol claimed in one run. It bears both names, and tells its rules as the rules alone do. */
    public static Ruleset together(Ruleset rules, Ruleset protocol) {
        if (rules.kind != Kind.RULES || protocol.kind != Kind.PROTOCOL) {
            throw new IllegalArgumentException(
                    rules.name + " and " + protocol.name + "; expected rules and then a protocol");
        }
        return new Ruleset(
                rules.name + TOGETHER + protocol.name,
                rules.title + "; " + protocol.title,
                List.of(),
                rules.beyondTheSources,
                Stream.concat(rules.sources.stream(), protocol.sources.stream())
                        .distinct()
                        .toList(),
                rules.variant,
                rules.komi,
                rules.handicapKomi,
                rules.handicaps,
                Stream.concat(rules.clauses.stream(), protocol.clauses.stream())
                        .distinct()
                        .toList(),
                rules.without,
                rules.file,
                Kind.TOGETHER,
                List.of(rules, protocol));
    }

    /** A point in the space of rules that no file names: the clauses of its axis values, and some numbered ones. */
    public static Ruleset at(String name, Variant variant, List<String> clauses) {
        return new Ruleset(
                name,
                variant.toString(),
                List.of(),
                true,
                List.of(),
                variant,
                Map.of(),
                Optional.empty(),
                Map.of(),
                clauses,
                List.of(),
                Path.of(""));
    }

    /** Whether nobody can play by it, as it says only how one speaks to a program. */
    public boolean isProtocol() {
        return kind == Kind.PROTOCOL;
    }

    /** The rules of Go in it; empty if it is a protocol. */
    public Optional<Ruleset> rules() {
        return switch (kind) {
            case RULES -> Optional.of(this);
            case PROTOCOL -> Optional.empty();
            case TOGETHER -> Optional.of(parts.get(0));
        };
    }

    /** The protocol in it; empty if it is rules alone. */
    public Optional<Ruleset> protocol() {
        return switch (kind) {
            case RULES -> Optional.empty();
            case PROTOCOL -> Optional.of(this);
            case TOGETHER -> Optional.of(parts.get(1));
        };
    }

    /**
     * Its point in the space of rules.
     *
     * @throws IllegalStateException if it is a protocol, which has none
     */
    @Override
    public Variant variant() {
        if (isProtocol()) {
            throw new IllegalStateException(name + " is a protocol, which has no values of axes");
        }
        return variant;
    }

    public boolean has(Clause clause) {
        return switch (kind) {
            case PROTOCOL -> names(clause.id());
            case TOGETHER -> parts.stream().anyMatch(part -> part.has(clause));
            case RULES -> {
                boolean named = clause.choice().map(variant::has).orElseGet(() -> names(clause.id()));
                yield named && without.stream().noneMatch(clause::isWithin);
            }
        };
    }

    /** Whether its list of clauses has an id, or a beginning of it. */
    public boolean names(String clause) {
        return clauses.stream().anyMatch(prefix -> Clause.isWithin(clause, prefix));
    }

    /** Whether a scenario holds under this ruleset's axis values; under a protocol, whether it holds under all. */
    public boolean meets(Scenario scenario) {
        return isProtocol()
                ? scenario.conditions().isEmpty()
                : scenario.conditions().stream().allMatch(variant::has);
    }
}
