package touchstone.suite.specification;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchstone.suite.yaml.YamlFault;
import touchstone.suite.yaml.YamlFile;

/** A ruleset's YAML file. */
record RulesetFile(YamlFile file) {

    /** @throws SpecificationFault if the file can't be read as YAML */
    static RulesetFile read(Path path) {
        try {
            return new RulesetFile(YamlFile.read(path));
        } catch (YamlFault fault) {
            throw new SpecificationFault(path, fault.line(), fault.getMessage());
        } catch (IOException e) {
            throw new SpecificationFault(path, "can't be read: " + e);
        }
    }

    Path path() {
        return file.path();
    }

    JsonNode root() {
        return file.root();
    }

    void requireKeys(List<String> known) {
        root().fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw fault(name, "unknown key '" + name + "'; expected one of " + known);
            }
        });
    }

    boolean has(String key) {
        return root().has(key);
    }

    String text(String key) {
        if (!root().path(key).isTextual()) {
            throw fault(key, "'" + key + "' is missing or no text");
        }
        return root().get(key).asText();
    }

    List<String> texts(String key) {
        if (!root().path(key).isArray() || root().get(key).isEmpty()) {
            throw fault(key, "'" + key + "' is missing or no list");
        }
        List<String> texts = new ArrayList<>();
        root().get(key).forEach(node -> texts.add(node.asText()));
        return texts;
    }

    /** An empty list may be written, or the key left out. */
    List<String> optionalTexts(String key) {
        return root().path(key).isEmpty() && !root().path(key).isTextual() ? List.of() : texts(key);
    }

    /** Points at the line where a key of the first level stands; at the first line if it stands nowhere. */
    SpecificationFault fault(String key, String message) {
        return new SpecificationFault(path(), file.line(key), message);
    }

    /** Points at the line where something stands below a key: another key, or an item of a list; else at the key itself. */
    SpecificationFault fault(String key, String below, String message) {
        JsonNode node = root().path(key);
        return new SpecificationFault(
                path(),
                node.isArray() ? file.line(key, Integer.toString(texts(key).indexOf(below))) : file.line(key, below),
                message);
    }
}
