package touchstone.suite.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ConsistentVariants;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Plays every scenario of a specification once with the reference, for a reader, each under rules in which it holds:
 * those of the first ruleset that has its clause and meets its conditions, or else choices made for it.
 */
public final class ReferencePlaythrough {

    private final Specification specification;
    private final Function<Ruleset, Subject> actors;
    /**
     * One worker: what is tried of a subject only once, such as a size of board, and what a server keeps from the scenario before, is
     * then told in the same scenario each time.
     */
    private final Certification certification;

    /** @param actors who plays by a ruleset's rules, such as the reference set to them */
    public ReferencePlaythrough(Specification specification, RunFacts facts, Function<Ruleset, Subject> actors) {
        this.specification = specification;
        this.actors = actors;
        this.certification = new Certification(specification, 1, facts, DiagramDetail.MOVES);
    }

    /**
     * Plays them all.
     *
     * @param asTheyCome run after each scenario, by one thread at a time
     * @return the results by the scenarios' ids, with a board after each move; their rulesets say where each was played
     */
    public Map<String, Result> play(Runnable asTheyCome) {
        Map<String, Result> results = new HashMap<>();
        stages().forEach((ruleset, scenarios) -> {
            Claim claim = new Claim(Optional.of(ruleset), true, Profile.ARBITER, List.of());
            Map<Boolean, List<Scenario>> spoken =
                    scenarios.stream().collect(Collectors.partitioningBy(ReferencePlaythrough::sendsLines));
            spoken.forEach((lines, some) -> {
                if (!some.isEmpty()) {
                    Subject actor = lines ? server() : actors.apply(ruleset);
                    certification.certify(actor, new Plan(claim, some, List.of(), List.of()), result -> {
                        results.put(result.scenario(), result);
                        asTheyCome.run();
                    });
                }
            });
        });
        return results;
    }

    private static boolean sendsLines(Scenario scenario) {
        return scenario.needs().contains(Capability.COMMAND_LINES);
    }

    /** The reference behind the Go Text Protocol: what is said of its lines holds under any rules. */
    private static Subject server() {
        return GtpSubject.probe(
                () -> new GtpServer(new VariantRules(Variant.BASE), "Touchstone reference", "1").program(),
                "the reference",
                GtpOptions.DEFAULT);
    }

    /** Which scenarios are played under which rules: a run for each, so the fewer the better. */
    private Map<Ruleset, List<Scenario>> stages() {
        Map<Ruleset, List<Scenario>> stages = new LinkedHashMap<>();
        Map<Variant, List<Scenario>> made = new LinkedHashMap<>();
        for (Clause clause : specification.clauses()) {
            for (Scenario scenario : clause.scenarios()) {
                Optional<Ruleset> named = inItsOrder(clause)
                        .filter(ruleset ->
                                (clause.kind() != Clause.Kind.RULE || ruleset.has(clause)) && ruleset.meets(scenario))
                        .findFirst();
                if (named.isPresent()) {
                    stages.computeIfAbsent(named.get(), ruleset -> new ArrayList<>())
                            .add(scenario);
                } else {
                    made.computeIfAbsent(point(clause, scenario), variant -> new ArrayList<>())
                            .add(scenario);
                }
            }
        }
        made.forEach((variant, scenarios) -> stages.put(
                Ruleset.at(
                        "point",
                        variant,
                        scenarios.stream().map(Scenario::clause).distinct().collect(Collectors.toList())),
                scenarios));
        return stages;
    }

    /** A clause of a ruleset of the same name is shown in that one. */
    private Stream<Ruleset> inItsOrder(Clause clause) {
        return Stream.concat(
                specification.ruleset(clause.body()).flatMap(Ruleset::rules).stream(),
                specification.rulesets().stream());
    }

    private Variant point(Clause clause, Scenario scenario) {
        Set<Choice> asked = new LinkedHashSet<>(scenario.conditions());
        clause.choice().ifPresent(asked::add);
        Variant from = specification.rulesets().stream()
                .filter(ruleset -> clause.choice().isEmpty() && ruleset.has(clause))
                .map(Ruleset::variant)
                .findFirst()
                .orElse(Variant.BASE);
        return ConsistentVariants.mended(from.with(asked.toArray(new Choice[0])), asked);
    }
}
