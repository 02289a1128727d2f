package touchstone.gtp.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import touchstone.process.ErrorTail;
import touchstone.process.PrintedText;
import touchstone.process.RunningProgram;
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

    /** What is sent if nothing comes: its answer tells whether there is one before it that never comes. */
    private static final String NUDGE = "protocol_version";

    private static final String OTHER_NUDGE = "name";
    private static final int NUDGE_LENGTH = AskedCommand.length(NUDGE);
    private static final long QUIET = TimeUnit.MILLISECONDS.toNanos(300);
    /** Where an engine is known to leave its answers open: that it has begun one is all that is waited for. */
    private static final long QUIET_AFTER_SEARCH = TimeUnit.MILLISECONDS.toNanos(30);

    private static final long GRACE = TimeUnit.SECONDS.toNanos(1);

    /** Whether the engine's exit code is asked for when it has broken down. */
    private enum Exit {
        /** The engine still runs, or its exit code has been told. */
        NOT_ASKED,
        /** The engine may have ended. */
        NOW,
        /** The engine is expected to end within a moment. */
        SOON
    }

    private final RunningProgram engine;
    private final GtpOptions options;
    private final ReplyQueue answers = new ReplyQueue();
    private final ErrorTail errors;
    private final StringBuilder out = new StringBuilder();
    private final SentIds sent = new SentIds();
    private final KnownForm form;
    private final OnTheWay onTheWay;
    private final ReplyReader reader;
    private boolean answered;
    private boolean closed;
    private long waitedNanos;

    /** To the only process of an engine. */
    public GtpConnection(RunningProgram engine, GtpOptions options) {
        this(engine, options, new KnownForm());
    }

    /** @param form what is known of the engine by other processes of it, and will be known to them */
    public GtpConnection(RunningProgram engine, GtpOptions options, KnownForm form) {
        this.engine = engine;
        this.options = options;
        this.form = form;
        this.onTheWay = new OnTheWay(form);
        this.errors = ErrorTail.of(engine);
        this.reader = new ReplyReader(answers, form, sent);
        engine.readBy(reader);
        engine.onEnd(answers::exited);
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
        onTheWay.abandon();
        Optional<String> next = Optional.empty();
        boolean barred = false;
        List<Reply> taken = List.of();
        do {
            out.setLength(0);
            while (!barred && (next.isPresent() || commands.hasNext())) {
                String command = next.isPresent() ? next.get() : commands.next();
                next = Optional.of(command);
                barred = !form.notAskedAgain(command).isEmpty();
                if (barred || onTheWay.wanted() > 0 && !hasRoom(command, NUDGE_LENGTH)) {
                    break;
                }
                next = Optional.empty();
                put(new AskedCommand(sent.last() + 1, command, true));
            }
            try {
                if (!out.isEmpty()) {
                    if (form.mayLeaveOpen() && mayNudge() && !onTheWay.searches()) {
                        put(nudge());
                    }
                    send();
                }
            } finally {
                // While the engine is busy with what was just sent.
                taken.forEach(replies);
            }
            // The other half keeps the engine busy while more is sent.
            taken = receive((onTheWay.wanted() + 1) / 2, replies);
        } while (!taken.isEmpty());
        if (barred) {
            String command = next.orElseThrow();
            throw broken("was not asked again: it " + form.notAskedAgain(command), Exit.NOT_ASKED, command);
        }
    }

    /** @param more how many bytes may have to be sent as well before it is answered */
    private boolean hasRoom(String command, int more) {
        return onTheWay.length() + AskedCommand.length(command) + more <= ON_THE_WAY;
    }

    private void put(AskedCommand command) {
        sent.add(command);
        onTheWay.add(command);
        out.append(command.line());
    }

    private void send() {
        try {
            engine.input().write(out.toString().getBytes(StandardCharsets.UTF_8));
            engine.input().flush();
        } catch (IOException e) {
            // What it printed before it stopped listening tells why, and may still be on its way.
            answers.awaitEnd(TimeUnit.MILLISECONDS.toNanos(RunningProgram.FAREWELL_MILLIS));
            throw broken("closed its input", Exit.SOON, onTheWay.next().command());
        }
    }

    /** A command that any engine has and that changes nothing, other than the one that is waited for. */
    private AskedCommand nudge() {
        boolean same = onTheWay.wanted() > 0 && onTheWay.next().command().startsWith(NUDGE);
        return new AskedCommand(sent.last() + 1, same ? OTHER_NUDGE : NUDGE, false);
    }

    private boolean mayNudge() {
        return !onTheWay.isNudged() && hasRoom(NUDGE, 0) && !form.ignoresIds(true);
    }

    /** How long nothing may come until the engine is nudged. */
    private long quiet() {
        if (!mayNudge()) {
            return Long.MAX_VALUE;
        }
        return onTheWay.searches() && form.mayLeaveOpen()
                ? QUIET_AFTER_SEARCH
                : Math.min(QUIET, options.commandLimit().toNanos() / 3);
    }

    /**
     * Nothing has come for a while. An engine that only takes its time answers what it was asked first, and the nudge after it. An
     * engine that searches is left alone unless it has begun to answer: some break off for any command, and some answer
     * others meanwhile.
     */
    private void nudgeIfSilent() {
        boolean begun = reader.isInReply() || onTheWay.unassigned().isPresent();
        if (mayNudge() && (begun || !onTheWay.searches())) {
            out.setLength(0);
            put(nudge());
            send();
        }
    }

    /**
     * The next replies.
     *
     * @param sound is given those that came before the engine broke down
     */
    private List<Reply> receive(int count, Consumer<Reply> sound) {
        List<Reply> taken = new ArrayList<>(count);
        try {
            long since = System.nanoTime();
            while (taken.size() < count) {
                int before = taken.size();
                takeWhatComes(count, since, taken);
                if (taken.size() > before) {
                    since = System.nanoTime();
                }
            }
            return taken;
        } catch (SubjectErrorException broken) {
            taken.forEach(sound);
            throw broken;
        }
    }

    /** @param since when something was taken last */
    private void takeWhatComes(int count, long since, List<Reply> taken) {
        Duration limit = answered ? options.commandLimit() : options.startLimit();
        long left = limit.toNanos() - (System.nanoTime() - since);
        List<Reply> come = left > 0 ? await(answered ? count - taken.size() : 1, quiet(), left) : List.of();
        if (!come.isEmpty() && !answered) {
            answered = true;
            engine.noteChildren();
        }
        for (Reply reply : come) {
            Optional<String> unanswered = onTheWay.take(reply, taken);
            if (unanswered.isPresent()) {
                throw broken(
                        "did not answer, and answered what it was asked after it", Exit.NOT_ASKED, unanswered.get());
            }
        }
        if (!come.isEmpty()) {
            return;
        }
        String command = onTheWay.next().command();
        if (answers.isSpent(GRACE)) {
            throw ended(command);
        } else if (System.nanoTime() - since < limit.toNanos()) {
            nudgeIfSilent();
        } else {
            form.letPass(command, limit);
            throw broken(
                    onTheWay.unassigned()
                            .map(this::misnumbered)
                            .orElse("did not answer within " + PrintedText.time(limit)),
                    Exit.NOT_ASKED,
                    command);
        }
    }

    private String misnumbered(Reply reply) {
        int expected = onTheWay.next().id();
        return reply.id() < 0
                ? "answered without the command's id " + expected + ": " + PrintedText.quoted(reply.shown())
                : "answered with a wrong id, " + reply.id() + " instead of " + expected;
    }

    private List<Reply> await(int count, long quietNanos, long limitNanos) {
        long start = System.nanoTime();
        try {
            return answers.take(count, quietNanos, limitNanos, GRACE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw broken(
                    "was given up because the run was interrupted",
                    Exit.NOW,
                    onTheWay.next().command());
        } finally {
            waitedNanos += System.nanoTime() - start;
        }
    }

    private SubjectErrorException ended(String command) {
        Optional<Reply> unassigned = onTheWay.unassigned();
        if (unassigned.isPresent()) {
            return broken(misnumbered(unassigned.get()), Exit.NOW, command);
        }
        if (!answers.fault().isEmpty()) {
            return broken(answers.fault(), Exit.NOW, command);
        }
        OptionalInt code = engine.exitCode(RunningProgram.FAREWELL_MILLIS);
        return code.isPresent()
                ? broken("ended with exit code " + code.getAsInt(), Exit.NOT_ASKED, command)
                : broken("closed its output", Exit.SOON, command);
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
                    case SOON -> engine.exitCode(RunningProgram.FAREWELL_MILLIS);
                };
        String exit = code.isPresent() ? " and ended with exit code " + code.getAsInt() : "";
        engine.destroy();
        String noise = answers.noise();
        String printed = noise.isEmpty() ? "" : "; it printed, which is no GTP, " + PrintedText.quoted(noise);
        return new SubjectErrorException(
                RecordFiles.told(
                        "the engine " + what + exit + ", at the command " + PrintedText.quoted(command) + printed),
                errors.textAtEnd());
    }

    /** The engine speaks, but what it says to a command makes no sense. */
    public SubjectErrorException nonsense(String command, Reply reply, String expected) {
        return broken(
                "answered " + PrintedText.quoted(reply.shown()) + " where " + expected + " was expected",
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
        return errors.await(mark, enough);
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

    /** Whether the engine has answered anything: then it speaks the protocol, in whatever way. */
    boolean hasAnswered() {
        return answered;
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
        engine.endAfter("quit\n");
    }
}
