package touchstone.explore.divergence;

import java.util.Locale;
import touchstone.explore.generate.KnownShapes;
import touchstone.reference.Color;

/** Well-known disputed positions, from which every two rulesets are compared. Black moves. */
public enum KnownPosition {
    SENDING_TWO_RETURNING_ONE("KataGo's tests of its rules"),
    TRIPLE_KO("KataGo's tests of its rules"),
    ETERNAL_LIFE("KataGo's tests of its rules"),
    GROUP_TAX("our own: two groups against one");

    private final String source;

    KnownPosition(String source) {
        this.source = source;
    }

    public StartPosition start() {
        String shape = name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new StartPosition(KnownShapes.named(shape).position(), Color.BLACK);
    }

    /** Where it comes from. */
    public String source() {
        return source;
    }

    /** As a person calls it. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ').replace("two r", "two, r");
    }
}
