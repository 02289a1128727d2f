package touchstone.junit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchstone.rules.KataRulesException;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.NearestNames;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The claim of a test class.
 *
 * @param baseline the file that knows what fails; it need not be there
 */
record TestClaim(Specification specification, Claim claim, Optional<Path> baseline) {

    /** What {@link CertifyAgainst#protocol} means. */
    private static final String PROTOCOL = "gtp";

    /** @throws ConfigurationException if the annotation makes no sense */
    static TestClaim of(CertifyAgainst annotation) {
        Specification specification = PackagedSpecification.with(annotation.rulesets(), annotation.features());
        Ruleset ruleset = ruleset(specification, annotation.ruleset());
        List<String> only = List.of(annotation.clauses());
        only.forEach(id -> requireKnown("@CertifyAgainst(clauses = \"" + id + "\")", specification, id, false));
        boolean spoken =
                annotation.protocol() || only.stream().anyMatch(id -> Clause.kindOf(id) == Clause.Kind.PROTOCOL);
        Claim claim = new Claim(
                spoken && ruleset.protocol().isEmpty()
                        ? Ruleset.together(ruleset, ruleset(specification, PROTOCOL))
                        : ruleset,
                annotation.profile(),
                only);
        if (specification.clauses().stream().noneMatch(claim::covers)) {
            throw new ConfigurationException(
                    "no clause " + only + " in the ruleset " + ruleset.name() + "; choose others, or another ruleset");
        }
        return new TestClaim(
                specification,
                claim,
                Optional.of(annotation.baseline())
                        .filter(Predicate.not(String::isBlank))
                        .map(Path::of));
    }

    private static Ruleset ruleset(Specification specification, String name) {
        List<String> known = NamedRulesets.known(specification);
        try {
            return NamedRulesets.ruleset(specification, name)
                    .orElseThrow(() -> new ConfigurationException("@CertifyAgainst(ruleset = \"" + name
                            + "\"): no such ruleset; did you mean '"
                            + NearestNames.to(name, known, 1).get(0) + "'? There are "
                            + String.join(
                                    ", ",
                                    Stream.concat(specification.rulesets().stream(), specification.protocols().stream())
                                            .map(Ruleset::name)
                                            .sorted()
                                            .toList())));
        } catch (KataRulesException fault) {
            throw new ConfigurationException("@CertifyAgainst(ruleset = \"" + name + "\"): " + fault.getMessage());
        }
    }

    private static void requireKnown(String where, Specification specification, String id, boolean orScenario) {
        if (specification.clauses().stream().noneMatch(clause -> clause.isWithin(id))
                && !(orScenario && specification.scenario(id).isPresent())) {
            List<String> known = Stream.concat(
                            specification.clauses().stream().map(Clause::id),
                            orScenario && id.contains("/")
                                    ? specification.scenarios().map(Scenario::id)
                                    : Stream.of())
                    .toList();
            throw new ConfigurationException(
                    where + (orScenario ? ": nothing" : ": no clause") + " has this id; did you mean '"
                            + NearestNames.to(id, known, 1).get(0) + "'?");
        }
    }

    /** The clauses to show, in order, with their scenarios. */
    List<Clause> clauses() {
        return specification.clauses().stream().filter(claim::covers).toList();
    }

    /**
     * Whether a scenario is among those chosen for this run.
     *
     * @param chosen ids of clauses or scenarios; all if empty
     * @throws ConfigurationException if there is nothing with one of these ids
     */
    Predicate<String> chosen(List<String> chosen) {
        chosen.forEach(id -> requireKnown(TestConfiguration.CLAUSES + "=" + id, specification, id, true));
        return id -> chosen.isEmpty()
                || chosen.stream().anyMatch(one -> id.equals(one) || Clause.isWithin(id.replaceFirst("/.*", ""), one));
    }

    /**
     * The baseline to compare with.
     *
     * @param toBeWritten whether it will be, so that it need not be there
     * @throws ConfigurationException if it is not there, or is no baseline of this claim
     */
    Optional<BaselineFile> readBaseline(boolean toBeWritten) {
        if (baseline.isEmpty()) {
            if (toBeWritten) {
                throw new ConfigurationException(
                        TestConfiguration.UPDATE_BASELINE
                                + "=true, but no file is named; expected one, as in @CertifyAgainst(baseline = \"src/test/touchstone.yaml\")");
            }
            return Optional.empty();
        }
        if (!Files.exists(baseline.get())) {
            if (toBeWritten) {
                return Optional.empty();
            }
            throw new ConfigurationException("@CertifyAgainst(baseline = \"" + baseline.get() + "\"): no such file in "
                    + Path.of("").toAbsolutePath() + "; to write it, run the tests with -D"
                    + TestConfiguration.UPDATE_BASELINE
                    + "=true");
        }
        try {
            BaselineFile file = BaselineFile.read(baseline.get());
            file.requireOf(claim);
            return Optional.of(file);
        } catch (BaselineException fault) {
            throw new ConfigurationException(fault.getMessage());
        }
    }
}
