package touchstone.gtp.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import touchstone.gtp.ServedEngine;
import touchstone.gtp.observe.Channels;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;

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
