package touchstone.explore.divergence;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Path;
import java.util.StringJoiner;
import touchstone.formats.gzip.GzipFile;
import touchstone.suite.result.VisibleJson;

/** Divergences as a JSON file. */
public final class DivergencesFile {

    public static final String NAME = "partings.json.gz";

    private static final ObjectMapper JSON = VisibleJson.mapper().registerModule(new Jdk8Module());

    private DivergencesFile() {}

    /** Each game and each pair on a line of its own, so that changes are seen where they are. */
    public static String text(DivergencesRecord record) {
        StringJoiner members = new StringJoiner(",\n", "{\n", "\n}\n");
        JSON.<JsonNode>valueToTree(record).properties().forEach(member -> {
            StringJoiner elements = new StringJoiner(",\n  ", "[\n  ", "\n]");
            member.getValue().forEach(element -> elements.add(element.toString()));
            members.add("\"" + member.getKey() + "\": "
                    + (member.getValue().isArray() && !member.getValue().isEmpty() ? elements : member.getValue()));
        });
        return members.toString();
    }

    /** @throws IOException if the file can't be read, or is no such record */
    public static DivergencesRecord read(Path file) throws IOException {
        try {
            return JSON.readValue(GzipFile.read(file), DivergencesRecord.class);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": not a record of divergences: " + e.getOriginalMessage(), e);
        }
    }
}
