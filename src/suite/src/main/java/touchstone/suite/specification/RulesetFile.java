package touchstone.suite.specification;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A ruleset's YAML file, and where in it things stand.
 *
 * @param lines for naming the line of a fault
 */
record RulesetFile(Path path, JsonNode root, List<String> lines) {

    /** @throws SpecificationFault if the file can't be read as YAML */
    static RulesetFile read(Path path) {
        try {
            String text = Files.readString(path);
            return new RulesetFile(
                    path, new YAMLMapper().readTree(text), text.lines().toList());
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new SpecificationFault(
                    path,
                    Math.max(line, 1),
                    "no YAML: " + e.getOriginalMessage().lines().findFirst().orElse(""));
        } catch (IOException e) {
            throw new SpecificationFault(path, "can't be read: " + e);
        }
    }

    void requireKeys(List<String> known) {
        root.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw fault(name, "unknown key '" + name + "'; expected one of " + known);
            }
        });
    }

    boolean has(String key) {
        return root.has(key);
    }

    String text(String key) {
        if (!root.path(key).isTextual()) {
            throw fault(key, "'" + key + "' is missing or no text");
        }
        return root.get(key).asText();
    }

    List<String> texts(String key) {
        if (!root.path(key).isArray() || root.get(key).isEmpty()) {
            throw fault(key, "'" + key + "' is missing or no list");
        }
        List<String> texts = new ArrayList<>();
        root.get(key).forEach(node -> texts.add(node.asText()));
        return texts;
    }

    /** An empty list may be written, or the key left out. */
    List<String> optionalTexts(String key) {
        return root.path(key).isEmpty() && !root.path(key).isTextual() ? List.of() : texts(key);
    }

    /** Points at the line where a key of the first level stands; at the first line if it stands nowhere. */
    SpecificationFault fault(String key, String message) {
        return new SpecificationFault(path, Math.max(line(key), 1), message);
    }

    /** Points at the line where something stands below a key: another key, or an item of a list; else at the key itself. */
    SpecificationFault fault(String key, String below, String message) {
        Pattern entry =
                Pattern.compile("(?:^|[-{\\[,]|\\s)\\s*[\"']?" + Pattern.quote(below) + "[\"']?\\s*(?:[:,\\]#].*)?$");
        for (int i = Math.max(line(key), 1); i <= lines.size(); i++) {
            String line = lines.get(i - 1);
            boolean another = i > line(key) && !line.isBlank() && "#- \t".indexOf(line.charAt(0)) < 0;
            if (another) {
                break;
            }
            if (entry.matcher(line).find()) {
                return new SpecificationFault(path, i, message);
            }
        }
        return fault(key, message);
    }

    /** From 1; 0 if there is no such key. */
    private int line(String key) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(key + ":")) {
                return i + 1;
            }
        }
        return 0;
    }
}
