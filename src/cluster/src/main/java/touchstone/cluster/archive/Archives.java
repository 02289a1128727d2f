package touchstone.cluster.archive;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.Consumer;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveException;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.ArchiveStreamFactory;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.compressors.CompressorException;
import org.apache.commons.compress.compressors.CompressorStreamFactory;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import touchstone.formats.file.BoundedFile;

/**
 * Takes archives apart, whatever they are called: zip, 7z, tar and what else commons-compress knows by its first bytes, one in
 * another up to a depth. What cannot be read does not keep the members before it from being read.
 */
public final class Archives {

    /** In bytes, unpacked. */
    private static final int LARGEST_MEMBER = 256 << 20;

    /** In bytes, of all members of a file together: no game is so large, and small files unpack to terabytes. */
    private static final long LARGEST_FILE = 8L << 30;

    /** An archive in an archive in an archive. */
    private static final int DEEPEST = 3;

    /** What 7z may use to unpack, in KiB. */
    private static final int MEMORY = 512 << 10;

    /** How many first bytes tell the kind. */
    private static final int SIGNATURE = 512;

    private final Consumer<Member> members;
    private long unpacked;

    private Archives(Consumer<Member> members) {
        this.members = members;
    }

    /**
     * Hands over all members of a file, which is its own if it is no archive.
     *
     * @param place of the file
     */
    public static void open(String place, byte[] bytes, Consumer<Member> members) {
        new Archives(members).open(place, bytes, 0);
    }

    private void open(String place, byte[] bytes, int depth) {
        if (bytes.length > 0 && bytes[0] == '(') {
            // A record, as nearly all members are: nothing that is packed begins so.
            members.accept(new Member.Contents(place, bytes));
            return;
        }
        byte[] first = Arrays.copyOf(bytes, Math.min(bytes.length, SIGNATURE));
        try {
            if (depth < DEEPEST && SevenZFile.matches(first, first.length)) {
                sevenZ(place, bytes, depth);
            } else if (depth < DEEPEST && isArchive(first)) {
                archive(place, bytes, depth);
            } else if (depth < DEEPEST && isCompressed(first)) {
                compressed(place, bytes, depth);
            } else {
                members.accept(new Member.Contents(place, bytes));
            }
        } catch (IOException | RuntimeException broken) {
            // commons-compress throws all kinds of these where an archive is no archive any more.
            members.accept(new Member.Broken(place, "can't be unpacked: " + broken.getMessage()));
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

    private void sevenZ(String place, byte[] bytes, int depth) throws IOException {
        try (SevenZFile file = SevenZFile.builder()
                .setSeekableByteChannel(new SeekableInMemoryByteChannel(bytes))
                .setMaxMemoryLimitKiB(MEMORY)
                .get()) {
            for (SevenZArchiveEntry entry = file.getNextEntry(); entry != null; entry = file.getNextEntry()) {
                if (!entry.isDirectory() && entry.hasStream()) {
                    open(within(place, entry.getName()), bounded(current(file)), depth + 1);
                }
            }
        }
    }

    /** The entry that was come to last. {@link SevenZFile#getInputStream} would unpack all entries before it again. */
    private static InputStream current(SevenZFile file) {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                return file.read();
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                return file.read(into, offset, length);
            }
        };
    }

    private void archive(String place, byte[] bytes, int depth) throws IOException, ArchiveException {
        try (ArchiveInputStream<? extends ArchiveEntry> archive =
                new ArchiveStreamFactory().createArchiveInputStream(new ByteArrayInputStream(bytes))) {
            for (ArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                boolean file = !entry.isDirectory() && !(entry instanceof TarArchiveEntry tar && !tar.isFile());
                if (file && !archive.canReadEntryData(entry)) {
                    members.accept(
                            new Member.Broken(within(place, entry.getName()), "is packed in a way not known here"));
                } else if (file) {
                    open(within(place, entry.getName()), bounded(archive), depth + 1);
                }
            }
        }
    }

    private void compressed(String place, byte[] bytes, int depth) throws IOException, CompressorException {
        try (InputStream stream = new CompressorStreamFactory(true, MEMORY)
                .createCompressorInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes)))) {
            open(place, bounded(stream), depth + 1);
        }
    }

    private byte[] bounded(InputStream stream) throws IOException {
        byte[] all = BoundedFile.read(stream, LARGEST_MEMBER);
        unpacked += all.length;
        if (unpacked > LARGEST_FILE) {
            throw new IOException("it unpacks to more than " + (LARGEST_FILE >> 30) + " GiB");
        }
        return all;
    }

    private static String within(String place, String name) {
        return place + "!" + name;
    }
}
