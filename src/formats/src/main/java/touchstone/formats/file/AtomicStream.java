package touchstone.formats.file;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is written to a file bit by bit. It replaces the file of its name once it is whole, and goes if it never is. */
public final class AtomicStream extends FilterOutputStream {

    private final Path begun;
    private final Path target;
    private final Disk disk;
    private boolean whole;

    /** @param begun the target itself if it is a device */
    AtomicStream(Path begun, Path target, Disk disk) throws IOException {
        super(new BufferedOutputStream(Files.newOutputStream(begun)));
        this.begun = begun;
        this.target = target;
        this.disk = disk;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
    }

    /**
     * Ends the file, which is there from now on. Nothing can be written after this.
     *
     * @throws IOException if that fails; then the file is as it was before
     */
    public void commit() throws IOException {
        super.close();
        if (!begun.equals(target)) {
            disk.flush(begun);
            disk.rename(begun, target);
            disk.flushFolder(target.getParent());
        }
        whole = true;
    }

    /** Gives up the file unless it is whole. */
    @Override
    public void close() throws IOException {
        if (whole) {
            return;
        }
        try {
            super.close();
        } finally {
            if (!begun.equals(target)) {
                disk.delete(begun);
            }
        }
    }
}
