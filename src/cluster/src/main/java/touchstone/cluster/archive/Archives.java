package touchstone.cluster.archive;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.apache.commons.compress.archivers.ArchiveException;
import org.apache.commons.compress.archivers.ArchiveStreamFactory;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.apache.commons.compress.compressors.CompressorException;
import org.apache.commons.compress.compressors.CompressorStreamFactory;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import touchstone.formats.file.BoundedFile;

/**
 * The members of a file, one after another, which is its own if it is no archive. Archives are taken apart whatever they are called:
 * zip, 7z, tar and what else commons-compress knows by its first bytes, one in another up to a depth. What cannot be read does not
 * keep the members before it from being read.
 */
final class Archives implements Closeable {

    /** In bytes, of all members of a file together, unpacked: small files unpack to terabytes. */
    private static final long LARGEST_FILE = 8L << 30;

    /** In bytes, of a 7z archive that is in another archive and therefore held in memory. */
    private static final int LARGEST_INNER = 256 << 20;

    /** An archive in an archive in an archive. */
    private static final int DEEPEST = 3;

    /** What may be used to unpack, in KiB. */
    private static final int MEMORY = 512 << 10;

    /** How many first bytes tell the kind. */
    private static final int SIGNATURE = 512;

    /** @param depth how many archives and compressed files it is in */
    private record Level(String place, int depth, OpenArchive archive) {}

    private final StoredFile file;
    private final Deque<Level> levels = new ArrayDeque<>();
    private Optional<InputStream> stream = Optional.empty();
    private long unpacked;

    Archives(StoredFile file) {
        this.file = file;
    }

    /** The next member; none at the end. */
    Optional<Member> next() {
        Optional<Member> found = Optional.empty();
        if (stream.isEmpty()) {
            found = first();
        }
        while (found.isEmpty() && !levels.isEmpty()) {
            found = entry(levels.element());
        }
        return found;
    }

    /** Gives up the archive that the last member is of, as it can't be read further. */
    Member.Broken broken(Exception problem) {
        String place = file.place();
        if (!levels.isEmpty()) {
            Level level = levels.pop();
            place = level.place();
            closeQuietly(level.archive());
        }
        return new Member.Broken(place, "can't be unpacked: " + problem.getMessage());
    }

    private Optional<Member> first() {
        stream = Optional.of(InputStream.nullInputStream());
        try {
            InputStream bytes = file.stream();
            stream = Optional.of(bytes);
            return opened(file.place(), bytes, 0);
        } catch (IOException | RuntimeException broken) {
            return Optional.of(broken(broken));
        }
    }

    private Optional<Member> entry(Level level) {
        try {
            Optional<OpenArchive.Entry> entry = level.archive().next();
            if (entry.isEmpty()) {
                closeQuietly(levels.pop().archive());
                return Optional.empty();
            }
            String place = level.place() + "!" + entry.get().name();
            return entry.get().contents().isPresent()
                    ? opened(place, new Counted(entry.get().contents().get()), level.depth() + 1)
                    : Optional.of(new Member.Broken(place, "is packed in a way not known here"));
        } catch (IOException | RuntimeException broken) {
            // commons-compress throws all kinds of these where an archive is no archive any more.
            return Optional.of(broken(broken));
        }
    }

    /** @return none if it is an archive, which is the innermost from now on */
    private Optional<Member> opened(String place, InputStream contents, int depth) throws IOException {
        InputStream bytes = new BufferedInputStream(contents);
        bytes.mark(SIGNATURE);
        byte[] first = bytes.readNBytes(SIGNATURE);
        bytes.reset();
        // A record begins so, as nearly all members do, and nothing that is packed.
        boolean record = first.length > 0 && first[0] == '(';
        if (record || depth >= DEEPEST) {
            return Optional.of(new Member.Contents(place, bytes));
        }
        try {
            if (SevenZFile.matches(first, first.length)) {
                levels.push(new Level(
                        place,
                        depth,
                        new SevenZArchive(
                                depth == 0
                                        ? file.channel()
                                        : new SeekableInMemoryByteChannel(BoundedFile.read(bytes, LARGEST_INNER)),
                                MEMORY)));
                return Optional.empty();
            }
            if (isArchive(first)) {
                levels.push(new Level(place, depth, new StreamedArchive(bytes)));
                return Optional.empty();
            }
            return isCompressed(first)
                    ? opened(place, decompressed(bytes), depth + 1)
                    : Optional.of(new Member.Contents(place, bytes));
        } catch (IOException | RuntimeException broken) {
            return Optional.of(new Member.Broken(place, "can't be unpacked: " + broken.getMessage()));
        }
    }

    private InputStream decompressed(InputStream bytes) throws IOException {
        try {
            return new Counted(new CompressorStreamFactory(true, MEMORY).createCompressorInputStream(bytes));
        } catch (CompressorException unknown) {
            throw new IOException(unknown.getMessage(), unknown);
        }
    }

    private static boolean isArchive(byte[] first) {
        try {
            return !ArchiveStreamFactory.detect(new ByteArrayInputStream(first)).isEmpty();
        } catch (ArchiveException none) {
            return false;
        }
    }

    private static boolean isCompressed(byte[] first) {
        try {
            return !CompressorStreamFactory.detect(new ByteArrayInputStream(first))
                    .isEmpty();
        } catch (CompressorException none) {
            return false;
        }
    }

    /** What was unpacked, up to a limit. To close it closes nothing: the archive goes on behind it. */
    private final class Counted extends FilterInputStream {

        Counted(InputStream unpacked) {
            super(unpacked);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            return count(read < 0 ? 0 : 1, read);
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int read = super.read(into, offset, length);
            return count(read, read);
        }

        private int count(int bytes, int answer) throws IOException {
            unpacked += Math.max(0, bytes);
            if (unpacked > LARGEST_FILE) {
                throw new IOException("it unpacks to more than " + (LARGEST_FILE >> 30) + " GiB");
            }
            return answer;
        }

        @Override
        public void close() {}
    }

    @Override
    public void close() {
        while (!levels.isEmpty()) {
            closeQuietly(levels.pop().archive());
        }
        stream.ifPresent(Archives::closeQuietly);
    }

    /** What was only read has nothing to lose. */
    private static void closeQuietly(Closeable read) {
        try {
            read.close();
        } catch (IOException | RuntimeException ignored) {
            // The members that could be read were read.
        }
    }
}
