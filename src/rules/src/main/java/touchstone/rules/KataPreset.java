package touchstone.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.rules.KataRules.Bonus;
import touchstone.rules.KataRules.Ko;
import touchstone.rules.KataRules.Scoring;
import touchstone.rules.KataRules.Tax;

/** The rules that KataGo has names for, with what it takes each to be (its cpp/game/rules.cpp, version 1.17). */
public enum KataPreset {
    TROMP_TAYLOR(KataRules.TROMP_TAYLOR, "tromp-taylor"),
    CHINESE(area(Ko.SIMPLE, false, Bonus.N), "chinese"),
    CHINESE_OGS(area(Ko.POSITIONAL, false, Bonus.N), "chinese-ogs", "chinese-kgs"),
    JAPANESE(territory(Tax.SEKI), "japanese", "korean"),
    AGA(area(Ko.SITUATIONAL, false, Bonus.N_MINUS_ONE), "aga", "bga", "french"),
    AGA_BUTTON(area(Ko.SITUATIONAL, false, Bonus.N_MINUS_ONE).withButton(true).withKomi(7), "aga-button"),
    NEW_ZEALAND(area(Ko.SITUATIONAL, true, Bonus.ZERO).withKomi(7), "new-zealand", "nz"),
    STONE_SCORING(area(Ko.SIMPLE, false, Bonus.ZERO).with(Tax.ALL), "stone-scoring", "ancient-area"),
    ANCIENT_TERRITORY(territory(Tax.ALL), "ancient-territory"),
    ING(area(Ko.POSITIONAL, true, Bonus.ZERO), "ing", "goe");

    private final KataRules rules;
    private final List<String> names;

    KataPreset(KataRules rules, String... names) {
        this.rules = rules;
        this.names = List.of(names);
    }

    private static KataRules area(Ko ko, boolean suicide, Bonus bonus) {
        return new KataRules(ko, Scoring.AREA, Tax.NONE, suicide, false, bonus, true, 7.5);
    }

    private static KataRules territory(Tax tax) {
        return new KataRules(Ko.SIMPLE, Scoring.TERRITORY, tax, false, false, Bonus.ZERO, false, 6.5);
    }

    public KataRules rules() {
        return rules;
    }

    /** What KataGo calls it, the usual name first, words separated by hyphens. */
    public List<String> names() {
        return names;
    }

    /** Every name that KataGo knows. */
    public static List<String> allNames() {
        return Arrays.stream(values()).flatMap(preset -> preset.names.stream()).toList();
    }

    /** The rules of this name. Capitals do not matter, nor whether words are separated by hyphen, underscore or space, or run on. */
    public static Optional<KataPreset> named(String name) {
        String wanted = runOn(name.strip());
        return Arrays.stream(values())
                .filter(preset -> preset.names.stream().map(KataPreset::runOn).anyMatch(wanted::equals))
                .findFirst();
    }

    private static String runOn(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("(?<=[a-z])[-_ ](?=[a-z])", "");
    }
}
