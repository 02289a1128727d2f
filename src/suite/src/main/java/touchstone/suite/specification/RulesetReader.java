package touchstone.suite.specification;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a ruleset's YAML file. */
final class RulesetReader {

    private static final Set<String> KEYS = Set.of("name", "title", "sources", "axes", "clauses", "without");

    private final Path file;

    private RulesetReader(Path file) {
        this.file = file;
    }

    /** @throws SpecificationFault if the file is no ruleset */
    static Ruleset read(Path file) {
        try {
            return new RulesetReader(file).read(new YAMLMapper().readTree(Files.readString(file)));
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new SpecificationFault(
                    file,
                    Math.max(line, 1),
                    "no YAML: " + e.getOriginalMessage().lines().findFirst().orElse(""));
        } catch (IOException e) {
            throw new SpecificationFault(file, "can't be read: " + e);
        }
    }

    private Ruleset read(JsonNode root) throws IOException {
        for (Iterator<String> names = root.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!KEYS.contains(name)) {
                throw fault(
                        name,
                        "unknown key '" + name + "'; expected one of "
                                + KEYS.stream().sorted().toList());
            }
        }
        return new Ruleset(
                text(root, "name"),
                text(root, "title"),
                texts(root, "sources"),
                axes(root.path("axes")),
                texts(root, "clauses"),
                root.has("without") ? texts(root, "without") : List.of(),
                file);
    }

    private Map<Axis, AxisValue> axes(JsonNode node) throws IOException {
        Map<Axis, AxisValue> axes = new EnumMap<>(Axis.class);
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            Axis axis = Axis.named(name)
                    .orElseThrow(() -> fault(
                            name,
                            "unknown axis '" + name + "'; expected one of "
                                    + List.of(Axis.values()).stream()
                                            .map(Axis::id)
                                            .toList()));
            try {
                axes.put(axis, new AxisValue(axis, node.get(name).asText()));
            } catch (IllegalArgumentException e) {
                throw fault(name, e.getMessage());
            }
        }
        for (Axis axis : Axis.values()) {
            if (!axes.containsKey(axis)) {
                throw fault("axes", "no value for " + axis.id() + "; expected one of " + axis.choices());
            }
        }
        return axes;
    }

    private String text(JsonNode root, String key) throws IOException {
        if (!root.path(key).isTextual()) {
            throw fault(key, "'" + key + "' is missing or no text");
        }
        return root.get(key).asText();
    }

    private List<String> texts(JsonNode root, String key) throws IOException {
        if (!root.path(key).isArray() || root.get(key).isEmpty()) {
            throw fault(key, "'" + key + "' is missing or no list");
        }
        List<String> texts = new ArrayList<>();
        root.get(key).forEach(node -> texts.add(node.asText()));
        return texts;
    }

    /** Points at the line where a key stands; at the first line if it stands nowhere. */
    private SpecificationFault fault(String key, String message) {
        try {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).strip().startsWith(key + ":")) {
                    return new SpecificationFault(file, i + 1, message);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new SpecificationFault(file, 1, message);
    }
}
