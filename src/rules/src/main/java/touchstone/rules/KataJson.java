package touchstone.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.process.PrintedText;

/** Rules in JSON as KataGo writes them. By itself, so that rules need no library where there is no JSON. */
final class KataJson {

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private KataJson() {}

    /**
     * The values of axes, by their names.
     *
     * @throws KataRulesException if the text is no JSON
     */
    static Map<String, String> axes(String text) {
        Map<String, String> axes = new LinkedHashMap<>();
        try {
            for (Map.Entry<String, JsonNode> field : JSON.readTree(text).properties()) {
                axes.put(field.getKey(), field.getValue().asText());
            }
        } catch (JsonProcessingException e) {
            throw new KataRulesException("the rules are no JSON: " + PrintedText.clean(e.getOriginalMessage()));
        }
        return axes;
    }

    /** In one line, without komi. */
    static String of(KataRules rules) {
        ObjectNode json = JSON.createObjectNode();
        json.put("ko", rules.ko().name());
        json.put("scoring", rules.scoring().name());
        json.put("tax", rules.tax().name());
        json.put("suicide", rules.suicide());
        json.put("hasButton", rules.hasButton());
        json.put("whiteHandicapBonus", rules.whiteHandicapBonus().id());
        json.put("friendlyPassOk", rules.friendlyPassOk());
        return json.toString();
    }
}
