package touchstone.gtp.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import touchstone.gtp.ServedEngine;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.text.LineReader;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.text.TextReplies;

class LinesSessionTest {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final AtomicInteger starts = new AtomicInteger();
    private final LinesSession session = LinesSession.of(
            () -> {
                starts.incrementAndGet();
                return ServedEngine.of(new BaseRules());
            },
            List.of(),
            new Patience(LIMIT),
            LIMIT,
            Channels.NONE);

    @AfterEach
    void end() {
        session.close();
    }

    private String answer(String line) {
        return session.send(line + "\n").replies().get(0).text();
    }

    @Test
    void rulesOfOneScenarioAreNotThoseOfTheNext() {
        Board board = session.begin(Optional.empty());
        String own = answer("kata-get-rules");
        answer("7 kata-set-rules japanese");
        assertThat(answer("kata-get-rules")).contains("TERRITORY").isNotEqualTo(own);
        assertThat(session.begin(Optional.of(Board.of(5, 5)))).isNotEqualTo(board);
        assertThat(answer("known_command play")).isEqualTo("true");
        assertThat(starts).hasValue(1);
        assertThat(answer("kata-get-rules")).isEqualTo(own);
        assertThat(answer("query_boardsize")).isEqualTo("5");
        assertThat(starts).hasValue(2);
        session.begin(Optional.empty());
        answer("play black C3");
        assertThat(starts).hasValue(2);
    }

    /** It tells something every few milliseconds, and goes on until the next line has come. */
    private static void analyse(InputStream in, OutputStream out) throws IOException {
        LineReader lines = new LineReader(in, 1000);
        Optional<String> line;
        while ((line = lines.next()).isPresent()) {
            String[] words = line.get().split(" ");
            out.write(("=" + words[0] + "\n").getBytes(StandardCharsets.UTF_8));
            for (int visits = 1; words[1].equals("lz-analyze") && in.available() == 0; visits++) {
                out.write(("info move C3 visits " + visits + " winrate 5000\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
                LockSupport.parkNanos(1_000_000);
            }
            out.write('\n');
            out.flush();
        }
    }

    @Test
    void whatIsToldUntilTheNextLineIsWaitedFor() {
        try (LinesSession analysing = LinesSession.of(
                () -> ProgramThread.start((in, out, errors) -> analyse(in, out)),
                List.of(),
                new Patience(LIMIT),
                LIMIT,
                Channels.NONE)) {
            TextReplies replies = analysing.sendUntil("8 lz-analyze 1\n", "info");
            assertThat(replies.replies()).singleElement().satisfies(reply -> {
                assertThat(reply.id()).contains("8");
                assertThat(reply.ended()).isTrue();
                assertThat(reply.text()).startsWith("info move C3 visits 1 winrate 5000");
            });
            assertThat(analysing.send("9 name\n").replies()).hasSize(1);
        }
    }

    @Test
    void whatSetsRulesItselfNeedsNoOthers() {
        session.begin(Optional.empty());
        answer("kgs-rules japanese");
        session.begin(Optional.empty());
        answer("kata-set-rule ko SIMPLE");
        assertThat(starts).hasValue(1);
        assertThat(answer("kata-get-rules")).contains("TERRITORY", "SIMPLE");
        session.begin(Optional.empty());
        session.write("play black C3\n");
        assertThat(starts).hasValue(2);
    }
}
