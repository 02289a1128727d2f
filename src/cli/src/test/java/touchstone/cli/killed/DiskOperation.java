package touchstone.cli.killed;

import java.nio.file.Path;

/** What a program asks of a disk, in the order in which it does. */
sealed interface DiskOperation {

    /** The file or folder that it is done to. */
    Path path();

    /**
     * What it is and to which file, in a line; of a file that is moved, what it is called then.
     *
     * @param folder below which the file is
     */
    default String told(Path folder) {
        Path file = this instanceof Move move ? move.to() : path();
        return getClass().getSimpleName() + " " + folder.toAbsolutePath().relativize(file.toAbsolutePath());
    }

    /** An empty file, where there was none. */
    record Create(Path path) implements DiskOperation {}

    /** @param at the first byte that is written, from 0 */
    record Write(Path path, long at, byte[] bytes) implements DiskOperation {}

    record Truncate(Path path, long size) implements DiskOperation {}

    /** After this the content of a file, or the names in a folder, are on the disk. */
    record Flush(Path path) implements DiskOperation {}

    record Move(Path path, Path to) implements DiskOperation {}

    record Delete(Path path) implements DiskOperation {}

    record MakeFolder(Path path) implements DiskOperation {}
}
