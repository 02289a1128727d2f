package touchstone.gtp.client;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/** A running engine as its connection sees it: three streams and an end. */
public interface Engine {

    /** What the engine reads. */
    OutputStream input();

    /** What the engine answers. */
    InputStream output();

    /** What the engine tells its user. */
    InputStream errors();

    /** Runs something once the engine has ended, at once if it has. */
    void onEnd(Runnable action);

    /**
     * The exit code.
     *
     * @param millis the longest time to wait for it
     * @return nothing if the engine still runs, or has no exit code
     */
    OptionalInt exitCode(long millis);

    /** The time that processors have worked for the engine; nothing if that is not known, as of one in this JVM. */
    default Optional<Duration> worked() {
        return Optional.empty();
    }

    /** Takes note of the processes the engine has started by now, to end them later even if it ends before. */
    void noteChildren();

    /** Ends the engine and all it has started, by force. May be called again. */
    void destroy();
}
