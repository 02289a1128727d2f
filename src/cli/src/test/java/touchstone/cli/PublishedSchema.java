package touchstone.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;

/** The schemas of results and of passports, as they are published. */
final class PublishedSchema {

    private PublishedSchema() {}

    /** In what a line of results does not keep to its schema. */
    static Set<ValidationMessage> faults(String line) throws IOException {
        return faults(line, "result");
    }

    /** In what a passport does not keep to its schema. */
    static Set<ValidationMessage> faultsOfPassport(String json) throws IOException {
        return faults(json, "passport");
    }

    private static Set<ValidationMessage> faults(String json, String name) throws IOException {
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(Home.path().resolve("reports/schema/" + name + ".schema.json")));
        return schema.validate(json, InputFormat.JSON);
    }
}
