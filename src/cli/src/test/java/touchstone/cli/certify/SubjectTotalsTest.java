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

    private static String verdict(Profile profile, Verdict first, Verdict second) {
        Claim claim = new Claim(SPECIFICATION.ruleset("base").orElseThrow(), profile, List.of());
        Identity engine = new Identity("engine", "Engine", "1", "engine");
        RunRecord.Attempt attempt =
                new RunRecord.Attempt(engine, new TreeMap<>(), List.of(), Optional.empty(), 2, Optional.empty());
        List<Result> results =
                List.of(MadeUpResult.of(engine, "base.8.ko", first), MadeUpResult.of(engine, "base.8.initial", second));
        return String.join(
                "", new SubjectTotals(SPECIFICATION, claim).verdict(new SubjectRun(attempt, results, List.of())));
    }
}
