package touchstone.gtp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * Rules as KataGo names and writes them, as far as the base rules can express them: the ko rule and suicide. The rest of
 * KataGo's axes must stand at what the base rules have, or is refused.
 */
final class KataRules {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final BaseRules TROMP_TAYLOR = new BaseRules(Repetition.POSITIONAL, SelfCapture.ALLOWED);

    /** What the other axes of KataGo's rules stand at under the base rules. */
    private static final Map<String, String> FIXED = Map.of(
            "scoring", "AREA",
            "tax", "NONE",
            "whiteHandicapBonus", "0",
            "hasButton", "false",
            "friendlyPassOk", "false");

    private KataRules() {}

    /** KataGo's JSON. A ko rule that KataGo lacks is shown under a name of our own. */
    static String show(BaseRules rules) {
        ObjectNode json = JSON.createObjectNode();
        json.put("friendlyPassOk", false);
        json.put("hasButton", false);
        json.put("ko", rules.repetition().name());
        json.put("scoring", "AREA");
        json.put("suicide", rules.selfCapture() == SelfCapture.ALLOWED);
        json.put("tax", "NONE");
        json.put("whiteHandicapBonus", "0");
        return json.toString();
    }

    /** @throws Failure if the text names no rules, or rules that are not served here */
    static BaseRules read(String text) {
        if (text.startsWith("{")) {
            return fromJson(text);
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "tromp-taylor" -> TROMP_TAYLOR;
            case "chinese",
                    "chinese-ogs",
                    "chinese-kgs",
                    "japanese",
                    "korean",
                    "aga",
                    "bga",
                    "french",
                    "new-zealand",
                    "stone-scoring",
                    "aga-button",
                    "ancient-area",
                    "ancient-territory",
                    "ing",
                    "goe" ->
                throw new Failure("rules " + Untrusted.quoted(text) + " are not served here: they score, pass or tax"
                        + " otherwise than the base rules; give tromp-taylor, or JSON with ko and suicide");
            default -> throw new Failure("unknown rules " + Untrusted.quoted(text));
        };
    }

    private static BaseRules fromJson(String text) {
        JsonNode json;
        try {
            json = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new Failure("the rules are no JSON: " + Untrusted.clean(e.getOriginalMessage()));
        }
        BaseRules rules = TROMP_TAYLOR;
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            rules = with(rules, field.getKey(), field.getValue().asText());
        }
        return rules;
    }

    /**
     * The rules with one axis set.
     *
     * @throws Failure if there is no such axis or the value is not served here
     */
    static BaseRules with(BaseRules rules, String axis, String value) {
        if (axis.equals("ko")) {
            return new BaseRules(repetition(value), rules.selfCapture());
        }
        if (axis.equals("suicide") || axis.equals("multiStoneSuicideLegal")) {
            return new BaseRules(rules.repetition(), selfCapture(value));
        }
        String fixed = FIXED.get(axis);
        if (fixed == null) {
            throw new Failure("unknown rule " + Untrusted.quoted(axis));
        }
        if (!fixed.equalsIgnoreCase(value)) {
            throw new Failure(axis + " " + Untrusted.quoted(value) + " is not served here, only " + fixed);
        }
        return rules;
    }

    private static Repetition repetition(String value) {
        return switch (value) {
            case "SIMPLE" -> Repetition.SIMPLE;
            case "POSITIONAL" -> Repetition.POSITIONAL;
            case "SITUATIONAL" -> Repetition.SITUATIONAL;
            case "NATURAL_SITUATIONAL" -> Repetition.NATURAL_SITUATIONAL;
            case "NONE" -> Repetition.NONE;
            default ->
                throw new Failure("ko " + Untrusted.quoted(value)
                        + " is not served here, only SIMPLE, POSITIONAL, SITUATIONAL, NATURAL_SITUATIONAL and NONE");
        };
    }

    private static SelfCapture selfCapture(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true" -> SelfCapture.ALLOWED;
            case "false" -> SelfCapture.FORBIDDEN;
            default -> throw new Failure("suicide is true or false, not " + Untrusted.quoted(value));
        };
    }
}
