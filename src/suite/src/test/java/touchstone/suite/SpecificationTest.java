package touchstone.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.builtin.ReferenceProvider;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.lint.Lint;
import touchstone.suite.lint.PhrasePage;
import touchstone.suite.phrases.StepPhrases;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;
import touchstone.suite.steps.StepDefinitions;

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
                .as("make it anew: ./touchstone dev phrases > features/phrases.md")
                .hasContent(PhrasePage.of(specification));
    }

    /** No ruleset with these values names the clause, so that no certification comes to their scenarios. */
    @ParameterizedTest
    @EnumSource(names = {"SITUATIONAL", "NATURAL_SITUATIONAL", "SIMPLE", "NONE"})
    void holdsForTheReferenceUnderEveryRuleOfRepetition(Repetition repetition) {
        Ruleset ruleset = Ruleset.at("point", Variant.BASE.with(repetition), List.of("base.9.single-stone-suicide"));
        Subject reference = reference(ruleset);
        Plan plan = Plan.of(specification, new Claim(ruleset, Profile.ARBITER, List.of()), reference.capabilities());
        List<Scenario> conditional = plan.tries().stream()
                .filter(scenario -> scenario.clause().equals("base.9.single-stone-suicide"))
                .filter(scenario -> scenario.conditions().contains(repetition))
                .toList();
        assertThat(conditional).hasSize(1);
        Plan only = new Plan(plan.claim(), conditional, List.of(), List.of());
        assertThat(new Certification(specification, 1, new RunFacts("test", "", 0))
                        .certify(reference, only, result -> {}))
                .singleElement()
                .satisfies(result ->
                        assertThat(result.verdict()).as(result.message()).isEqualTo(Verdict.SATISFIED));
    }

    private static Subject reference(Ruleset ruleset) {
        return new RulesSubject(new Identity(ruleset.name(), "", "", "built in"), new VariantRules(ruleset.variant()));
    }

    /** In an IDE it would define their steps a second time. */
    @Test
    void cucumberFindsNoStepClassByItself() {
        assertThat(StepDefinitions.all()).allSatisfy(step -> assertThat(
                        Modifier.isPublic(step.method().getDeclaringClass().getModifiers()))
                .as("%s is public", step.method().getDeclaringClass())
                .isFalse());
    }

    @Test
    void whatTakesFreeTextSaysWhich() {
        assertThat(new StepPhrases().phrases())
                .allSatisfy(phrase -> assertThat(phrase.takes().isPresent())
                        .as("@StepDefinitions.TakesText on '%s'", phrase.text())
                        .isEqualTo(phrase.text().contains("{string}")));
    }

    @Test
    void aResultThatCannotBeKeptEndsTheRun() {
        Subject reference = new ReferenceProvider().subjects().get("reference").get();
        Plan plan = Plan.of(
                specification,
                new Claim(specification.ruleset("base").orElseThrow(), Profile.ARBITER, List.of()),
                reference.capabilities());
        List<Result> kept = new ArrayList<>();
        Certification certification = new Certification(specification, 1, new RunFacts("test", "", 0));
        assertThatThrownBy(() -> certification.certify(reference, plan, result -> {
                    kept.add(result);
                    throw new UncheckedIOException(new IOException("no space left"));
                }))
                .hasMessageContaining("no space left");
        assertThat(kept).hasSize(1);
    }

    @Test
    @Tag("slow") // all scenarios under each ruleset; VariantsTest tries each of them once
    void holdsForTheReferenceUnderEveryRuleset() {
        assertThat(specification.rulesets()).isNotEmpty().allSatisfy(ruleset -> {
            Subject reference = reference(ruleset);
            Plan plan =
                    Plan.of(specification, new Claim(ruleset, Profile.ARBITER, List.of()), reference.capabilities());
            List<Result> asTheyCame = new ArrayList<>();
            List<Result> results = new Certification(specification, 2, new RunFacts("test", "", 0))
                    .certify(reference, plan, asTheyCame::add);
            assertThat(results).hasSize(plan.size()).containsExactlyInAnyOrderElementsOf(asTheyCame);
            assertThat(results).allSatisfy(result -> assertThat(result.verdict())
                    .as(result.scenario() + ": " + result.message())
                    .isEqualTo(Verdict.SATISFIED));
        });
    }
}
