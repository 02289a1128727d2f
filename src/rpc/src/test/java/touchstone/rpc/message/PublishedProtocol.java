package touchstone.rpc.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import touchstone.spi.Capability;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/**
 * The subject protocol as it is published: its schema, and the table of abilities made of it, of {@link SubjectService} and of the
 * schema of test vectors.
 */
final class PublishedProtocol {

    static final Path HOME = Path.of(System.getProperty("touchstone.home"));
    static final Path PAGE = HOME.resolve("src/manual/subject-protocol.md");
    static final JsonNode SCHEMA = schema("subject-protocol");
    static final JsonNode VECTORS = schema("vectors");

    /** What is said once, by the fields of a vector that say it. */
    static final Map<String, String> VECTOR_FIELDS = Map.of("initialize", "needs", "setRules", "rulesets");

    private PublishedProtocol() {}

    private static JsonNode schema(String name) {
        try {
            return new ObjectMapper()
                    .readTree(HOME.resolve("reports/schema/" + name + ".schema.json")
                            .toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String page() throws IOException {
        return Files.readString(PAGE);
    }

    /** In the order in which they are declared, which is that of the schema. */
    static List<String> requests() {
        return texts(SCHEMA.at("/$defs/requestMessage/properties/method/enum"));
    }

    /** Those that calls of vectors may be. */
    static List<String> calls() {
        return texts(VECTORS.at("/$defs/call/properties/request/enum"));
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** Where a vector has it; empty if none does. */
    private static String field(String request) {
        if (calls().contains(request)) {
            return "`calls`";
        }
        return VECTOR_FIELDS.containsKey(request) ? "`" + VECTOR_FIELDS.get(request) + "`" : "";
    }

    /** A row for each request, and the capabilities that it stands for. */
    static String table() {
        return "| request | in Java | in a test vector | params | result | capability |\n|---|---|---|---|---|---|\n"
                + requests().stream()
                        .map(request -> "| `" + request + "` | " + java(request) + " | " + field(request) + " | "
                                + fields(definition(request + ".params")) + " | "
                                + fields(definition(request + ".result")) + " | " + capabilities(request) + " |\n")
                        .collect(Collectors.joining());
    }

    static JsonNode definition(String name) {
        return SCHEMA.path("$defs").path(name);
    }

    /** The words of a definition in a cell: its fields, its kinds, or what it is. */
    private static String fields(JsonNode definition) {
        if (definition.has("$ref")) {
            String name = definition.get("$ref").asText().replace("#/$defs/", "");
            return definition(name).has("oneOf") ? name + ": " + fields(definition(name)) : name;
        }
        if (definition.has("properties")) {
            return names(definition.get("properties"));
        }
        if (definition.has("oneOf")) {
            return StreamSupport.stream(definition.get("oneOf").spliterator(), false)
                    .map(one -> "`" + one.at("/properties/kind/const").asText() + "`")
                    .collect(Collectors.joining(", "));
        }
        if (definition.has("items")) {
            return "list of " + fields(definition.get("items"));
        }
        if (definition.has("enum")) {
            List<String> values = new ArrayList<>();
            definition.get("enum").forEach(value -> values.add("`" + value.asText() + "`"));
            return String.join(", ", values);
        }
        return definition.path("type").asText().replace("null", "");
    }

    private static String names(JsonNode properties) {
        List<String> names = new ArrayList<>();
        properties.fieldNames().forEachRemaining(name -> names.add("`" + name + "`"));
        return String.join(", ", names);
    }

    private static String capabilities(String request) {
        return needs(method(request)).map(one -> "`" + one.id() + "`").collect(Collectors.joining(", "));
    }

    static Stream<Capability> needs(Method method) {
        Needs needs = method.getAnnotation(Needs.class);
        return needs == null ? Stream.empty() : Stream.concat(Stream.of(needs.value()), Stream.of(needs.also()));
    }

    private static Method method(String request) {
        return Arrays.stream(SubjectService.class.getMethods())
                .filter(method -> method.getName().equals(request))
                .findFirst()
                .orElseThrow();
    }

    /** The interface and the method of this name; what is told of a subject once has methods of its own there. */
    private static String java(String request) {
        return switch (request) {
            case "initialize" ->
                "`Subject`: " + methods("identity", "capabilities", "channels", "notes", "knownLimits", "reports");
            case "setRules" -> "`Subject`: " + methods("rulesSetting", "toldRules");
            default ->
                "`"
                        + Stream.concat(
                                        Stream.of(Session.class),
                                        Arrays.stream(Ability.values()).<Class<?>>map(Ability::type))
                                .filter(type -> hasMethod(type, request))
                                .findFirst()
                                .orElseThrow()
                                .getSimpleName()
                        + "." + request + "`";
        };
    }

    private static String methods(String... names) {
        return Arrays.stream(names)
                .filter(name -> hasMethod(Subject.class, name))
                .map(name -> "`" + name + "`")
                .collect(Collectors.joining(", "));
    }

    private static boolean hasMethod(Class<?> type, String name) {
        return Arrays.stream(type.getDeclaredMethods())
                .anyMatch(method -> method.getName().equals(name));
    }
}
