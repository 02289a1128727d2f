package touchstone.formats.sgf;

/**
 * What a lenient reader has put right in a game.
 *
 * @param text where, what was found and what it is taken for, for a person to read; parts of it are from the record, in plain
 *     signs
 */
public record SgfRepair(Kind kind, String text) {

    /** By these repairs are counted. */
    public enum Kind {
        /** Something that cannot be read and says nothing of the moves is left out. */
        LEFT_OUT("left out"),
        PROPERTY_TWICE("property twice"),
        POINT_TWICE("point set up twice"),
        RECTANGLE("corners of a rectangle"),
        MOVE_AND_SET_UP("move and set-up in a node"),
        TWO_MOVES("two moves in a node"),
        NEXT_PLAYER("next player"),
        KOMI("komi"),
        HANDICAP("handicap without stones"),
        POINT("letter and number of a point"),
        STRAY_SIGN("stray sign"),
        TEXT_BETWEEN_GAMES("text between games"),
        NOT_CLOSED("game not closed"),
        ENCODING("encoding not named");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        /** A few words. */
        public String title() {
            return title;
        }
    }
}
