package touchstone.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.process.ProgramThread;
import touchstone.spi.SubjectErrorException;

/** What a connection makes of silence. */
@Timeout(60)
@Tag("slow") // waits for engines that do not answer
@Execution(ExecutionMode.CONCURRENT)
class NudgeTest {

    private static final GtpOptions PATIENT = new GtpOptions(Duration.ofSeconds(20), Duration.ofSeconds(20));
    private static final GtpOptions HASTY = new GtpOptions(Duration.ofMillis(300), Duration.ofMillis(300));

    /** Where the whole of it passes. */
    private static final GtpOptions WAITING = new GtpOptions(Duration.ofSeconds(1), Duration.ofSeconds(1));

    /** What such an engine prints for a command. */
    @FunctionalInterface
    private interface Answers {
        void answer(String id, String command, OutputStream out) throws IOException;
    }

    private final List<String> read = Collections.synchronizedList(new ArrayList<>());

    private GtpConnection engine(GtpOptions options, KnownForm form, Answers answers) {
        return new GtpConnection(ProgramThread.start((in, out, errors) -> serve(in, out, answers)), options, form);
    }

    private void serve(InputStream in, OutputStream out, Answers answers) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null && !line.equals("quit"); line = lines.readLine()) {
            read.add(line);
            answers.answer(line.split(" ")[0], line.substring(line.indexOf(' ') + 1), out);
            out.flush();
        }
    }

    private static void print(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static void pause(long millis) {
        try {
            if (new CountDownLatch(1).await(millis, TimeUnit.MILLISECONDS)) {
                throw new IllegalStateException("nobody counts it down");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoIsQuickIsAskedNothingElse() {
        try (GtpConnection connection =
                engine(PATIENT, new KnownForm(), (id, command, out) -> print(out, "=" + id + " " + command + "\n\n"))) {
            List<String> commands =
                    IntStream.range(0, 1000).mapToObj(i -> "play B C" + i).toList();
            assertThat(connection.ask(commands)).extracting(Reply::text).isEqualTo(commands);
            assertThat(read.stream().filter(line -> !line.contains("protocol_version")))
                    .hasSize(1000);
        }
    }

    @Test
    void whoIsSlowIsWaitedForAndAnswersTheRightThings() {
        KnownForm form = new KnownForm();
        try (GtpConnection connection = engine(PATIENT, form, (id, command, out) -> {
            if (command.equals("slow")) {
                pause(1000);
            }
            print(out, "=" + id + " " + command + "\n\n");
        })) {
            assertThat(connection.ask(List.of("a", "slow", "b")))
                    .extracting(Reply::text)
                    .containsExactly("a", "slow", "b");
            assertThat(connection.ask(List.of("slow", "slow", "c")))
                    .extracting(Reply::text)
                    .containsExactly("slow", "slow", "c");
            assertThat(connection.ask("d").text()).isEqualTo("d");
        }
        assertThat(read).anyMatch(line -> line.endsWith(" protocol_version"));
        assertThat(form.notes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "9"})
    void whoseIdsAreMissingOrWrongIsWaitedForAsLongAsAnybodyElse(String wrong) {
        try (GtpConnection connection = engine(
                WAITING, new KnownForm(), (id, command, out) -> print(out, "=" + wrong + " " + command + "\n\n"))) {
            assertThat(connection.ask(List.of("name", "version", "showboard")))
                    .extracting(Reply::text)
                    .containsExactly("name", "version", "showboard");
        }
    }

    @Test
    void whoAnswersInPartsIsWaitedFor() {
        KnownForm form = new KnownForm();
        try (GtpConnection connection = engine(PATIENT, form, (id, command, out) -> {
            int next = command.equals("slow") ? 7 : Integer.parseInt(id) + 1;
            for (String part : List.of("=" + id, " first\n", "=" + next + " second\n", "?" + next, "\n= 2\n", "\n")) {
                print(out, part);
                if (command.equals("slow")) {
                    pause(400);
                }
            }
        })) {
            String text = "first\n=%d second\n?%<d\n= 2";
            assertThat(connection.ask(List.of("quick", "quick", "quick")))
                    .extracting(Reply::text)
                    .containsExactly(text.formatted(2), text.formatted(3), text.formatted(4));
            assertThat(connection.ask("slow").text()).isEqualTo(text.formatted(7));
        }
        assertThat(form.fullWaits()).isZero();
    }

    @Test
    void aSearchIsNotInterrupted() {
        try (GtpConnection connection = engine(PATIENT, new KnownForm(), (id, command, out) -> {
            if (command.startsWith("genmove")) {
                pause(1000);
            }
            print(out, "=" + id + " C3\n\n");
        })) {
            connection.ask("name");
            read.clear();
            assertThat(connection.ask("genmove b").text()).isEqualTo("C3");
        }
        assertThat(read).hasSize(1);
    }

    @Test
    void anAnswerThatNeverComesIsKnownAtOnce() {
        KnownForm form = new KnownForm();
        try (GtpConnection connection = engine(PATIENT, form, (id, command, out) -> {
            if (!command.equals("undo")) {
                print(out, "=" + id + "\n\n");
            }
        })) {
            assertThatThrownBy(() -> connection.ask(List.of("name", "undo")))
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessage("the engine did not answer, and answered what it was asked after it,"
                            + " at the command \"undo\"");
        }
        assertThat(form.fullWaits()).isZero();
        assertThat(form.notes())
                .containsExactly("the engine does not answer every command, such as \"undo\""
                        + " (Go Text Protocol 2, section 2.6)");
    }

    @Test
    void whatHangsIsAskedTwice() {
        KnownForm form = new KnownForm();
        for (int i = 0; i < 4; i++) {
            try (GtpConnection connection = engine(HASTY, form, (id, command, out) -> {
                if (command.startsWith("undo")) {
                    pause(TimeUnit.HOURS.toMillis(1));
                }
                print(out, "=" + id + "\n\n");
            })) {
                List<Reply> replies = new ArrayList<>();
                assertThatThrownBy(() -> connection.ask(List.of("name", "undo", "version"), replies))
                        .isInstanceOf(SubjectErrorException.class)
                        .hasMessage(
                                i < 2
                                        ? "the engine did not answer within 300 ms, at the command \"undo\""
                                        : "the engine was not asked again: it did not answer \"undo\" within 300 ms,"
                                                + " twice, at the command \"undo\"");
                assertThat(replies).hasSize(1);
            }
        }
        assertThat(form.fullWaits()).isEqualTo(2);
        assertThat(read.stream().filter(line -> line.endsWith(" undo"))).hasSize(2);
    }

    @Test
    void anAnswerInBetweenIsForgiven() {
        KnownForm form = new KnownForm();
        for (boolean hangs : new boolean[] {true, false, true, false}) {
            try (GtpConnection connection = engine(HASTY, form, (id, command, out) -> {
                if (hangs && command.startsWith("genmove")) {
                    pause(TimeUnit.HOURS.toMillis(1));
                }
                print(out, "=" + id + " pass\n\n");
            })) {
                if (hangs) {
                    assertThatThrownBy(() -> connection.ask("genmove b")).isInstanceOf(SubjectErrorException.class);
                } else {
                    assertThat(connection.ask("genmove b").text()).isEqualTo("pass");
                }
            }
        }
        assertThat(form.notes()).isEmpty();
    }

    @Test
    void whatOneProcessShowedTheNextKnows() {
        KnownForm form = new KnownForm();
        Answers unended = (id, command, out) -> print(out, (command.startsWith("bad") ? "?" : "=") + id + " x\n");
        for (int i = 0; i < 2; i++) {
            try (GtpConnection connection = engine(PATIENT, form, unended)) {
                assertThat(connection.ask(List.of("name", "bad", "bad"))).hasSize(3);
                assertThat(connection.ask("bad").success()).isFalse();
                assertThat(connection.ask("genmove b").text()).isEqualTo("x");
                assertThat(connection.ask("name").text()).isEqualTo("x");
            }
        }
        assertThat(form.notes())
                .hasSize(2)
                .allMatch(note -> note.contains("by an empty line (Go Text Protocol 2, section 2."));
    }

    @Test
    void pipesAreNeverOverfilled() {
        KnownForm form = new KnownForm();
        String longest = "x".repeat(3000);
        try (GtpConnection connection =
                engine(PATIENT, form, (id, command, out) -> print(out, "=" + id + " " + command + "\n"))) {
            List<String> commands =
                    IntStream.range(0, 50).mapToObj(i -> longest + i).collect(Collectors.toList());
            assertThat(connection.ask(commands)).extracting(Reply::text).isEqualTo(commands);
        }
    }
}
