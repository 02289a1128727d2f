package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import touchstone.cli.options.Installation;
import touchstone.cli.run.SubjectRun;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** The line of a verdict counts the clauses that it rests on. */
class SubjectTotalsTest {

    private static final Specification SPECIFICATION = Installation.specification();
    private static final Identity ENGINE = new Identity("engine", "Engine", "1", "engine");

    @Test
    void whatIsViolatedIsCountedIfThereIsAny() {
        assertThat(verdict(Profile.ARBITER, Verdict.VIOLATED, Verdict.TOLERATED))
                .matches("engine 1 does not conform to base as arbiter: 1 of \\d+ clauses violated");
    }

    @Test
    void anArbiterThatOnlyToleratesIsToldHowMuch() {
        assertThat(verdict(Profile.ARBITER, Verdict.TOLERATED, Verdict.SATISFIED))
                .matches("engine 1 does not conform to base as arbiter: 1 of \\d+ clauses tolerated");
    }

    @Test
    void aPlayerMayTolerate() {
        assertThat(verdict(Profile.PLAYER, Verdict.TOLERATED, Verdict.SATISFIED))
                .matches("engine 1 shows no violation of base as player: \\d+ of \\d+ clauses satisfied");
    }

    /** A game of the rules may show something wrong of the protocol. */
    @Test
    void whatIsViolatedAndNotClaimedIsNotDenied() {
        Result ofTheRules = MadeUpResult.of(ENGINE, "base.8.ko", Verdict.SATISFIED);
        Result ofTheProtocol = MadeUpResult.of(ENGINE, "gtp.handicap.fixed", Verdict.VIOLATED);
        SubjectTotals totals = new SubjectTotals(SPECIFICATION, claim(Profile.ARBITER));

        assertThat(totals.numbers(run(ofTheRules)))
                .contains(". Nothing violated was seen, which is not to say that it conforms.");
        assertThat(totals.numbers(run(ofTheRules, ofTheProtocol)))
                .contains(
                        ". What is violated is of the protocol, which is not claimed. Of what is claimed nothing violated was seen, ");
    }

    private static String verdict(Profile profile, Verdict first, Verdict second) {
        SubjectRun run =
                run(MadeUpResult.of(ENGINE, "base.8.ko", first), MadeUpResult.of(ENGINE, "base.8.initial", second));
        return String.join("", new SubjectTotals(SPECIFICATION, claim(profile)).verdict(run));
    }

    private static Claim claim(Profile profile) {
        return new Claim(SPECIFICATION.ruleset("base").orElseThrow(), profile, List.of());
    }

    private static SubjectRun run(Result... results) {
        RunRecord.Attempt attempt = new RunRecord.Attempt(
                ENGINE, new TreeMap<>(), List.of(), Optional.empty(), results.length, Optional.empty());
        return new SubjectRun(attempt, List.of(results), List.of());
    }
}
