package touchstone.formats.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;

/** The lines of a file that others made, one after the other: no more of it is in memory than a line may have. */
public final class BoundedLines implements Closeable {

    private final Counting counted;
    private final BufferedReader lines;

    private BoundedLines(Counting counted) {
        this.counted = counted;
        this.lines = new BufferedReader(counted);
    }

    /**
     * @param file in UTF-8
     * @param longest how many characters a line may have
     * @throws IOException if there is no such file
     */
    public static BoundedLines of(Path file, int longest) throws IOException {
        return of(Files.newInputStream(file), longest);
    }

    /**
     * @param in in UTF-8
     * @param longest how many characters a line may have
     */
    public static BoundedLines of(InputStream in, int longest) {
        return new BoundedLines(new Counting(new InputStreamReader(in, UTF_8.newDecoder()), longest));
    }

    /**
     * The next line without its end; null if there is none.
     *
     * @throws IOException if the file can't be read, or is not in UTF-8; a {@link TooLargeException} if the line is longer
     */
    public String next() throws IOException {
        counted.since = 0;
        return lines.readLine();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }

    /** Counts what is taken for one line. What was taken for the line before is in a buffer, and small. */
    private static final class Counting extends FilterReader {

        private final int longest;
        private long since;

        private Counting(Reader in, int longest) {
            super(in);
            this.longest = longest;
        }

        @Override
        public int read(char[] into, int from, int most) throws IOException {
            if (since > longest) {
                throw TooLargeException.line(longest);
            }
            int count = super.read(into, from, most);
            since += Math.max(0, count);
            return count;
        }
    }
}
