package touchstone.cli.perft;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.gtp.PipedReference;

/** Counts from the command line to the screen and to a file. */
@Tag("slow") // starts engines
class PerftCommandTest {

    @TempDir
    private Path folder;

    @Test
    void rulesetsThatCountTheSameAreShownTogether() {
        ProgramRun terminal = ProgramRun.run(
                "fuzz",
                "perft",
                "--board",
                "3x3",
                "--depth",
                "4",
                "--ruleset",
                "base",
                "--ruleset",
                "davies",
                "--ruleset",
                "aga");
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("3x3: base, davies\n", "3x3: aga\n", "As base: davies.")
                .containsPattern(" 4 +\\| +5281 \\| +5453 *\n")
                .containsPattern(" 4 +\\| +5281 \\| +81 \\| +1357 \\| +729 \\| +112 \\| +0 \\| +64 *\n")
                .contains("refused by base.8", "refused by base.7A");
    }

    @Test
    void underAllRulesets() {
        ProgramRun terminal =
                ProgramRun.run("fuzz", "perft", "--board", "1x1", "--depth", "3", "--ruleset", "all", "--markdown");
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        assertThat(terminal.out())
                .contains(
                        "| depth | aga | ancient-chinese | lorrain | new-zealand |",
                        "As aga: british, button-go, ing.",
                        "**1x1: base, davies, ing-simplified**",
                        "new-zealand");
    }

    /** What is divided adds up, and going on from a first move gives its part again. */
    @Test
    void dividedByFirstMovesAndFurther() throws IOException {
        JsonNode whole = count("--board", "2x2", "--depth", "6", "--divide");
        long sum = 0;
        for (JsonNode first : whole.at("/counts/0/first")) {
            sum += first.path("sequences").asLong();
        }
        assertThat(sum).isEqualTo(604);
        JsonNode further = count("--board", "2x2", "--depth", "5", "--moves", "B1");
        assertThat(further.at("/counts/0/rows/4/sequences")).isEqualTo(whole.at("/counts/0/first/1/sequences"));
        assertThat(further.at("/moves/0").asText()).isEqualTo("B1");
        assertThat(ProgramRun.run("fuzz", "perft", "--board", "2x2", "--depth", "6", "--divide")
                        .out())
                .containsPattern("first move \\| sequences \\| ended before or there")
                .containsPattern("pass +\\| +\\d+ \\| +\\d+");
    }

    private JsonNode count(String... options) throws IOException {
        Path file = folder.resolve("counts.json");
        String[] args = new String[options.length + 4];
        args[0] = "fuzz";
        args[1] = "perft";
        args[2] = "--json";
        args[3] = file.toString();
        System.arraycopy(options, 0, args, 4, options.length);
        ProgramRun terminal = ProgramRun.run(args);
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        return read(file);
    }

    private static JsonNode read(Path file) throws IOException {
        String text = Files.readString(file);
        assertThat(PublishedSchema.faults("perft", text)).isEmpty();
        return new ObjectMapper().readTree(text);
    }

