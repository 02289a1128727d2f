package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.suite.result.Result;
import touchstone.suite.result.SelfContainedResult;
import touchstone.suite.result.Verdict;

class ResultSchemaTest {

    private static final ObjectMapper JSON = new ObjectMapper()
            .registerModule(new Jdk8Module())
            .registerModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);

    private static final JsonNode SCHEMA = read();

    private static final JsonSchema VALIDATOR =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(SCHEMA);

    private static JsonNode read() {
        try {
            return JSON.readTree(Files.readString(
                    Path.of(System.getProperty("touchstone.home"), "reports", "schema", "result.schema.json")));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyVerdictIsValid(Verdict verdict) {
        assertThat(faults(line(verdict))).isEmpty();
    }

    @Test
    void hostileTextIsValid() {
        assertThat(Examples.hostile().results())
                .allSatisfy(result -> assertThat(faults(tree(result))).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"subject", "clause", "scenario", "verdict", "transcript", "started", "waitedMillis"})
    void nothingMayBeLeftOut(String property) {
        assertThat(faults(line(Verdict.VIOLATED).without(property))).isNotEmpty();
    }

    @Test
    void aResultSaysAllOfItsRunOrNothing() {
        ObjectNode whole =
                SelfContainedResult.write(Examples.result(Examples.GNU_GO, "base.8/1", Verdict.VIOLATED), JSON);
        assertThat(faults(whole)).isEmpty();
        assertThat(faults(whole.deepCopy().without("seed"))).isNotEmpty();
    }

    @Test
    void nothingMayBeAddedOrDistorted() {
        assertThat(faults(line(Verdict.VIOLATED).put("colour", "red"))).isNotEmpty();
        assertThat(faults(line(Verdict.VIOLATED).put("verdict", "passed"))).isNotEmpty();
        assertThat(faults(line(Verdict.VIOLATED).put("scenario", "base.8"))).isNotEmpty();
        assertThat(faults(line(Verdict.VIOLATED).put("millis", "12 ms"))).isNotEmpty();
        assertThat(faults(line(Verdict.UNSUPPORTED).without("capability"))).isNotEmpty();
        assertThat(faults(line(Verdict.VIOLATED).put("capability", "undo"))).isNotEmpty();
    }

    @Test
    void knowsEveryPropertyAndEveryVerdict() {
        // Of which run a result is it says in certificates and in earlier versions.
        List<String> components = Arrays.stream(Result.class.getRecordComponents())
                .flatMap(component -> switch (component.getName()) {
                    case "run" -> Stream.of("suiteVersion", "commandLine");
                    case "claim" -> Stream.of("ruleset", "profile", "seed");
                    default -> Stream.of(component.getName());
                })
                .toList();

        assertThat(SCHEMA.get("properties").fieldNames()).toIterable().containsExactlyElementsOf(components);
        assertThat(SCHEMA.at("/properties/verdict/enum"))
                .extracting(JsonNode::asText)
                .containsExactlyElementsOf(Stream.concat(
                                Stream.of(Verdict.values()).map(Verdict::word),
                                // As earlier versions have it.
                                Stream.of("broken"))
                        .toList());
        assertThat(SCHEMA.findParents("type"))
                .allSatisfy(node ->
                        assertThat(node.has("description")).as(node.toString()).isTrue());
    }

    private static ObjectNode line(Verdict verdict) {
        return tree(Examples.result(Examples.GNU_GO, "base.8/1", verdict));
    }

    private static ObjectNode tree(Result result) {
        try {
            return (ObjectNode) JSON.readTree(JSON.writeValueAsString(result));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Set<ValidationMessage> faults(JsonNode line) {
        return VALIDATOR.validate(line);
    }
}
