package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** Records that are in order, or are taken as if they were. */
class SgfRecordTest {

    private static final Board NINE = Board.of(9, 9);

    private static SgfNode played(Color player, String point) {
        return new SgfNode.Played(player, new Move.Play(Point.parse(point)));
    }

    private static SgfNode passed(Color player) {
        return new SgfNode.Played(player, Move.PASS);
    }

    private static PointSet points(Board board, String... points) {
        return PointSet.of(board, Stream.of(points).map(Point::parse).toArray(Point[]::new));
    }

    private static SgfNode setUp(Board board, String black, String white, String empty, Color toMove) {
        return new SgfNode.SetUp(
                points(board, words(black)),
                points(board, words(white)),
                points(board, words(empty)),
                Optional.ofNullable(toMove));
    }

    private static String[] words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toArray(String[]::new);
    }

    @Test
    void everythingARecordTellsOfTheRules() {
        SgfRecord record = SgfRecord.read("""
                (;FF[4]GM[1]SZ[9:7]KM[6.5]HA[2]RU[AGA]CA[UTF-8]PB[a]PW[b]AB[cc][gg]AW[ee]PL[W]
                ;W[aa]C[the upper left corner];B[];AE[aa]AB[ia];W[ig])
                """);
        Board board = Board.of(9, 7);
        assertThat(record)
                .isEqualTo(new SgfRecord(
                        board,
                        OptionalDouble.of(6.5),
                        2,
                        Optional.of("AGA"),
                        List.of(
                                setUp(board, "C5 G1", "E3", "", Color.WHITE),
                                played(Color.WHITE, "A7"),
                                passed(Color.BLACK),
                                setUp(board, "J7", "", "A7", null),
                                played(Color.WHITE, "J1"))));
        assertThat(record.moves()).isEqualTo(3);
    }

    @Test
    void theLeastRecordIsAnEmptyBoardOfNineteen() {
        assertThat(SgfRecord.read("(;)"))
                .isEqualTo(new SgfRecord(Board.of(19, 19), OptionalDouble.empty(), 0, Optional.empty(), List.of()));
    }

    @Test
    void columnsAreCountedFromTheLeftAndRowsFromTheTop() {
        assertThat(SgfRecord.read("(;SZ[9];B[aa];W[ai];B[ia];W[cd])").nodes())
                .containsExactly(
                        played(Color.BLACK, "A9"),
                        played(Color.WHITE, "A1"),
                        played(Color.BLACK, "J9"),
                        played(Color.WHITE, "C6"));
    }

    @ParameterizedTest
    @CsvSource({"9, 9x9", "1, 1x1", "25, 25x25", "9:7, 9x7", "1:25, 1x25", "9:9, 9x9", "' 13 ', 13x13"})
    void sizes(String size, String board) {
        assertThat(SgfRecord.read("(;SZ[" + size + "])").board()).hasToString(board);
    }

    @ParameterizedTest
    @CsvSource({"6.5, 6.5", "-3, -3", "+0.75, 0.75", "0, 0", "1000000, 1000000", "'5.5 ', 5.5", "375, 375"})
    void komi(String komi, double points) {
        assertThat(SgfRecord.read("(;KM[" + komi + "])").komi()).hasValue(points);
    }

    @Test
    void passesAreEmptyOrTwoLettersBesideTheBoard() {
        assertThat(SgfRecord.read("(;SZ[19];B[tt];W[])").nodes())
                .containsExactly(passed(Color.BLACK), passed(Color.WHITE));
        assertThat(SgfRecord.read("(;SZ[9:19];B[tt])").nodes()).containsExactly(passed(Color.BLACK));
        assertThat(SgfRecord.read("(;SZ[20];B[tt])").nodes()).containsExactly(played(Color.BLACK, "U1"));
    }

    @Test
    void rectanglesAreAllTheirPoints() {
        assertThat(SgfRecord.read("(;SZ[9]AB[aa:ba][ia]AW[ci:di][ef:eh]AE[bc:cd][ff:ff])")
                        .nodes())
                .containsExactly(setUp(NINE, "A9 B9 J9", "C1 D1 E2 E3 E4", "B6 B7 C6 C7 F4", null));
    }

    @Test
    void setUpOverwritesAndCapturesNothing() {
        SgfRecord record = SgfRecord.read("(;SZ[3]AB[aa][ba]AW[ab];AW[ba]AE[ab]AB[ca])");
        Position position = Position.empty(record.board());
        for (SgfNode node : record.nodes()) {
            position = ((SgfNode.SetUp) node).on(position);
        }
        assertThat(position).hasToString("X O X\n. . .\n. . .\n");
    }

    @Test
    void theMainLineIsTheFirstVariationAndTheFirstGame() {
        String text = "(;SZ[9];B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee];B[zz]))(;SZ[foo];B[ff])";
        assertThat(SgfRecord.read(text).nodes())
                .containsExactly(played(Color.BLACK, "A9"), played(Color.WHITE, "B8"), played(Color.BLACK, "C7"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\uFEFF(;SZ[9];B[aa])",
                "From: a@b.c\r\nSubject: my (first) game\r\n\r\n(;SZ[9];B[aa])",
                " \t\n ( \u000B ; SZ \r\n [9] \n ; B\n[aa] \f ) \n\u001A\u0000",
                "(;GaMe[1]SiZe[9];Black[aa])",
                "(;SZ[9]C[a \\] bracket, a [ and a backslash \\\\];B[aa]C[]XX[][]YYYY[(;])",
                "(;SZ[9];;;B[aa];C[the end])",
                "(;SZ[9]B[aa])",
                "(;SZ[9]HA[0];B[aa])",
                "(;SZ[9]TB[ab:bc]VW[];B[aa])",
            })
    void whatIsTakenAsIfItWereInOrder(String text) {
        assertThat(SgfRecord.read(text))
                .isEqualTo(new SgfRecord(
                        NINE, OptionalDouble.empty(), 0, Optional.empty(), List.of(played(Color.BLACK, "A9"))));
    }

    @Test
    void theHandicapIsANumberAndNoStones() {
        SgfRecord record = SgfRecord.read("(;SZ[9]HA[3];AB[cc][gg];W[ee])");
        assertThat(record.handicap()).isEqualTo(3);
        assertThat(record.nodes()).containsExactly(setUp(NINE, "C7 G3", "", "", null), played(Color.WHITE, "E5"));
        assertThat(SgfRecord.read("(;HA[1])").handicap()).isEqualTo(1);
    }

    @Test
    void beforeTheFourthFormatANodeMayHaveBothAndTheSetUpIsFirst() {
        for (String format : List.of("", "FF[1]", "FF[3]")) {
            assertThat(SgfRecord.read("(;" + format + "SZ[9];B[aa]AW[bb])").nodes())
                    .containsExactly(setUp(NINE, "", "B8", "", null), played(Color.BLACK, "A9"));
        }
    }

    @Test
    void aGameMayTellOfItselfLateAndTheFirstWordCounts() {
        SgfRecord record = SgfRecord.read("(;SZ[9];B[aa]KM[7.5]RU[Japanese];W[bb]KM[0]RU[Chinese]HA[2])");
        assertThat(record.komi()).hasValue(7.5);
        assertThat(record.rules()).hasValue("Japanese");
        assertThat(record.handicap()).isEqualTo(2);
    }

    /** A break after a backslash is no break; the two signs of one break are one. */
    @ParameterizedTest
    @CsvSource({
        "'Chi\\\nnese', Chinese",
        "'Chi\\\r\nnese', Chinese",
        "'Chi\\\n\rnese', Chinese",
        "'Chi\\\rnese', Chinese",
        "'New\nZealand', New Zealand",
        "'New\r\nZealand', New Zealand",
        "'New\tZealand', New Zealand",
        "'New\\\tZealand', New Zealand",
        "'a\\]b\\:c\\\\d\\e', 'a]b:c\\de'",
    })
    void textOfOneLine(String raw, String meaning) {
        assertThat(SgfRecord.read("(;RU[" + raw + "])").rules()).hasValue(meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 'AB'",
        "2, 'AB B'",
        "3, 'AB B W AE'",
        "4, 'AB B W AE pass'",
        "5, 'AB B W AE pass'",
        "1000, 'AB B W AE pass'",
    })
    void beforeAMove(int move, String expected) {
        SgfRecord record = SgfRecord.read("(;SZ[9]AB[cc];B[aa];W[bb];AE[aa];B[])");
        List<SgfNode> all = List.of(
                setUp(NINE, "C7", "", "", null),
                played(Color.BLACK, "A9"),
                played(Color.WHITE, "B8"),
                setUp(NINE, "", "", "A9", null),
                passed(Color.BLACK));
        assertThat(record.before(move).nodes()).isEqualTo(all.subList(0, expected.split(" ").length));
        assertThat(record.before(move).board()).isEqualTo(NINE);
    }

    @Test
    void movesAreCountedFromOne() {
        SgfRecord record = SgfRecord.read("(;B[aa])");
        assertThatThrownBy(() -> record.before(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0");
    }

    /** Latin-1 is the standard's default, but what can be read as UTF-8 is UTF-8. */
    @Test
    void bytesAreReadInTheCharacterSetTheyAreIn() {
        assertThat(rules("(;RU[Rgles: \u00e8])", StandardCharsets.ISO_8859_1)).hasValue("Rgles: \u00e8");
        assertThat(rules("(;RU[\u56f2\u7881])", StandardCharsets.UTF_8)).hasValue("\u56f2\u7881");
        assertThat(rules("\uFEFF(;CA[ISO-8859-1]RU[\u56f2\u7881])", StandardCharsets.UTF_8))
                .hasValue("\u56f2\u7881");
        assertThat(rules("(;CA[no such set]RU[\u56f2\u7881])", StandardCharsets.UTF_8))
                .hasValue("\u56f2\u7881");
        assertThat(rules("(;CA[UTF-16]RU[\u56f2\u7881])", StandardCharsets.UTF_8))
                .hasValue("\u56f2\u7881");
    }

    /** The second byte of \u8868 in Shift_JIS is a backslash: read as Latin-1, the bracket after it would be escaped. */
    @Test
    void aSecondByteIsNoBackslash() {
        Charset japanese = Charset.forName("Shift_JIS");
        byte[] bytes = "(;CA[Shift_JIS]RU[\u8868]KM[1])".getBytes(japanese);
        assertThat(bytes).contains((byte) '\\');
        assertThat(SgfRecord.read(bytes).rules()).hasValue("\u8868");
        assertThat(SgfRecord.read(bytes).komi()).hasValue(1);
    }

    private static Optional<String> rules(String text, Charset charset) {
        return SgfRecord.read(text.getBytes(charset)).rules();
    }

    @Test
    void variationsMayBeNestedAHundredThousandDeep() {
        int depth = 100_000;
        String text = "(;SZ[9];B[aa]" + "(;W[bb]".repeat(depth) + ")".repeat(depth) + ")";
        assertThat(SgfRecord.read(text).moves()).isEqualTo(depth + 1);
        String beside = "(;SZ[9];B[aa])" + "(;W[bb]".repeat(depth) + ")".repeat(depth);
        assertThat(SgfRecord.read(beside).moves()).isEqualTo(1);
    }

    /** Ten megabytes; two where every node is kept. Quadratic, each would take hours. */
    @Test
    void longRecordsTakeNoLongerThanTheyAreLong() {
        int megabyte = 1 << 20;
        List<String> texts = List.of(
                "(;C[" + "x\\]".repeat(10 * megabyte / 3) + "];B[aa])",
                "(;" + ";B[aa];W[]".repeat(megabyte / 4) + ")",
                "(;" + "(;B[aa])".repeat(10 * megabyte / 8) + ")",
                "x(".repeat(5 * megabyte) + "(;B[aa])",
                "(;" + names(200_000) + ";B[aa]".repeat(megabyte / 4) + ")");
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (String text : texts) {
                assertThat(SgfRecord.read(text).nodes()).isNotEmpty();
            }
        });
    }

    /** That many properties with names of their own. */
    private static String names(int count) {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < count; i++) {
            names.append('Q');
            for (int rest = i + 1; rest > 0; rest /= 20) {
                names.append((char) ('A' + rest % 20));
            }
            names.append("[]");
        }
        return names.toString();
    }

    @Test
    void bytesOfNothingButNothingAreNoRecord() {
        ByteArrayOutputStream zeros = new ByteArrayOutputStream();
        zeros.writeBytes(new byte[1000]);
        assertThatThrownBy(() -> SgfRecord.read(zeros.toByteArray()))
                .isInstanceOf(SgfException.class)
                .hasMessage("line 1, column 1: no game; expected a game tree, which begins with '(;'");
    }
}