    @Test
    void fromAPositionAndForWhite() throws IOException {
        JsonNode counts = count("--position", ".X./X.X/.X.", "--to-move", "white", "--depth", "1", "--ruleset", "base");
        assertThat(counts.path("board").asText()).isEqualTo("3x3");
        assertThat(counts.path("toMove").asText()).isEqualTo("White");
        JsonNode row = counts.at("/counts/0/rows/0");
        // Nothing but a pass, since a single stone in a hole leaves the position as it was.
        assertThat(row.path("sequences").asInt()).isEqualTo(1);
        assertThat(row.at("/refusals/base.8").asInt()).isEqualTo(5);
        assertThat(count("--position", "12/..", "--depth", "1").at("/moves/1").asText())
                .isEqualTo("B2");
        Path picture = Files.writeString(folder.resolve("position.txt"), ". X\nO X\n");
        assertThat(count("--position", picture.toString(), "--depth", "1")
                        .at("/counts/0/rows/0/captures")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void wholeGames() throws IOException {
        JsonNode counts = count("--board", "3x1", "--games", "--ruleset", "base", "--ruleset", "chinese");
        assertThat(counts.at("/games/0/games").asInt()).isEqualTo(907);
        assertThat(counts.at("/games/0/longest").asInt()).isEqualTo(21);
        assertThat(counts.at("/games/0/mostPlays").asInt()).isEqualTo(14);
        ProgramRun terminal = ProgramRun.run("fuzz", "perft", "--board", "3x1", "--games");
        assertThat(terminal.out())
                .contains("best play gives Black", "base: counted in ")
                .containsPattern("base +\\| +907 \\| +21 \\| +14 \\| +\\+3");
        assertThat(ProgramRun.run("fuzz", "perft", "--board", "1x1", "--games", "--ruleset", "all")
                        .out())
                .containsPattern("aga +\\| +1 \\| +4 \\| +0 \\|")
                .doesNotContain("japanese", "new-zealand");
    }

    @Test
    void legalPositionsInTwoWays() throws IOException {
        assertThat(ProgramRun.run("fuzz", "perft", "--board", "3x3", "--positions")
                        .out())
                .containsPattern("by the border of what is filled +\\| +12675")
                .containsPattern("one by one, by the reference +\\| +12675");
        assertThat(count("--board", "5x5", "--positions").path("positions").asLong())
                .isEqualTo(414295148741L);
    }

    @Test
    void aMutantIsFollowedToTheShortestSequence() throws IOException {
        Path file = folder.resolve("counts.json");
        ProgramRun terminal = ProgramRun.run(
                "fuzz",
                "perft",
                "--board",
                "3x1",
                "--subject",
                "mutant.short-memory",
                "--divide",
                "--json",
                file.toString());
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("Sequences on 3x1, base")
                .containsPattern(" 5 +\\| +\\d+ \\| +\\d+ \\| +\\+\\d+")
                .contains("The counts first differ at depth 5, in 8 sequences. The first:")
                .contains("    A1 C1 B1 pass C1\n")
                .contains(
                        "Black C1: mutant.short-memory takes what the rules refuse: repetition: recreates the position"
                                + " at the start (base.8)")
                .contains("--moves \"A1 C1 B1 pass\" --depth 1 --divide")
                .contains("first move | reference | mutant.short-memory | difference");
        JsonNode written = read(file).path("comparison");
        assertThat(written.path("agrees").asBoolean(true)).isFalse();
        assertThat(written.at("/partings/0/clause").asText()).isEqualTo("base.8");
        assertThat(written.at("/partings/0/kind").asText()).isEqualTo("takes");
        assertThat(ProgramRun.run(
                                "fuzz",
                                "perft",
                                "--board",
                                "3x1",
                                "--subject",
                                "mutant.short-memory",
                                "--moves",
                                "A1 C1 B1 pass",
                                "--depth",
                                "1")
                        .out())
                .contains("The counts first differ at depth 1, in one sequence:");
    }

    @Test
    void anEngineThatCountsTheSame() {
        ProgramRun terminal = ProgramRun.run(
                "fuzz",
                "perft",
                "--board",
                "2x2",
                "--depth",
                "4",
                "--engine",
                PipedReference.line(),
                "--ruleset",
                "base-7A");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("agrees with base-7A to depth 4.")
                .containsPattern(" 4 +\\| +156 \\| +156 \\|");
    }

    @Test
    void anEngineThatDoesNotStartOrHasNoSuchBoard() {
        ProgramRun none = ProgramRun.run("fuzz", "perft", "--engine", "/nonesuch/engine");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).startsWith("touchstone: /nonesuch/engine: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--depth 0 | --depth 0; expected 1 to 500",
                "--threads 0 | --threads 0; expected 1 to 256",
                "--board 26x3 | --board 26x3: a board has 1 to 25 lines each way, not 26x3",
                "--board big | --board 'big'; expected a width and a height, as in 3x3",
                "--moves Z99 | --moves: 'Z99' is no point",
                "--moves A1,A1 | --moves: under base move 2, White A1, is illegal: base.7.step-1",
                "--position X.O/XX | --position 'X.O/XX': row 2",
                "--position XO | --position: no position of a game, as Black has stones without liberty: A1",
                "--position .X --board 3x3 | --position is of a 2x1 board, and --board says 3x3",
                "--games --positions | --games and --positions; expected one of them",
                "--games --depth 3 | --games counts to the end",
                "--board 5x1 --games | --games on 5x1: too many to count; expected 1x1 to 1x4, or 2x2",
                "--games --ruleset japanese | --games under japanese: its games need not end, as positions may "
                        + "come back",
                "--games --ruleset new-zealand | --games under new-zealand: its games need not end, as passes "
                        + "never end one",
                "--board 10x10 --positions | --positions on a 10x10 board; expected one side of 1 to 9 lines",
                "--ruleset nonesuch | unknown ruleset 'nonesuch'",
                "--engine x --ruleset base --ruleset aga | several rulesets; expected one that the engine claims "
                        + "to play",
                "--subject gnugo:all | name one at a time",
                "--engine x --timeout 0 | a time limit out of range",
            })
    void aCommandLineThatMakesNoSense(String line, String complaint) {
        ProgramRun terminal = ProgramRun.run(("fuzz perft " + line).split(" "));
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(64);
        assertThat(terminal.err()).startsWith("touchstone: ").contains(complaint);
    }

    @Test
    void aFileThatCantBeWritten() {
        for (Path place : List.of(folder, folder.resolve("nonesuch/counts.json"))) {
            ProgramRun terminal = ProgramRun.run("fuzz", "perft", "--board", "1x1", "--json", place.toString());
            assertThat(terminal.exitCode()).isEqualTo(2);
            assertThat(terminal.out()).isEmpty();
            assertThat(terminal.err())
                    .isEqualToIgnoringNewLines("touchstone: can't write to " + place + "; choose another --json");
        }
    }

    @Test
    @Timeout(120)
    void anInterruptIsToldToTheCaller() throws IOException, InterruptedException {
        Path mark = folder.resolve("waiting");
        Path output = folder.resolve("output.txt");
        String silent = "sh -c 'touch " + mark + "; exec cat > /dev/null'";
        Process run = ProgramProcess.start(output, "fuzz", "perft", "--engine", silent, "--start-timeout", "100");
        while (!Files.exists(mark)) {
            assertThat(run.isAlive()).as(Files.readString(output)).isTrue();
            run.waitFor(20, TimeUnit.MILLISECONDS);
        }
        run.destroy();
        assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(output)).contains("touchstone: the run was cut short, so no count was completed");
        assertThat(run.exitValue()).isEqualTo(2);
    }
}
