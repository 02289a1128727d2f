package touchstone.process;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** All that a program prints on standard output, until it is taken. */
public final class RawOutput extends DrainedOutput {

    /** In bytes: no scenario has answers that come near it, and a program gone wild is stopped by it. */
    public static final int MOST = 1 << 23;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    private RawOutput(InputStream in) {
        super(in);
    }

    /** That of a program, from now on. */
    public static RawOutput of(RunningProgram program) {
        RawOutput output = new RawOutput(program.output());
        output.start("standard output of a program");
        return output;
    }

    @Override
    boolean keep(byte[] chunk, int count) {
        kept.write(chunk, 0, count);
        return kept.size() <= MOST;
    }

    /**
     * Waits until what came is enough, or nothing more comes.
     *
     * @param millis the longest to wait
     * @return all that came since it was last taken, which stays until it is taken; what is no UTF-8 shows as a replacement character
     */
    public String await(Predicate<String> enough, long millis) {
        return await(() -> kept.toString(StandardCharsets.UTF_8), enough, TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /** Forgets what came so far. */
    public void take() {
        locked(() -> {
            kept.reset();
            return kept;
        });
    }

    /** Whether it was given up because more came than {@link #MOST}. */
    public boolean isFlooded() {
        return locked(() -> kept.size() > MOST);
    }
}
