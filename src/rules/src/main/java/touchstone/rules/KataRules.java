package touchstone.rules;

/**
 * KataGo's rules, in its own terms. What they mean in the space of rules is said by {@link KataVariants}.
 *
 * @param ko what may not be repeated
 * @param scoring what is counted
 * @param tax which territory is not counted
 * @param suicide whether several stones may be self-captured; a single one never may
 * @param hasButton whether the first player to pass gets half a point
 * @param whiteHandicapBonus points for White for N handicap stones
 * @param friendlyPassOk whether players may pass before they have captured what is dead; says nothing of the score
 * @param komi points for White; KataGo's commands set it apart from its rules
 */
public record KataRules(
        Ko ko,
        Scoring scoring,
        Tax tax,
        boolean suicide,
        boolean hasButton,
        Bonus whiteHandicapBonus,
        boolean friendlyPassOk,
        double komi) {

    /** KataGo's rules of repetition. */
    public enum Ko {
        SIMPLE,
        POSITIONAL,
        SITUATIONAL,
        /** In its code, but not in its documents: a pass lifts all bans. */
        SPIGHT
    }

    public enum Scoring {
        AREA,
        TERRITORY
    }

    public enum Tax {
        NONE,
        SEKI,
        ALL
    }

    /** Points for White for N handicap stones. */
    public enum Bonus {
        ZERO("0"),
        N("N"),
        N_MINUS_ONE("N-1");

        private final String id;

        Bonus(String id) {
            this.id = id;
        }

        /** As KataGo writes it. */
        public String id() {
            return id;
        }
    }

    /** What KataGo takes for granted where nothing is said. */
    public static final KataRules TROMP_TAYLOR =
            new KataRules(Ko.POSITIONAL, Scoring.AREA, Tax.NONE, true, false, Bonus.ZERO, false, 7.5);

    /**
     * Rules that KataGo names, in JSON, or in its short form, komi included.
     *
     * @throws KataRulesException if it is none of these
     */
    public static KataRules read(String text) {
        return KataRulesReader.withKomi().read(text);
    }

    /** Whether a text is meant as rules in JSON or in KataGo's short form, be it in order or not; names are not. */
    public static boolean isSpelledOut(String text) {
        return KataRulesReader.isJson(text) || KataRulesReader.isShort(text);
    }

    /** What {@code kata-set-rules} takes: one line, without komi. */
    public String json() {
        return KataJson.of(this);
    }

    /** KataGo's short form, without komi, such as {@code koSIMPLEscoreAREAtaxNONEsui0whbN}. */
    public String shortForm() {
        return "ko" + ko + "score" + scoring + "tax" + tax + "sui" + (suicide ? 1 : 0)
                + (hasButton ? "button1" : "")
                + (whiteHandicapBonus == Bonus.ZERO ? "" : "whb" + whiteHandicapBonus.id())
                + (friendlyPassOk ? "fpok1" : "");
    }

    /** Whether these are the same but for komi. */
    public boolean sameButKomi(KataRules other) {
        return withKomi(other.komi).equals(other);
    }

    public KataRules with(Ko other) {
        return new KataRules(other, scoring, tax, suicide, hasButton, whiteHandicapBonus, friendlyPassOk, komi);
    }

    public KataRules with(Scoring other) {
        return new KataRules(ko, other, tax, suicide, hasButton, whiteHandicapBonus, friendlyPassOk, komi);
    }

    public KataRules with(Tax other) {
        return new KataRules(ko, scoring, other, suicide, hasButton, whiteHandicapBonus, friendlyPassOk, komi);
    }

    public KataRules with(Bonus other) {
        return new KataRules(ko, scoring, tax, suicide, hasButton, other, friendlyPassOk, komi);
    }

    public KataRules withSuicide(boolean other) {
        return new KataRules(ko, scoring, tax, other, hasButton, whiteHandicapBonus, friendlyPassOk, komi);
    }

    public KataRules withButton(boolean other) {
        return new KataRules(ko, scoring, tax, suicide, other, whiteHandicapBonus, friendlyPassOk, komi);
    }

    public KataRules withFriendlyPassOk(boolean other) {
        return new KataRules(ko, scoring, tax, suicide, hasButton, whiteHandicapBonus, other, komi);
    }

    public KataRules withKomi(double other) {
        return new KataRules(ko, scoring, tax, suicide, hasButton, whiteHandicapBonus, friendlyPassOk, other);
    }
}
