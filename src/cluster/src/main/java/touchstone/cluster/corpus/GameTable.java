package touchstone.cluster.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.file.FolderTree;

/**
 * The table of all games in a folder. A new one is written beside the one before, and takes its place once it is whole.
 *
 * @param folder where it is, or will be
 */
record GameTable(Path folder) {

    /** Where the new one is written. */
    Path growing() {
        return beside(".new");
    }

    /** Puts the new one, which is whole, in its place. */
    void replace() throws IOException {
        Path before = beside(".old");
        FolderTree.delete(before);
        if (Files.exists(folder)) {
            Files.move(folder, before);
        }
        Files.move(growing(), folder);
        FolderTree.delete(before);
    }

    private Path beside(String ending) {
        return folder.resolveSibling(folder.getFileName() + ending);
    }
}
