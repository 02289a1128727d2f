package touchstone.suite.specification;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;

/** The YAML file of a ruleset or of a protocol. */
record RulesetFile(YamlFile file) {

    /** Those of a ruleset's file. */
    static final List<String> KEYS = List.of(
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

    /** Those of a protocol's file. */
    static final List<String> PROTOCOL_KEYS = List.of("name", "title", "extends", "sources", "clauses");

    /** @throws SpecificationException if the file can't be read as YAML, or has other keys than a ruleset's */
    static RulesetFile read(Path path) {
        return read(path, KEYS);
    }

    /**
     * A file with some of these keys.
     *
     * @throws SpecificationException if the file can't be read as YAML, or has other keys
     */
    static RulesetFile read(Path path, List<String> keys) {
        String text = TextFile.read(path);
        try {
            RulesetFile ruleset = new RulesetFile(YamlFile.of(path, text).requireVisible());
            ruleset.requireKeys(keys);
            return ruleset;
        } catch (YamlException fault) {
            throw new SpecificationException(path, fault.line(), fault.getMessage());
        }
    }

    Path path() {
        return file.path();
    }

    JsonNode root() {
        return file.root();
    }

    private void requireKeys(List<String> keys) {
        if (!root().isObject()) {
            throw new SpecificationException(
                    path(),
                    1,
                    (isNothing(root()) ? "an empty file" : described(root()))
                            + "; expected keys, the first of them 'name: ...'");
        }
        root().fieldNames().forEachRemaining(name -> {
            if (!keys.contains(name)) {
                throw fault(name, "unknown key '" + name + "'; expected one of " + keys);
            }
        });
    }

    boolean has(String key) {
        return root().has(key);
    }

    /** The ruleset's name, and other names it goes by. */
    Stream<String> names() {
        return Stream.concat(Stream.of(text("name")), optionalTexts("aliases").stream());
    }

    /** One line of text. */
    String text(String key) {
        if (!root().has(key)) {
            throw fault(key, "no '" + key + "'; expected it with a text, as in '" + key + ": ...'");
        }
        return oneLine(key, root().get(key));
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
        JsonNode list = root().path(key);
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
        JsonNode list = root().path(key);
        boolean nothing = isNothing(list) || list.isArray() && list.isEmpty();
        return nothing ? List.of() : texts(key);
    }

    /** Further keys below a key; none if it stands there with nothing, or not at all. */
    Map<String, JsonNode> keys(String key) {
        JsonNode node = root().path(key);
        if (!node.isObject() && !isNothing(node)) {
            throw fault(
                    key, "'" + key + "' has " + described(node) + "; expected lines such as 'a: b' below it, indented");
        }
        Map<String, JsonNode> keys = new LinkedHashMap<>();
        node.properties().forEach(entry -> keys.put(entry.getKey(), entry.getValue()));
        return keys;
    }

    /** {@code true} or {@code false}, and false if the key is not there. */
    boolean isTrue(String key) {
        JsonNode node = root().path(key);
        if (!node.isMissingNode() && !node.isBoolean()) {
            throw fault(key, "'" + key + "' has " + described(node) + "; expected true or false");
        }
        return node.asBoolean(false);
    }

    /** A key may stand there without a value. */
    static boolean isNothing(JsonNode node) {
        return node.isMissingNode()
                || node.isNull()
                || node.isTextual() && node.asText().isBlank();
    }

    /** What a value is, as words. */
    static String described(JsonNode node) {
        return isNothing(node) ? "nothing" : YamlPlace.described(node);
    }

    /** Points at the line where a key of the first level stands; at the first line if it stands nowhere. */
    SpecificationException fault(String key, String message) {
        return new SpecificationException(path(), file.line(key), message);
    }

    /** Points at the line where something stands below a key: another key, or an item of a list; else at the key itself. */
    SpecificationException fault(String key, String below, String message) {
        JsonNode node = root().path(key);
        String entry = below;
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            if (node.get(i).asText().equals(below)) {
                entry = Integer.toString(i);
                break;
            }
        }
        return new SpecificationException(path(), file.line(key, entry), message);
    }
}
