package touchstone.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.process.ProgramThread;
import touchstone.process.RunningProgram;
import touchstone.spi.SubjectErrorException;
import touchstone.trace.TranscriptReplay;

/** A plain replay sends what it is given and no more, and waits for as many answers. */
class PlainReplayTest {

    private static final GtpOptions HASTY = new GtpOptions(Duration.ofMillis(200), Duration.ofSeconds(5));

    private final List<String> heard = new CopyOnWriteArrayList<>();

    /** Answers each line in two lines, and ends at "end". */
    private RunningProgram engine() {
        return ProgramThread.start((commands, answers, errors) -> {
            BufferedReader lines = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null && !line.equals("end"); line = lines.readLine()) {
                heard.add(line);
                if (!line.equals("mute")) {
                    answers.write("\n=\n= still the same\n\n".getBytes(StandardCharsets.UTF_8));
                    answers.flush();
                }
            }
        });
    }

    @Test
    void everythingIsSentOnceAndAnswered() {
        List<String> many = Stream.concat(
                        Stream.of("boardsize 5", "clear_board"), Collections.nCopies(1000, "play B pass").stream())
                .toList();
        try (TranscriptReplay replay = PlainReplay.start(engine(), List.of("first", "second"), HASTY)) {
            assertThat(heard).containsExactly("first", "second");
            heard.clear();

            assertThat(replay.again(many)).isPositive();
            assertThat(heard).isEqualTo(many);
        }
    }

    @Test
    void nothingToSendTakesNoTime() {
        try (TranscriptReplay replay = PlainReplay.start(engine(), List.of(), HASTY)) {
            assertThat(replay.again(List.of())).isZero();
            assertThat(heard).isEmpty();
        }
    }

    @Test
    void whatEndsOrFallsSilentIsBroken() {
        try (TranscriptReplay ending = PlainReplay.start(engine(), List.of(), HASTY);
                TranscriptReplay mute = PlainReplay.start(engine(), List.of(), HASTY)) {
            assertThatThrownBy(() -> ending.again(List.of("a", "end", "b"))).isInstanceOf(SubjectErrorException.class);
            assertThatThrownBy(() -> mute.again(List.of("mute"))).isInstanceOf(SubjectErrorException.class);
        }
    }
}
