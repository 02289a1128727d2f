package touchstone.gtp.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import touchstone.process.GivenFiles;

/** Game records as files that an engine can be told to load. They are gone once this is closed. */
public final class RecordFiles implements AutoCloseable {

    private static final String BEGINNING = "touchstone-";
    private static final String END = ".sgf";

    private static final Pattern NAME = Pattern.compile("[^\\s\"']*?" + BEGINNING + "[A-Za-z-]*\\d+(\\.(?i:sgf))?");

    private final List<Path> files = new ArrayList<>();

    /**
     * @return the file's name, without blanks, for which the protocol has no quotes
     * @throws UncheckedIOException if there is no room for temporary files
     */
    public String write(String record) {
        return write("", END, record);
    }

    /**
     * A file whose name begins and ends in a certain way.
     *
     * @param beginning letters and hyphens, with which the last part of the name begins after a word of ours
     * @param ending what comes after the number that makes the name unique: nothing, or the ending of records
     */
    public String write(String beginning, String ending, String record) {
        try {
            Path file = Files.createTempFile(GivenFiles.folder(), BEGINNING + beginning, ending);
            files.add(file);
            Files.writeString(file, record);
            return file.toString();
        } catch (IOException e) {
            throw new UncheckedIOException("can't write a temporary file", e);
        }
    }

    /** The same words for each run and each machine: where a record stood is neither here nor there once it is gone. */
    public static String told(String words) {
        // Most words are long and have no name in them, and to find that out by the pattern takes the square of their
        // length.
        return words.contains(BEGINNING) ? NAME.matcher(words).replaceAll("RECORD.sgf") : words;
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
