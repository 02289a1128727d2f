package touchstone.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchstone.subject.Reference;
import touchstone.subject.Subject;
import touchstone.suite.lint.Lint;
import touchstone.suite.lint.PhrasePage;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The features as they are shipped. */
class SpecificationTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");

    private static Specification specification;

    @BeforeAll
    static void read() {
        specification = SpecificationReader.read(FEATURES);
    }

    @Test
    void isInOrder() {
        assertThat(Lint.check(specification)).isEmpty();
    }

    @Test
    void usesEveryPhraseOfTheStepLanguage() {
        assertThat(Lint.unused(specification)).isEmpty();
    }

    @Test
    void theListOfPhrasesIsUpToDate() throws IOException {
        assertThat(FEATURES.resolve("phrases.md"))
                .as("make it anew: ./touchstone phrases > features/phrases.md")
                .hasContent(PhrasePage.of(specification));
    }

    @Test
    void holdsForTheReferenceUnderEveryRuleset() {
        assertThat(specification.rulesets()).isNotEmpty().allSatisfy(ruleset -> {
            Subject reference = new Reference()
                    .subjects()
                    .get(ruleset.name().equals("base-7A") ? "reference.7A" : "reference")
                    .get();
            Plan plan =
                    Plan.of(specification, new Claim(ruleset, Profile.ARBITER, List.of()), reference.capabilities());
            List<Result> asTheyCame = new ArrayList<>();
            List<Result> results = new Certification(specification, List.of(FEATURES), 2, new RunFacts("test", "", 0))
                    .certify(reference, plan, asTheyCame::add);
            assertThat(results).hasSize(plan.size()).containsExactlyInAnyOrderElementsOf(asTheyCame);
            assertThat(results).allSatisfy(result -> assertThat(result.verdict())
                    .as(result.scenario() + ": " + result.message())
                    .isEqualTo(Verdict.SATISFIED));
        });
    }
}
