package touchstone.formats.yaml;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A place in a YAML file, which may hold something or nothing. What is asked of it that it is not ends in a fault. */
public final class YamlPlace {

    private final YamlFile file;
    private final JsonPointer pointer;
    private final JsonNode node;

    YamlPlace(YamlFile file, JsonPointer pointer) {
        this.file = file;
        this.pointer = pointer;
        this.node = file.root().at(pointer);
    }

    /** Below a key. */
    public YamlPlace at(String key) {
        return new YamlPlace(file, pointer.append(JsonPointer.empty().appendProperty(key)));
    }

    /** Below a key that has to be there. */
    public YamlPlace required(String key) {
        YamlPlace place = at(key);
        if (!place.exists()) {
            throw fault("no '" + key + "'; expected it, as in '" + key + ": ...'");
        }
        return place;
    }

    /** Whether there is anything, be it only a key with nothing behind it. */
    public boolean exists() {
        return !node.isMissingNode();
    }

    /** Whether there is nothing at all, as in an empty file, or only a key with nothing behind it. */
    public boolean isNothing() {
        return node.isMissingNode() || node.isNull();
    }

    public boolean isList() {
        return node.isArray();
    }

    public boolean hasKeys() {
        return node.isObject();
    }

    /** The key, or for an item of a list its number from 0; empty for the whole file. */
    public String key() {
        JsonPointer last = pointer.last();
        return last == null ? "" : last.getMatchingProperty();
    }

    /** The keys below it, in order. */
    public List<YamlPlace> entries() {
        if (!node.isObject() || node.isEmpty()) {
            throw fault(named() + "has " + described() + "; expected lines such as 'key: value' below it, indented");
        }
        List<YamlPlace> entries = new ArrayList<>();
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            entries.add(at(names.next()));
        }
        return entries;
    }

    /** The items of a list that has one at least. */
    public List<YamlPlace> items() {
        if (!node.isArray() || node.isEmpty()) {
            throw fault(named() + "has " + described() + "; expected a list with an item or more, as in '- item'");
        }
        return IntStream.range(0, node.size())
                .mapToObj(i -> new YamlPlace(file, pointer.append(JsonPointer.compile("/" + i))))
                .toList();
    }

    /** The items of a list, or what is there itself. */
    public List<YamlPlace> oneOrMore() {
        return node.isArray() ? items() : List.of(this);
    }

    /** A line of text that is not empty. */
    public String text() {
        String text = textOrNothing();
        if (text.isEmpty()) {
            throw fault(named() + "has an empty text; expected a line of text");
        }
        return text;
    }

    /** A line of text, which may be empty but must be there: {@code ""}. */
    public String textOrNothing() {
        if (!node.isTextual() || node.asText().strip().contains("\n")) {
            throw fault(named() + "has " + described() + "; expected a line of text"
                    + (node.isNumber() || node.isBoolean() ? ", here in quotes" : ""));
        }
        return node.asText().strip();
    }

    /** The text below a key, if the key is there. */
    public Optional<String> optionalText(String key) {
        return at(key).exists() ? Optional.of(at(key).text()) : Optional.empty();
    }

    /**
     * A number above 0.
     *
     * @param largest what it may be at most
     */
    public double positive(double largest) {
        double number = node.isNumber() ? node.asDouble() : Double.NaN;
        if (!(number > 0 && number <= largest)) {
            throw fault(named() + "has " + described() + "; expected a number above 0, at most "
                    + (largest == Math.rint(largest) ? Long.toString((long) largest) : Double.toString(largest)));
        }
        return number;
    }

    /** @throws YamlException pointing at the first key below this place that is not among them */
    public void requireKeys(List<String> known) {
        for (YamlPlace entry : entries()) {
            if (!known.contains(entry.key())) {
                throw entry.fault("unknown key '" + entry.key() + "'; expected one of " + known);
            }
        }
    }

    /** Something wrong here, or nearest above if there is nothing here. */
    public YamlException fault(String message) {
        return new YamlException(file.line(pointer), message);
    }

    /** As the beginning of a message. */
    private String named() {
        if (pointer.matches()) {
            return "the file ";
        }
        boolean item = file.root().at(pointer.head()).isArray();
        return item
                ? "item " + (Integer.parseInt(key()) + 1) + " of '"
                        + pointer.head().last().getMatchingProperty() + "' "
                : "'" + key() + "' ";
    }

    private String described() {
        return described(node);
    }

    /** What a value is, as words. */
    public static String described(JsonNode node) {
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
}
