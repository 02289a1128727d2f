package touchstone.suite.passport;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.suite.result.VisibleJson;

/** A passport as JSON. */
public final class PassportFile {

    private static final ObjectMapper JSON = VisibleJson.mapper()
            .registerModule(new Jdk8Module())
            .registerModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);

    private PassportFile() {}

    /**
     * Writes or replaces a file.
     *
     * @throws IOException if that fails
     */
    public static void write(Passport passport, Path file) throws IOException {
        AtomicFile.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(passport) + "\n");
    }
}
