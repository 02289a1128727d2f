package touchstone.cli.dev.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.builtin.RulesSubject;
import touchstone.mutants.Mutants;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Subjects that have one board alone: what they do right is never held against them, and what they do wrong is seen. */
class LiftingTest {

    private static final Specification SPECIFICATION = SpecificationReader.read(
            Path.of(System.getProperty("touchstone.home")).resolve("features"));

    private static Claim claim(String ruleset, String... only) {
        return new Claim(
                Optional.of(SPECIFICATION.ruleset(ruleset).orElseThrow()), true, Profile.ARBITER, List.of(only));
    }

    private static Subject reference(Ruleset ruleset) {
        return new RulesSubject(new Identity("right", "", "", "built in"), new VariantRules(ruleset.variant()));
    }

    private static List<Result> results(Subject subject, Claim claim) {
        return new Certification(SPECIFICATION, 1, new RunFacts("", "", 0))
                .certify(subject, Plan.of(SPECIFICATION, claim, subject.capabilities()), result -> {});
    }

    private static Subject only(int size, Subject subject) {
        return new OneBoardSubject(subject, Board.of(size, size));
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 19})
    void theReferenceWithOneBoardKeepsToTheBaseRules(int size) {
        Claim claim = claim("base", "base");
        List<Result> results = results(only(size, reference(claim.ruleset().orElseThrow())), claim);

        assertThat(results)
                .extracting(Result::verdict)
                .containsOnly(Verdict.SATISFIED, Verdict.UNSUPPORTED)
                .haveAtMost(30, new org.assertj.core.api.Condition<>(Verdict.UNSUPPORTED::equals, "unsupported"));
        assertThat(results.stream().filter(result -> result.board().isPresent()))
                .hasSizeGreaterThan(150);
    }

    @Test
    void nothingIsLiftedWhereNoBoardIsMissing() {
        Claim claim = claim("base", "base.7");

        assertThat(results(reference(claim.ruleset().orElseThrow()), claim))
                .isNotEmpty()
                .allSatisfy(result -> assertThat(result.board()).isEmpty());
    }

    @Test
    void aResultSaysAndShowsOnWhatBoardItWasSeen() {
        Claim claim = claim("base", "base.7.step-2");
        Subject wrong = only(
                19,
                Mutants.all().stream()
                        .filter(mutant -> mutant.clause().equals("base.7.step-2"))
                        .findFirst()
                        .map(Mutants::subject)
                        .orElseThrow());

        List<Result> violated = results(wrong, claim).stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .filter(result -> result.board().isPresent())
                .toList();

        assertThat(violated).isNotEmpty().allSatisfy(result -> {
            assertThat(result.board()).get().asString().startsWith("lifted to 19x19, ");
            assertThat(result.diagrams()).isNotEmpty().allSatisfy(diagram -> assertThat(
                            DiagramParser.parse(diagram.picture()).board())
                    .isEqualTo(Board.of(19, 19)));
        });
    }

    /** One with 9x9 alone that loads a record of a smaller board, or sets one up, is asked for these on its own. */
    @Test
    void boardsThatComeLaterAreLiftedToo() {
        Claim claim = claim("base", "sgf", "gtp.record", "gtp.set-up");
        List<Result> results = results(only(9, reference(claim.ruleset().orElseThrow())), claim);

        assertThat(results).extracting(Result::verdict).containsOnly(Verdict.SATISFIED, Verdict.UNSUPPORTED);
        assertThat(results.stream().filter(result -> result.verdict() == Verdict.SATISFIED))
                .hasSizeGreaterThan(60);
    }

    @Tag("slow") // all scenarios of every ruleset on one board, and of four on others
    @ParameterizedTest
    @ValueSource(ints = {9, 13, 19, 25})
    void theReferenceWithOneBoardIsNeverAccused(int size) {
        BoardRun run = new BoardRun(SPECIFICATION, Board.of(size, size));
        Set<String> faults = SPECIFICATION.rulesets().stream()
                .map(Ruleset::name)
                .filter(name -> size == 19
                        || Set.of("base-7A", "aga", "japanese", "new-zealand").contains(name))
                .flatMap(name -> run.faults(claim(name)).stream().map(id -> name + " " + id))
                .collect(Collectors.toSet());

        assertThat(faults).isEmpty();
    }
}
