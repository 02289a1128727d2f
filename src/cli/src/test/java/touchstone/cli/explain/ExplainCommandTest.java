package touchstone.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.options.Installation;

/** Verdicts explained from the command line. */
class ExplainCommandTest {

    /** Black takes a ko with a; White may not take it back. */
    private static final String KO = ".XO./XOaO/.XO.";

    @TempDir
    private Path folder;

    private static ProgramRun explain(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "explain";
        System.arraycopy(args, 0, all, 1, args.length);
        return ProgramRun.run(all);
    }

    @Test
    void theChainTheArticlesAndThePictures() {
        ProgramRun terminal = explain("--position", KO, "--moves", "a", "--move", "B2", "--ruleset", "aga");
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(1);
        assertThat(terminal.out())
                .startsWith("White B2 by aga: illegal")
                .containsSubsequence(
                        "  ending.four-passes  ",
                        "  base.6  Black moves first",
                        "      it is White's turn",
                        "  base.7.step-1  ",
                        "      the point is empty: B2",
                        "  base.7.step-2  ",
                        "      captures C2",
                        "  base.7.step-3  ",
                        "      no stone of White's is without liberty",
                        "  base.7A  ",
                        "  = aga.5  ",
                        "      no self-capture",
                        "  repetition.situational  ",
                        "  = aga.6  ",
                        "      illegal: the position stood at the start, with Black to move")
                .containsPattern(" *White to play a +would be after White +stood at the start,")
                .containsPattern("(?m)^  X a # O +X @ \\. O +X O \\. O$");
    }

    @Test
    void aLegalMove() {
        ProgramRun terminal = explain("--board", "3x1", "--moves", "A1,C1 B1 C1", "--move", "a1", "--ruleset", "aga");
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("Black A1 by aga: legal")
                .contains("the position stood after move 2, but with Black to move, not White");
    }

    @Test
    void allRulesetsInATable() {
        ProgramRun terminal = explain("--board", "3x1", "--moves", "A1 C1 B1 C1", "--move", "A1", "--all-rulesets");
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("Black A1 by base: illegal")
                .containsPattern("legal +aga, ancient-chinese, belgian")
                .containsPattern("illegal +base.8 +base-7A, base, button-go")
                .containsPattern("no document decides +repetition.ing +ing: no document decides it");
    }

    @Test
    void aHandicapIsAgreedWhereTheRulesHaveOne() {
        ProgramRun nz = explain("--board", "5", "--handicap", "3", "--moves", "B2", "--move", "C3", "--ruleset", "nz");
        assertThat(nz.exitCode()).as(nz.err()).isEqualTo(1);
        assertThat(nz.out()).contains("handicap.consecutive", "White passes for the handicap, 2 more times");
        ProgramRun base = explain("--board", "5", "--handicap", "3", "--move", "C3");
        assertThat(base.exitCode()).isEqualTo(64);
        assertThat(base.err()).contains("base: a handicap of 3: there is no handicap (handicap.none)");
        assertThat(explain("--board", "9", "--handicap", "3", "--move", "C4", "--ruleset", "nz", "--all-rulesets")
                        .out())
                .containsPattern("(?s)- +- +ancient-chinese, base.*a handicap of 3: there is no handicap");
    }

    @Test
    void theMoveOfARecordOrAnotherInItsPlace() throws IOException {
        Path file = Files.writeString(
                folder.resolve("game.sgf"),
                "(;SZ[4:1]RU[Japanese];B[ba];W[ca];B[da];W[ca];B[zz])(;SZ[3]AB[bb]PL[W];W[aa])");
        ProgramRun recorded = explain("--sgf", file.toString(), "--game", "1", "--at", "4");
        assertThat(recorded.exitCode()).as(recorded.err()).isEqualTo(1);
        assertThat(recorded.out())
                .contains(
                        "White C1 by japanese: illegal",
                        "= japanese.6",
                        "may not be taken back yet",
                        "stood after move 2,");
        ProgramRun other = explain("--sgf", file.toString(), "--game", "1", "--at", "4", "--move", "pass");
        assertThat(other.out()).contains("White pass by japanese: legal");
        ProgramRun after = explain("--sgf", file.toString(), "--game", "1", "--move", "A1", "--ruleset", "base");
        assertThat(after.out())
                .contains("note: move 4, White C1, was not legal itself (base.8: ", "note: move 5, Black 'zz'");
        ProgramRun astray = explain("--sgf", file.toString(), "--game", "1", "--at", "5");
        assertThat(astray.exitCode()).isEqualTo(1);
        assertThat(astray.err()).contains("move 5 (line 1, column 47) is to 'zz'", "base.2");
        assertThat(explain("--sgf", file.toString(), "--game", "2", "--at", "1").out())
                .contains("White A3 by base: legal");
    }

