package touchstone.formats.yaml;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;

/** A YAML file that a person wrote, with the line of each value. */
public final class YamlFile {

    /** In bytes. A hundred times what the largest known file has, and as much as the library reads. */
    public static final int LARGEST = 3 << 20;

    /** Of each the place is kept, which takes more the deeper it is. */
    private static final int MOST_VALUES = 200_000;

    private static final int DEEPEST = 20;

    private static final YAMLMapper YAML = new YAMLMapper(YAMLFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
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
     * @throws YamlException if it is no YAML or no text in UTF-8, holds more than one document, a reference or a tag, or a key
     *     stands twice in one place, or it has more than {@value #LARGEST} bytes, or is nested too deep
     * @throws IOException if the file can't be read
     */
    public static YamlFile read(Path path) throws IOException {
        try {
            return of(path, text(BoundedFile.read(path, LARGEST)));
        } catch (TooLargeException e) {
            throw new YamlException(1, e.getMessage());
        }
    }

    /** @throws YamlException if they are no text in UTF-8 */
    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new YamlException(1, "no text in UTF-8; save the file in that encoding");
        }
    }

    /**
     * @param path of the file that has this text, which is no longer than a file may be
     * @throws YamlException as {@link #read} does
     */
    public static YamlFile of(Path path, String text) {
        try {
            Map<JsonPointer, Integer> lines = lines(text);
            JsonNode root = YAML.readTree(text);
            return new YamlFile(path, root == null ? MissingNode.getInstance() : root, lines);
        } catch (StreamConstraintsException e) {
            throw new YamlException(
                    1, "more than such a file may hold; expected values nested no deeper than " + DEEPEST);
        } catch (JsonProcessingException e) {
            throw fault(e, Math.max(1, (int) text.lines().count()));
        } catch (IOException e) {
            throw new YamlException(1, "no YAML: " + e.getMessage());
        }
    }

    /** @param last the last line there is: what is missing at the end is missing there */
    private static YamlException fault(JsonProcessingException e, int last) {
        int line = e.getLocation() == null ? 1 : Math.max(e.getLocation().getLineNr(), 1);
        String problem = e.getOriginalMessage();
        Matcher duplicate = DUPLICATE.matcher(problem);
        if (duplicate.matches()) {
            return new YamlException(line, "a second '" + duplicate.group(1) + "' in the same place; expected one");
        }
        if (e.getCause() instanceof MarkedYAMLException marked) {
            problem = marked.getProblem();
            line = marked.getProblemMark().getLine() + 1;
        }
        return new YamlException(
                Math.min(line, last),
                "no YAML: " + BESIDE_THE_POINT.matcher(problem).replaceFirst("")
                        + (problem.contains("TAB")
                                ? "; indent with spaces"
                                : "; a text with a sign such as : # @ [ or { belongs in quotes"));
    }

    private static Map<JsonPointer, Integer> lines(String text) throws IOException {
        Map<JsonPointer, Integer> lines = new HashMap<>();
        boolean begun = false;
        try (YAMLParser parser = YAML.getFactory().createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                int line = parser.currentTokenLocation().getLineNr();
                boolean top = parser.getParsingContext().inRoot()
                        || token.isStructStart()
                                && parser.getParsingContext().getParent().inRoot();
                if (parser.isCurrentAlias()) {
                    throw new YamlException(
                            line, "a reference, *" + parser.getText() + "; expected what it stands for, in full");
                }
                if (lines.size() > MOST_VALUES) {
                    throw new YamlException(line, "more than " + MOST_VALUES + " values; such a file may have no more");
                }
                if (parser.getTypeId() != null) {
                    throw new YamlException(
                            line,
                            "a tag, " + parser.getTypeId() + "; expected a value without one, or a text in quotes");
                }
                if (top && !token.isStructEnd()) {
                    if (begun) {
                        throw new YamlException(line, "a second document; expected one in a file");
                    }
                    begun = true;
                }
                // A key stands before its value, which may be on a line below.
                if (!token.isStructEnd()) {
                    lines.putIfAbsent(parser.getParsingContext().pathAsPointer(), line);
                }
            }
        }
        return lines;
    }

    /**
     * The same file, for what is shown to others as it stands: rules and descriptors.
     *
     * @throws YamlException if a text in it has a character that cannot be seen or changes the order of others, which may be
     *     written by its number
     */
    public YamlFile requireVisible() {
        requireVisible(JsonPointer.empty(), root);
        return this;
    }

    private void requireVisible(JsonPointer place, JsonNode node) {
        if (node.isTextual()) {
            requireVisible(place, node.asText());
        }
        node.properties().forEach(entry -> {
            JsonPointer below = place.appendProperty(entry.getKey());
            requireVisible(below, entry.getKey());
            requireVisible(below, entry.getValue());
        });
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            requireVisible(place.appendIndex(i), node.get(i));
        }
    }

    private void requireVisible(JsonPointer place, String text) {
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (isHidden(sign) || Character.isISOControl(sign) && sign != '\n' && sign != '\t') {
                throw new YamlException(
                        line(place), String.format("a character that is not seen, U+%04X; expected text", (int) sign));
            }
        }
    }

    /** Whether a character that is no control character is not seen, or changes the order of others, or ends a line. */
    public static boolean isHidden(char sign) {
        return switch (Character.getType(sign)) {
            case Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    public Path path() {
        return path;
    }

    /** What the file says; missing if it is empty. */
    public JsonNode root() {
        return root;
    }

    /** All of it, as a place to go on from. */
    public YamlPlace top() {
        return new YamlPlace(this, JsonPointer.empty());
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

    int line(JsonPointer place) {
        for (JsonPointer pointer = place; pointer != null && !pointer.matches(); pointer = pointer.head()) {
            if (lines.containsKey(pointer)) {
                return lines.get(pointer);
            }
        }
        return 1;
    }
}
