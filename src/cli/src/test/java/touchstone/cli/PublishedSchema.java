package touchstone.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import touchstone.cli.options.Installation;

/** Schemas, as they are published. */
public final class PublishedSchema {

    private PublishedSchema() {}

    /** In what a line of results does not keep to its schema. */
    public static Set<ValidationMessage> faults(String line) throws IOException {
        return faults("result", line);
    }

    /** In what a text does not keep to a schema. */
    public static Set<ValidationMessage> faults(String name, String text) throws IOException {
        JsonSchema schema = JsonSchemaFactory.getInstance(
                        SpecVersion.VersionFlag.V202012,
                        // What other schemas refer to.
                        builder -> builder.schemaLoaders(
                                loaders -> loaders.schemas(Map.of("urn:touchstone:result", published("result")))))
                .getSchema(published(name));
        return schema.validate(text, InputFormat.JSON);
    }

    /** The schema itself. */
    public static JsonNode json(String name) throws IOException {
        return new ObjectMapper().readTree(published(name));
    }

    private static String published(String name) {
        try {
            return Files.readString(Installation.path().resolve("reports/schema/" + name + ".schema.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
