package touchstone.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.gzip.GzipFile;

/** Files that a user requests by an option. */
public final class OutputFile {

    private OutputFile() {}

    /**
     * Writes a file, compressed where its name ends with {@code .gz}, and makes its folder if there is none.
     *
     * @throws CommandException if that fails
     */
    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().normalize().getParent());
            GzipFile.write(file, text);
        } catch (IOException e) {
            throw CommandException.unwritable(file, e);
        }
    }
}
