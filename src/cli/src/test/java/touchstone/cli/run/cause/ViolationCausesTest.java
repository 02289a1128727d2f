package touchstone.cli.run.cause;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.builtin.RulesSubject;
import touchstone.cli.AlteredSubject;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.RulesetLookup;
import touchstone.mutants.Mutants;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.coverage.Extent;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.ConsistentVariants;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

class ViolationCausesTest {

    private static final Specification SPECIFICATION = Installation.specification();

    @ParameterizedTest(name = "{0}: {1} in place of the claimed value")
    @CsvSource({
        "base, repetition=simple, base.8",
        "base, scoring=territory, base.9.area",
        "base-7A, self-capture=allowed, base.7A",
        "aga, repetition=simple, repetition.situational",
        "japanese, scoring=area, scoring.territory",
    })
    @Tag("slow") // tries a whole ruleset for each
    void oneOtherValueIsOneCause(String ruleset, String value, String clause) {
        Claim claim = claim(ruleset);
        List<Result> results = results(playing(claim.ruleset().orElseThrow(), value), claim);
        List<ViolationCause> causes = new ViolationCauses(SPECIFICATION, claim).of(results);

        assertThat(causes).as(causes.toString()).hasSize(1);
        assertThat(causes.get(0).clause()).isEqualTo(clause);
        assertThat(causes.get(0).what()).startsWith("plays by " + value.replaceFirst("=.*", "="));
        assertThat(causes.get(0).passed()).isZero();
        assertThat(causes.get(0).scenarios()).containsExactlyInAnyOrderElementsOf(violated(results));
    }

    @Test
    void whatFailsAlongWithAMissingSuperkoIsNotHeldAgainstUndoAndRecords() {
        Claim claim = claim("base");
        List<Result> results = results(playing(claim.ruleset().orElseThrow(), "repetition=simple"), claim);
        List<ViolationCause> causes = new ViolationCauses(SPECIFICATION, claim).of(results);

        assertThat(violated(results)).anyMatch(id -> id.startsWith("gtp.undo.history/"));
        assertThat(causes.get(0).consequences()).contains("gtp.undo.history").doesNotContain("base.8");
        ClaimResult found = ClaimResult.of(SPECIFICATION, claim, Extent.WITHOUT_GAMES, causes, results);
        assertThat(verdict(found, "gtp.undo.history")).isNotEqualTo(ClauseVerdict.VIOLATED);
        assertThat(verdict(found, "base.8")).isEqualTo(ClauseVerdict.VIOLATED);
        assertThat(ClaimResult.of(SPECIFICATION, claim, Extent.WITHOUT_GAMES, List.of(), results))
                .satisfies(bare -> assertThat(verdict(bare, "gtp.undo.history")).isEqualTo(ClauseVerdict.VIOLATED));
    }

    @Test
    void anUndoThatForgetsIsHeldAgainstUndoAndNotAgainstTheKo() {
        Claim claim = claim("base");
        Subject forgetful = Mutants.all().stream()
                .filter(mutant -> mutant.clause().equals("gtp.undo.history"))
                .findFirst()
                .map(Mutants::subject)
                .orElseThrow();
        List<ViolationCause> causes = new ViolationCauses(SPECIFICATION, claim).of(results(forgetful, claim));

        assertThat(causes)
                .extracting(ViolationCause::clause)
                .contains("gtp.undo.history")
                .doesNotContain("base.8");
    }

    /** Each fails scenarios of the rules and of the protocol, for one reason. */
    @ParameterizedTest
    @CsvSource({"handicap-paid-unasked, base", "komi-counted-as-first-set, gtp"})
    void whereRulesAndProtocolAreClaimedAFaultIsCountedInOneOfThem(String name, String part) {
        Claim claim = new Claim(
                Optional.of(RulesetLookup.claim(SPECIFICATION, "base,gtp")), false, Profile.ARBITER, List.of());
        Subject subject = Mutants.subject(Mutants.all().stream()
                .filter(mutant -> mutant.name().equals(name))
                .findFirst()
                .orElseThrow());
        List<Result> results = results(subject, claim);
        List<ViolationCause> causes = new ViolationCauses(SPECIFICATION, claim).of(results);

        assertThat(ClaimResult.of(SPECIFICATION, claim, Extent.WHOLE, causes, results)
                        .parts())
                .filteredOn(found -> found.conclusion() == Conclusion.VIOLATIONS)
                .extracting(found -> found.claim().name())
                .containsExactly(part);
    }

    /** It fails nearly everything, and its rules are right. */
    @Test
    void whoShowsItsBoardUpsideDownPlaysByTheRules() {
        Claim claim = claim("base");
        Subject subject = Mutants.subject(Mutants.all().stream()
                .filter(mutant -> mutant.name().equals("shown-upside-down"))
                .findFirst()
                .orElseThrow());
        List<Result> results = results(subject, claim);
        List<ViolationCause> causes = new ViolationCauses(SPECIFICATION, claim).of(results);

        assertThat(violated(results)).anyMatch(id -> id.startsWith("base.7."));
        assertThat(causes.get(0).what()).endsWith("shows its board upside down");
        assertThat(causes.get(0).scenarios()).containsAll(violated(results));
    }

    /** Another way of counting would tell other scores than these. */
    @Test
    void whoTellsScoresOfTheOtherPlayerDoesNotCountTerritory() {
        Claim claim = claim("base");
        Subject reference = ReferenceSubjects.reference(claim.ruleset().orElseThrow());
        Subject reversed = new AlteredSubject(
                reference, reference.capabilities(), "lead", (arguments, right) -> -(double) right.apply(null));
        List<Result> results = results(reversed, claim);
        List<ViolationCause> causes = new ViolationCauses(SPECIFICATION, claim).of(results);

        assertThat(violated(results)).isNotEmpty();
        assertThat(causes).extracting(ViolationCause::what).noneMatch(what -> what.startsWith("plays by scoring="));
    }

    @Test
    void whoViolatesNothingHasNoCauses() {
        Claim claim = claim("base");
        Ruleset base = claim.ruleset().orElseThrow();
        List<Result> results =
                results(new RulesSubject(new Identity("right", "", "", ""), new VariantRules(base.variant())), claim);

        assertThat(new ViolationCauses(SPECIFICATION, claim).of(results)).isEmpty();
    }

    private static ClauseVerdict verdict(ClaimResult found, String clause) {
        return found.clauses().stream()
                .filter(one -> one.clause().id().equals(clause))
                .findFirst()
                .orElseThrow()
                .verdict();
    }

    private static Claim claim(String ruleset) {
        return new Claim(SPECIFICATION.ruleset(ruleset), true, Profile.ARBITER, List.of());
    }

    private static Subject playing(Ruleset ruleset, String value) {
        String[] parts = value.split("=");
        Choice other = Axis.named(parts[0]).orElseThrow().choice(parts[1]);
        Variant wrong = ConsistentVariants.mended(ruleset.variant().with(other), Set.of(other));
        return new RulesSubject(new Identity("wrong", "", "", ""), new VariantRules(wrong));
    }

    private static List<Result> results(Subject subject, Claim claim) {
        return new Certification(SPECIFICATION, 1, new RunFacts("", "", 0))
                .certify(subject, Plan.of(SPECIFICATION, claim, subject.capabilities()), result -> {});
    }

    private static List<String> violated(List<Result> results) {
        return results.stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .map(Result::scenario)
                .toList();
    }
}
