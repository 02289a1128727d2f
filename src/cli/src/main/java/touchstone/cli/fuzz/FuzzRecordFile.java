package touchstone.cli.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;
import touchstone.suite.result.VisibleJson;

/** Records of campaigns as files. */
public final class FuzzRecordFile {

    static final ObjectMapper JSON = VisibleJson.mapper().registerModule(new Jdk8Module());

    /** In bytes. Many times what the record of a thousand causes has. */
    private static final int LARGEST = 64 << 20;

    private FuzzRecordFile() {}

    /** @throws IOException if that fails */
    public static void write(FuzzRecord record, Path folder) throws IOException {
        AtomicFile.write(
                folder.resolve(FuzzRecord.NAME),
                JSON.writerWithDefaultPrettyPrinter().writeValueAsString(record) + "\n");
    }

    /** @throws IOException if there is none in the folder, or it is none; the message is a sentence for the user */
    public static FuzzRecord read(Path folder) throws IOException {
        Path file = folder.resolve(FuzzRecord.NAME);
        try {
            return JSON.readValue(BoundedFile.text(file, LARGEST), FuzzRecord.class);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no " + file, e);
        } catch (TooLargeException e) {
            throw new IOException(file + " is no record of a campaign: " + e.getMessage(), e);
        } catch (JsonProcessingException e) {
            throw new IOException(file + " is no record of a campaign: " + e.getOriginalMessage(), e);
        }
    }
}
