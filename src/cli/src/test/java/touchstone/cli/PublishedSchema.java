package touchstone.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;

/** The schema of results, as it is published. */
final class PublishedSchema {

    private PublishedSchema() {}

    /** In what a line of results does not keep to it. */
    static Set<ValidationMessage> faults(String line) throws IOException {
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(Home.path().resolve("reports/schema/result.schema.json")));
        return schema.validate(line, InputFormat.JSON);
    }
}
