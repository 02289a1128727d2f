package touchstone.gtp.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Game records as files that an engine can be told to load. They are gone once this is closed. */
public final class RecordFiles implements AutoCloseable {

    private static final String BEGINNING = "touchstone-";
    private static final String END = ".sgf";

    private static final Pattern NAME = Pattern.compile("[^\\s\"']*?" + BEGINNING + "\\d+" + Pattern.quote(END));

    private final List<Path> files = new ArrayList<>();

    /**
     * @return the file's name, without blanks, for which the protocol has no quotes
     * @throws UncheckedIOException if there is no room for temporary files
     */
    public String write(String record) {
        try {
            Path file = Files.createTempFile(BEGINNING, END);
            files.add(file);
            Files.writeString(file, record);
            return file.toString();
        } catch (IOException e) {
            throw new UncheckedIOException("can't write a temporary file", e);
        }
    }

    /** The same words for each run and each machine: where a record stood is neither here nor there once it is gone. */
    static String told(String words) {
        return NAME.matcher(words).replaceAll("RECORD.sgf");
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
