package touchstone.laboratory.parting;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where rulesets part, as JSON. */
public final class PartingsFile {

    public static final String NAME = "partings.json";

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module());

    private PartingsFile() {}

    public static String text(PartingsRecord record) {
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(record) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IOException if the file can't be read, or is no such record */
    public static PartingsRecord read(Path file) throws IOException {
        try {
            return JSON.readValue(Files.readString(file), PartingsRecord.class);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": no record of partings: " + e.getOriginalMessage(), e);
        }
    }
}
