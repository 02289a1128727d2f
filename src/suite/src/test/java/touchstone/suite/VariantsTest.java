package touchstone.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ConsistentVariants;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The axes of {@code features/variants/}: each value is specified, and told apart from every other of its axis. */
class VariantsTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");

    private static Specification specification;
    private static Certification certification;

    @BeforeAll
    static void read() {
        specification = SpecificationReader.read(FEATURES);
        certification = new Certification(specification, 2, new RunFacts("test", "", 0));
    }

    /** A scenario of an axis value, at the point in the space of rules where it is tried. */
    private record Tried(Scenario scenario, Choice choice) {

        /** The base rules but for the value and what the scenario itself asks for, and what these make necessary. */
        Variant point() {
            Set<Choice> asked = new LinkedHashSet<>(scenario.conditions());
            asked.add(choice);
            return ConsistentVariants.mended(Variant.BASE.with(asked.toArray(new Choice[0])), asked);
        }

        /** Whether the scenario asks for what its own clause rules out. */
        boolean isSenseless() {
            return !point().has(choice) || !scenario.conditions().stream().allMatch(point()::has);
        }
    }

    private static Stream<Tried> tried() {
        return specification.clauses().stream()
                .filter(clause -> clause.choice().isPresent())
                .flatMap(clause -> clause.scenarios().stream()
                        .map(scenario -> new Tried(scenario, clause.choice().orElseThrow())));
    }

    /** The scenarios by what they are tried under, so that each run tries many. */
    private static Map<Variant, List<Scenario>> byPoint(Stream<Tried> tried) {
        Map<Variant, List<Scenario>> byPoint = new LinkedHashMap<>();
        tried.forEach(one ->
                byPoint.computeIfAbsent(one.point(), point -> new ArrayList<>()).add(one.scenario()));
        return byPoint;
    }

    private static List<Result> run(Variant variant, List<Scenario> scenarios) {
        Subject reference = new RulesSubject(new Identity("reference", "", "", "built in"), new VariantRules(variant));
        Claim claim = new Claim(Ruleset.at("point", variant, List.of()), Profile.ARBITER, List.of());
        return certification.certify(reference, new Plan(claim, scenarios, List.of(), List.of()), result -> {});
    }

    @Test
    void everyValueOfEveryAxisHasAClause() {
        Set<Choice> specified = new LinkedHashSet<>();
        specification.clauses().stream().map(Clause::choice).forEach(choice -> choice.ifPresent(specified::add));
        assertThat(Axis.all().stream()
                        .flatMap(axis -> axis.choices().stream())
                        .filter(choice -> !specified.contains(choice))
                        .map(Choice::title))
                .isEmpty();
    }

    /** Otherwise no ruleset could have the value with the conditions, and the scenario would never be run for one. */
    @Test
    void everyScenarioIsTriedUnderRulesThatMakeSense() {
        assertThat(tried().filter(Tried::isSenseless).map(one -> one.scenario().id()))
                .isEmpty();
    }

    @Test
    void everyScenarioHoldsWhereItIsTried() {
        List<String> wrong = new ArrayList<>();
        byPoint(tried()).forEach((point, scenarios) -> run(point, scenarios).stream()
                .filter(result -> result.verdict() != Verdict.SATISFIED)
                .forEach(result -> wrong.add(result.scenario() + ": " + result.message())));
        assertThat(wrong).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyTwoValuesAreToldApart() {
        return Axis.all().stream()
                .map(axis -> DynamicTest.dynamicTest(
                        axis.id(), () -> assertThat(notToldApart(axis)).isEmpty()));
    }

    /** The pairs of values for which no scenario holds under the one and fails under the other. */
    private static Set<String> notToldApart(Axis axis) {
        Set<Set<Choice>> apart = new LinkedHashSet<>();
        for (Choice choice : axis.choices()) {
            Map<Variant, List<Scenario>> byPoint =
                    byPoint(tried().filter(one -> one.choice().equals(choice)));
            for (Choice other : axis.choices()) {
                if (other != choice && !apart.contains(Set.of(choice, other)) && differs(byPoint, other)) {
                    apart.add(Set.of(choice, other));
                }
            }
        }
        Set<String> missing = new TreeSet<>();
        for (Choice one : axis.choices()) {
            for (Choice other : axis.choices()) {
                if (one.id().compareTo(other.id()) < 0 && !apart.contains(Set.of(one, other))) {
                    missing.add(one.id() + " and " + other.id());
                }
            }
        }
        return missing;
    }

    private static boolean differs(Map<Variant, List<Scenario>> byPoint, Choice other) {
        return byPoint.entrySet().stream().anyMatch(entry -> run(entry.getKey().with(other), entry.getValue()).stream()
                .anyMatch(result -> result.verdict() == Verdict.VIOLATED));
    }
}
