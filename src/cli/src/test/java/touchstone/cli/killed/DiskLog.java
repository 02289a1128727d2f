package touchstone.cli.killed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** Tells of the operations on files below a folder, of which so many succeed and then none. */
final class DiskLog {

    /** Of nothing. */
    static final DiskLog NONE = new DiskLog(Optional.empty(), 0, operation -> {});

    private final Optional<Path> folder;
    private final int most;
    private final Consumer<DiskOperation> told;
    private int done;

    /**
     * @param most how many operations are carried out
     * @param told is given each when it was carried out, one after the other
     */
    DiskLog(Path folder, int most, Consumer<DiskOperation> told) {
        this(Optional.of(folder.toAbsolutePath()), most, told);
    }

    private DiskLog(Optional<Path> folder, int most, Consumer<DiskOperation> told) {
        this.folder = folder;
        this.most = most;
        this.told = told;
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
        if (done >= most) {
            throw new IOException("the disk is gone");
        }
        T made = change.make();
        done++;
        told.accept(operation);
        return made;
    }
}
