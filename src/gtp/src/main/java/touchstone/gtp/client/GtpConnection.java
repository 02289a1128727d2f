package touchstone.gtp.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import touchstone.gtp.text.EngineText;
import touchstone.spi.SubjectErrorException;

/**
 * A connection to one engine. Used by one thread at a time. Whatever goes wrong ends the engine and is thrown as {@link
 * SubjectErrorException}; after that there is nothing left but to close.
 */
public final class GtpConnection implements Dialogue, AutoCloseable {

    /**
     * How many bytes of commands may be on the way unanswered. Every pipe holds as much, so writing never blocks, not even
     * if the engine stops reading; and its answers are always being drained.
     */
    private static final int ON_THE_WAY = 4096;

    private static final long GRACE = TimeUnit.SECONDS.toNanos(1);
    private static final long FAREWELL_MILLIS = 400;

    /** Whether the engine's exit code is asked for when it has broken down. */
    private enum Exit {
        /** The engine still runs, or its exit code has been told. */
        NOT_ASKED,
        /** The engine may have ended. */
        NOW,
        /** The engine is expected to end within a moment. */
        SOON
    }

    private final Engine engine;
    private final GtpOptions options;
    private final ReplyQueue answers = new ReplyQueue();
    private final ErrorTail errors;
    private final StringBuilder out = new StringBuilder();
    private int lastId;
    private boolean answered;
    private boolean closed;
    private long waitedNanos;

    public GtpConnection(Engine engine, GtpOptions options) {
        this.engine = engine;
        this.options = options;
        this.errors = new ErrorTail(engine.errors());
        start(new ReplyReader(engine.output(), answers), "answers of an engine");
        start(errors, "errors of an engine");
        engine.onEnd(answers::exited);
    }

    private static void start(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Sends commands without waiting in between, as far as pipes allow, and collects the replies.
     *
     * @return as many as there are commands, in their order
     */
    @Override
    public List<Reply> ask(List<String> commands) {
        List<Reply> replies = new ArrayList<>(commands.size());
        ask(commands, replies);
        return replies;
    }

    @Override
    public void ask(List<String> commands, List<Reply> replies) {
        ask(commands.iterator(), replies::add);
    }

    @Override
    public void ask(Iterator<String> commands, Consumer<Reply> replies) {
        Deque<String> asked = new ArrayDeque<>();
        int onTheWay = 0;
        Optional<String> next = Optional.empty();
        List<Reply> taken = List.of();
        do {
            out.setLength(0);
            while (next.isPresent() || commands.hasNext()) {
                String command = next.isPresent() ? next.get() : commands.next();
                int length = length(command);
                if (!asked.isEmpty() && onTheWay + length > ON_THE_WAY) {
                    next = Optional.of(command);
                    break;
                }
                next = Optional.empty();
                asked.add(command);
                out.append(lastId + asked.size()).append(' ').append(command).append('\n');
                onTheWay += length;
            }
            try {
                if (!out.isEmpty()) {
                    send(asked.element());
                }
            } finally {
                // While the engine is busy with what was just sent.
                taken.forEach(replies);
            }
            // The other half keeps the engine busy while more is sent.
            taken = asked.isEmpty() ? List.of() : receive((asked.size() + 1) / 2, asked, replies);
            for (int i = 0; i < taken.size(); i++) {
                onTheWay -= length(asked.remove());
            }
        } while (!taken.isEmpty());
    }

    /** In bytes, of a command on the way: with its id and the end of its line, at most. */
    private static int length(String command) {
        return command.length() + 12;
    }

    /** @param command that is to be answered next */
    private void send(String command) {
        try {
            engine.input().write(out.toString().getBytes(StandardCharsets.UTF_8));
            engine.input().flush();
        } catch (IOException e) {
            // What it printed before it stopped listening tells why, and may still be on its way.
            answers.awaitEnd(TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS));
            throw broken("closed its input", Exit.SOON, command);
        }
    }

    /**
     * The next replies.
     *
     * @param sound is given those that came before the engine broke down
     */
    private List<Reply> receive(int count, Collection<String> asked, Consumer<Reply> sound) {
        List<Reply> taken = await(count, asked.iterator().next());
        for (int i = 0; i < taken.size(); i++) {
            int expected = ++lastId;
            if (taken.get(i).id() != expected) {
                taken.subList(0, i).forEach(sound);
                throw broken(misnumbered(taken.get(i), expected), Exit.NOW, nth(asked, i));
            }
        }
        if (taken.size() < count) {
            taken.forEach(sound);
            String command = nth(asked, taken.size());
            throw answers.over() ? ended(command) : broken(silence(), Exit.NOT_ASKED, command);
        }
        return taken;
    }

