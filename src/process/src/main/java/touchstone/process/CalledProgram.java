package touchstone.process;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * A program of this JVM that answers in the thread that asks it, before the flush of its input returns. For programs that wait for
 * nothing but their input; one that may hang has to be a {@link ProgramThread}, or it hangs whoever asks it. Asked by one thread at a
 * time. Of answers that nobody reads as they come, 64 KiB are kept; more of them block it until somebody does.
 */
public final class CalledProgram extends JvmProgram {

    private final Program program;
    private final OutputStream input = new Input();
    private volatile boolean over;

    /** What such a program is: something that answers lines. */
    @FunctionalInterface
    public interface Program {

        /**
         * Answers some lines; only the last of all may lack its end.
         *
         * @return whether more can follow: not once it was told to end
         * @throws IOException if its controller can't be answered any more
         */
        boolean answer(InputStream lines, OutputStream answers, OutputStream errors) throws IOException;
    }

    public CalledProgram(Program program) {
        this.program = program;
    }

    @Override
    public OutputStream input() {
        return input;
    }

    private void answer(byte[] lines) {
        keep();
        if (!carryOut((answers, errors) -> program.answer(new ByteArrayInputStream(lines), answers, errors))) {
            finish();
        }
    }

    @Override
    public void destroy() {
        over = true;
        super.destroy();
        ended();
    }

    /** Keeps what it prints for whoever reads it later. */
    private void keep() {
        if (!hasReader()) {
            output();
        }
        errors();
    }

    private void finish() {
        if (!over) {
            over = true;
            keep();
            ended();
        }
    }

    /** Keeps what is written until lines are whole. */
    private final class Input extends OutputStream {

        private final ByteArrayOutputStream written = new ByteArrayOutputStream();

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            if (over) {
                throw new IOException("the program has ended");
            }
            written.write(bytes, from, count);
        }

        @Override
        public void flush() {
            byte[] bytes = written.toByteArray();
            int whole = bytes.length;
            while (whole > 0 && bytes[whole - 1] != '\n') {
                whole--;
            }
            if (whole > 0 && !over) {
                written.reset();
                written.write(bytes, whole, bytes.length - whole);
                answer(whole == bytes.length ? bytes : Arrays.copyOf(bytes, whole));
            }
        }

        @Override
        public void close() {
            flush();
            if (written.size() > 0 && !over) {
                answer(written.toByteArray());
            }
            finish();
        }
    }
}
