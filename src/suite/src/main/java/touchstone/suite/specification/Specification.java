package touchstone.suite.specification;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All clauses and rulesets: the feature files as data. Knows of no engine. */
public final class Specification {

    private final List<Clause> clauses;
    private final List<Ruleset> rulesets;
    private final Protocols protocols;
    private final AddedRules additions;
    private final ClauseMappings mappings;
    private final KnownFaults knownFaults;
    private final Phenomena phenomena;
    private final Map<String, Clause> clausesById;
    private final Map<String, Scenario> scenariosById;
    private final Map<String, Integer> places = new HashMap<>();

    /** @throws SpecificationException if two clauses, two scenarios of one clause or two rulesets bear the same name */
    public Specification(List<Clause> clauses, List<Ruleset> rulesets) {
        this(clauses, rulesets, AddedRules.NONE, ClauseMappings.NONE, KnownFaults.NONE);
    }

    /** Without protocols. */
    public Specification(
            List<Clause> clauses,
            List<Ruleset> rulesets,
            AddedRules additions,
            ClauseMappings mappings,
            KnownFaults knownFaults) {
        this(clauses, rulesets, Protocols.none(), additions, mappings, knownFaults, Phenomena.NONE);
    }

    /**
     * @param additions where those clauses and rulesets come from that are not Touchstone's own
     * @param mappings of axis values and topics to clauses
     * @param knownFaults which scenarios catch them
     * @param phenomena which clauses and scenarios answer them
     * @throws SpecificationException if two clauses, two scenarios of one clause or two rulesets bear the same name
     */
    Specification(
            List<Clause> clauses,
            List<Ruleset> rulesets,
            Protocols protocols,
            AddedRules additions,
            ClauseMappings mappings,
            KnownFaults knownFaults,
            Phenomena phenomena) {
        this.phenomena = phenomena;
        this.mappings = mappings;
        this.knownFaults = knownFaults;
        this.additions = additions;
        this.clauses = List.copyOf(clauses);
        this.rulesets = List.copyOf(rulesets);
        this.protocols = protocols;
        this.clausesById = clauses.stream().collect(Collectors.toMap(Clause::id, Function.identity(), (a, b) -> {
            throw new SpecificationException(
                    b.file(),
                    b.line(),
                    "clause " + b.id() + " stands in " + a.file().getFileName() + " already");
        }));
        for (Ruleset ruleset : rulesets) {
            if (protocols.named(ruleset.name()).isPresent()) {
                throw new SpecificationException(
                        ruleset.file(),
                        "'" + ruleset.name() + "' is the name of a protocol; expected a name of its own");
            }
            if (!ruleset(ruleset.name()).equals(Optional.of(ruleset))) {
                throw new SpecificationException(
                        ruleset.file(), "a second ruleset named '" + ruleset.name() + "'; expected a name of its own");
            }
        }
        this.scenariosById = scenarios().collect(Collectors.toMap(Scenario::id, Function.identity(), (a, b) -> {
            throw new SpecificationException(b.file(), b.line(), "a second scenario " + b.id());
        }));
        scenarios().forEach(scenario -> places.put(scenario.id(), places.size()));
    }

    public List<Clause> clauses() {
        return clauses;
    }

    /** The rules of Go; protocols are not among them. */
    public List<Ruleset> rulesets() {
        return rulesets;
    }

    /** The protocols, each alone and with each of its extensions, as they can be claimed. */
    public List<Ruleset> protocols() {
        return protocols.all();
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

    /** What happens in games that rules treat differently. */
    public Phenomena phenomena() {
        return phenomena;
    }

    /** Whether all of it is the same: what stands in it, where, and what of it was added. */
    public boolean saysTheSameAs(Specification other) {
        return clauses.equals(other.clauses)
                && rulesets.equals(other.rulesets)
                && protocols().equals(other.protocols())
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

    /**
     * Where a scenario stands among all, from 0.
     *
     * @throws IllegalArgumentException if there is none of this id
     */
    public int place(String scenario) {
        Integer place = places.get(scenario);
        if (place == null) {
            throw new IllegalArgumentException("no scenario has the id " + scenario);
        }
        return place;
    }

    /** What can be claimed by this name: a ruleset by its name or an alias, a protocol, or both as in {@code aga,gtp}. */
    public Optional<Ruleset> ruleset(String name) {
        return rulesets.stream()
                .filter(ruleset ->
                        ruleset.name().equals(name) || ruleset.aliases().contains(name))
                .findFirst()
                .or(() -> protocols.named(name))
                .or(() -> together(name, this::ruleset));
    }

    /**
     * Rules and a protocol that are named together, as in {@code aga,gtp}.
     *
     * @param rules what the part before the last comma stands for
     * @return empty if the part after the last comma is no protocol, or the part before it no rules
     */
    public Optional<Ruleset> together(String name, Function<String, Optional<Ruleset>> rules) {
        return protocols.together(name, rules);
    }
}
