package touchstone.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder with all that is in it. */
public final class FolderTree {

    private FolderTree() {}

    /**
     * Deletes it, if there is one. Symbolic links are deleted and not followed.
     *
     * @throws IOException if something of it can't be deleted; the rest of it may be there or not
     */
    public static void delete(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> paths = Files.walk(folder)) {
            deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.delete(path);
        }
    }
}
