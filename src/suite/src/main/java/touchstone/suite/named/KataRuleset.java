package touchstone.suite.named;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.suite.specification.Ruleset;

/** KataGo's rules as a ruleset: the clauses of its axis values, and the definitions that all rulesets share. */
public final class KataRuleset {

    private KataRuleset() {}

    /**
     * @param definitions the clauses that all rules share
     * @param text how the user named or wrote the rules
     * @throws touchstone.rules.KataRulesException if the rules have no counterpart here
     */
    static Ruleset of(KataRules rules, String text, List<String> definitions) {
        return new Ruleset(
                name(rules, text),
                preset(text)
                        .map(name -> "What KataGo has under the name " + name)
                        .orElse("Rules set up for KataGo"),
                List.of(),
                true,
                List.of("KataGo, docs/rules.html and cpp/game/rules.cpp, version 1.17"),
                KataVariants.variant(rules),
                Map.of("any", rules.komi()),
                Optional.empty(),
                Map.of(),
                definitions,
                List.of(),
                Path.of(""));
    }

    private static Optional<String> preset(String text) {
        return KataPreset.named(text).map(known -> known.names().stream()
                .filter(name -> name.equals(text.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(known.names().get(0)));
    }

    /**
     * What it is called.
     *
     * @param text how the user named or wrote the rules
     */
    public static String name(KataRules rules, String text) {
        return "katago:" + preset(text).orElseGet(() -> rules.shortForm() + "komi" + points(rules.komi()));
    }

    /** In whole points or halves, as KataGo has them. */
    private static String points(double komi) {
        return komi == Math.rint(komi) ? Integer.toString((int) komi) : Double.toString(komi);
    }
}