    @Test
    @ResourceLock("System.in")
    void aPictureMayHaveMovesAndComeFromAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("ko.txt"), ". X O .\r\nX O 1 O\r\n. X O .\r\n");
        ProgramRun terminal = explain("--position", file.toString(), "--move", "B2", "--to-move", "black");
        assertThat(terminal.out()).contains("White B2 by base: illegal");
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("X O .\n. . a".getBytes(StandardCharsets.US_ASCII)));
        try {
            assertThat(explain("--position", "-", "--move", "a", "--to-move", "white")
                            .out())
                    .contains("White C1 by base: legal");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void aStoneMayHaveBeenPlayedJustNow() {
        String taken = ".XO./X.XO/.XO.";
        assertThat(explain("--position", taken, "--just-played", "C2", "--move", "B2")
                        .out())
                .contains("White B2 by base: legal");
        ProgramRun none = explain("--position", taken, "--just-played", "B2", "--move", "C3");
        assertThat(none.exitCode()).isEqualTo(64);
        assertThat(none.err()).contains("--just-played B2: no stone stands there");
    }

    @Test
    void somebodyMayMoveOutOfTurn() {
        ProgramRun terminal = explain("--board", "3", "--move", "B2", "--player", "W");
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out()).contains("White B2 by base: illegal", "illegal: it is Black's turn");
    }

    @Test
    void thePicturesAsSvgAndAllOfItAsJson() throws IOException {
        Path svg = folder.resolve("why.svg");
        Path json = folder.resolve("why.json");
        explain(
                "--position",
                KO,
                "--moves",
                "a",
                "--move",
                "B2",
                "--all-rulesets",
                "--svg",
                svg.toString(),
                "--json",
                json.toString());
        assertThat(Files.readString(svg))
                .startsWith("<svg ")
                .contains("White to play a", "stood at the start,", "<title>")
                .containsPattern("(?s)translate.*translate.*translate");
        String text = Files.readString(json);
        assertThat(PublishedSchema.faults("explain", text)).isEmpty();
        JsonNode data = new ObjectMapper().readTree(text);
        assertThat(data.at("/explained/0/verdict").asText()).isEqualTo("illegal");
        assertThat(data.at("/explained/0/recreates").asText()).isEqualTo("at the start");
        assertThat(data.at("/explained/0/pictures")).hasSize(3);
        assertThat(data.path("rulesets"))
                .hasSameSizeAs(Installation.specification().rulesets());
    }

    @Test
    void aScoreIsExplained() throws IOException {
        Path json = folder.resolve("score.json");
        ProgramRun terminal = explain(
                "--position",
                ".XXO./.XOO./.XXO.",
                "--score",
                "--komi",
                "6.5",
                "--ruleset",
                "base",
                "--all-rulesets",
                "--json",
                json.toString());
        assertThat(PublishedSchema.faults("explain", Files.readString(json))).isEmpty();
        assertThat(new ObjectMapper().readTree(json.toFile()).at("/scores/0/terms"))
                .hasSize(3);
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("Score by base: W+5.5")
                .containsPattern("scoring.area +5 +4 +stones on the board")
                .containsPattern("scoring.area +3 +3 +territory: Black: A1 A2 A3; White: E1 E2 E3")
                .containsPattern("8 +13.5 +in all")
                .containsPattern("W\\+6.5 +belgian, japanese, korean, wagc")
                .containsPattern("W\\+5.5 +aga, ancient-chinese");
        assertThat(explain("--position", "XX./XXO", "--score", "--dead", "C1", "--ruleset", "chinese")
                        .out())
                .contains("Score by chinese: B+6; taken off, as --dead says: C1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--board 9 | no move to explain; expected --move C3",
                "--move C33 | 'C33' is no point: expected a column A-Z without I and a row 1-25, as in C3, or pass",
                "--board 0x9 --move A1 | --board 0x9: a board has 1 to 25 lines",
                "--board 9 --position ... --move A1 | --position and --board: expected one of them",
                "--position ..Y/... --move A1 | --position '..Y/...': row 1, column 3: 'Y' is no point; expected "
                        + "one of",
                "--position .../.. --move A1 | --position '.../..': row 2, column 3: 2 points in this row; expected 3",
                "--position nosuch.txt --move A1 | --position 'nosuch.txt': no such file; as a picture: row 1, "
                        + "column 10",
                "--position a.. --move b | or pass, or a letter of the picture: [a]",
                "--at 5 --move A1 | --at: is for records; expected --sgf FILE with it",
                "--position X.. --handicap 2 --move B1 | --handicap 2: the board is not empty",
                "--position X.. --just-played A1 --to-move black --move B1 | Black has played there, so it is "
                        + "White's turn",
                "--board 3 --move A1 --komi 5 | --komi: is for a score; expected --score with it",
                "--board 3 --score --svg x.svg | --svg: draws a move; expected --move C3",
                "--board 3 --score --dead A1 | --dead: no stone stands on A1",
                "--board 3 --move A1 --to-move red | 'red' is not a colour; expected black or white",
                "--board 3 --move A1 --ruleset nonesuch | unknown ruleset 'nonesuch'",
            })
    void aCommandLineThatMakesNoSense(String line, String complaint) {
        ProgramRun terminal = explain(line.split(" "));
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(64);
        assertThat(terminal.err()).startsWith("touchstone: ").contains(complaint);
    }

    @Test
    void aRecordThatCantBeUsed() throws IOException {
        Path two = Files.writeString(folder.resolve("two.sgf"), "(;SZ[3];B[bb])(;SZ[3];B[b])");
        assertThat(explain("--sgf", two.toString(), "--move", "A1").err())
                .contains("holds 2 games; expected --game 1 to 2");
        assertThat(explain("--sgf", two.toString(), "--game", "1", "--at", "3").err())
                .contains("--at 3: the record has 1 moves; expected 1 to 2");
        assertThat(explain("--sgf", two.toString(), "--game", "1", "--board", "3")
                        .err())
                .contains("--sgf: the record says what was played");
        ProgramRun unwritable = explain(
                "--board",
                "3",
                "--move",
                "A1",
                "--json",
                folder.resolve("no/such.json").toString());
        assertThat(unwritable.exitCode()).isEqualTo(2);
        assertThat(unwritable.err()).contains("no/such.json: there is no such folder");
        ProgramRun broken = explain("--sgf", two.toString(), "--game", "2", "--at", "1");
        assertThat(broken.exitCode()).isEqualTo(2);
        assertThat(broken.err()).contains("line 1, column 25: 'b' is no point");
    }
}
