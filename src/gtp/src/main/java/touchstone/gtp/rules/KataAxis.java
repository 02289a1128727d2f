package touchstone.gtp.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import touchstone.process.PrintedText;
import touchstone.rules.KataRules;
import touchstone.spi.ContradictedStatement;

/**
 * The parts of KataGo's rules. Neither komi nor {@code friendlyPassOk} is among it: the one has a command of its own,
 * and the other says nothing of which moves are legal or what they are worth.
 */
public enum KataAxis {
    KO("ko", rules -> rules.ko().name()),
    SCORING("scoring", rules -> rules.scoring().name()),
    TAX("tax", rules -> rules.tax().name()),
    SUICIDE("suicide", rules -> Boolean.toString(rules.suicide())),
    BUTTON("hasButton", rules -> Boolean.toString(rules.hasButton())),
    BONUS("whiteHandicapBonus", rules -> rules.whiteHandicapBonus().id());

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final String key;
    private final Function<KataRules, String> value;

    KataAxis(String key, Function<KataRules, String> value) {
        this.key = key;
        this.value = value;
    }

    /** As {@code kata-get-rules} and {@code kata-set-rule} call it. */
    String key() {
        return key;
    }

    /** As KataGo writes it. */
    String of(KataRules rules) {
        return value.apply(rules);
    }

    /**
     * In what an engine's answer to {@code kata-get-rules} differs from rules. Of what it leaves out it says nothing wrong. An
     * answer that is no JSON, or says nothing at all of rules, is wrong as a whole.
     */
    public static List<ContradictedStatement> contradicted(KataRules rules, String told) {
        List<StatedValue> all = told(told);
        return all.isEmpty()
                ? List.of(new ContradictedStatement("rules", rules.json(), PrintedText.clean(told)))
                : all.stream()
                        .filter(one -> !one.value().equalsIgnoreCase(one.axis().of(rules)))
                        .map(one -> new ContradictedStatement(
                                one.axis().key, one.axis().of(rules), PrintedText.clean(one.value())))
                        .toList();
    }

    /** A part of an engine's answer to {@code kata-get-rules}: untrusted text. */
    record StatedValue(KataAxis axis, String value) {}

    /**
     * What an answer to {@code kata-get-rules} consists of; nothing if it is no JSON. Keys count by name, in any order and
     * whether or not their capitals are KataGo's; others are passed over.
     */
    static List<StatedValue> told(String text) {
        List<StatedValue> told = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : fields(text)) {
            JsonNode value = field.getValue();
            Arrays.stream(values())
                    .filter(axis -> axis.isCalled(field.getKey()))
                    .map(axis -> new StatedValue(axis, value.isValueNode() ? value.asText() : value.toString()))
                    .forEach(told::add);
        }
        return told;
    }

    private static List<Map.Entry<String, JsonNode>> fields(String told) {
        try {
            return List.copyOf(JSON.readTree(told).properties());
        } catch (JsonProcessingException e) {
            return List.of();
        }
    }

    /** KataGo itself takes {@code score} for {@code scoring}. */
    private boolean isCalled(String name) {
        return name.equalsIgnoreCase(key)
                || this == SCORING && name.toLowerCase(Locale.ROOT).equals("score");
    }

    /** Those on which two rules differ. */
    public static List<KataAxis> differing(KataRules first, KataRules second) {
        return Arrays.stream(values())
                .filter(axis -> !axis.of(first).equals(axis.of(second)))
                .toList();
    }
}
