package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.formats.sgf.SgfRepair.Kind;

/** What records have that the standard does not allow, and what it is taken for. */
class LenientReadingTest {

    private static RecordedGame.Legible only(List<RecordedGame> games) {
        assertThat(games).hasSize(1);
        return (RecordedGame.Legible) games.get(0);
    }

    /** Of the boards there are, or of any. */
    @ParameterizedTest
    @ValueSource(strings = {"F1", "a6", "a25", "Z25", "a26", "b98", "z99", "a0", "i1"})
    void aPointThatIsWrittenAndNotOnTheBoardRefusesTheGameAlone(String point) {
        assertThat(RecordedGame.all("(;SZ[5];B[" + point + "])(;SZ[5]AB[aa:" + point + "])(;SZ[5];B[aa])"))
                .extracting(game -> game instanceof RecordedGame.Legible)
                .containsExactly(false, false, true);
    }

    /** The right game is the same as the repaired one, which strict reading refuses. */
    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[9]AB[aa]AB[bb];B[cc]) | (;SZ[9]AB[aa][bb];B[cc]) | PROPERTY_TWICE | line 1, column 14: 'AB' comes twice",
                "(;GM[1]GM[1]SZ[9]KM[5.5]KM[6];B[cc]) | (;SZ[9]KM[5.5];B[cc]) | PROPERTY_TWICE | the first counts",
                "(;SZ[9]AB[aa]PL[2];W[bb]) | (;SZ[9]AB[aa]PL[W];W[bb]) | NEXT_PLAYER | '2' moves next",
                "(;SZ[9]AB[aa]PL[Black];B[bb]) | (;SZ[9]AB[aa]PL[B];B[bb]) | NEXT_PLAYER | taken for Black",
                "(;KM[750];B[aa]) | (;KM[7.5];B[aa]) | KOMI | taken for 7.5 points",
                "(;KM[375];B[aa]) | (;KM[7.5];B[aa]) | KOMI | KM is '375'",
                "(;KM[550];B[aa]) | (;KM[5.5];B[aa]) | KOMI | taken for 5.5 points",
                "(;KM[6,5];B[aa]) | (;KM[6.5];B[aa]) | KOMI | KM is '6,5'",
                "(;KM[5.5 points];B[aa]) | (;KM[5.5];B[aa]) | KOMI | taken for 5.5 points",
                "(;SZ[9];B[E5];W[Pass];B[J9];W[h1]) | (;SZ[9];B[ee];W[];B[ia];W[hi]) | POINT | the point E5",
                "(;SZ[9]AB[cc:aa];W[dd]) | (;SZ[9]AB[aa:cc];W[dd]) | RECTANGLE | no rectangle",
                "(;SZ[9]AB[aa][aa];W[dd]) | (;SZ[9]AB[aa];W[dd]) | POINT_TWICE | taken for once",
                "(;FF[4]SZ[9]AB[bb]B[aa]) | (;FF[4]SZ[9]AB[bb];B[aa]) | MOVE_AND_SET_UP | the set-up, then the move",
                "(;SZ[9];B[aa](;W[bb]);W[cc]) | (;SZ[9];B[aa](;W[bb])(;W[cc])) | STRAY_SIGN | another variation",
                "(;SZ[9];B[aa]];W[bb]) | (;SZ[9];B[aa];W[bb]) | STRAY_SIGN | ']' is out of place",
                "(SZ[9];B[aa];W[bb]) | (;SZ[9];B[aa];W[bb]) | STRAY_SIGN | 'S' is out of place",
                "(;SZ[9];W[cc];B[aa]W[bb]) | (;SZ[9];W[cc];B[aa];W[bb]) | TWO_MOVES | both B and W in a node",
                "(;SZ[9];B[aa];W[bb] | (;SZ[9];B[aa];W[bb]) | NOT_CLOSED | the text ends within the game",
                "(;SZ[9]HA[2];W[cd];B[dd]) | (;SZ[9]HA[2]AB[gc][cg]PL[W];W[cd];B[dd]) | HANDICAP | stones on the usual points",
                "(;SZ[9];B[aa]) -- Jane | (;SZ[9];B[aa]) | TEXT_BETWEEN_GAMES | '-' is out of place",
            })
    void isRepairedAndSaidWhere(String text, String right, Kind kind, String said) {
        RecordedGame.Legible game = only(RecordedGame.all(text));
        assertThat(game.record()).isEqualTo(only(RecordedGame.all(right)).record());
        assertThat(game.repairs()).first().satisfies(repair -> {
            assertThat(repair.kind()).isEqualTo(kind);
            assertThat(repair.text()).startsWith("line 1, column ").contains(said);
        });
        assertThat(only(RecordedGame.all(right)).repairs()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "(;SZ[9]AB[aa]AB[bb];B[cc])",
        "(;SZ[9]AB[aa]PL[1])",
        "'(;KM[6,5];B[aa])'",
        "(;SZ[9];B[E5])",
        "(;SZ[9];B[zz])"
    })
    void strictReadingRefusesIt(String text) {
        assertThat(RecordedGame.all(text, SgfReading.STRICT).get(0)).isInstanceOf(RecordedGame.Illegible.class);
    }

    @Test
    void strictReadingTakesNumbersAsTheyStand() {
        RecordedGame.Legible game = only(RecordedGame.all("(;KM[750]HA[2];W[cd])", SgfReading.STRICT));
        assertThat(game.record().komi()).hasValue(750);
        assertThat(game.record().nodes()).hasSize(1);
        assertThat(game.repairs()).isEmpty();
    }

    /** Which move was made, or which stone stands there, would be a guess. */
    @ParameterizedTest
    @CsvSource({
        "(;SZ[9];B[aa]B[bb])",
        "(;SZ[9];B[aa]W[bb])",
        "(;SZ[9];B[cc];B[aa]W[bb])",
        "(;SZ[9]AB[aa]AW[aa])",
        "(;SZ[9];B[Z5])",
        "(;SZ[9];C[a [b] c];B[aa])",
        "(;SZ[9];B[aa];W[b",
        "(;SZ[26];B[aa])",
        "(;SZ[9]AB[aa]PL[3])"
    })
    void noRepairGuesses(String text) {
        assertThat(RecordedGame.all(text)).singleElement().isInstanceOf(RecordedGame.Illegible.class);
    }

    @ParameterizedTest
    @CsvSource({"180, 180", "7.5, 7.5", "0, 0", "-5.5, -5.5", "100000, 100000"})
    void otherKomiStandsAsItIs(String written, double points) {
        RecordedGame.Legible game = only(RecordedGame.all("(;KM[" + written + "];B[aa])"));
        assertThat(game.record().komi()).hasValue(points);
        assertThat(game.repairs()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"(;HA[2];B[aa];W[bb])", "(;HA[2];W[pd];B[aa])", "(;HA[2]AB[aa][bb];W[cc])", "(;HA[40];W[cc])"})
    void handicapStonesAreNotAddedWhereTheyAreOrMayBeElsewhere(String text) {
        assertThat(only(RecordedGame.all(text)).repairs()).isEmpty();
    }

    @Test
    void textBetweenGamesAndAGameNotClosedLeaveTheOthersAlone() {
        List<RecordedGame> games = RecordedGame.all(
                "Hello,\n(;SZ[5];B[aa])\nand the next:\n(;GM[1]SZ[5];B[bb]\n(;GM[1]SZ[5];B[cc])(;SZ[99])\n(;SZ[5];B[dd])\nBye");
        assertThat(games).hasSize(5);
        assertThat(games).extracting(RecordedGame::line).containsExactly(2, 4, 5, 5, 6);
        assertThat(games.get(3)).isInstanceOf(RecordedGame.Illegible.class);
        assertThat(List.of(0, 1, 2, 4))
                .extracting(i -> ((RecordedGame.Legible) games.get(i))
                        .repairs().stream().map(SgfRepair::kind).toList())
                .containsExactly(
                        List.of(Kind.TEXT_BETWEEN_GAMES),
                        List.of(Kind.NOT_CLOSED),
                        List.of(),
                        List.of(Kind.TEXT_BETWEEN_GAMES));
    }

    @Test
    void moreRepairsThanAnyRecordNeedsAreAFault() {
        String text = "(;SZ[9]" + "AB[aa]".repeat(100_000) + ";B[bb])(;GM[1]SZ[9];B[aa])";
        List<RecordedGame> games = RecordedGame.all(text);
        assertThat(games.get(0)).isInstanceOf(RecordedGame.Illegible.class);
        assertThat(games.get(1)).isInstanceOf(RecordedGame.Legible.class);
    }

    @Test
    void utf16IsKnownByItsMark() {
        byte[] bytes = "\ufeff(;SZ[9]PB[\u9ec4];B[aa])".getBytes(StandardCharsets.UTF_16BE);
        assertThat(only(RecordedGame.all(bytes)).description().text("PB")).hasValue("\u9ec4");
    }

    /** The second byte of this letter in Shift_JIS is a backslash. */
    @Test
    void aLetterThatEndsInABackslashSwallowsNothing() {
        byte[] bytes = "(;SZ[9]PB[\u8868]PW[B];B[aa])".getBytes(Charset.forName("Shift_JIS"));
        RecordedGame.Legible game = only(RecordedGame.all(bytes));
        assertThat(game.description().texts()).containsEntry("PB", "\u8868").containsEntry("PW", "B");
        assertThat(game.repairs()).extracting(SgfRepair::kind).containsExactly(Kind.ENCODING);
    }

    @ParameterizedTest
    @CsvSource({"Shift_JIS, 趙治勲 九段, 白中押し勝ち", "GB18030, 柯洁 九段, 黑中盘胜", "Big5, 周俊勳 九段, 白勝", "EUC-KR, 이세돌 9단, 흑 3집반승"})
    void namesAreReadInTheSetThatSpeaksOfGo(String charset, String player, String result) {
        byte[] bytes = ("(;SZ[9]PB[" + player + "]RE[" + result + "];B[aa])").getBytes(Charset.forName(charset));
        RecordedGame.Legible game = only(RecordedGame.all(bytes));
        assertThat(game.description().texts()).containsEntry("PB", player).containsEntry("RE", result);
        assertThat(game.repairs()).singleElement().satisfies(repair -> assertThat(repair.text())
                .endsWith(charset));
    }

    @Test
    void latin1StaysWhatItIs() {
        byte[] bytes = "(;SZ[9]PB[Ren\u00e9]PW[B];B[aa])".getBytes(StandardCharsets.ISO_8859_1);
        RecordedGame.Legible game = only(RecordedGame.all(bytes));
        assertThat(game.description().text("PB")).hasValue("Ren\u00e9");
        assertThat(game.repairs()).isEmpty();
    }
}
