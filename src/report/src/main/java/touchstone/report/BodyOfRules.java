package touchstone.report;

import java.util.Locale;
import java.util.Map;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The title of the body of rules that a clause belongs to. */
public final class BodyOfRules {

    /** Those whose id alone would not tell, and which no ruleset of the same name gives a title. */
    private static final Map<String, String> TITLES =
            Map.of("base", "Base rules", "davies", "Davies' concise rules", "claim", "What is claimed");

    private BodyOfRules() {}

    /** @param body the first part of a clause's id */
    public static String title(Specification specification, String body) {
        String known = TITLES.get(body);
        if (Axis.named(body).isPresent()) {
            return "Axis: " + body;
        }
        return known != null
                ? known
                : specification.ruleset(body).map(Ruleset::title).orElseGet(() -> generic(body));
    }

    private static String generic(String body) {
        String words = body.replace('-', ' ');
        return words.isEmpty()
                ? "Rules"
                : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + " rules";
    }
}
