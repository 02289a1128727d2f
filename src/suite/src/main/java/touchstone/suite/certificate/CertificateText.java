package touchstone.suite.certificate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import org.erdtman.jcs.JsonCanonicalizer;
import touchstone.suite.result.SelfContainedResult;

/**
 * A certificate as text: always the same for the same certificate, in ASCII so that nothing in it is invisible or
 * reorders other text, and with a line for each result and clause so that two can be compared line by line.
 */
final class CertificateText {

    /** The member that comes last. */
    static final String HASH = "sha256";

    static final ObjectMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();

    /** Lists whose entries are a line each, however long. */
    private static final Set<String> LINE_BY_LINE = Set.of("results", "clauses", "leftOut", "known", "changes");

    private static final int LONGEST_LINE = 100;

    private final StringBuilder text = new StringBuilder();

    private CertificateText() {}

    static String of(Certificate certificate) {
        try {
            CertificateText text = new CertificateText();
            text.members(tree(certificate), 0);
            String body = text.text.toString();
            return body + ",\n  \"" + HASH + "\": " + JSON.writeValueAsString(hash(body + "}")) + "\n}\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a certificate can always be written", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each result in it says of which run it is. */
    private static ObjectNode tree(Certificate certificate) {
        ObjectNode tree = JSON.valueToTree(certificate);
        ArrayNode results = tree.putArray("results");
        certificate.results().forEach(result -> results.add(SelfContainedResult.write(result, JSON)));
        return tree;
    }

    /**
     * The SHA-256 of JSON in the form of RFC 8785: whatever stands between its tokens, and the order of members, make no
     * difference to it.
     *
     * @param json a certificate without its member {@value #HASH}
     */
    static String hash(String json) throws IOException {
        return Sha256.of(new JsonCanonicalizer(json).getEncodedString());
    }

    /** An object without its end. */
    private void members(JsonNode object, int depth) throws JsonProcessingException {
        text.append('{');
        boolean first = true;
        for (Map.Entry<String, JsonNode> member : object.properties()) {
            text.append(first ? "" : ",");
            first = false;
            line(depth + 1);
            text.append(JSON.writeValueAsString(TextNode.valueOf(member.getKey())))
                    .append(": ");
            value(member.getKey(), member.getValue(), depth + 1);
        }
    }

    private void value(String name, JsonNode value, int depth) throws JsonProcessingException {
        String compact = JSON.writeValueAsString(value);
        boolean inLines = value.isArray() && LINE_BY_LINE.contains(name);
        if (value.isEmpty() || !value.isContainerNode() || compact.length() <= LONGEST_LINE && !inLines) {
            text.append(compact);
        } else if (value.isObject()) {
            members(value, depth);
            line(depth);
            text.append('}');
        } else {
            text.append('[');
            for (int i = 0; i < value.size(); i++) {
                text.append(i == 0 ? "" : ",");
                line(depth + 1);
                if (inLines) {
                    text.append(JSON.writeValueAsString(value.get(i)));
                } else {
                    value("", value.get(i), depth + 1);
                }
            }
            line(depth);
            text.append(']');
        }
    }

    private void line(int depth) {
        text.append('\n').append("  ".repeat(depth));
    }
}
