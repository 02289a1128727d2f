package touchstone.suite.named;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.rules.KataRulesException;
import touchstone.rules.KataVariants;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * Finds rulesets by the names that users give: Touchstone's own first, then KataGo's, then rules spelled out as for
 * KataGo.
 */
public final class NamedRulesets {

    /** What makes a name KataGo's, where we have one like it. */
    private static final String KATAGO = "katago:";

    private NamedRulesets() {}

    /**
     * What can be claimed by this name: a ruleset, ours before KataGo's; a protocol; or both, as in {@code aga,gtp}.
     *
     * @throws KataRulesException if it can only be meant as KataGo's rules, but they make no sense or have no counterpart here
     */
    public static Optional<Ruleset> ruleset(Specification specification, String name) {
        return own(specification, name)
                .or(() -> specification.together(name, rules -> ruleset(specification, rules)))
                .or(() -> katago(specification, name));
    }

    /** An exact name wins over one that is the same but for capitals and hyphens. */
    private static Optional<Ruleset> own(Specification specification, String name) {
        String wanted = plain(name);
        return specification.ruleset(name).or(() -> specification.rulesets().stream()
                .filter(ruleset -> names(ruleset).map(NamedRulesets::plain).anyMatch(wanted::equals))
                .findFirst());
    }

    /** A name without what does not matter in it: capitals, and whether words are separated by hyphen, underscore or space. */
    public static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[_ ]", "-");
    }

    private static Optional<Ruleset> katago(Specification specification, String name) {
        return katagoText(name)
                .map(text -> KataRuleset.of(
                        KataRules.read(text), text, specification.mappings().definitions()));
    }

    /**
     * The point of KataGo's rules, for rulesets that are like them; empty if neither KataGo has the name nor are they
     * spelled out.
     *
     * @throws IllegalArgumentException if they have no counterpart here, or the name is no ruleset's
     */
    public static Optional<Variant> elsewhere(String name) {
        if (plain(name).equals(Ruleset.NO_NAME)) {
            throw new IllegalArgumentException("so a run without a ruleset is called; expected a ruleset");
        }
        try {
            return katagoText(name).map(text -> KataVariants.variant(KataRules.read(text)));
        } catch (KataRulesException fault) {
            throw new IllegalArgumentException(fault.getMessage(), fault);
        }
    }

    /** What means rules to KataGo, without the word that says so. */
    private static Optional<String> katagoText(String name) {
        return Optional.of(unmarked(name))
                .filter(text -> KataPreset.named(text).isPresent() || KataRules.isSpelledOut(text));
    }

    /** A name without the word that makes it KataGo's. */
    public static String unmarked(String name) {
        String stripped = name.strip();
        boolean marked = stripped.toLowerCase(Locale.ROOT).startsWith(KATAGO);
        return marked ? stripped.substring(KATAGO.length()).strip() : stripped;
    }

    /** Every name that a ruleset or a protocol may be given by. */
    public static List<String> known(Specification specification) {
        List<String> known = new ArrayList<>(
                specification.rulesets().stream().flatMap(NamedRulesets::names).toList());
        specification.protocols().stream().map(Ruleset::name).forEach(known::add);
        KataPreset.allNames().stream().filter(Predicate.not(known::contains)).forEach(known::add);
        KataPreset.allNames().forEach(katago -> known.add(KATAGO + katago));
        return known;
    }

    /** The names of one, its own first. */
    public static Stream<String> names(Ruleset ruleset) {
        return Stream.concat(Stream.of(ruleset.name()), ruleset.aliases().stream());
    }
}
