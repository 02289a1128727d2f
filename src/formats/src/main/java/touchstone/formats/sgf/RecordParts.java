package touchstone.formats.sgf;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.formats.file.TooLargeException;

/**
 * The games of a file, read in parts, so that no more of it is in memory than a part and what is read of the next. The games are those of
 * {@link RecordedGame#all(byte[], SgfReading)}.
 */
public final class RecordParts implements Closeable {

    /** In characters: some hundred games. */
    private static final int PART = 1 << 17;

    /** In characters: no game is so large. */
    private static final int LARGEST = 1 << 26;

    /**
     * Some of the games, one at least, in order.
     *
     * @param last whether there are no more
     */
    public record Part(List<RecordedGame> games, boolean last) {}

    private final Reader text;
    private char[] buffer;
    private int length;
    private boolean isRead;
    private boolean ended;
    /** What is in the buffer has been begun by this one. */
    private SgfCollectionReader reader;

    /** @param part how many characters are read at a time */
    RecordParts(Reader text, SgfReading reading, List<SgfRepair> before, int part) {
        this.text = text;
        this.buffer = new char[part];
        this.reader = new SgfCollectionReader(new SgfText(""), reading, before);
    }

    /**
     * Those of a file, whose character set is found as by {@link RecordedGame#all(byte[], SgfReading)}.
     *
     * @throws IOException if it can't be read
     */
    public static RecordParts of(RecordBytes bytes, SgfReading reading) throws IOException {
        return of(bytes, reading, PART);
    }

    /**
     * The same, in parts of another size.
     *
     * @param part how many characters are read at a time, 1 or more
     * @throws IOException if it can't be read
     */
    public static RecordParts of(RecordBytes bytes, SgfReading reading, int part) throws IOException {
        SgfCharset charset = SgfCharsets.of(bytes, reading, NamedCharsets.JAVA);
        return new RecordParts(
                new InputStreamReader(bytes.open(), Charset.forName(charset.name())), reading, charset.repairs(), part);
    }

    /**
     * The next part; none at the end.
     *
     * @throws IOException if the file can't be read further; a {@link TooLargeException} if a game has no end for very long
     */
    public Optional<Part> next() throws IOException {
        while (!ended) {
            fill();
            reader = new SgfCollectionReader(reader, new String(buffer, 0, length));
            reader.read();
            ended = isRead;
            Part part = new Part(ended ? reader.games() : reader.settled(), ended);
            drop(reader.began());
            if (!part.games().isEmpty()) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }

    private void fill() throws IOException {
        while (!isRead && length < buffer.length) {
            int read = text.read(buffer, length, buffer.length - length);
            isRead = read < 0;
            length += Math.max(read, 0);
        }
    }

    /** What is not needed any more. If all of it is, there has to be room for more. */
    private void drop(int first) throws IOException {
        length -= first;
        System.arraycopy(buffer, first, buffer, 0, length);
        if (length == buffer.length) {
            if (length >= LARGEST) {
                throw TooLargeException.game(LARGEST);
            }
            buffer = Arrays.copyOf(buffer, 2 * length);
        }
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
