package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;

/** A result is shown again by the scenario alone, and never where the run was written that it came from. */
class ReproductionCommandTest {

    private static String of(String commandLine, RecordedClaim claim) {
        Result result = Examples.result(Examples.GNU_GO, "base.8/1", Verdict.VIOLATED);
        return ReproductionCommand.of(result.of(new RunFacts("0.1.0", commandLine, 7), claim));
    }

    @Test
    void theScenarioAloneInAFolderOfItsOwn() {
        assertThat(of(
                        "./touchstone certify --engine 'gnugo --mode gtp' --ruleset base --out mine --timeout 60"
                                + " --baseline known.yaml --certificate c.json",
                        new RecordedClaim("base", "player", false, List.of())))
                .isEqualTo("./touchstone certify --engine 'gnugo --mode gtp' --ruleset base --profile player"
                        + " --timeout 60 --seed 7 --clause base.8/1 --out reports/again");
    }

    @Test
    void notWhereTheRunWas() {
        assertThat(of(
                        "./touchstone certify --out /home/me/reports/again/",
                        new RecordedClaim("survey", "arbiter", false, List.of())))
                .endsWith(" --clause base.8/1 --out reports/again-2")
                .doesNotContain("--ruleset");
    }

    @Test
    void whateverTheRecordSaysItStarts() {
        assertThat(of("'not closed", new RecordedClaim("base", "arbiter", true, List.of())))
                .startsWith("./touchstone certify --engine 'gnugo --mode gtp' --ruleset base --protocol --seed 7");
    }
}
