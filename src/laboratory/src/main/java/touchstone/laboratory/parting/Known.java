package touchstone.laboratory.parting;

import java.util.Locale;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** Positions from which every two rulesets are compared: such as players have long argued about. Black moves. */
public enum Known {
    SENDING_TWO_RETURNING_ONE("""
            .....
            ..XXX
            XXXOO
            XOOO.
            XO.OX
            XOXX.
            """, "KataGo's tests of its rules"),
    TRIPLE_KO("""
            OOOOOOO
            OXO.O.O
            X.XOXOX
            XXXXXXX
            OOOOOOO
            .......
            """, "KataGo's tests of its rules"),
    ETERNAL_LIFE("""
            ........
            OOOOOO..
            XXXXXO..
            XOOOXXOO
            .O.X.OX.
            """, "KataGo's tests of its rules"),
    GROUP_TAX("""
            .X.XO.O.OX.X.
            XXXXOOOOOXXXX
            XXXXOOOOOXXXX
            """, "our own: two groups against one");

    private final Position position;
    private final String source;

    Known(String picture, String source) {
        this.position = PositionText.read(picture.lines().toList());
        this.source = source;
    }

    public Start start() {
        return new Start(position, Color.BLACK);
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
