package touchstone.mutants.pitest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The whole specification in parts: each body of rules under each ruleset, and each axis where else its scenarios hold. */
final class Parts {

    /** The name of what {@link #readAgain} is as a test. */
    static final String READING = "reading the specification";

    private final Specification specification;
    private final Script.Writer writer = new Script.Writer();
    private final Map<String, Script> scripts = new HashMap<>();

    private final List<Part> all = new ArrayList<>();

    private final List<String> points;

    private Parts(Specification specification) {
        this.specification = specification;
        this.points = points(specification);
    }

    /** Each ruleset's point in the space of rules, in words. */
    private static List<String> points(Specification specification) {
        return specification.rulesets().stream()
                .map(ruleset -> ruleset.variant().toString())
                .toList();
    }

    static Path features() {
        return Path.of(System.getProperty("touchstone.home")).resolve("features");
    }

    static Parts read() {
        Parts parts = new Parts(SpecificationReader.read(features()));
        parts.specification.rulesets().forEach(parts::divideRuleset);
        parts.specification.clauses().forEach(parts::divideClause);
        return parts;
    }

    List<Part> all() {
        return all;
    }

    /**
     * Reads the specification once more: the reference has names for the choices, and rulesets and tags are written in them.
     *
     * @throws AssertionError if it is not what it was
     */
    void readAgain() {
        Specification again = SpecificationReader.read(features());
        if (!again.clauses().equals(specification.clauses())
                || !again.rulesets().equals(specification.rulesets())
                || !points(again).equals(points)) {
            throw new AssertionError("the same files mean something else");
        }
    }

    /** The rules each ruleset claims, and what passes between a subject and its controller. */
    private void divideRuleset(Ruleset claimed) {
        Claim claim = new Claim(Optional.of(claimed), true, Profile.ARBITER, List.of());
        Set<Capability> capabilities =
                new RulesSubject(new Identity("", "", "", ""), new VariantRules(claimed.variant())).capabilities();
        Map<String, List<Scenario>> byBody = Plan.of(specification, claim, capabilities).tries().stream()
                .collect(Collectors.groupingBy(this::body, LinkedHashMap::new, Collectors.toList()));
        byBody.forEach((body, scenarios) -> add(body + " under " + claimed.name(), claimed, scenarios));
    }

    /** The clauses of all axes go together: pitest takes its time for every test it is given. */
    private String body(Scenario scenario) {
        Clause clause = specification.clause(scenario.clause()).orElseThrow();
        return clause.choice().isPresent() ? "axes" : clause.body();
    }

    /**
     * A clause of an axis holds under any rules with its value, and some scenarios hold where no ruleset is: they are tried by
     * the base rules with no more changed than they ask for.
     */
    private void divideClause(Clause clause) {
        Variant base = clause.choice().map(Variant.BASE::with).orElse(Variant.BASE);
        Map<Variant, List<Scenario>> byPoint = clause.scenarios().stream()
                .filter(scenario ->
                        clause.choice().isPresent() || !scenario.conditions().isEmpty())
                .collect(Collectors.groupingBy(
                        scenario -> base.with(scenario.conditions().toArray(Choice[]::new)),
                        LinkedHashMap::new,
                        Collectors.toList()));
        byPoint.forEach((point, scenarios) -> add(
                clause.id() + " from " + scenarios.get(0).number() + " on",
                Ruleset.at(point.toString(), point, List.of()),
                scenarios));
    }

    /** Where the base rules, which know of moves only, can be set to what is claimed, they are tried too. */
    private void add(String name, Ruleset claimed, List<Scenario> scenarios) {
        List<Script> ready = scenarios.stream().map(this::script).toList();
        Variant rules = claimed.variant();
        Repetition repetition = rules.get(Repetition.class);
        SelfCapture selfCapture = rules.get(SelfCapture.class);
        all.add(new Part(name, specification, claimed, () -> new VariantRules(rules), ready));
        boolean agreed = repetition == Repetition.NO_RESULT || repetition == Repetition.TIE;
        if (!agreed && rules.equals(Variant.BASE.with(repetition, selfCapture))) {
            all.add(new Part(
                    name + " by the base rules",
                    specification,
                    claimed,
                    () -> new BaseRules(repetition, selfCapture),
                    ready));
        }
    }

    private Script script(Scenario scenario) {
        return scripts.computeIfAbsent(scenario.id(), id -> writer.write(scenario));
    }
}
