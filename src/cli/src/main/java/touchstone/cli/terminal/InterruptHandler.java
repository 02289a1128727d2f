package touchstone.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** On an interrupt, ends a run early and lets it write down what it has. */
public final class InterruptHandler {

    /** How long an interrupted run may take to write down what it has. */
    private static final long LAST_WORDS_SECONDS = 60;

    /** Something to do that may fail in its own way. */
    public interface Work<T, X extends Exception> {
        T run() throws X;
    }

    private final Runnable cancel;
    private final ExitCode code;
    private final CountDownLatch done = new CountDownLatch(1);

    private InterruptHandler(Runnable cancel, ExitCode code) {
        this.cancel = cancel;
        this.code = code;
    }

    /**
     * Does some work.
     *
     * @param cancel makes the work come to its end soon
     */
    public static <T, X extends Exception> T during(Runnable cancel, Work<T, X> work) throws X {
        return during(cancel, ExitCode.TROUBLE, work);
    }

    /**
     * The same.
     *
     * @param code with which the program ends after an interrupt
     */
    public static <T, X extends Exception> T during(Runnable cancel, ExitCode code, Work<T, X> work) throws X {
        InterruptHandler interrupt = new InterruptHandler(cancel, code);
        Thread hook = new Thread(interrupt::endEarly, "touchstone-interrupted");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return work.run();
        } finally {
            interrupt.done.countDown();
            remove(hook);
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already, and the hook at work.
        }
    }

    /** No further scenarios, then the usual end of a run, and a word of its own for the caller. */
    private void endEarly() {
        if (done.getCount() == 0) {
            return;
        }
        cancel.run();
        try {
            done.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(code.code());
    }
}
