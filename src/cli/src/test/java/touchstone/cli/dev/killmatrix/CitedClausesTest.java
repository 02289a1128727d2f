package touchstone.cli.dev.killmatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** A subject that says which clause decided is held to it, for plays and for what players say. */
class CitedClausesTest {

    private static final Specification SPECIFICATION = SpecificationReader.read(
            Path.of(System.getProperty("touchstone.home")).resolve("features"));

    /** Rules that refuse what is to be refused, and say so in other words. */
    private static final class OtherWords extends VariantRules {

        private final UnaryOperator<Refusal> words;

        OtherWords(UnaryOperator<Refusal> words) {
            super(Variant.BASE);
            this.words = words;
        }

        @Override
        public Ruling rule(Game game, Color player, Move move) {
            return said(super.rule(game, player, move));
        }

        @Override
        public Ruling rule(Game game, Statement statement) {
            return said(super.rule(game, statement));
        }

        private Ruling said(Ruling ruling) {
            return ruling instanceof Ruling.Refused refused
                    ? new Ruling.Refused(words.apply(refused.refusal()))
                    : ruling;
        }
    }

    private static List<Result> violations(String clause, UnaryOperator<Refusal> words) {
        RulesSubject subject = new RulesSubject(new Identity("other-words", "", "", ""), new OtherWords(words));
        Claim claim = new Claim(
                Optional.of(SPECIFICATION.ruleset("base").orElseThrow()), false, Profile.ARBITER, List.of(clause));
        List<Result> results = new Certification(SPECIFICATION, 1, new RunFacts("", "", 0))
                .certify(subject, Plan.of(SPECIFICATION, claim, subject.capabilities()), ignored -> {});
        assertThat(results).isNotEmpty();
        return results.stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .toList();
    }

    @Test
    void aClauseThatThereIsNotIsNoReason() {
        for (String clause : List.of("base.8.ko", "komi.none")) {
            assertThat(violations(clause, refusal -> new Refusal.Unforeseen("base.88", refusal.explanation())))
                    .extracting(Result::actual)
                    .isNotEmpty()
                    .allMatch("the subject names \"base.88\""::equals);
        }
    }

    @Test
    void norIsAClauseWithoutTheEvidence() {
        assertThat(violations("komi.none", refusal -> new Refusal.Unforeseen(refusal.clause(), " ")))
                .extracting(Result::expected)
                .isNotEmpty()
                .allMatch("the evidence by which komi.none decides"::equals);
    }

    @Test
    void otherWordsForTheSameAreGood() {
        assertThat(violations("komi.none", refusal -> new Refusal.Unforeseen(refusal.clause(), "no komi here")))
                .isEmpty();
    }
}
