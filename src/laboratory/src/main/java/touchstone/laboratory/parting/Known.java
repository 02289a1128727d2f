package touchstone.laboratory.parting;

import java.util.List;
import java.util.Locale;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

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
        this.position = read(picture.lines().toList());
        this.source = source;
    }

    private static Position read(List<String> rows) {
        Position position = Position.empty(Board.of(rows.get(0).length(), rows.size()));
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                char sign = rows.get(row).charAt(column);
                Point point = new Point(column, rows.size() - 1 - row);
                if (sign != '.') {
                    position = position.with(sign == 'X' ? Color.BLACK : Color.WHITE, point);
                }
            }
        }
        return position;
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
