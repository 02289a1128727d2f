package touchstone.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.RulesSetting;
import touchstone.suite.result.RunFolder;

/** An engine is told to play by the ruleset it is certified for, and everybody is told what came of it. */
@Tag("slow") // starts engines
class BriefingTextTest {

    private static final String AGA = "{\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\",\"tax\":\"NONE\",\"suicide\":false,"
            + "\"hasButton\":false,\"whiteHandicapBonus\":\"N-1\",\"friendlyPassOk\":true}";

    @TempDir
    private Path out;

    private ProgramRun certify(String engine, String allure) {
        return ProgramRun.run(
                "certify",
                "--verbose",
                allure,
                "--engine",
                engine,
                "--ruleset",
                "aga",
                "--clause",
                "claim",
                "--out",
                out.toString());
    }

    /** The served reference, plays by the base rules, with something between it and its controller. */
    private static String between(String filter) {
        return "sh -c '" + PipedReference.line().replace("'", "\"") + " | " + filter + "'";
    }

    private Optional<RulesSetting> recorded() throws IOException {
        return RunFolder.record(out).subjects().get(0).rules();
    }

    private String fact() throws IOException {
        Properties environment = new Properties();
        try (Reader reader = Files.newBufferedReader(out.resolve("allure-results/environment.properties"))) {
            environment.load(reader);
        }
        return environment.getProperty("Subject.rules");
    }

    @Test
    void anEngineThatTakesThemConforms() throws IOException {
        ProgramRun terminal = certify(PipedReference.line(), "--allure");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out()).as("to be copied").contains(AGA);
        assertThat(terminal.outUnwrapped())
                .contains("Rules of touchstone-reference: set by kata-set-rules " + AGA
                        + "; kata-get-rules tells them back")
                .contains(" not, or only approximately, set by its commands: ending=four-passes, resumption=");
        assertThat(recorded()).hasValueSatisfying(rules -> {
            assertThat(rules.by()).isEqualTo("kata-set-rules");
            assertThat(rules.told()).contains(AGA);
            assertThat(rules.misstated()).isEmpty();
            assertThat(rules.exchanges()).hasSize(3);
            assertThat(rules.unsaid()).extracting(RulesSetting.Unsaid::part).contains("pass-stones=given");
        });
        assertThat(fact())
                .startsWith("set by kata-set-rules {")
                .contains("; not, or only approximately, set by its commands: ");
        Files.delete(out.resolve("allure-results/environment.properties"));
        assertThat(ProgramRun.run("report", "--allure", out.toString()).exitCode())
                .isZero();
        assertThat(fact()).startsWith("set by kata-set-rules {");
    }

    @Test
    void anEngineThatTellsOtherRulesBackDoesNotConform() throws IOException {
        ProgramRun terminal = certify(between("sed -u s/SITUATIONAL/POSITIONAL/"), "--no-allure");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(1);
        assertThat(terminal.outUnwrapped())
                .contains("violated claim.rules/1 On a new board")
                .contains("expected ko SITUATIONAL")
                .contains("answered the subject, asked for its rules, says ko POSITIONAL")
                .contains("; but kata-get-rules tells ko POSITIONAL where SITUATIONAL is claimed")
                .contains("does not conform to aga");
        assertThat(recorded().orElseThrow().misstated())
                .containsExactly(new ContradictedStatement("ko", "SITUATIONAL", "POSITIONAL"));
    }

    @Test
    void anEngineWithoutWordsForRulesIsNotBlamedForIt() throws IOException {
        ProgramRun terminal = certify(
                between("sed -u -e s/kata-.*rules\\*$/kata/ -e s/kgs-rules/kgs/ -e s/kata-set-rule/kata/"),
                "--no-allure");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.outUnwrapped())
                .contains("Rules of touchstone-reference: no command sets them; they are those it was started with;"
                        + " no command tells them")
                .doesNotContain("not, or only approximately");
        assertThat(recorded().orElseThrow().told()).isEmpty();
    }

    @Test
    void aSubjectThatNobodyTellsHasNoSuchLine() throws IOException {
        ProgramRun terminal =
                ProgramRun.run("certify", "--allure", "--clause", "claim", "--ruleset", "aga", "--out", out.toString());
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.outUnwrapped()).doesNotContain("Rules of");
        assertThat(recorded()).isEmpty();
        assertThat(fact()).isNull();
    }

    @Test
    void theReferenceOfOtherRulesSaysSo() {
        ProgramRun terminal = ProgramRun.run(
                "certify",
                "--clause",
                "claim",
                "--ruleset",
                "aga",
                "--subject",
                "reference.situational",
                "--out",
                out.toString());
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.outUnwrapped())
                .contains("expected self-capture forbidden, ending four-passes,")
                .contains("says self-capture allowed, ending two-passes,");
    }
}
