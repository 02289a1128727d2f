package touchstone.suite.text;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Rules as KataGo's {@code kata-get-rules} tells them.
 *
 * @param values by key, such as {@code POSITIONAL} by {@code ko}, or {@code true} by {@code suicide}
 */
public record RulesText(Map<String, String> values) {

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    /** What an engine answered; empty if it is no JSON object. */
    public static Optional<RulesText> of(String answer) {
        try {
            JsonNode json = JSON.readTree(answer);
            if (!json.isObject()) {
                return Optional.empty();
            }
            Map<String, String> values = new TreeMap<>();
            json.properties()
                    .forEach(
                            field -> values.put(field.getKey(), field.getValue().asText()));
            return Optional.of(new RulesText(values));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    /** Whether each of some pairs of a key and a value, as in {@code ko SIMPLE, suicide false}, is told. */
    public boolean tell(String pairs) {
        return pairs(pairs).stream().allMatch(pair -> pair.get(1).equals(values.get(pair.get(0))));
    }

    /** Whether there is something under each of some keys, which are separated by blanks. */
    public boolean have(String keys) {
        return values.keySet().containsAll(Arrays.asList(keys.split(" ")));
    }

    private static List<List<String>> pairs(String text) {
        return Arrays.stream(text.split(", "))
                .map(pair -> List.of(pair.split(" ", 2)))
                .toList();
    }
}
