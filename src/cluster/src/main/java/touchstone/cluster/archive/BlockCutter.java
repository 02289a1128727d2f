package touchstone.cluster.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.file.TooLargeException;

/**
 * Cuts the records of a file into blocks, where the first node of another game begins a line, at what nobody would take for a
 * variation. No more of the file is in memory than a block and what is looked through for its end.
 */
final class BlockCutter {

    /** In bytes: some hundred games. */
    private static final int BLOCK = 128 << 10;

    /** In bytes: no game is so large. */
    private static final int LARGEST_BLOCK = 256 << 20;

    /** How a game begins. Character sets that records are written in have these signs as ASCII has them, but UTF-16. */
    private static final Pattern ROOT =
            Pattern.compile("(?<=[\\r\\n)])\\s*\\(\\s*;\\s*(?:FF|GM|SZ|CA|AP|EV|GN|PB|PW)\\s*\\[");

    private final String place;
    private final InputStream bytes;
    private byte[] buffer = new byte[2 * BLOCK];
    private int length;
    private int line = 1;
    private boolean isRead;
    private boolean isCut;

    BlockCutter(Member.Contents member) {
        this.place = member.place();
        this.bytes = member.bytes();
    }

    /**
     * The next block; none at the end. A file without any bytes is a block without any. Where no game begins for very long, a
     * block that says so is the last.
     *
     * @throws IOException if the file can't be read further
     */
    Optional<RecordBlock> next() throws IOException {
        if (isCut) {
            return Optional.empty();
        }
        fill();
        int end = end();
        while (end < 0) {
            if (buffer.length >= LARGEST_BLOCK) {
                isCut = true;
                return Optional.of(RecordBlock.broken(
                        new Member.Broken(place, new TooLargeException(LARGEST_BLOCK).getMessage())));
            }
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
            fill();
            end = end();
        }
        return Optional.of(cut(end));
    }

    private void fill() throws IOException {
        if (!isRead) {
            length += bytes.readNBytes(buffer, length, buffer.length - length);
            isRead = length < buffer.length;
        }
    }

    /** Where the block ends that the buffer begins with; negative if that is not in the buffer yet. */
    private int end() {
        if (length > BLOCK) {
            Matcher root = ROOT.matcher(new String(buffer, 0, length, StandardCharsets.ISO_8859_1));
            if (root.find(BLOCK)) {
                return root.start();
            }
        }
        return isRead ? length : -1;
    }

    private RecordBlock cut(int end) {
        RecordBlock block = new RecordBlock(place, line, Arrays.copyOf(buffer, end), null);
        for (int i = 0; i < end; i++) {
            line += buffer[i] == '\n' ? 1 : 0;
        }
        System.arraycopy(buffer, end, buffer, 0, length - end);
        length -= end;
        isCut = isRead && length == 0;
        return block;
    }
}
