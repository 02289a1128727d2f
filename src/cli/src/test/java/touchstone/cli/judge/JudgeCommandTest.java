package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.options.Installation;

/** Game records judged from the command line. */
class JudgeCommandTest {

    /** Black takes a ko back at once. */
    private static final String KO = """
            (;GM[1]FF[4]SZ[5]RU[AGA]PB[Anna]BR[3d]PW[Bert]KM[0.5]RE[B+1.5]
            ;B[bb];W[cb];B[ac];W[dc];B[bd];W[cd];B[cc]
            ;W[bc];B[cc])
            """;

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private ProgramRun judge(String text, String... more) throws IOException {
        List<String> args =
                new ArrayList<>(List.of("judge", file("game.sgf", text).toString()));
        args.addAll(List.of(more));
        return ProgramRun.run(args.toArray(String[]::new));
    }

    private JsonNode json(Path file) throws IOException {
        String text = Files.readString(file);
        assertThat(PublishedSchema.faults("judge", text)).isEmpty();
        return new ObjectMapper().readTree(text);
    }

    @Test
    void anIllegalMoveIsShownWithItsClauseTheEvidenceAndAPicture() throws IOException {
        Path data = folder.resolve("judged.json");
        ProgramRun terminal = judge(KO, "--json", data.toString());
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("Anna (3d) - Bert", "5x5, komi 0.5, 9 moves, result \"B+1.5\"")
                .contains("By aga (the record names \"AGA\"):")
                .contains("move 9, Black C3 (line 3, column 8): illegal, repetition.situational")
                .contains("as aga.6:")
                .contains("repetition: recreates the position that stood after move 7")
                .contains("      X O a O .")
                .contains("1 illegal move of 9", "the game is not over: it is White's turn")
                .contains("score as it stands: B+1.5 (Black 5, White 3.5)", "undecided, more --time may help")
                .contains("      # . # @ .");
        assertThat(terminal.out())
                .containsPattern("9 repetition.simple +goes on +B\\+0.5 +ancient-chinese, stone-scoring")
                .containsPattern("9 base.8 +goes on +B\\+1.5 +base-7A, base, button-go, chinese-ogs, davies,");
        JsonNode game = json(data).at("/games/0");
        List<String> names = new ArrayList<>();
        game.path("rulesets").forEach(group -> group.path("names").forEach(name -> names.add(name.asText())));
        assertThat(names)
                .containsExactlyInAnyOrderElementsOf(Installation.specification().rulesets().stream()
                        .map(ruleset -> ruleset.name())
                        .toList());
        JsonNode offence = game.at("/judged/0/illegal/0");
        assertThat(offence.path("move").asInt()).isEqualTo(9);
        assertThat(offence.path("articles")).extracting(JsonNode::asText).containsExactly("aga.6");
        assertThat(game.at("/judged/0/recorded-score").asText()).isEqualTo("undecided");
        assertThat(game.at("/judged/0/undecided"))
                .extracting(JsonNode::asText)
                .containsExactly("B2", "C2", "A3", "C3", "D3", "B4", "C4");
        assertThat(game.at("/judged/0/position").asText()).contains("X . X O .");
    }

    @Test
    void rulesThatNobodyKnowsAreToldToBeSo() throws IOException {
        assertThat(judge("(;SZ[3]RU[house rules];B[bb])").out())
                .contains("By base (the record names \"house rules\", which is no ruleset known here; another can be "
                        + "asked for):");
        assertThat(judge("(;SZ[3];B[bb])").out())
                .contains("By base (the record names no rules; others can be asked for):", "every move is legal of 1");
    }

    @Test
    void rulesetsAreJudgedByOneAfterTheOther() throws IOException {
        ProgramRun terminal = judge("(;SZ[1];B[aa])", "--ruleset", "base", "--ruleset", "new-zealand");
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("By base:", "By new-zealand:", "illegal, base.8", "every move is legal of 1");
    }

    @Test
    void aRulesetOfOnesOwnIsTaken() throws IOException {
        Path own = Files.createDirectories(folder.resolve("own"));
        Files.writeString(own.resolve("club.yaml"), """
                name: club
                title: Ours
                like: aga
                sources: [us]
                axes:
                  repetition: positional
                clauses: [aga, base.4]
                without: [aga.6]
                """);
        ProgramRun terminal =
                judge("(;SZ[3:1];B[aa];W[ca];B[ba];W[ca];B[aa])", "--ruleset", "club", "--rulesets", "" + own);
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(1);
        assertThat(terminal.out()).contains("By club:", "move 5, Black A1").containsPattern("5 base.8 .*club");
    }

