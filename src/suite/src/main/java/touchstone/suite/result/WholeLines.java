package touchstone.suite.result;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file as far as its lines are whole: what follows the last line feed was cut off, perhaps in the middle of a character. */
final class WholeLines extends FilterInputStream {

    private static final int BLOCK = 1 << 13;

    private long left;

    private WholeLines(InputStream in, long left) {
        super(in);
        this.left = left;
    }

    static InputStream of(Path file) throws IOException {
        return new WholeLines(Files.newInputStream(file), length(file));
    }

    /**
     * Some of the lines.
     *
     * @param from where the first begins, in bytes
     * @param to where the last one ends
     */
    static InputStream between(Path file, long from, long to) throws IOException {
        InputStream in = Files.newInputStream(file);
        try {
            in.skipNBytes(from);
            return new WholeLines(in, to - from);
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /** In bytes, up to the last line feed. */
    static long length(Path file) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
            byte[] block = new byte[BLOCK];
            for (long end = bytes.length(); end > 0; end -= Math.min(end, BLOCK)) {
                int size = (int) Math.min(end, BLOCK);
                bytes.seek(end - size);
                bytes.readFully(block, 0, size);
                for (int i = size - 1; i >= 0; i--) {
                    if (block[i] == '\n') {
                        return end - size + i + 1;
                    }
                }
            }
            return 0;
        }
    }

    /** In bytes, up to the end of a line; that of the last if there are fewer. */
    static long length(Path file, int lines) throws IOException {
        long length = 0;
        int ended = 0;
        try (InputStream bytes = of(file)) {
            byte[] block = new byte[BLOCK];
            for (int size = bytes.read(block); size >= 0 && ended < lines; size = bytes.read(block)) {
                for (int i = 0; i < size && ended < lines; i++) {
                    length++;
                    ended += block[i] == '\n' ? 1 : 0;
                }
            }
        }
        return length;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (left == 0) {
            return -1;
        }
        int read = super.read(bytes, offset, (int) Math.min(length, left));
        left -= Math.max(read, 0);
        return read;
    }
}
