package touchstone.explore.finding;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;
import touchstone.suite.result.VisibleJson;

/** Findings as JSON. */
public final class FindingFile {

    public static final String NAME = "finding.json";

    private static final ObjectMapper JSON = VisibleJson.mapper()
            .registerModule(new Jdk8Module())
            .registerModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);

    /** In bytes. Many times what the longest game with all its answers has. */
    private static final int LARGEST = 64 << 20;

    private FindingFile() {}

    /** The finding on one line. */
    public static String line(FuzzFinding finding) {
        try {
            return JSON.writeValueAsString(finding);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IOException if the text is no finding */
    public static FuzzFinding read(String text) throws IOException {
        return JSON.readValue(text, FuzzFinding.class);
    }

    /** @throws IOException if the file can't be read, or is no finding */
    public static FuzzFinding read(Path file) throws IOException {
        try {
            return read(BoundedFile.text(file, LARGEST));
        } catch (TooLargeException e) {
            throw new IOException(file + ": no finding: " + e.getMessage(), e);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": no finding: " + e.getOriginalMessage(), e);
        }
    }

    /** @throws IOException if that fails */
    public static void write(FuzzFinding finding, Path file) throws IOException {
        AtomicFile.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(finding) + "\n");
    }
}