    @Test
    void whatIsUndecidedIsNotLegal() throws IOException {
        ProgramRun terminal = judge("(;SZ[3:1];B[aa];W[ca];B[ba];W[ca];B[aa])", "--ruleset", "ing");
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out()).contains("no document decides, repetition.ing", "5? repetition.ing");
    }

    @Test
    void theRestIsNotLookedAtIfNobodyWants() throws IOException {
        String text = "(;SZ[3];B[bb];W[bb];B[bb])";
        assertThat(judge(text, "--stop-at-first").out())
                .contains("1 illegal move of 2", "moves after move 2 are not looked at");
    }

    @Test
    void ofManyGamesEachHasALineAndThereIsASummary() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games/deeper"));
        Files.writeString(games.resolve("a.sgf"), KO + "(;SZ[3];B[bb];W[];B[])");
        Files.writeString(games.resolve("b.SGF"), "(;SZ[3]PB[x");
        Files.writeString(games.resolve("notes.txt"), "no game");
        Path data = folder.resolve("judged.json");
        ProgramRun terminal = ProgramRun.run(
                "judge", folder.resolve("games").toString(), "--ruleset", "base", "--json", data.toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("b.SGF: line 1, column 12: the text ends within a value");
        assertThat(terminal.out())
                .contains(
                        "a.sgf game 1: Anna (3d) - Bert", "base: 1 illegal move, goes on, B+1.5, as the record has it")
                .contains("    move 9, Black C3 (line 3, column 8): illegal, base.8: repetition")
                .contains("a.sgf game 2: ? - ?", "base: legal, over, B+9")
                .contains(
                        "2 games with 12 moves: 1 with illegal moves; of 1 with a recorded score 0 undecided and 0 with "
                                + "another one; 1 could not be judged.");
        JsonNode summary = json(data).path("summary");
        assertThat(summary.path("unreadable").asInt()).isEqualTo(1);
        assertThat(summary.at("/with-illegal-moves-by/aga").asInt()).isEqualTo(1);
        assertThat(json(data).at("/games/2/fault").asText()).startsWith("line 1, column 12");
    }

    /** More than is read at a time. */
    @Test
    void aLongFileIsOne() throws IOException {
        String comment = "C[" + "long ".repeat(10_000) + "]";
        String game = "(;GM[1]FF[4]SZ[3]" + comment + "\n;B[bb];W[bb])\n";
        Path data = folder.resolve("judged.json");
        ProgramRun terminal = judge(game.repeat(10), "--time", "0", "--json", data.toString());

        assertThat(terminal.out())
                .contains("game 1: ", "game 10: ", "10 games with 20 moves: 10 with illegal moves")
                .contains("move 2, White B2 (line 20, column 8): illegal");
        assertThat(json(data).at("/games").findValuesAsText("line"))
                .containsExactly("1", "3", "5", "7", "9", "11", "13", "15", "17", "19");
        assertThat(json(data).at("/games/9/judged/0/illegal/0/place").asText()).isEqualTo("line 20, column 8");
    }

    /** White's stone in Black's corner is dead. Black has not filled the neutral points between the walls. */
    private static final String ENDED = """
            (;SZ[9:3]RU[Japanese]KM[550]RE[%s]PL[1]AB[ba:bc][cb][da:dc]AW[fa:fc][gb][ha:hc][aa]
            ;B[];W[])
            """;

    @Test
    void deadStonesAreTakenOffAndRepairsAreTold() throws IOException {
        Path data = folder.resolve("judged.json");
        ProgramRun terminal = judge(ENDED.formatted("W+4.5"), "--json", data.toString());
        assertThat(terminal.out())
                .contains("repaired: line 1, column 25: KM is '550'", "taken for 5.5 points", "taken for Black")
                .contains("score as it stands: W+4.5", "taken off, as articles 7-1 and 7-2", "neutral points")
                .contains("as the record has it")
                .doesNotContain("undecided");
        JsonNode game = json(data).at("/games/0");
        assertThat(game.at("/judged/0/recorded-score").asText()).isEqualTo("agrees");
        assertThat(game.at("/judged/0/dead/0").asText()).isEqualTo("A3");
        assertThat(json(data).at("/summary/repairs/komi").asInt()).isEqualTo(1);
        assertThat(judge(ENDED.formatted("W+5.5")).out()).contains("the record has a different result");
        assertThat(judge(ENDED.formatted("B+1")).out())
                .contains("note: the recorded score is the one with a komi of 0");
    }

    @Test
    void aWinnerWithoutAScoreIsCompared() throws IOException {
        assertThat(judge(ENDED.formatted("W+")).out()).contains("as the record has it");
        assertThat(judge(ENDED.formatted("B+")).out()).contains("the record has a different result");
        assertThat(judge(ENDED.formatted("B+R")).out()).doesNotContain("different result");
        assertThat(judge(ENDED.formatted("B+adjudication")).out())
                .contains("Black won by other means")
                .doesNotContain("different result");
    }

    /** The stone on A3 is dead, and the record marks nothing of it. */
    @Test
    void whatThePlayersMarkAgainstWhatIsDecidedIsTold() throws IOException {
        String mistaken = ENDED.formatted("W+5.5").strip();
        String marks = mistaken.substring(0, mistaken.length() - 1) + "TW[ia])";
        assertThat(judge(marks).out())
                .contains("of A3 articles 7-1 and 7-2 of the Japanese rules decide otherwise than the record marks");
        assertThat(judge(marks.replace("TW[ia]", "TB[aa]TW[ia]")).out()).doesNotContain("decide otherwise");
    }

    @Test
    void limitsAreNumbersOverZero() throws IOException {
        assertThat(judge(KO, "--time", "-1").exitCode()).isEqualTo(64);
        assertThat(judge(KO, "--nodes", "0").err()).contains("--nodes 0: expected 1 or more");
    }

    @Test
    @ResourceLock("System.in")
    void standardInputIsTaken() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("(;SZ[3];B[bb])".getBytes(StandardCharsets.US_ASCII)));
        try {
            assertThat(ProgramRun.run("judge", "-").out()).startsWith("standard input: ? - ?");
        } finally {
            System.setIn(before);
        }
    }

    /** What a record says is never more than text. */
    @Test
    void namesAreUntrusted() throws IOException {
        String evil =
                "\u001b[31mred\u001b\\]0;title\u0007\u202eorder\u0000\u0008\u200b\u2028next" + "x".repeat(100_000);
        ProgramRun terminal = judge("(;CA[UTF-8]SZ[3]PB[" + evil + "]PW[" + evil + "]EV[" + evil + "]RU[" + evil
                + "]RE[" + evil + "]KM[" + evil + "];B[bb])");
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        assertThat(terminal.out()).hasSizeLessThan(10_000).contains("red");
        assertThat(terminal.out().codePoints().filter(c -> c != '\n'))
                .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT || c == 0x2028);
    }

    @Test
    void filesThatAreNoGames() throws IOException {
        byte[] noise = new byte[10_000];
        new Random(1).nextBytes(noise);
        Files.write(folder.resolve("1.sgf"), noise);
        file("2.sgf", "no game at all");
        file("3.sgf", "(;SZ[3];B[bb]");
        file("4.sgf", "(;GM[2];B[bb])");
        file("5.sgf", "(;SZ[3];B[b])");
        assertThat(ProgramRun.run("judge", folder.toString()).err().lines())
                .as("one is only not closed")
                .hasSize(4);
        ProgramRun terminal = ProgramRun.run("judge", "--strict", folder.toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err().lines())
                .hasSize(5)
                .allMatch(line -> line.startsWith("touchstone: " + folder))
                .anyMatch(line -> line.contains("1.sgf: line 1, column 1: no game; expected a game tree"))
                .anyMatch(line -> line.contains("2.sgf: line 1, column 1: no game; expected a game tree"))
                .anyMatch(line -> line.contains("3.sgf: line 1, column 14: the text ends within the game"))
                .anyMatch(line -> line.contains("4.sgf: line 1, column 6: GM is '2'; expected 1"))
                .anyMatch(line -> line.contains("5.sgf: line 1, column 11: 'b' is no point"));
    }

    @Test
    void variationsMayBeNestedDeeply() throws IOException {
        int depth = 100_000;
        ProgramRun terminal = judge("(;SZ[3];B[bb]" + "(;C[x]".repeat(depth) + ")".repeat(depth + 1));
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
    }

    @Test
    void aFileThatIsNotThere() {
        ProgramRun terminal =
                ProgramRun.run("judge", folder.resolve("nothing.sgf").toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("no such file; expected a game record");
        ProgramRun empty = ProgramRun.run("judge", folder.toString());
        assertThat(empty.exitCode()).isEqualTo(2);
        assertThat(empty.err()).contains("no .sgf file in it or below");
    }

    @Test
    void aCommandLineThatMakesNoSense() throws IOException {
        assertThat(ProgramRun.run("judge").exitCode()).isEqualTo(64);
        ProgramRun unknown = judge(KO, "--ruleset", "japanise");
        assertThat(unknown.exitCode()).isEqualTo(64);
        assertThat(unknown.err()).contains("did you mean 'japanese'?");
        ProgramRun unwritable =
                judge(KO, "--json", folder.resolve("no/such/folder.json").toString());
        assertThat(unwritable.exitCode()).isEqualTo(2);
        assertThat(unwritable.err()).contains("can't write ");
    }
}
