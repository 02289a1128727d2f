package touchstone.gtp.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import touchstone.gtp.text.ReadAhead;
import touchstone.reference.BaseRules;

/** What no controller should send: it is answered or refused in one line, and the next command works. */
@Timeout(60)
class BadInputTest {

    private static String said(InputStream input) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        new GtpServer(new BaseRules(), "Touchstone", "1.2").serve(input, output);
        return output.toString(UTF_8);
    }

    private static String said(String input) throws IOException {
        return said(new ByteArrayInputStream(input.getBytes(ISO_8859_1)));
    }

    private static InputStream then(InputStream... parts) {
        return new SequenceInputStream(Collections.enumeration(List.of(parts)));
    }

    private static InputStream text(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8));
    }

    /** So many of one letter, none of them held. */
    private static InputStream flood(char letter, long length) {
        return new InputStream() {
            private long sent;

            @Override
            public int read() {
                return sent++ < length ? letter : -1;
            }

            @Override
            public int read(byte[] bytes, int from, int most) {
                int count = (int) Math.min(most, length - sent);
                java.util.Arrays.fill(bytes, from, from + Math.max(0, count), (byte) letter);
                sent += count;
                return count > 0 ? count : -1;
            }
        };
    }

    @Test
    void aLineThatIsTooLongIsRefusedAndTheNextOneAnswered() throws IOException {
        for (long length : new long[] {1L << 20, 10_000_000L}) {
            assertThat(said(then(text("7 play b "), flood('a', length), text("\n8 name\n"))))
                    .isEqualTo("?7 line too long: more than 262144 bytes\n\n=8 Touchstone\n\n");
            assertThat(said(then(flood('x', length), text("\n8 name\n"))))
                    .isEqualTo("? line too long: more than 262144 bytes\n\n=8 Touchstone\n\n");
            assertThat(said(then(flood('1', length), text("\n8 name\n"))))
                    .isEqualTo("? line too long: more than 262144 bytes\n\n=8 Touchstone\n\n");
            assertThat(said(then(flood(' ', length), text("\n8 name\n"))))
                    .isEqualTo("? line too long: more than 262144 bytes\n\n=8 Touchstone\n\n");
            assertThat(said(then(text("9 name # "), flood('x', length), text("\n8 name\n"))))
                    .isEqualTo("=9 Touchstone\n\n=8 Touchstone\n\n");
            assertThat(said(then(flood('x', length)))).isEqualTo("? line too long: more than 262144 bytes\n\n");
        }
        assertThat(said(then(text("7 play b "), flood('a', 100_000_000), text("\n8 name\n"))))
                .isEqualTo("?7 line too long: more than 262144 bytes\n\n=8 Touchstone\n\n");
    }

    @Test
    void aLineAsLongAsCanBeIsCarriedOut() throws IOException {
        String moves = "b pass w a1 b pass w pass b pass ".repeat(1);
        String blanks = " ".repeat(GtpServer.LONGEST_LINE - "gogui-play_sequence b a1".length());
        assertThat(said("gogui-play_sequence" + blanks + " b a1\n1 list_stones b\n"))
                .isEqualTo("=\n\n=1 A1\n\n");
        assertThat(said("gogui-play_sequence " + moves.repeat(100) + "\n")).startsWith("? illegal move");
    }

    @Test
    void whatIsNoTextIsDroppedOrRefused() throws IOException {
        assertThat(said("\0na\0me\0\n")).isEqualTo("= Touchstone\n\n");
        assertThat(said("\0\0\0\n1 name\n")).isEqualTo("=1 Touchstone\n\n");
        assertThat(said("na\u007fme\r\r\n")).isEqualTo("= Touchstone\n\n");
        assertThat(said("\u00ff\u00fe\n1 name\n")).isEqualTo("? unknown command\n\n=1 Touchstone\n\n");
        assertThat(said("1 play b \u00c3\n2 name\n"))
                .startsWith("?1 syntax error: expected a vertex")
                .endsWith("\n\n=2 Touchstone\n\n");
        assertThat(said("\ufeff".getBytes(UTF_8).length + " name\n")).isEqualTo("=3 Touchstone\n\n");
    }

    /** Carriage returns are dropped, so they end no line. */
    @Test
    void aCarriageReturnAloneEndsNoLine() throws IOException {
        assertThat(said("name\rversion\r\n1 name\r\n")).isEqualTo("? unknown command\n\n=1 Touchstone\n\n");
        assertThat(said("name\r")).isEqualTo("= Touchstone\n\n");
    }

    @Test
    void idsAreNumbersOfTheProtocol() throws IOException {
        assertThat(said("2147483647 name\n")).isEqualTo("=2147483647 Touchstone\n\n");
        assertThat(said("007 name\n")).isEqualTo("=007 Touchstone\n\n");
        assertThat(said("2147483648 name\n1 name\n"))
                .isEqualTo("? syntax error: expected an id from 0 to 2147483647\n\n=1 Touchstone\n\n");
        assertThat(said("9".repeat(1000) + " name\n"))
                .isEqualTo("? syntax error: expected an id from 0 to 2147483647\n\n");
        assertThat(said("-1 name\n")).isEqualTo("? unknown command\n\n");
    }

    @Test
    void halfALineAtTheEndIsAnswered() throws IOException {
        assertThat(said("name\nvers")).isEqualTo("= Touchstone\n\n? unknown command\n\n");
        assertThat(said("")).isEmpty();
        assertThat(said("\n\n# nothing\n \t\n")).isEmpty();
    }

    @Test
    void halfALineWaitsForItsRest() throws IOException, InterruptedException {
        PipedInputStream input = new PipedInputStream();
        PipedOutputStream commands = new PipedOutputStream(input);
        PipedInputStream output = new PipedInputStream();
        PipedOutputStream answers = new PipedOutputStream(output);
        Thread server = serving(input, answers);
        BufferedReader read = new BufferedReader(new InputStreamReader(output, UTF_8));
        send(commands, "1 name\n2 na");
        assertThat(read.readLine()).isEqualTo("=1 Touchstone");
        assertThat(read.readLine()).isEmpty();
        // The first answer is there although the second command is not whole.
        send(commands, "me\n");
        assertThat(read.readLine()).isEqualTo("=2 Touchstone");
        commands.close();
        server.join();
    }

    /** All of the commands are sent before any answer is read: neither side waits for the other. */
    @Test
    void tenThousandCommandsAtOnceAreAllAnswered() throws IOException, InterruptedException {
        PipedInputStream input = new PipedInputStream();
        PipedOutputStream commands = new PipedOutputStream(input);
        PipedInputStream output = new PipedInputStream();
        Thread server = serving(ReadAhead.of(input), new PipedOutputStream(output));
        for (int i = 0; i < 10_000; i++) {
            commands.write((i + " showboard\n").getBytes(UTF_8));
        }
        commands.close();
        BufferedReader read = new BufferedReader(new InputStreamReader(output, UTF_8));
        List<String> heads = read.lines().filter(line -> line.startsWith("=")).toList();
        server.join();
        assertThat(heads).hasSize(10_000).first().isEqualTo("=0 Black to play");
        assertThat(heads.get(9_999)).isEqualTo("=9999 Black to play");
    }

    /** The largest board filled again and again: the answers are short, and the game holds no more than its moves. */
    @Test
    void theLargestBoardIsFilledAgainAndAgain() throws IOException {
        StringBuilder flood = new StringBuilder("boardsize 25\n");
        StringBuilder sequence = new StringBuilder("gogui-play_sequence");
        for (int row = 1; row <= 24; row++) {
            for (char column = 'A'; column <= 'Y'; column++) {
                if (column != 'I') {
                    sequence.append(" b ").append(column).append(row);
                }
            }
        }
        for (int i = 0; i < 20; i++) {
            flood.append("clear_board\n").append(sequence).append("\nundo\nundo\n");
        }
        assertThat(said(flood + "captures b\nquit\n").lines().filter(line -> !line.isEmpty()))
                .startsWith("=", "=", "=", "=", "=")
                .endsWith("= 0", "=")
                .hasSize(83)
                .noneMatch(line -> line.startsWith("?"));
    }

    private static final List<String> WORDS = List.of(
            "b",
            "w",
            "white",
            "e",
            "pass",
            "resign",
            "a1",
            "C3",
            "z25",
            "t19",
            "i5",
            "0",
            "1",
            "2",
            "3",
            "5",
            "9",
            "25",
            "-1",
            "7.5",
            "1e9",
            "99999999999",
            "aga",
            "japanese",
            "chinese",
            "{}",
            "{\"ko\":\"SIMPLE\"}",
            "ko",
            "POSITIONAL",
            "tax",
            "ALL",
            "dead",
            "alive",
            "seki",
            "dame",
            "none",
            "absolute",
            "byoyomi",
            "canadian",
            ".",
            "/",
            "\t",
            "#",
            "\u00e9",
            "\"",
            "\\");

    /** Commands at random with words at random: each is answered in the form of the protocol. */
    @Test
    void whateverIsSaidIsAnswered() {
        GtpServer server = new GtpServer(new BaseRules(), "Touchstone", "1.2");
        List<String> commands =
                server.answer("list_commands").substring(2).strip().lines().toList();
        Random random = new Random(1);
        int taken = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder line = new StringBuilder(i + " " + commands.get(random.nextInt(commands.size())));
            for (int words = random.nextInt(4); words > 0; words--) {
                line.append(' ').append(WORDS.get(random.nextInt(WORDS.size())));
            }
            String answer = server.answer(line.toString());
            assertThat(answer).as(line.toString()).matches("(?s)[=?]" + i + "( [^ ].*|\n(info|play) .*)?\n\n");
            assertThat(answer.strip())
                    .as(line.toString())
                    .doesNotContain("\n\n")
                    .doesNotContain(" \n");
            taken += answer.charAt(0) == '=' ? 1 : 0;
        }
        assertThat(taken).isBetween(2_000, 18_000);
    }

    private static Thread serving(InputStream input, PipedOutputStream answers) {
        Thread server = new Thread(() -> {
            try (answers) {
                new GtpServer(new BaseRules(), "Touchstone", "1.2").serve(input, answers);
            } catch (IOException gone) {
                throw new java.io.UncheckedIOException(gone);
            }
        });
        server.setDaemon(true);
        server.start();
        return server;
    }

    private static void send(PipedOutputStream commands, String text) throws IOException {
        commands.write(text.getBytes(UTF_8));
        commands.flush();
    }
}
