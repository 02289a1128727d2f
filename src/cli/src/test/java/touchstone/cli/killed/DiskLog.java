package touchstone.cli.killed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The operations on files below a folder, of which there are so many, and then none succeeds. */
final class DiskLog {

    /** Of nothing. */
    static final DiskLog NONE = new DiskLog(Optional.empty(), 0);

    private final Optional<Path> folder;
    private final int most;
    private final List<DiskOperation> operations = new ArrayList<>();

    /** @param most how many operations are carried out */
    DiskLog(Path folder, int most) {
        this(Optional.of(folder.toAbsolutePath()), most);
    }

    private DiskLog(Optional<Path> folder, int most) {
        this.folder = folder;
        this.most = most;
    }

    /** Changes something on the real disk. */
    @FunctionalInterface
    interface Change<T> {
        T make() throws IOException;
    }

    synchronized <T> T carryOut(DiskOperation operation, Change<T> change) throws IOException {
        if (folder.isEmpty() || !operation.path().toAbsolutePath().startsWith(folder.get())) {
            return change.make();
        }
        if (operations.size() >= most) {
            throw new IOException("the disk is gone");
        }
        T made = change.make();
        operations.add(operation);
        return made;
    }

    synchronized List<DiskOperation> operations() {
        return List.copyOf(operations);
    }
}
