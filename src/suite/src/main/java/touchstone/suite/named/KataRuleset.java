package touchstone.suite.named;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchstone.gtp.rules.KataPreset;
import touchstone.gtp.rules.KataRules;
import touchstone.gtp.rules.KataVariants;
import touchstone.suite.specification.Ruleset;

/** KataGo's rules as a ruleset: the clauses of its axis values, and the definitions that all rulesets share. */
final class KataRuleset {

    private static final List<String> DEFINITIONS = List.of(
            "base.2.adjacent",
            "base.3",
            "base.4.chain",
            "base.4.liberty",
            "base.7.pass",
            "base.7.step-1",
            "base.7.stays",
            "base.7.step-2",
            "base.7.order",
            "base.7.every-stone-has-a-liberty",
            "base.7.never-both");

    private KataRuleset() {}

    /**
     * @param text how the user named or wrote the rules
     * @throws touchstone.gtp.rules.KataRulesException if the rules have no counterpart here
     */
    static Ruleset of(KataRules rules, String text) {
        Optional<String> preset = KataPreset.named(text).map(known -> known.names().stream()
                .filter(name -> name.equals(text.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(known.names().get(0)));
        String komi = BigDecimal.valueOf(rules.komi()).stripTrailingZeros().toPlainString();
        return new Ruleset(
                "katago:" + preset.orElse(rules.shortForm() + "komi" + komi),
                preset.map(name -> "What KataGo has under the name " + name).orElse("Rules set up for KataGo"),
                List.of(),
                true,
                List.of("KataGo, docs/rules.html and cpp/game/rules.cpp, version 1.17"),
                KataVariants.variant(rules),
                Map.of("any", rules.komi()),
                Optional.empty(),
                Map.of(),
                DEFINITIONS,
                List.of(),
                Path.of(""));
    }
}
