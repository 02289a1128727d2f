package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A file read in parts has the games that it has when it is read at once. */
class RecordPartsTest {

    private static final String GAME = "(;FF[4]GM[1]SZ[9]PB[A];B[ee];W[cc])";

    /** What files are made of, and what they are not to be made of. */
    private static final List<String> PIECES = List.of(
            GAME,
            GAME + "\n",
            "(;SZ[5];B[aa]\n;W[zz])\r\n",
            "\uFEFF",
            "(;GM[1]",
            "( ;\nFF[4]SZ[3]KM[6,5]",
            ";B[aa]",
            ";W[bb]C[(;GM[1] \\] ]",
            ";B[]",
            ";b[cc] W[dd]",
            "AB[aa][bb]AB[cc]",
            "TB[aa:bb]",
            "HA[2]",
            "PB[\u9ec4]",
            "(",
            ")",
            "(;B[cc])",
            "(AB[aa])",
            "[",
            "]",
            "\\",
            ";",
            "\n",
            "\r\n",
            "\r",
            "text between",
            "(;PB[B]SZ[99])",
            "(;GM[2]SZ[9])");

    @ParameterizedTest
    @EnumSource
    void partsOfAnySizeHaveTheGamesOfTheWhole(SgfReading reading) throws IOException {
        Random random = new Random(23);
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(12), 0, PIECES.size())
                    .mapToObj(PIECES::get)
                    .forEach(text::append);
            List<String> whole = described(RecordedGame.all(text.toString(), reading));
            int part = 1 + random.nextInt(60);

            assertThat(described(games(new StringReader(text.toString()), reading, part)))
                    .as("in parts of %d: %s", part, text)
                    .isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "ISO-8859-1", "Shift_JIS", "GB18030", "Big5", "EUC-KR"})
    void theCharacterSetIsThatOfTheWhole(String name) throws IOException {
        String text = "(;SZ[9]PB[\u9ec4\u767d];B[ee])\n(;SZ[9]PB[\u767d];B[aa])\n";
        byte[] bytes = text.getBytes(Charset.forName(name));

        assertThat(described(games(RecordBytes.of(bytes)))).isEqualTo(described(RecordedGame.all(bytes)));
    }

    @Test
    void aNamedCharacterSetIsThatOfAllGames() throws IOException {
        byte[] bytes = "(;CA[GB18030]PB[\u9ec4])\n(;PB[\u767d])".getBytes(Charset.forName("GB18030"));

        assertThat(games(RecordBytes.of(bytes)))
                .extracting(game ->
                        ((RecordedGame.Legible) game).description().text("PB").orElseThrow())
                .containsExactly("\u9ec4", "\u767d");
    }

    @Test
    void noMoreIsReadThanThePartAndWhatComesAfterIt() throws IOException {
        StringReader games = new StringReader(GAME.repeat(1000));
        int[] read = {0};
        Reader counted = new Reader() {
            @Override
            public int read(char[] into, int offset, int length) throws IOException {
                int some = games.read(into, offset, length);
                read[0] += Math.max(some, 0);
                return some;
            }

            @Override
            public void close() {
                games.close();
            }
        };
        int part = 10 * GAME.length();
        try (RecordParts parts = new RecordParts(counted, SgfReading.STRICT, List.of(), part)) {
            for (int i = 1; i <= 20; i++) {
                RecordParts.Part some = parts.next().orElseThrow();
                assertThat(some.last()).isFalse();
                assertThat(some.games()).hasSizeBetween(8, 10);
                assertThat(read[0]).isLessThanOrEqualTo(i * part);
            }
        }
    }

    @Test
    void theLastPartSaysSo() throws IOException {
        byte[] bytes = GAME.getBytes(StandardCharsets.UTF_8);
        try (RecordParts parts = RecordParts.of(RecordBytes.of(bytes), SgfReading.LENIENT)) {
            assertThat(parts.next())
                    .hasValueSatisfying(part -> assertThat(part.last()).isTrue());
            assertThat(parts.next()).isEmpty();
        }
    }

    private static List<RecordedGame> games(RecordBytes bytes) throws IOException {
        return games(RecordParts.of(bytes, SgfReading.LENIENT));
    }

    private static List<RecordedGame> games(Reader text, SgfReading reading, int part) throws IOException {
        return games(new RecordParts(text, reading, List.of(), part));
    }

    private static List<RecordedGame> games(RecordParts all) throws IOException {
        List<RecordedGame> games = new ArrayList<>();
        try (all) {
            for (Optional<RecordParts.Part> part = all.next(); part.isPresent(); part = all.next()) {
                games.addAll(part.get().games());
            }
        }
        return games;
    }

    private static List<String> described(List<RecordedGame> games) {
        return games.stream().map(RecordPartsTest::described).toList();
    }

    private static String described(RecordedGame game) {
        String begin = game.number() + ", line " + game.line() + ": ";
        return begin
                + (game instanceof RecordedGame.Legible legible
                        ? legible.record() + " " + legible.description() + " " + legible.repairs()
                                + IntStream.rangeClosed(1, legible.offsets().size())
                                        .mapToObj(legible::place)
                                        .toList()
                        : ((RecordedGame.Illegible) game).fault().getMessage());
    }
}
