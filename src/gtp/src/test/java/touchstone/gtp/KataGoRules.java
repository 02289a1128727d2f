package touchstone.gtp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.rules.KataRules;
import touchstone.rules.KataRulesException;
import touchstone.rules.KataRulesReader;

/**
 * What KataGo 1.17 answers to commands about rules, to the letter (its cpp/command/gtp.cpp and cpp/game/rules.cpp), and what
 * its earlier versions and other engines do.
 */
public final class KataGoRules implements Dialogue {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final TypeReference<TreeMap<String, Object>> FIELDS = new TypeReference<>() {};

    private final List<String> asked = new ArrayList<>();
    private KataRules rules = KataRules.TROMP_TAYLOR;
    /** Whether it has heard of {@code friendlyPassOk}. */
    private boolean friendlyPass = true;
    /** Whether its neural net knows the rules. */
    private Predicate<KataRules> supported = any -> true;
    /** What becomes of rules on their way in. */
    private UnaryOperator<KataRules> taken = UnaryOperator.identity();

    private UnaryOperator<String> told = UnaryOperator.identity();
    private boolean namesAlone;

    public static KataGoRules playing(String name) {
        KataGoRules kataGo = new KataGoRules();
        kataGo.rules = KataRules.read(name);
        return kataGo;
    }

    public KataGoRules withoutFriendlyPass() {
        friendlyPass = false;
        return this;
    }

    public KataGoRules namesAlone() {
        namesAlone = true;
        return this;
    }

    public KataGoRules supporting(Predicate<KataRules> some) {
        supported = some;
        return this;
    }

    public KataGoRules taking(UnaryOperator<KataRules> otherwise) {
        taken = otherwise;
        return this;
    }

    public KataGoRules telling(UnaryOperator<String> otherwise) {
        told = otherwise;
        return this;
    }

    /** Every command it was sent. */
    public List<String> asked() {
        return asked;
    }

    @Override
    public List<Reply> ask(List<String> commands) {
        return commands.stream().map(this::answer).toList();
    }

    private Reply answer(String command) {
        asked.add(command);
        String[] words = command.split(" ", 2);
        return switch (words[0]) {
            case "kata-get-rules" -> told();
            case "kata-set-rules" -> set(words[1]);
            case "kata-set-rule" -> set(words[1].split(" ")[0], words[1].split(" ")[1]);
            case "kgs-rules" -> kgs(words[1].toLowerCase(Locale.ROOT));
            default -> new Reply(false, 1, "unknown command");
        };
    }

    private Reply told() {
        String text = told.apply(sorted(rules.json()));
        return text.startsWith("?") ? new Reply(false, 1, text.substring(1).strip()) : new Reply(true, 1, text);
    }

    /** KataGo's JSON has its keys in the order of the alphabet. */
    private String sorted(String json) {
        try {
            Map<String, Object> fields = JSON.readValue(json, FIELDS);
            if (!friendlyPass) {
                fields.remove("friendlyPassOk");
            }
            return JSON.writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private Reply set(String text) {
        if (text.contains("friendlyPassOk") && !friendlyPass) {
            return unknown(text, "Unknown rules option: friendlyPassOk");
        }
        if (text.startsWith("{") && namesAlone) {
            return unknown(text, "Could not parse rules: " + text);
        }
        try {
            return set(KataRulesReader.withoutKomi().read(text));
        } catch (KataRulesException fault) {
            return unknown(text, "Could not parse rules: " + text);
        }
    }

    private static Reply unknown(String text, String why) {
        return new Reply(false, 1, "Unknown rules '" + text + "', " + why);
    }

    private Reply set(String axis, String value) {
        try {
            return set(KataRulesReader.with(rules, axis, value));
        } catch (KataRulesException fault) {
            return new Reply(false, 1, "Unknown rules option: " + axis);
        }
    }

    private Reply kgs(String name) {
        return switch (name) {
            case "chinese" -> set(KataRules.read("chinese-kgs"));
            case "aga", "new_zealand", "japanese" -> set(KataRules.read(name));
            default -> new Reply(false, 1, "Unknown rules '" + name + "'");
        };
    }

    private Reply set(KataRules wanted) {
        if (!supported.test(wanted)) {
            return new Reply(
                    false, 1, "Rules " + sorted(wanted.json()) + " are not supported by this neural net version");
        }
        rules = taken.apply(wanted);
        return new Reply(true, 1, "");
    }

    @Override
    public long errorMark() {
        return 0;
    }

    @Override
    public String errorsSince(long mark, Predicate<String> enough) {
        return "";
    }
}
