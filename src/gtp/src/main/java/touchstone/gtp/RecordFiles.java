package touchstone.gtp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Game records as files that an engine can be told to load. They are gone once this is closed. */
final class RecordFiles implements AutoCloseable {

    private final List<Path> files = new ArrayList<>();

    /**
     * @return the file's name, without blanks, for which the protocol has no quotes
     * @throws UncheckedIOException if there is no room for temporary files
     */
    String write(String record) {
        try {
            Path file = Files.createTempFile("touchstone-", ".sgf");
            files.add(file);
            Files.writeString(file, record);
            return file.toString();
        } catch (IOException e) {
            throw new UncheckedIOException("can't write a temporary file", e);
        }
    }

    @Override
    public void close() {
        for (Path file : files) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                // It stays behind in the folder for temporary files, which is swept by others.
            }
        }
        files.clear();
    }
}
