package touchstone.cluster.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveException;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.ArchiveStreamFactory;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;

/** Zip, tar and what else is read from its beginning to its end. */
final class StreamedArchive implements OpenArchive {

    private final ArchiveInputStream<? extends ArchiveEntry> archive;

    /**
     * One whose kind its first bytes tell.
     *
     * @param bytes with a mark
     * @throws IOException if it is of no known kind
     */
    StreamedArchive(InputStream bytes) throws IOException {
        try {
            this.archive = new ArchiveStreamFactory().createArchiveInputStream(bytes);
        } catch (ArchiveException unknown) {
            throw new IOException(unknown.getMessage(), unknown);
        }
    }

    @Override
    public Optional<Entry> next() throws IOException {
        for (ArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
            boolean file = !entry.isDirectory() && !(entry instanceof TarArchiveEntry tar && !tar.isFile());
            if (file) {
                return Optional.of(new Entry(
                        entry.getName(), archive.canReadEntryData(entry) ? Optional.of(archive) : Optional.empty()));
            }
        }
        return Optional.empty();
    }

    @Override
    public void close() throws IOException {
        archive.close();
    }
}
