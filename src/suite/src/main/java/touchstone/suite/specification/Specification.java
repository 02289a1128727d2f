package touchstone.suite.specification;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All clauses and rulesets: the feature files as data. Knows of no engine. */
public final class Specification {

    private final List<Clause> clauses;
    private final List<Ruleset> rulesets;
    private final AddedRules additions;
    private final ClauseMappings mappings;
    private final KnownFaults knownFaults;
    private final Map<String, Clause> clausesById;
    private final Map<String, Scenario> scenariosById;
    private final Map<String, Scenario> scenariosByPlace;
    private final Map<Path, Path> realPaths = new ConcurrentHashMap<>();

    /** @throws SpecificationException if two clauses, two scenarios of one clause or two rulesets bear the same name */
    public Specification(List<Clause> clauses, List<Ruleset> rulesets) {
        this(clauses, rulesets, AddedRules.NONE, ClauseMappings.NONE, KnownFaults.NONE);
    }

    /**
     * @param additions where those clauses and rulesets come from that are not Touchstone's own
     * @param mappings of axis values and topics to clauses
     * @param knownFaults which scenarios catch them
     * @throws SpecificationException if two clauses, two scenarios of one clause or two rulesets bear the same name
     */
    public Specification(
            List<Clause> clauses,
            List<Ruleset> rulesets,
            AddedRules additions,
            ClauseMappings mappings,
            KnownFaults knownFaults) {
        this.mappings = mappings;
        this.knownFaults = knownFaults;
        this.additions = additions;
        this.clauses = List.copyOf(clauses);
        this.rulesets = List.copyOf(rulesets);
        this.clausesById = clauses.stream().collect(Collectors.toMap(Clause::id, Function.identity(), (a, b) -> {
            throw new SpecificationException(
                    b.file(),
                    b.line(),
                    "clause " + b.id() + " stands in " + a.file().getFileName() + " already");
        }));
        for (Ruleset ruleset : rulesets) {
            if (!ruleset(ruleset.name()).equals(Optional.of(ruleset))) {
                throw new SpecificationException(
                        ruleset.file(), "a second ruleset named '" + ruleset.name() + "'; expected a name of its own");
            }
        }
        this.scenariosById = scenarios().collect(Collectors.toMap(Scenario::id, Function.identity(), (a, b) -> {
            throw new SpecificationException(b.file(), b.line(), "a second scenario " + b.id());
        }));
        this.scenariosByPlace =
                scenarios().collect(Collectors.toMap(s -> place(s.file(), s.line()), Function.identity()));
    }

    public List<Clause> clauses() {
        return clauses;
    }

    public List<Ruleset> rulesets() {
        return rulesets;
    }

    /** Where those clauses and rulesets come from that are not Touchstone's own. */
    public AddedRules additions() {
        return additions;
    }

    /** Which clauses speak of axis values, and of the topics of differences. */
    public ClauseMappings mappings() {
        return mappings;
    }

    /** The faults that the scenarios are known to catch. */
    public KnownFaults knownFaults() {
        return knownFaults;
    }

    /** Whether all of it is the same: what stands in it, where, and what of it was added. */
    public boolean saysTheSameAs(Specification other) {
        return clauses.equals(other.clauses)
                && rulesets.equals(other.rulesets)
                && additions.equals(other.additions)
                && knownFaults.equals(other.knownFaults)
                && mappings.saysTheSameAs(other.mappings);
    }

    public Stream<Scenario> scenarios() {
        return clauses.stream().flatMap(clause -> clause.scenarios().stream());
    }

    public Optional<Clause> clause(String id) {
        return Optional.ofNullable(clausesById.get(id));
    }

    public Optional<Scenario> scenario(String id) {
        return Optional.ofNullable(scenariosById.get(id));
    }

    /** The ruleset of this name or alias. */
    public Optional<Ruleset> ruleset(String name) {
        return rulesets.stream()
                .filter(ruleset ->
                        ruleset.name().equals(name) || ruleset.aliases().contains(name))
                .findFirst();
    }

    /** The scenario whose keyword stands on this line. */
    public Optional<Scenario> scenarioAt(Path file, int line) {
        return Optional.ofNullable(scenariosByPlace.get(place(file, line)));
    }

    /** Whoever runs a file may have followed the links that lead to it. */
    private Path real(Path file) {
        return realPaths.computeIfAbsent(file, path -> {
            try {
                return path.toRealPath();
            } catch (IOException e) {
                // Specifications made up in memory have no files.
                return path.toAbsolutePath().normalize();
            }
        });
    }

    private String place(Path file, int line) {
        return real(file) + ":" + line;
    }
}
