package touchstone.suite.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;

class PipedLinesTest {

    @Test
    void sendTheSame() {
        assertThat(line("an-engine --gtp", "boardsize 9\nclear_board", "play b 'd4'"))
                .contains("printf '%s\\n' 'boardsize 9' clear_board 'play b '\\''d4'\\''' | an-engine --gtp");
    }

    @Test
    void sendFirstWhatEachProcessIsSentFirst() {
        assertThat(line("an-engine, then komi 5; boardsize 7", "name"))
                .contains("printf '%s\\n' 'komi 5' 'boardsize 7' name | an-engine");
    }

    @Test
    void haveControlCharactersThatAShellSends() throws Exception {
        String piped = line("cat", "play<TAB>b<01>D4<CR>", "50% \\o/").orElseThrow();
        Process shell = new ProcessBuilder("sh", "-c", piped).start();
        assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("play\tb\u0001D4\r\n50% \\o/\n");
    }

    @Test
    void leaveTimeForAnAnalysisThatTheNextLineEnds() {
        assertThat(line("an-engine", "boardsize 9", "17 kata-analyze 10"))
                .contains("(printf '%s\\n' 'boardsize 9' '17 kata-analyze 10'; sleep 2) | an-engine");
        assertThat(line("an-engine", "lz-analyze b 10", "name"))
                .contains("(printf '%s\\n' 'lz-analyze b 10'; sleep 2; printf '%s\\n' name) | an-engine");
        assertThat(line("an-engine", "kata-analyze 10\nname", "lz-genmove_analyze b"))
                .contains("printf '%s\\n' 'kata-analyze 10' name 'lz-genmove_analyze b' | an-engine");
    }

    @Test
    void areLeftOutWhereNoShellCouldSendThem() {
        assertThat(line("built in", "name")).isEmpty();
        assertThat(line("an-engine", "x".repeat(1000))).isEmpty();
        assertThat(line("an-engine")).isEmpty();
        assertThat(line("an-engine", "boardsize 9", "loadsgf RECORD.sgf")).isEmpty();
        assertThat(line("an-engine", "boardsize 9", "name # xxx... (10000 characters)"))
                .isEmpty();
    }

    private static Optional<String> line(String command, String... asked) {
        return PipedLines.of(new Result(
                new Identity("an-engine", "An Engine", "1", command),
                "gtp.2.6",
                "gtp.2.6/1",
                "",
                Verdict.VIOLATED,
                Optional.empty(),
                "",
                "",
                "",
                "",
                "",
                List.of(),
                Arrays.stream(asked).map(text -> new Exchange(text, "")).toList(),
                new RunFacts("", "", 1),
                new RecordedClaim("gtp", "arbiter", true, List.of()),
                Instant.EPOCH,
                0,
                0,
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty()));
    }
}