    private static String nth(Collection<String> commands, int index) {
        return commands.stream().skip(index).findFirst().orElseThrow();
    }

    private static String misnumbered(Reply reply, int expected) {
        if (reply.id() < 0) {
            return "answered without the command's id " + expected + ": " + EngineText.quoted(reply.shown());
        }
        return (reply.id() == expected - 1 ? "answered twice, or with a wrong id" : "answered with a wrong id") + ", "
                + reply.id() + " instead of " + expected;
    }

    /** @return fewer than wanted only if the engine ended or the time ran out */
    private List<Reply> await(int count, String command) {
        if (answered) {
            return await(count, options.commandLimit(), command);
        }
        List<Reply> all = new ArrayList<>(await(1, options.startLimit(), command));
        if (!all.isEmpty()) {
            answered = true;
            engine.noteChildren();
            all.addAll(await(count - 1, options.commandLimit(), command));
        }
        return all;
    }

    private List<Reply> await(int count, Duration limit, String command) {
        long start = System.nanoTime();
        try {
            return answers.take(count, limit.toNanos(), GRACE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw broken("was given up because the run was interrupted", Exit.NOW, command);
        } finally {
            waitedNanos += System.nanoTime() - start;
        }
    }

    private String silence() {
        return "did not answer within " + seconds(answered ? options.commandLimit() : options.startLimit());
    }

    private SubjectErrorException ended(String command) {
        if (!answers.fault().isEmpty()) {
            return broken(answers.fault(), Exit.NOW, command);
        }
        OptionalInt code = engine.exitCode(FAREWELL_MILLIS);
        return code.isPresent()
                ? broken("ended with exit code " + code.getAsInt(), Exit.NOT_ASKED, command)
                : broken("closed its output", Exit.SOON, command);
    }

    private static String seconds(Duration limit) {
        return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }

    /**
     * @param what the rest of a sentence that begins with the engine
     * @param asked whether the sentence goes on with the exit code, if there is one
     */
    private SubjectErrorException broken(String what, Exit asked, String command) {
        OptionalInt code =
                switch (asked) {
                    case NOT_ASKED -> OptionalInt.empty();
                    case NOW -> engine.exitCode(0);
                    case SOON -> engine.exitCode(FAREWELL_MILLIS);
                };
        String exit = code.isPresent() ? " and ended with exit code " + code.getAsInt() : "";
        engine.destroy();
        String noise = answers.noise();
        String printed = noise.isEmpty() ? "" : "; it printed, which is no GTP, " + EngineText.quoted(noise);
        return new SubjectErrorException(
                RecordFiles.told(
                        "the engine " + what + exit + ", at the command " + EngineText.quoted(command) + printed),
                errors.textAtEnd(ErrorTail.GRACE));
    }

    /** The engine speaks, but what it says to a command makes no sense. */
    public SubjectErrorException nonsense(String command, Reply reply, String expected) {
        return broken(
                "answered " + EngineText.quoted(reply.shown()) + " where " + expected + " was expected",
                Exit.NOW,
                command);
    }

    /** @param why the rest of "the engine answered" */
    public SubjectErrorException senseless(String command, String why) {
        return broken("answered " + why, Exit.NOW, command);
    }

    @Override
    public long errorMark() {
        return errors.mark();
    }

    @Override
    public String errorsSince(long mark, Predicate<String> enough) {
        return errors.await(mark, enough, ErrorTail.GRACE);
    }

    /** For everything drawn by lot while dealing with this engine. */
    public long seed() {
        return options.seed();
    }

    /** The time spent waiting for replies since the last call. */
    public Duration waited() {
        Duration waited = Duration.ofNanos(waitedNanos);
        waitedNanos = 0;
        return waited;
    }

    /** Tells the engine to quit, and sees whether it ends by itself within a while. */
    public boolean quit() {
        ask(List.of("quit"));
        answers.awaitEnd(GRACE);
        return answers.over();
    }

    /** Says goodbye, and ends the engine by force if it does not end at once. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (!answers.over()) {
            engine.noteChildren();
            try {
                engine.input().write("quit\n".getBytes(StandardCharsets.UTF_8));
                engine.input().close();
            } catch (IOException e) {
                // It does not listen any more: it is ended below.
            }
            engine.exitCode(FAREWELL_MILLIS);
        }
        engine.destroy();
        engine.exitCode(FAREWELL_MILLIS);
    }
}
