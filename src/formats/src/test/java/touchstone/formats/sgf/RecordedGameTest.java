package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** Files with many games, and what is passed over in them. */
class RecordedGameTest {

    private static RecordedGame.Legible legible(String text) {
        List<RecordedGame> games = RecordedGame.all(text);
        assertThat(games).hasSize(1);
        return (RecordedGame.Legible) games.get(0);
    }

    private static String fault(RecordedGame game) {
        return ((RecordedGame.Illegible) game).fault().getMessage();
    }

    @Test
    void aGameIsReadAsARecordIs() {
        String text = "(;FF[4]SZ[9]HA[2]KM[0.5]RU[Japanese]AB[cg][gc];W[ee](;B[];W[cc])(;B[aa]))";
        assertThat(legible(text).record()).isEqualTo(SgfRecord.read(text));
        assertThat(legible(text).offsets()).hasSize(3);
        assertThat(legible(text).repairs()).isEmpty();
    }

    @Test
    void everyGameIsReadByItself() {
        List<RecordedGame> games =
                RecordedGame.all("(;SZ[5]PB[A];B[aa])\r\n(;SZ[9](;B[bb])(;W[cc]))\r\n\r\n(;SZ[7:3]PB[C];W[ga])");
        assertThat(games).extracting(RecordedGame::number).containsExactly(1, 2, 3);
        assertThat(games).extracting(RecordedGame::line).containsExactly(1, 2, 4);
        assertThat(games)
                .extracting(
                        game -> ((RecordedGame.Legible) game).record().board().toString())
                .containsExactly("5x5", "9x9", "7x3");
        assertThat(((RecordedGame.Legible) games.get(1)).description().text("PB"))
                .as("nothing of the game before is left")
                .isEmpty();
        assertThat(((RecordedGame.Legible) games.get(2)).place(1)).isEqualTo("line 4, column 16");
    }

    @Test
    void aFaultInOneGameLeavesTheOthersAlone() {
        List<RecordedGame> games = RecordedGame.all("(;SZ[5];B[aa])\n(;SZ[99];B[aa])\n(;SZ[5];B[x])\n(;SZ[5];W[bb])");
        assertThat(games).hasSize(4);
        assertThat(fault(games.get(1))).startsWith("line 2, column 6: '99' is no size");
        assertThat(fault(games.get(2))).startsWith("line 3, column 11: 'x' is no point");
        assertThat(games.get(3)).isInstanceOf(RecordedGame.Legible.class);
    }

    @Test
    void afterABrokenGameReadingGoesOnAtTheNext() {
        List<RecordedGame> games = RecordedGame.all("(;GM[1]SZ[5];B[aa][;W[bb](;B[cc]))\n(;GM[1]SZ[5];B[dd])");
        assertThat(games).hasSize(2);
        assertThat(fault(games.get(0))).contains("line 1, column 19");
        assertThat(games.get(1).line()).isEqualTo(2);
        assertThat(((RecordedGame.Legible) games.get(1)).record().moves()).isEqualTo(1);
    }

    @Test
    void aGameThatBreaksOffIsOneThatCantBeRead() {
        List<RecordedGame> games = RecordedGame.all("(;SZ[5];B[aa])(;SZ[5];B[bb];W[c");
        assertThat(games).hasSize(2);
        assertThat(fault(games.get(1))).contains("line 1, column 32: the text ends within a value of the property 'W'");
    }

    @Test
    void aTextWithoutAGameIsOneFault() {
        assertThat(RecordedGame.all("")).hasSize(1);
        assertThat(fault(RecordedGame.all("nothing").get(0))).contains("no game; expected a game tree");
    }

    @ParameterizedTest
    @CsvSource({
        "'(;SZ[9]KM[?];B[aa])', line 1, 'KM is '",
        "'(;SZ[9]HA[];B[aa])', line 1, 'HA is '",
        "'(;FF[4]SZ[9]AB[bb]B[aa])', line 1, 'a move and set-up (AB) in a node'",
        "'(;SZ[9];B[aa]TB[zz])', line 1, 'is not on the board'",
    })
    void whatLeavesNoDoubtAboutTheMovesIsPassedOver(String text, String where, String what) {
        RecordedGame.Legible game = legible(text);
        assertThat(game.record().moves()).isEqualTo(1);
        assertThat(game.record().komi()).isEmpty();
        assertThat(game.repairs())
                .singleElement()
                .satisfies(repair -> assertThat(repair.text()).startsWith(where).contains(what));
    }

    @Test
    void aMoveOffTheBoardIsToldAsSuch() {
        RecordedGame.Legible game = legible("(;SZ[9];B[aa];W[jj];B[zz])");
        assertThat(game.record().nodes())
                .containsExactly(
                        new SgfNode.Played(Color.BLACK, new Move.Play(Point.parse("A9"))),
                        new SgfNode.Astray(Color.WHITE, "jj"),
                        new SgfNode.Astray(Color.BLACK, "zz"));
        assertThat(game.place(2)).isEqualTo("line 1, column 15");
    }

    @ParameterizedTest
    @CsvSource({"19, pass", "9, pass", "20, U1", "21, U2"})
    void ttIsAPassWhereTheBoardHasNoSuchPoint(int size, String move) {
        RecordedGame.Legible game = legible("(;SZ[" + size + "];B[tt];W[])");
        assertThat(game.record().nodes())
                .extracting(node -> ((SgfNode.Played) node).move().toString())
                .containsExactly(move, "pass");
    }

    @Test
    void theResultIsAsWritten() {
        GameDescription description =
                legible("(;SZ[5]RE[ B+3\\]\n5 ]PB[];B[aa])").description();
        assertThat(description.result()).hasValue("B+3] 5");
        assertThat(description.text("PB")).isEmpty();
    }

    @Test
    void territoryIsWhatTheLastNodeMarks() {
        GameDescription early = legible("(;SZ[5];B[aa]TB[bb];W[cc])").description();
        assertThat(early.marksTerritory()).isFalse();
        GameDescription last = legible("(;SZ[5];B[aa];W[]TB[bb:cc]TW[ee][])").description();
        assertThat(last.territory(Color.BLACK)).hasToString("B3 C3 B4 C4");
        assertThat(last.territory(Color.WHITE)).hasToString("E1");
    }

    @Test
    void variationsMayBeNestedAsDeepAsAnybodyLikes() {
        int depth = 100_000;
        RecordedGame.Legible game = legible("(;SZ[5];B[aa]" + "(;C[x]".repeat(depth) + ")".repeat(depth + 1));
        assertThat(game.record().moves()).isEqualTo(1);
        assertThat(RecordedGame.all("(;SZ[5]" + "(;".repeat(depth))).hasSize(1);
    }

    @Test
    void nothingThatIsCutShortOrSpoiltIsMoreThanAFault() {
        String text = "(;FF[4]CA[UTF-8]SZ[5]PB[\u9ec4\\]]KM[6.5]AB[aa];W[bb](;B[cc]TB[aa:bb])(;B[dd]))(;SZ[3];B[aa])";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Random random = new Random(1);
        for (int length = 0; length < bytes.length; length++) {
            assertThat(RecordedGame.all(java.util.Arrays.copyOf(bytes, length))).isNotEmpty();
            byte[] spoilt = bytes.clone();
            for (int i = 0; i < 3; i++) {
                spoilt[random.nextInt(spoilt.length)] = (byte) random.nextInt();
            }
            assertThat(RecordedGame.all(spoilt)).isNotEmpty();
        }
        byte[] noise = new byte[100_000];
        random.nextBytes(noise);
        assertThat(RecordedGame.all(noise)).isNotEmpty();
    }
}
