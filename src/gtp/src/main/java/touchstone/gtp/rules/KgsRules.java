package touchstone.gtp.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.rules.WantedRules;

/**
 * The names of rules that {@code kgs-rules} takes: those of the server KGS (KataGo's docs/GTP_Extensions.md lists them), and
 * one that Pachi adds (its board.c).
 */
public enum KgsRules {
    /** Not as these rules are used: no position may be repeated on that server. */
    CHINESE("chinese", KataPreset.CHINESE_OGS),
    AGA("aga", KataPreset.AGA),
    NEW_ZEALAND("new_zealand", KataPreset.NEW_ZEALAND),
    JAPANESE("japanese", KataPreset.JAPANESE),
    SIMPLIFIED_ING("siming", KataPreset.ING);

    /** All of them, as a list to read. */
    public static final String NAMES = Arrays.stream(values()).map(KgsRules::id).collect(Collectors.joining(", "));

    private final String id;
    private final KataPreset meant;

    KgsRules(String id, KataPreset meant) {
        this.id = id;
        this.meant = meant;
    }

    String id() {
        return id;
    }

    /** What KataGo takes the name for. */
    KataRules meant() {
        return meant.rules();
    }

    /** What is meant by a name, in capitals or not; empty if it is none of them. */
    public static Optional<KataRules> meantBy(String name) {
        return Arrays.stream(values())
                .filter(rules -> rules.id.equalsIgnoreCase(name))
                .findFirst()
                .map(KgsRules::meant);
    }

    /**
     * The name for these rules: their own, or else that of rules from which KataGo could not tell them, such as {@code aga}
     * for the French rules. Which superko the Chinese rules have is a matter of opinion, so there it does not count.
     * Simplified Ing rules are meant by name alone: Pachi takes a stone for each pass under them.
     */
    static Optional<KgsRules> nearest(WantedRules wanted) {
        return Arrays.stream(values())
                .filter(rules -> rules.isNamed(wanted))
                .findFirst()
                .or(() -> Arrays.stream(values())
                        .filter(rules -> rules.fits(KataVariants.nearest(wanted.variant())))
                        .findFirst());
    }

    /** Whether the rules have just this name, and not only one like it. */
    boolean isNameOf(WantedRules wanted) {
        return plain(wanted).replace('-', '_').equals(id)
                || this == SIMPLIFIED_ING && plain(wanted).equals("ing-simplified");
    }

    private boolean isNamed(WantedRules wanted) {
        return isNameOf(wanted)
                || this == SIMPLIFIED_ING && List.of("ing", "goe").contains(plain(wanted));
    }

    /** The name as our rulesets and KataGo have it. */
    private static String plain(WantedRules wanted) {
        return wanted.name().toLowerCase(Locale.ROOT).replaceFirst("^katago:", "");
    }

    private boolean fits(KataRules rules) {
        return this != SIMPLIFIED_ING
                && KataAxis.differing(meant.rules(), rules).stream()
                        .allMatch(axis -> this == CHINESE && axis == KataAxis.KO);
    }
}
