package touchstone.suite.specification;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * A ruleset's YAML file, and where in it things stand.
 *
 * @param root keys and what they have
 * @param places the lines, from 1, of keys, and of what stands below them: keys or texts
 */
record RulesetFile(Path path, JsonNode root, Map<List<String>, Integer> places) {

    private static final List<String> KEYS = List.of(
            "name",
            "title",
            "aliases",
            "beyond-the-sources",
            "like",
            "sources",
            "axes",
            "komi",
            "handicap-komi",
            "handicaps",
            "clauses",
            "without");
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** @throws SpecificationFault if the file can't be read as YAML, or has other keys than a ruleset's */
    static RulesetFile read(Path path) {
        String text = TextFile.read(path);
        try {
            Map<List<String>, Integer> places = places(path, text);
            JsonNode root = YAML.readTree(text);
            if (!root.isObject()) {
                throw new SpecificationFault(
                        path,
                        1,
                        (root.isMissingNode() || root.isNull() ? "an empty file" : described(root))
                                + "; expected keys, the first of them 'name: ...'");
            }
            RulesetFile file = new RulesetFile(path, root, places);
            file.requireKnownKeys();
            return file;
        } catch (JsonProcessingException e) {
            throw noYaml(path, e);
        } catch (IOException e) {
            // A text in memory is read: nothing else can go wrong.
            throw new UncheckedIOException(e);
        }
    }

    private static SpecificationFault noYaml(Path path, JsonProcessingException e) {
        int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
        String problem = e.getOriginalMessage().lines().findFirst().orElse("");
        if (e.getCause() instanceof MarkedYAMLException marked) {
            problem = marked.getProblem();
            line = marked.getProblemMark().getLine() + 1;
        }
        return new SpecificationFault(
                path,
                Math.max(line, 1),
                "no YAML: " + problem.replaceAll("(?s)(?:,? but found|, got|\n| \\().*", "") + remedy(problem));
    }

    private static String remedy(String problem) {
        if (problem.contains("TAB")) {
            return "; indent with spaces";
        } else if (problem.startsWith("Duplicate field")) {
            return "; expected every key once";
        }
        return "; mind the indentation, and put a text with one of : # @ [ { in quotes";
    }

    private static Map<List<String>, Integer> places(Path path, String text) throws IOException {
        Map<List<String>, Integer> places = new HashMap<>();
        Deque<String> keys = new ArrayDeque<>();
        try (YAMLParser parser = (YAMLParser) YAML.createParser(text)) {
            int depth = 0;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                int line = parser.currentTokenLocation().getLineNr();
                if (parser.isCurrentAlias()) {
                    throw new SpecificationFault(
                            path, line, "a reference, *" + parser.getText() + "; expected what it stands for, in full");
                } else if (token.isStructStart()) {
                    if (depth == 0 && !places.isEmpty()) {
                        throw new SpecificationFault(path, line, "a second document; expected one ruleset in a file");
                    }
                    depth++;
                } else if (token.isStructEnd()) {
                    depth--;
                } else if (token == JsonToken.FIELD_NAME && depth == 1) {
                    keys.clear();
                    keys.add(parser.currentName());
                    places.putIfAbsent(List.copyOf(keys), line);
                } else if (depth == 2 && !keys.isEmpty() && (token == JsonToken.FIELD_NAME || token.isScalarValue())) {
                    places.putIfAbsent(List.of(keys.getFirst(), parser.getText()), line);
                }
            }
        }
        return places;
    }

    private void requireKnownKeys() {
        root.fieldNames().forEachRemaining(name -> {
            if (!KEYS.contains(name)) {
                throw fault(name, "unknown key '" + name + "'; expected one of " + KEYS);
            }
        });
    }

    boolean has(String key) {
        return root.has(key);
    }

    /** The ruleset's name, and other names it goes by. */
    Stream<String> names() {
        return Stream.concat(Stream.of(text("name")), optionalTexts("aliases").stream());
    }

    /** One line of text. */
    String text(String key) {
        if (!root.has(key)) {
            throw fault(key, "no '" + key + "'; expected it with a text, as in '" + key + ": ...'");
        }
        return oneLine(key, root.get(key));
    }

    private String oneLine(String key, JsonNode node) {
        String text = node.isTextual() ? node.asText().strip() : "";
        if (text.isEmpty() || text.contains("\n")) {
            throw fault(
                    key,
                    node.asText(),
                    "'" + key + "' has " + described(node) + "; expected a line of text"
                            + (node.isValueNode() && !node.isTextual() && !node.isNull() ? ", here in quotes" : ""));
        }
        return text;
    }

    /** A list of lines of text with at least one item. */
    List<String> texts(String key) {
        JsonNode list = root.path(key);
        if (list.isMissingNode()) {
            throw fault(key, "no '" + key + "'; expected it with a list, as in '" + key + ": [...]'");
        }
        if (!list.isArray() || list.isEmpty()) {
            throw fault(
                    key,
                    "'" + key + "' has " + described(list) + "; expected a list with an item or more, as in '" + key
                            + ": [...]'");
        }
        List<String> texts = new ArrayList<>();
        list.forEach(node -> texts.add(oneLine(key, node)));
        return texts;
    }

    /** An empty list may be written, or the key left out. */
    List<String> optionalTexts(String key) {
        JsonNode list = root.path(key);
        boolean nothing = list.isMissingNode() || list.isNull() || list.isArray() && list.isEmpty();
        return nothing ? List.of() : texts(key);
    }

    /** Further keys below a key; none if it stands there with nothing, or not at all. */
    Map<String, JsonNode> keys(String key) {
        JsonNode node = root.path(key);
        if (!node.isObject() && !node.isMissingNode() && !node.isNull()) {
            throw fault(
                    key, "'" + key + "' has " + described(node) + "; expected lines such as 'a: b' below it, indented");
        }
        Map<String, JsonNode> keys = new LinkedHashMap<>();
        node.properties().forEach(entry -> keys.put(entry.getKey(), entry.getValue()));
        return keys;
    }

    /** {@code true} or {@code false}, and false if the key is not there. */
    boolean isTrue(String key) {
        JsonNode node = root.path(key);
        if (!node.isMissingNode() && !node.isBoolean()) {
            throw fault(key, "'" + key + "' has " + described(node) + "; expected true or false");
        }
        return node.asBoolean(false);
    }

    /** What a value is, as words. */
    static String described(JsonNode node) {
        return switch (node.getNodeType()) {
            case ARRAY -> node.isEmpty() ? "an empty list" : "a list";
            case OBJECT -> node.isEmpty() ? "empty braces" : "further keys";
            case NULL, MISSING -> "nothing";
            case NUMBER -> "the number " + node.asText();
            case BOOLEAN -> "the word " + node.asText();
            case STRING ->
                node.asText().isBlank()
                        ? "an empty text"
                        : node.asText().strip().contains("\n") ? "several lines" : "the text '" + node.asText() + "'";
            case BINARY, POJO -> "no text";
        };
    }

    /** Points at the line where a key of the first level stands; at the first line if it stands nowhere. */
    SpecificationFault fault(String key, String message) {
        return new SpecificationFault(path, line(List.of(key)).orElse(1), message);
    }

    /** Points at the line where something stands below a key: another key, or an item of a list; else at the key itself. */
    SpecificationFault fault(String key, String below, String message) {
        return line(List.of(key, below))
                .map(line -> new SpecificationFault(path, line, message))
                .orElseGet(() -> fault(key, message));
    }

    private Optional<Integer> line(List<String> place) {
        return Optional.ofNullable(places.get(place));
    }
}
