package touchstone.gtp.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Reads lines of bounded length, and knows whether another line is at hand. */
public final class LineReader {

    private final InputStream in;
    private final int longest;
    private final byte[] chunk = new byte[1 << 13];
    private int next;
    private int end;
    private boolean cut;

    /** @param longest how many bytes of a line are kept; the rest of a longer one is dropped */
    public LineReader(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line without its end; nothing at the end of the input. A last line needs no end. */
    public Optional<String> next() throws IOException {
        byte[] line = new byte[64];
        int length = 0;
        cut = false;
        while (next < end || fill()) {
            byte b = chunk[next++];
            if (b == '\n') {
                return Optional.of(new String(line, 0, length, StandardCharsets.UTF_8));
            }
            if (length < longest) {
                if (length == line.length) {
                    line = Arrays.copyOf(line, 2 * length);
                }
                line[length++] = b;
            } else {
                cut = true;
            }
        }
        return length == 0 ? Optional.empty() : Optional.of(new String(line, 0, length, StandardCharsets.UTF_8));
    }

    /** Whether the last line had more than is kept, so that its end is missing. */
    public boolean cut() {
        return cut;
    }

    private boolean fill() throws IOException {
        next = 0;
        end = Math.max(0, in.read(chunk));
        return end > 0;
    }

    /** Whether a whole line is at hand: one that has been read from the input already. Half a line may stay half for long. */
    public boolean holdsLine() {
        for (int i = next; i < end; i++) {
            if (chunk[i] == '\n') {
                return true;
            }
        }
        return false;
    }
}
