package touchstone.gtp.smoke;

/**
 * The result of one check of a new engine.
 *
 * @param title what was checked, as the rest of a sentence that begins with the engine
 * @param seen what was asked and answered, or what else showed it; may quote untrusted text
 * @param remedy what to do about it, as a sentence; empty if all is well
 */
public record SmokeFinding(String title, Grade grade, String seen, String remedy) {

    /** How it went, the best first. */
    public enum Grade {
        OK("ok"),
        /** It is not offered, so less can be tried. */
        MISSING("missing"),
        /** It is wrong, so that no verdict would mean anything. */
        FAILED("failed"),
        /** The engine broke down over it. */
        BROKE("broke");

        private final String word;

        Grade(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
