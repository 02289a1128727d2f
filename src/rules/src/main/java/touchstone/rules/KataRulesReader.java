package touchstone.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.process.PrintedText;
import touchstone.rules.KataRules.Bonus;
import touchstone.rules.KataRules.Ko;
import touchstone.rules.KataRules.Scoring;
import touchstone.rules.KataRules.Tax;

/** Reads rules as KataGo writes them: names, JSON, and the short form that strings axes and values together. */
public final class KataRulesReader {

    private static final int LARGEST_KOMI = 400;

    /** One axis and its value in the short form. The longer of two words that begin alike comes first. */
    private static final Pattern PART = Pattern.compile(
            "\\s*(komi|ko|scoring|score|tax|sui|button|whb|fpok)\\s*([A-Z]+-1|[A-Z]+|[-+]?[0-9.]+)\\s*");

    private static final Map<String, String> LONG =
            Map.of("sui", "suicide", "button", "hasButton", "whb", "whiteHandicapBonus", "fpok", "friendlyPassOk");

    private final boolean komiAllowed;

    private KataRulesReader(boolean komiAllowed) {
        this.komiAllowed = komiAllowed;
    }

    static KataRulesReader withKomi() {
        return new KataRulesReader(true);
    }

    /** As for {@code kata-set-rules}: komi has a command of its own. */
    public static KataRulesReader withoutKomi() {
        return new KataRulesReader(false);
    }

    static boolean isJson(String text) {
        return text.strip().startsWith("{");
    }

    static boolean isShort(String text) {
        return PART.matcher(text).lookingAt();
    }

    /** @throws KataRulesException if it can't be read */
    public KataRules read(String text) {
        return isJson(text) ? json(text) : namedOrShort(text);
    }

    private KataRules namedOrShort(String text) {
        Optional<KataPreset> preset = KataPreset.named(text);
        if (preset.isPresent()) {
            return preset.get().rules();
        }
        if (isShort(text)) {
            return shortForm(text);
        }
        throw new KataRulesException("unknown rules " + PrintedText.quoted(text) + "; expected one of "
                + KataPreset.allNames() + ", JSON, or KataGo's short form");
    }

    /** What was said, and what was left to be taken for granted. */
    private final class Said {

        private KataRules rules = KataRules.TROMP_TAYLOR;
        private boolean tax;
        private boolean komi;

        void axis(String axis, String value) {
            if (axis.equals("komi") && komiAllowed) {
                rules = rules.withKomi(points(value));
                komi = true;
            } else {
                rules = with(rules, axis, value);
                tax |= axis.equals("tax");
            }
        }

        KataRules all() {
            boolean territory = rules.scoring() == Scoring.TERRITORY;
            KataRules whole = tax || !territory ? rules : rules.with(Tax.SEKI);
            if (komi || !territory && !rules.hasButton()) {
                return whole;
            }
            return whole.withKomi(territory ? 6.5 : 7);
        }
    }

    private KataRules json(String text) {
        Said said = new Said();
        KataJson.axes(text).forEach(said::axis);
        return said.all();
    }

    private KataRules shortForm(String text) {
        Said said = new Said();
        Matcher part = PART.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (!part.region(at, text.length()).lookingAt()) {
                throw new KataRulesException("the rules " + PrintedText.quoted(text) + " make no sense from "
                        + PrintedText.quoted(text.substring(at)) + "; expected ko, score, tax, sui, button, whb or fpok"
                        + " with a value, as in " + KataPreset.CHINESE.rules().shortForm());
            }
            said.axis(LONG.getOrDefault(part.group(1), part.group(1)), part.group(2));
            at = part.end();
        }
        return said.all();
    }

    /**
     * The rules with one axis set, as by {@code kata-set-rule}.
     *
     * @throws KataRulesException if KataGo has no such axis, or the axis no such value
     */
    public static KataRules with(KataRules rules, String axis, String value) {
        return switch (axis) {
            case "ko" -> rules.with(choice(axis, value, Ko.values(), Ko::name));
            case "score", "scoring" -> rules.with(choice(axis, value, Scoring.values(), Scoring::name));
            case "tax" -> rules.with(choice(axis, value, Tax.values(), Tax::name));
            case "suicide" -> rules.withSuicide(truth(axis, value));
            case "hasButton" -> rules.withButton(truth(axis, value));
            case "whiteHandicapBonus" -> rules.with(choice(axis, value, Bonus.values(), Bonus::id));
            case "friendlyPassOk" -> rules.withFriendlyPassOk(truth(axis, value));
            case "komi" -> throw new KataRulesException("komi is no part of the rules here; the command komi sets it");
            default ->
                throw new KataRulesException("unknown rule " + PrintedText.quoted(axis)
                        + "; expected ko, scoring, tax, suicide," + " hasButton, whiteHandicapBonus or friendlyPassOk");
        };
    }

    private static <C> C choice(String axis, String value, C[] choices, Function<C, String> id) {
        return Arrays.stream(choices)
                .filter(choice -> id.apply(choice).equals(value.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(
                        () -> new KataRulesException(axis + " " + PrintedText.quoted(value) + " is unknown; expected "
                                + Arrays.stream(choices).map(id).collect(Collectors.joining(", "))));
    }

    private static boolean truth(String axis, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> throw new KataRulesException(axis + " is true or false, not " + PrintedText.quoted(value));
        };
    }

    private static double points(String value) {
        try {
            double points = Double.parseDouble(value);
            if (2 * points == Math.rint(2 * points) && Math.abs(points) <= LARGEST_KOMI) {
                return points;
            }
        } catch (NumberFormatException e) {
            // Falls through: what is no number is refused like one that is out of range.
        }
        throw new KataRulesException("komi " + PrintedText.quoted(value)
                + "; expected whole points or halves, as in 7 or 6.5, at most " + LARGEST_KOMI);
    }
}
