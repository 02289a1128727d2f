package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;

/** Certifying without a ruleset: nothing is claimed, and it is said which rules the subjects have. */
@Tag("slow") // runs the whole specification, without a ruleset, several times
class SurveyScreenTest {

    @TempDir
    private Path out;

    private ProgramRun certify(String... more) {
        List<String> line = new java.util.ArrayList<>(List.of("certify", "--out", out.toString()));
        line.addAll(List.of(more));
        return ProgramRun.run(line.toArray(new String[0]));
    }

    @Test
    void theAxesAreFoundAndTheRulesetNamed() throws IOException {
        ProgramRun terminal = certify("--subject", "reference.7A");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .containsPattern("(?m)^ repetition +\\| positional *$")
                .containsPattern("(?m)^ self-capture +\\| forbidden *$")
                .containsPattern("(?m)^ counting +\\| unstated \\(nothing else is left\\) *$")
                .containsPattern("(?m)^ repetition\\.positional +\\| holds$")
                .containsPattern("(?m)^ repetition\\.simple\\.cycles +\\| not so$")
                .containsPattern(
                        "reference.7A fits: base-7A \\(22 of 22 axes known\\);\\s--ruleset\\sbase-7A\\scertifies\\sit")
                .containsPattern("(?m)^reference.7A.*, surveyed as arbiter\\. ")
                .doesNotContain("violated")
                .doesNotContain("does not conform");
        List<Result> results = RunFolder.results(out);
        assertThat(results).allMatch(result -> result.claim().ruleset().equals("survey"));
        assertThat(RunFolder.record(out).claim().ruleset()).isEqualTo("survey");
        assertThat(Files.readString(out.resolve("junit.xml"))).doesNotContain("<failure");
    }

    @Test
    void whatFitsNoRulesetIsNearOne() {
        ProgramRun terminal = certify("--subject", "mutant.snapback-is-ko", "--subject", "reference.simple-ko");
        assertThat(terminal.exitCode()).as(terminal.out()).isZero();
        assertThat(terminal.out())
                .contains("mutant.snapback-is-ko fits no ruleset; nearest: ")
                .containsPattern("reference.simple-ko fits no ruleset; nearest: base\\s\\(but\\sfor\\srepetition\\)")
                .contains("none that is known;");
    }

    @Test
    void oneClauseIsShownWithItsFindings() throws IOException {
        ProgramRun terminal = certify("--subject", "reference", "--clause", "repetition.simple.cycles");
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out())
                .contains(" repetition.simple.cycles ")
                .contains("   repetition.simple.cycles, ", "such as repetition.simple.cycles/")
                .contains("expected White may play")
                .doesNotContain(" repetition.positional ")
                .doesNotContain(" fits: ");
        // What a scenario's conditions turn on is tried too.
        assertThat(RunFolder.results(out)).anyMatch(result -> result.clause().startsWith("supply."));
    }

    @Test
    void aBreakdownIsTroubleAndAWrongProtocolIsAViolation() throws IOException {
        Path engine = out.resolve("engine.sh");
        Files.writeString(engine, """
                while read -r line; do
                    case "$line" in *"boardsize 13"*) echo "gone" >&2; exit ;; esac
                    printf '%%s\\n' "$line"
                done | %s
                """.formatted(PipedReference.line()));
        ProgramRun dying = certify("--engine", "sh " + engine, "--clause", "handicap.fixed.small");
        assertThat(dying.exitCode()).as(dying.out()).isEqualTo(2);
        ProgramRun forgetful =
                certify("--subject", "mutant.komi-whole", "--clause", "gtp.komi", "--clause", "komi.none");
        assertThat(forgetful.exitCode()).as(forgetful.out()).isEqualTo(1);
        assertThat(forgetful.out())
                .contains("   gtp.komi.")
                .contains("[komi]")
                .containsPattern("surveyed as arbiter,\\sdoes\\snot\\sconform\\sto\\sthe\\sprotocol\\.\\s");
        ProgramRun right = certify("--subject", "reference", "--clause", "gtp.komi", "--clause", "komi.none");
        assertThat(right.exitCode()).as(right.out()).isZero();
        assertThat(right.out())
                .containsPattern("surveyed as arbiter,\\sshows\\sno\\sviolation\\sof\\sthe\\sprotocol\\.\\s");
    }

    @Test
    void theReferenceAloneStaysUnderBase() {
        ProgramRun terminal = certify("--clause", "base.5");
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.outUnwrapped())
                .startsWith("No subject is named, so the built-in reference is tested, under base. ")
                .contains(" shows no violation of base as arbiter, only base.5: ");
        assertThat(certify("--ruleset", "aga", "--clause", "aga.1").out()).doesNotContain("No subject is named");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        ProgramRun clause = certify("--subject", "reference", "--clause", "base.8");
        assertThat(clause.exitCode()).isEqualTo(64);
        assertThat(clause.err()).contains("no clause [base.8] of an axis value").contains("name a --ruleset");
    }
}
