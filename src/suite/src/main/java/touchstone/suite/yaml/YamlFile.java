package touchstone.suite.yaml;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** A YAML file that a person wrote, and where in it things stand. */
public final class YamlFile {

    private static final YAMLMapper YAML = new YAMLMapper(YAMLFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build());

    /** What the libraries add to what is wrong, in words of their own. */
    private static final Pattern BESIDE_THE_POINT = Pattern.compile("(?s)(?:,? but found|, got|\\R|\\.? \\().*");

    /** In Jackson's words. */
    private static final Pattern DUPLICATE = Pattern.compile("Duplicate field '(.*)'");

    private final Path path;
    private final JsonNode root;
    private final Map<JsonPointer, Integer> lines;

    private YamlFile(Path path, JsonNode root, Map<JsonPointer, Integer> lines) {
        this.path = path;
        this.root = root;
        this.lines = lines;
    }

    /**
     * @throws YamlFault if it is no YAML, or more than one document, or has references or a key twice in one place
     * @throws IOException if the file can't be read, or is no text in UTF-8
     */
    public static YamlFile read(Path path) throws IOException {
        return of(path, Files.readString(path));
    }

    /**
     * @param path of the file that has this text
     * @throws YamlFault if it is no YAML, or more than one document, or has references or a key twice in one place
     */
    public static YamlFile of(Path path, String text) {
        try {
            JsonNode root = YAML.readTree(text);
            return new YamlFile(path, root == null ? MissingNode.getInstance() : root, lines(text));
        } catch (JsonProcessingException e) {
            throw fault(e);
        } catch (IOException e) {
            throw new YamlFault(1, "no YAML: " + e.getMessage());
        }
    }

    private static YamlFault fault(JsonProcessingException e) {
        int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
        String problem = e.getOriginalMessage();
        if (e.getCause() instanceof MarkedYAMLException marked) {
            problem = marked.getProblem();
            line = marked.getProblemMark().getLine() + 1;
        }
        Matcher duplicate = DUPLICATE.matcher(problem);
        return new YamlFault(
                Math.max(line, 1),
                duplicate.matches()
                        ? "a second '" + duplicate.group(1) + "' in the same place; expected one"
                        : "no YAML: " + BESIDE_THE_POINT.matcher(problem).replaceFirst("")
                                + (problem.contains("TAB")
                                        ? "; indent with spaces"
                                        : "; mind the indentation, and put a text with one of : # @ [ { in quotes"));
    }

    private static Map<JsonPointer, Integer> lines(String text) throws IOException {
        Map<JsonPointer, Integer> lines = new HashMap<>();
        try (YAMLParser parser = YAML.getFactory().createParser(text)) {
            boolean ended = false;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                int line = parser.currentTokenLocation().getLineNr();
                if (ended) {
                    throw new YamlFault(line, "a second document after a line of ---; expected one in a file");
                }
                if (parser.isCurrentAlias()) {
                    throw new YamlFault(
                            line, "a reference, *" + parser.getText() + "; expected what it stands for, in full");
                }
                // A key stands before its value, which may be on a line below.
                if (!token.isStructEnd()) {
                    lines.putIfAbsent(parser.getParsingContext().pathAsPointer(), line);
                }
                ended = !token.isStructStart() && parser.getParsingContext().inRoot();
            }
        }
        return lines;
    }

    public Path path() {
        return path;
    }

    /** What the file says; missing if it is empty. */
    public JsonNode root() {
        return root;
    }

    /**
     * The line, from 1, where something stands.
     *
     * @param keys from the root down, an item of a list by its number from 0; those that stand nowhere are as if not given
     */
    public int line(String... keys) {
        JsonPointer pointer = JsonPointer.empty();
        int line = 1;
        for (String key : keys) {
            pointer = pointer.append(JsonPointer.empty().appendProperty(key));
            line = lines.getOrDefault(pointer, line);
        }
        return line;
    }
}
