package touchstone.suite.certificate;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The published schemas of certificates. */
final class CertificateSchema {

    private static final String RESULT_URN = "urn:touchstone:result";

    private static final Map<String, String> TEXTS =
            Map.of(RESULT_URN, text("result"), "urn:touchstone:certificate", text("certificate"));

    private static final JsonSchema RESULT = schema("urn:touchstone:certificate#/properties/results/items");
    private static final JsonSchema CERTIFICATE = schema("urn:touchstone:certificate");

    private CertificateSchema() {}

    private static JsonSchema schema(String urn) {
        SchemaValidatorsConfig config =
                SchemaValidatorsConfig.builder().locale(Locale.ENGLISH).build();
        return JsonSchemaFactory.getInstance(
                        SpecVersion.VersionFlag.V202012,
                        builder -> builder.schemaLoaders(loaders -> loaders.schemas(TEXTS)))
                .getSchema(SchemaLocation.of(urn), config);
    }

    private static String text(String name) {
        try (InputStream schema = CertificateSchema.class.getResourceAsStream(name + ".schema.json")) {
            return new String(schema.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Defect> faults(JsonNode certificate) {
        return CERTIFICATE.validate(certificate).stream()
                .map(fault -> new Defect(place(fault), what(fault)))
                .toList();
    }

    /** @param line on which the result begins */
    static List<Defect> faultsOfResult(int line, JsonNode result) {
        return RESULT.validate(result).stream()
                .map(fault -> new Defect("line " + line, (place(fault) + ": " + what(fault)).replaceFirst("^: ", "")))
                .toList();
    }

    /** A pointer as the names of members, with points between. */
    private static String place(ValidationMessage fault) {
        return fault.getInstanceLocation().toString().replaceFirst("^/", "").replace('/', '.');
    }

    /** The library begins with the place. */
    private static String what(ValidationMessage fault) {
        String place = fault.getInstanceLocation() + ": ";
        return fault.getMessage().startsWith(place) ? fault.getMessage().substring(place.length()) : fault.getMessage();
    }
}
