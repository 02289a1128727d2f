package touchstone.cli.level;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What went over the line in the subject protocol, byte by byte, in both directions. */
final class SentMessages {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ID = "urn:touchstone:subject-protocol";

    private final ByteArrayOutputStream asked = new ByteArrayOutputStream();
    private final ByteArrayOutputStream answered = new ByteArrayOutputStream();

    /** The same, which is kept as it is read. */
    InputStream kept(InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                int one = super.read();
                if (one >= 0) {
                    asked.write(one);
                }
                return one;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int count = super.read(bytes, from, length);
                asked.write(bytes, from, Math.max(0, count));
                return count;
            }
        };
    }

    /** The same, which is kept as it is written. */
    OutputStream kept(OutputStream out) {
        return new FilterOutputStream(out) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                answered.write(bytes, from, length);
                out.write(bytes, from, length);
            }
        };
    }

    /** The names of the requests, each once. */
    Set<String> requests() throws IOException {
        Set<String> requests = new TreeSet<>();
        for (JsonNode request : messages(asked)) {
            requests.add(request.path("method").asText());
        }
        return requests;
    }

    /** In what the messages do not keep to the published schema: each as a line. */
    Set<String> faults() throws IOException {
        String schema = Files.readString(
                Path.of(System.getProperty("touchstone.home")).resolve("reports/schema/subject-protocol.schema.json"));
        JsonSchemaFactory schemas = JsonSchemaFactory.getInstance(
                SpecVersion.VersionFlag.V202012,
                builder -> builder.schemaLoaders(loaders -> loaders.schemas(Map.of(ID, schema))));
        JsonSchema message = schemas.getSchema(SchemaLocation.of(ID));
        Map<String, JsonSchema> results = new HashMap<>();
        Map<String, String> methods = new HashMap<>();
        Set<String> faults = new TreeSet<>();
        for (JsonNode request : messages(asked)) {
            methods.put(request.path("id").asText(), request.path("method").asText());
            message.validate(request).forEach(fault -> faults.add(fault + " in " + request));
        }
        for (JsonNode answer : messages(answered)) {
            message.validate(answer).forEach(fault -> faults.add(fault + " in " + answer));
            if (answer.has("result")) {
                String method = methods.get(answer.path("id").asText());
                results.computeIfAbsent(
                                method,
                                name -> schemas.getSchema(SchemaLocation.of(ID + "#/$defs/" + name + ".result")))
                        .validate(answer.get("result"))
                        .forEach(fault -> faults.add(method + ": " + fault + " in " + answer));
            }
        }
        return faults;
    }

    private static List<JsonNode> messages(ByteArrayOutputStream bytes) throws IOException {
        List<JsonNode> messages = new ArrayList<>();
        byte[] all = bytes.toByteArray();
        for (int at = 0; at < all.length; ) {
            int end = at;
            while (all[end] != '\r') {
                end++;
            }
            int length = Integer.parseInt(new String(all, at, end - at, UTF_8).replace("Content-Length: ", ""));
            // The header ends with an empty line.
            at = end + 4;
            messages.add(JSON.readTree(all, at, length));
            at += length;
        }
        return messages;
    }
}
