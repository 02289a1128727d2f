package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;
import touchstone.cli.ScriptedPlayer;
import touchstone.cli.gtp.PipedReference;
import touchstone.formats.sgf.SgfRecord;

/** Games of an engine's own, from the command line to what is on the disk. */
@Tag("slow") // plays whole games between engines
class MatchCommandTest {

    @TempDir
    private Path folder;

    private ProgramRun referee(String engine, String... more) {
        String[] args = new String[more.length + 5];
        args[0] = "match";
        args[1] = "--engine";
        args[2] = engine;
        args[3] = "--out";
        args[4] = folder.resolve("out").toString();
        System.arraycopy(more, 0, args, 5, more.length);
        return ProgramRun.run(args);
    }

    private JsonNode results() throws IOException {
        return new ObjectMapper().readTree(folder.resolve("out/referee.json").toFile());
    }

    @Test
    void nothingIsFoundOfAnEngineThatIsRight() throws IOException {
        ProgramRun terminal = referee(ScriptedPlayer.right(), "--ruleset", "base-7A", "--games", "11");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .containsPattern("suicide +\\| +\\d+ \\| +\\d+ \\| +0 \\| +0 of \\d \\| rejects")
                .contains("playing-engine 1 under base-7A: 11 games on 5x5, 6x6, 7x7, 8x8, 9x9")
                .contains("no violation (seed 1)");
        assertThat(results().path("complete").asBoolean()).isTrue();
        assertThat(results().path("played")).hasSize(11);
        for (JsonNode game : results().path("played")) {
            SgfRecord record = SgfRecord.read(Files.readAllBytes(
                    folder.resolve("out").resolve(game.path("record").asText())));
            assertThat(record.moves()).isEqualTo(game.path("moves").asInt());
        }
    }

    @Test
    void anIllegalMoveOfItsOwnIsShownWithItsClauseAndRecorded() throws IOException {
        ProgramRun terminal = referee(ScriptedPlayer.suicidal(), "--ruleset", "base-7A", "--games", "11");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(1);
        assertThat(terminal.out())
                .containsPattern("suicide +\\| +\\d+ \\| +\\d+ \\| +[1-9]\\d* \\| +\\d of \\d \\| generates")
                .contains("violation  game ")
                .contains("it captured its own stones, ")
                .contains("base.7A: self-capture: without liberty would be ");
        JsonNode found = results().at("/findings/0");
        assertThat(found.path("clause").asText()).isEqualTo("base.7A");
        SgfRecord record = SgfRecord.read(Files.readAllBytes(
                folder.resolve("out").resolve(found.path("record").asText())));
        assertThat(record.moves()).isEqualTo(found.path("moves-made").size() + 1);
    }

    @Test
    void whereNothingIsClaimedSuicideIsTheEnginesChoice() {
        ProgramRun terminal = referee(ScriptedPlayer.suicidal(), "--games", "8");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out()).contains("difference  game ", "nothing being claimed", "no score was compared");
    }

    @Test
    void nothingIsFoundOfOurOwnServer() throws IOException {
        ProgramRun terminal = referee(PipedReference.line(), "--ruleset", "base", "--games", "11");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out()).contains("no violation (seed 1)");
        assertThat(results().path("played")).hasSize(11);
    }

    @Test
    void anEngineThatOnlyTakesMovesCantBeRefereed() {
        ProgramRun terminal = referee(
                "sh -c '" + PipedReference.line().replace("'", "\"") + " | sed -u /genmove/d'", "--ruleset", "base");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("generates no moves (it lacks generates-moves, which in GTP is genmove)");
        assertThat(ProgramRun.run("match", "--subject", "reference").err()).contains("reference: generates no moves");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games 0 --engine x | --games 0; expected 1 to 1000000",
                "--moves 0 --engine x | --moves 0; expected 1 to 10000",
                "--games 5 | no engine is named; expected --engine COMMAND",
                "--engine x --engine y | 2 engines are named, x, y; name one at a time",
                "--subject gnugo:all | name one at a time",
                "--engine x --ruleset nonesuch | unknown ruleset 'nonesuch'",
                "--engine x --timeout 0 | a time limit out of range",
            })
    void aCommandLineThatMakesNoSense(String line, String complaint) {
        ProgramRun terminal = ProgramRun.run(("match " + line).split(" "));
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.err()).startsWith("touchstone: ").contains(complaint);
    }

    @Test
    void aFolderThatCantBeWrittenTo() throws IOException {
        Path file = Files.writeString(folder.resolve("out"), "a file");
        ProgramRun terminal = referee("x");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err())
                .isEqualToIgnoringNewLines(
                        "touchstone: can't write to " + file + ": " + file + " is a file; choose another --out");
    }

    @Test
    void anEngineThatDoesNotStart() {
        ProgramRun terminal = referee("/nonesuch/engine");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).startsWith("touchstone: /nonesuch/engine: ");
    }

    /** What was found before an interrupt is on the disk and on the screen. */
    @Test
    @Timeout(120)
    void anInterruptKeepsWhatWasFound() throws IOException, InterruptedException {
        Path mark = folder.resolve("hanging");
        Path output = folder.resolve("output.txt");
        Process run = ProgramProcess.start(
                output,
                "match",
                "--engine",
                ScriptedPlayer.suicidalUntilItHangs(mark),
                "--ruleset",
                "base-7A",
                "--timeout",
                "100",
                "--out",
                folder.resolve("out").toString());
        while (!Files.exists(mark)) {
            assertThat(run.isAlive()).as(Files.readString(output)).isTrue();
            run.waitFor(20, TimeUnit.MILLISECONDS);
        }
        run.destroy();
        assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).isEqualTo(2);
        assertThat(Files.readString(output)).contains("Incomplete: the run was cut short", "captured its own stones");
        assertThat(results().path("complete").asBoolean(true)).isFalse();
        assertThat(results().path("findings"))
                .isNotEmpty()
                .allMatch(find -> find.path("fault").asText().equals("suicide"));
    }
}
