package touchstone.rpc.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What a message of the published schema may say, and what it may not. */
public final class MessageExamples {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String ID = PublishedProtocol.SCHEMA.path("$id").asText();
    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder ->
                    builder.schemaLoaders(loaders -> loaders.schemas(Map.of(ID, PublishedProtocol.SCHEMA.toString()))));

    /** Of definitions that say less than what makes sense, such as which words there are. */
    private static final Map<String, String> MADE_BY_HAND = Map.of(
            "point", "\"B2\"",
            "position", "[\"X.O\",\"XO.\",\"...\"]",
            "choice", "\"counting=half-count\"",
            "variant", "{\"ending\":\"two-passes\",\"scoring\":\"area\"}",
            "axis", "\"ending\"");

    /** In place of any value: each type that JSON has, and what is too large, too long or too deep. */
    private static final List<JsonNode> WRONG = List.of(
            JSON.nullNode(),
            JSON.booleanNode(true),
            JSON.numberNode(7),
            JSON.numberNode(-1),
            JSON.numberNode(new BigDecimal("2.5")),
            JSON.numberNode(BigInteger.TWO.pow(32).add(BigInteger.ONE)),
            JSON.numberNode(new BigDecimal("1e999")),
            JSON.textNode(""),
            JSON.textNode("7"),
            JSON.textNode("a".repeat(10_000)),
            JSON.arrayNode(),
            JSON.objectNode(),
            deep(200));

    private static final String UNKNOWN = "unheardOf";

    private MessageExamples() {}

    private static JsonNode deep(int depth) {
        ArrayNode inner = JSON.arrayNode();
        for (int i = 1; i < depth; i++) {
            inner = JSON.arrayNode().add(inner);
        }
        return inner;
    }

    /** In the order of the schema. */
    public static List<String> requests() {
        return PublishedProtocol.requests();
    }

    /** Whether the definition of this name allows it. */
    public static boolean isAllowed(String definition, JsonNode value) {
        JsonSchema schema = SCHEMAS.getSchema(SchemaLocation.of(ID + "#/$defs/" + definition));
        return schema.validate(value).isEmpty();
    }

    /** Whether it is allowed but for fields that nobody knows, and for null in place of nothing. */
    public static boolean isLetPass(String definition, JsonNode value) {
        return isAllowed(definition, known(value));
    }

    private static JsonNode known(JsonNode value) {
        if (value instanceof ObjectNode object) {
            return copy(JSON.objectNode(), known -> object.properties().forEach(field -> {
                if (!field.getKey().equals(UNKNOWN) && !field.getValue().isNull()) {
                    known.set(field.getKey(), known(field.getValue()));
                }
            }));
        } else if (value instanceof ArrayNode array) {
            ArrayNode known = JSON.arrayNode();
            array.forEach(one -> known.add(known(one)));
            return known;
        }
        return value;
    }

    /** Values of each kind that a definition allows, with all that may be left out and without. */
    public static List<JsonNode> allowed(String definition) {
        return allowed(definition, PublishedProtocol.definition(definition));
    }

    private static List<JsonNode> allowed(String name, JsonNode schema) {
        try {
            if (MADE_BY_HAND.containsKey(name)) {
                return List.of(new ObjectMapper().readTree(MADE_BY_HAND.get(name)));
            }
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
        if (schema.has("$ref")) {
            String other = schema.path("$ref").asText().replace("#/$defs/", "");
            return allowed(other, PublishedProtocol.definition(other));
        } else if (schema.has("oneOf") || schema.has("anyOf")) {
            List<JsonNode> all = new ArrayList<>();
            schema.path(schema.has("oneOf") ? "oneOf" : "anyOf").forEach(one -> all.addAll(allowed("", one)));
            return all;
        } else if (schema.has("const")) {
            return List.of(schema.path("const"));
        } else if (schema.has("enum")) {
            List<JsonNode> all = new ArrayList<>();
            schema.path("enum").forEach(all::add);
            return all;
        }
        return switch (schema.path("type").asText()) {
            case "object" -> objects(schema);
            case "array" -> {
                ArrayNode full = JSON.arrayNode();
                allowed("", schema.path("items")).forEach(full::add);
                yield List.of(full, JSON.arrayNode());
            }
            case "string" -> List.of(JSON.textNode("words"));
            case "integer" -> List.of(JSON.numberNode(1));
            case "number" -> List.of(JSON.numberNode(new BigDecimal("-0.5")), JSON.numberNode(3));
            case "boolean" -> List.of(JSON.booleanNode(true), JSON.booleanNode(false));
            case "null" -> List.of(JSON.nullNode());
            default -> throw new IllegalArgumentException("no example of " + schema);
        };
    }

    /** One with all fields for each value of each field, and one with those that have to be there. */
    private static List<JsonNode> objects(JsonNode schema) {
        List<ObjectNode> all = new ArrayList<>(List.of(JSON.objectNode()));
        schema.path("properties").properties().forEach(field -> {
            List<JsonNode> values = allowed(field.getKey(), field.getValue());
            ObjectNode first = all.get(0);
            values.stream()
                    .skip(1)
                    .map(value -> first.deepCopy().<ObjectNode>set(field.getKey(), value))
                    .forEach(all::add);
            all.stream().filter(one -> !one.has(field.getKey())).forEach(one -> one.set(field.getKey(), values.get(0)));
        });
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        List<JsonNode> objects = new ArrayList<>(all);
        objects.add(all.get(0).deepCopy().retain(required));
        return objects.stream().distinct().toList();
    }

    /** The same with something wrong in one place: another value there, or none. Some of these happen to be allowed. */
    public static List<JsonNode> changed(JsonNode value) {
        List<JsonNode> changed = new ArrayList<>(WRONG);
        if (value instanceof ObjectNode object) {
            object.fieldNames().forEachRemaining(name -> {
                changed.add(object.deepCopy().without(name));
                changed(object.get(name)).forEach(one -> changed.add(copy(object, copy -> copy.set(name, one))));
            });
            changed.add(copy(object, copy -> copy.put(UNKNOWN, 1)));
        } else if (value instanceof ArrayNode array) {
            // What holds for the first element holds for the others.
            array.valueStream()
                    .limit(1)
                    .flatMap(first -> changed(first).stream())
                    .forEach(one -> {
                        ArrayNode copy = array.deepCopy();
                        copy.set(0, one);
                        changed.add(copy);
                    });
            changed.add(array.deepCopy().add(JSON.nullNode()));
        }
        return changed;
    }

    private static JsonNode copy(ObjectNode object, Consumer<ObjectNode> change) {
        ObjectNode copy = object.deepCopy();
        change.accept(copy);
        return copy;
    }
}
