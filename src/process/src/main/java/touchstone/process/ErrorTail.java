package touchstone.process;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The end of what a program prints on standard error: the last 8 KB. */
public final class ErrorTail extends DrainedOutput {

    /** A time in nanoseconds that standard error gets to arrive after standard output has ended. */
    public static final long GRACE = TimeUnit.MILLISECONDS.toNanos(200);

    private static final int KEPT = 1 << 13;
    private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]");

    private final byte[] ring = new byte[KEPT];
    private long total;

    private ErrorTail(InputStream in) {
        super(in);
    }

    /** That of a program, from now on. */
    public static ErrorTail of(RunningProgram program) {
        ErrorTail tail = new ErrorTail(program.errors());
        tail.start("standard error of a program");
        return tail;
    }

    @Override
    boolean keep(byte[] chunk, int count) {
        for (int i = 0; i < count; i++) {
            ring[(int) (total++ % KEPT)] = chunk[i];
        }
        return true;
    }

    /** How many bytes have come so far. */
    public long mark() {
        return locked(() -> total);
    }

    /**
     * What is kept of all that came, once standard error has ended, without control characters but ends of lines and tabs. Not waited
     * for long: a child of the program may hold it open.
     */
    public String textAtEnd() {
        return CONTROL.matcher(await(() -> since(0), text -> false, GRACE)).replaceAll("\uFFFD");
    }

    /** What came since a mark, as soon as it is enough, or after a while. */
    public String await(long mark, Predicate<String> enough) {
        return await(() -> since(mark), enough, GRACE);
    }

    private String since(long mark) {
        long from = Math.max(mark, total - KEPT);
        byte[] bytes = new byte[(int) (total - from)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = ring[(int) ((from + i) % KEPT)];
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
