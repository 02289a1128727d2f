package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/** A running program as its connection sees it: three streams and an end. */
public interface RunningProgram {

    /** How long a program gets to end by itself once it has been told to, in milliseconds. */
    long FAREWELL_MILLIS = 400;

    /** What the program reads. */
    OutputStream input();

    /** What the program answers. */
    InputStream output();

    /** Has what the program answers read by another thread, in place of {@link #output()}. To be called once. */
    default void readBy(OutputReader reader) {
        new OutputPump(output(), reader).start("answers of a program");
    }

    /** What the program tells its user. */
    InputStream errors();

    /** Runs something once the program has ended, at once if it has. */
    void onEnd(Runnable action);

    /**
     * The exit code.
     *
     * @param millis the longest time to wait for it
     * @return nothing if the program still runs, or has no exit code
     */
    OptionalInt exitCode(long millis);

    /** The time that processors have worked for the program; nothing if that is not known, as of one in this JVM. */
    default Optional<Duration> worked() {
        return Optional.empty();
    }

    /** Takes note of the processes the program has started by now, to end them later even if it ends before. */
    void noteChildren();

    /** Ends the program and all it has started, by force. May be called again. */
    void destroy();

    /**
     * Ends the program and all it has started: by force unless it ends by itself.
     *
     * @param farewell tells it to end; must not block
     */
    default void end(Runnable farewell) {
        noteChildren();
        farewell.run();
        exitCode(FAREWELL_MILLIS);
        destroy();
        exitCode(FAREWELL_MILLIS);
    }

    /** The same where the farewell is words, and the end of the input after them. */
    default void endAfter(String words) {
        end(() -> {
            try {
                input().write(words.getBytes(StandardCharsets.UTF_8));
                input().close();
            } catch (IOException e) {
                // It does not listen any more, and is ended by force.
            }
        });
    }
}
