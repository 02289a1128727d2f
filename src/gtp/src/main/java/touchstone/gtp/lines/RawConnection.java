package touchstone.gtp.lines;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.text.WrittenText;
import touchstone.process.ErrorTail;
import touchstone.process.PrintedText;
import touchstone.process.RawOutput;
import touchstone.process.RunningProgram;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.text.CommandLines;
import touchstone.spi.text.TextReplies;
import touchstone.spi.text.TextReply;

/**
 * A connection to one engine that sends text as it is. After each text it sends a command of its own, the marker: once that is
 * answered, all that will be answered has been. Used by one thread at a time.
 */
final class RawConnection implements AutoCloseable {

    /** Ids of markers: far from those that scenarios use. */
    private static final int FIRST_MARKER = 700_000;

    private static final Pattern NUMBERED = Pattern.compile("(?s)([0-9]+)(\\s.*)?");

    private static final String MARKER = "protocol_version";

    /** In bytes: every pipe takes as much though nobody reads. */
    private static final int ALWAYS_TAKEN = 4096;

    private final RunningProgram engine;
    private final Patience patience;
    private final RawOutput output;
    private final ErrorTail errors;
    /** One for the whole connection: a pipe of this JVM is broken once a thread that wrote to it has ended. */
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "input of an engine");
        thread.setDaemon(true);
        return thread;
    });

    /** What came before the first answer and belongs to none, until somebody is told of it. */
    private String early = "";

    private int marker = FIRST_MARKER;
    /** How many bytes may not have been read by the engine. */
    private int waiting;

    /** What the engine answers to the marker; nothing if it answers with the marker's id, which is surer. */
    private Optional<Unnumbered> unnumbered = Optional.empty();

    /** How the answers to two commands look where no id tells them. */
    private record Unnumbered(String version, String name) {

        static final String COMMANDS = "version\nname\n";

        boolean endsWith(List<TextReply> replies) {
            int size = replies.size();
            return size >= 2
                    && replies.get(size - 2).text().equals(version)
                    && replies.get(size - 1).text().equals(name);
        }
    }

    RawConnection(RunningProgram engine, Patience patience, Duration startLimit) {
        this.engine = engine;
        this.patience = patience;
        this.output = RawOutput.of(engine);
        this.errors = ErrorTail.of(engine);
        greet(startLimit.toMillis());
    }

    /** Finds out whether the engine answers with the ids it is sent. */
    private void greet(long millis) {
        String id = nextMarker();
        push(id + " " + MARKER + "\n");
        String text = output.await(soFar -> !closed(soFar, Set.of(id)).isEmpty(), millis);
        List<TextReply> replies = closed(text, Set.of(id));
        if (replies.isEmpty()) {
            throw silent(MARKER, millis);
        }
        early = RawReplies.of(text, Set.of(id)).stray();
        output.take();
        engine.noteChildren();
        if (!replies.get(replies.size() - 1).id().equals(Optional.of(id))) {
            push(Unnumbered.COMMANDS);
            List<TextReply> names =
                    closed(output.await(soFar -> closed(soFar, Set.of()).size() >= 2, millis), Set.of());
            output.take();
            if (names.size() < 2) {
                throw silent("name", millis);
            }
            unnumbered =
                    Optional.of(new Unnumbered(names.get(0).text(), names.get(1).text()));
        }
    }

    private String nextMarker() {
        return Integer.toString(++marker);
    }

    /** The replies that are ended, or that another one follows. */
    private static List<TextReply> closed(String text, Set<String> ids) {
        RawReplies all = RawReplies.of(text, ids);
        return all.open() ? all.replies().subList(0, all.replies().size() - 1) : all.replies();
    }

    /** What the engine printed when it was started, without empty lines; empty if that was told before. */
    String takeEarly() {
        String taken = early;
        early = "";
        return taken;
    }

    /** Sends text and waits for nothing. */
    void write(String text) {
        push(text);
    }

    /**
     * Sends text, and waits until it is answered.
     *
     * @throws SubjectErrorException if the marker after it is not answered
     */
    TextReplies send(String text) {
        return marked(text, text);
    }

    /**
     * The same, but the marker is not sent before a line that begins with a word has come, or the answer has ended, or the time is
     * over: it ends the answer.
     */
    TextReplies sendUntil(String text, String word) {
        Pattern line = Pattern.compile("(?m)^" + Pattern.quote(word) + "\\b.*\n");
        push(text);
        output.await(
                soFar -> line.matcher(soFar).find() || !closed(soFar, ids(text)).isEmpty(), patience.millis());
        return marked(text, "");
    }

    /** @param unsent what of the text has not been sent yet */
    private TextReplies marked(String text, String unsent) {
        return unnumbered.isPresent() ? sendUnnumbered(text, unsent, unnumbered.get()) : sendNumbered(text, unsent);
    }

    private TextReplies sendNumbered(String text, String unsent) {
        String id = nextMarker();
        Set<String> ids = ids(text);
        ids.add(id);
        long start = System.nanoTime();
        push(unsent + id + " " + MARKER + "\n");
        String came = await(text, soFar -> isMarked(soFar, id, ids));
        TextReplies all = replies(came, ids, start);
        // What answers an earlier marker a second time is an answer to nothing of this scenario.
        List<TextReply> own = all.replies().stream()
                .filter(reply -> !reply.id().map(this::isMarker).orElse(false))
                .toList();
        return new TextReplies(own, all.stray(), all.ended(), all.took());
    }

    private boolean isMarker(String id) {
        return id.length() == 6 && id.startsWith("70") && Integer.parseInt(id) <= marker;
    }

    private static boolean isMarked(String text, String id, Set<String> ids) {
        return text.contains(id)
                && closed(text, ids).stream().anyMatch(reply -> reply.id().equals(Optional.of(id)));
    }

    private TextReplies sendUnnumbered(String text, String unsent, Unnumbered known) {
        Set<String> ids = ids(text);
        long start = System.nanoTime();
        push(unsent + Unnumbered.COMMANDS);
        TextReplies all = replies(await(text, soFar -> known.endsWith(closed(soFar, ids))), ids, start);
        return new TextReplies(
                all.replies().subList(0, all.replies().size() - 2), all.stray(), all.ended(), all.took());
    }

    private String await(String text, Predicate<String> complete) {
        long start = System.nanoTime();
        String came = output.await(complete, patience.millis());
        if (output.isFlooded()) {
            throw broken("printed more than " + (RawOutput.MOST >> 20) + " MB", text);
        }
        if (!complete.test(came)) {
            throw output.hasEnded() ? ended(text) : silent(text, patience.millis());
        }
        output.take();
        waiting = 0;
        patience.answered(Duration.ofNanos(System.nanoTime() - start));
        return came;
    }

    private TextReplies replies(String came, Set<String> ids, long start) {
        RawReplies all = RawReplies.of(came, ids);
        return new TextReplies(
                all.replies(), all.stray(), output.hasEnded(), Duration.ofNanos(System.nanoTime() - start));
    }

    /** Sends text that should make the engine end, and waits until it does. */
    TextReplies sendLast(String text, boolean close) {
        long start = System.nanoTime();
        push(text);
        if (close) {
            try {
                engine.input().close();
            } catch (IOException e) {
                // It was closed already.
            }
        }
        long millis = patience.millis();
        String came = output.await(soFar -> false, millis);
        if (!output.hasEnded()) {
            patience.silent();
        }
        return replies(came, ids(text), start);
    }

    /** The numbers that lines begin with. */
    private static Set<String> ids(String text) {
        Set<String> ids = new HashSet<>();
        text.lines()
                .map(line -> NUMBERED.matcher(line.strip()))
                .filter(Matcher::matches)
                .map(line -> line.group(1))
                .forEach(ids::add);
        return ids;
    }

    /** Writes long text in a thread of its own: an engine that has stopped reading must not stop us. */
    private void push(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        waiting += bytes.length;
        if (waiting < ALWAYS_TAKEN) {
            try {
                write(bytes);
            } catch (IOException e) {
                throw ended(text);
            }
            return;
        }
        Future<?> written = writer.submit(() -> {
            write(bytes);
            return text;
        });
        try {
            written.get(patience.millis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw silent(text, patience.millis());
        } catch (ExecutionException e) {
            throw ended(text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw broken("was given up because the run was interrupted", text);
        }
    }

    private void write(byte[] bytes) throws IOException {
        engine.input().write(bytes);
        engine.input().flush();
    }

    private SubjectErrorException silent(String text, long millis) {
        patience.silent();
        return broken(CommandLines.SILENT + " " + millis + " ms", text);
    }

    private SubjectErrorException ended(String text) {
        OptionalInt code = engine.exitCode(RunningProgram.FAREWELL_MILLIS);
        return broken(
                code.isPresent() ? "ended with exit code " + code.getAsInt() : "closed its input or its output", text);
    }

    private SubjectErrorException broken(String what, String text) {
        writer.shutdownNow();
        engine.destroy();
        return new SubjectErrorException(
                "the engine " + what + ", at " + PrintedText.quoted(WrittenText.shown(text)), errors.textAtEnd());
    }

    Optional<Duration> worked() {
        return engine.worked();
    }

    long errorMark() {
        return errors.mark();
    }

    String errorsSince(long mark, Predicate<String> enough) {
        return errors.await(mark, enough);
    }

    @Override
    public void close() {
        writer.shutdownNow();
        engine.endAfter("quit\n");
    }
}
