package touchstone.formats.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A disk in memory of which an operation fails. What was not flushed before may be on it or not: names and contents each by
 * themselves, and contents also in part.
 */
final class UnreliableDisk implements Disk {

    /** Whether anything can be done after an operation has failed. */
    enum Failure {
        /** As on a full disk. */
        OF_ONE_OPERATION,
        /** As without power. */
        OF_ALL_THAT_FOLLOWS
    }

    private static final class Content {
        private byte[] written = {};
        private boolean flushed;

        /** What may be on the disk. */
        private List<byte[]> possible() {
            return flushed
                    ? List.of(written)
                    : List.of(new byte[0], Arrays.copyOf(written, written.length / 2), written);
        }
    }

    private final int failing;
    private final Failure failure;
    private int operations;
    private final Map<Path, Content> names = new HashMap<>();
    private Map<Path, Content> flushedNames = new HashMap<>();

    /** @param failing the number of the operation that fails, from 0 */
    UnreliableDisk(int failing, Failure failure) {
        this.failing = failing;
        this.failure = failure;
    }

    /** Puts a file there that is on the disk. */
    void hold(Path file, byte[] bytes) {
        Content content = new Content();
        content.written = bytes;
        content.flushed = true;
        names.put(file, content);
        flushedNames.put(file, content);
    }

    private boolean fails() {
        int operation = operations++;
        return failure == Failure.OF_ONE_OPERATION ? operation == failing : operation >= failing;
    }

    private void failIfDue() throws IOException {
        if (fails()) {
            throw new IOException("no disk");
        }
    }

    /** How many operations were asked for. */
    int operations() {
        return operations;
    }

    /** What a program sees under a name now. */
    Optional<byte[]> seen(Path file) {
        return Optional.ofNullable(names.get(file)).map(content -> content.written);
    }

    /** The names there are now. */
    List<Path> files() {
        return List.copyOf(names.keySet());
    }

    /** All that may be under a name when the power is back; nothing where there may be no such file. */
    List<Optional<byte[]>> possible(Path file) {
        List<Optional<byte[]>> all = new ArrayList<>();
        for (Map<Path, Content> kept : List.of(names, flushedNames)) {
            if (kept.containsKey(file)) {
                kept.get(file).possible().forEach(bytes -> all.add(Optional.of(bytes)));
            } else {
                all.add(Optional.empty());
            }
        }
        return all;
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
        Content content = new Content();
        names.put(file, content);
        if (fails()) {
            content.written = Arrays.copyOf(bytes, bytes.length / 3);
            throw new IOException("no room");
        }
        content.written = bytes;
    }

    @Override
    public void flush(Path file) throws IOException {
        failIfDue();
        names.get(file).flushed = true;
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        failIfDue();
        names.put(to, names.remove(from));
    }

    @Override
    public void flushFolder(Path folder) throws IOException {
        failIfDue();
        flushedNames = new HashMap<>(names);
    }

    @Override
    public void delete(Path file) throws IOException {
        failIfDue();
        names.remove(file);
    }
}
