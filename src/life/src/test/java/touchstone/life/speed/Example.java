package touchstone.life.speed;

import java.util.Arrays;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** Boards that the commentary on the rules or others use as examples, to be timed. Their statuses are in {@code PublishedStatusTest}. */
public enum Example {
    BENT_FOUR("OO.XO.O/O.XXOOO/XXXOO.O/OOOO.OO/.O.OOO."),
    BENT_FOUR_AND_DOUBLE_KO("OO.XO.O/O.XXOOO/XXXOO.O/OOOO.OO/.O.OOO./OOOOOOO/XXXXXXX/X.XOXXX/OXO.O.O/OOOOOOO"),
    THREE_POINTS(".OOX.X./XOOXXXX/OXXX.X./OOOXXXX/.O.OOOO/OOOO.O."),
    DOUBLE_KO_SEKI("OOOOOO/OXO.O./X.XOXX/XXXXXX/OOOOOO/.O.OO."),
    DOUBLE_KO_DEATH("XOX.X./XOOXOX/XXOO.O/XXXOO./.XXXOO/X.XXXX"),
    MOONSHINE("OOOOOO/OXO.O./X.XOXX/XXXXXX/OOOOOO/O.OO.O/OOOOOO/XXXXXX/X.XX.X/XXXXXX/OOOXXX/.O.OXX"),
    THOUSAND_YEAR_KO(".OX.OXX.X/OXX.OXXXX/OOOOOXX.X/OOOOOXXXX/XXXXXXXXX"),
    KO_WITH_LOCAL_THREAT("O.O.X..OO.O/OOOXOXOOOOO/XXXO.OO.O.O/X.XOOOOOOOO/.XXOXXXXXXX/XXXXX.X.XXX/XXXXXXXXXXX"),
    ONE_EYE_AND_KO("OOOOO/O.O.O/OOOOO/XXXOO/.XO.O"),
    SEKI_WITH_EYES("OOXXX/OOXXX/O.OX./OOOXX/OO.XX"),
    DAME_LEFT("XX.OO/.X.O./XX.OO"),
    SNAPBACK("OOO../XX.OO/OXOXX/OOXX./..X.X"),
    EXAMPLE_16(".OO.O.OX.XO/OXXOOOOXXOO/XX.XXOXXO.O/.XXXOXXXXOO/XXOOOOOXX.O/OOO.O.OXXXO");

    private final String rows;

    Example(String rows) {
        this.rows = rows;
    }

    Position position() {
        return PositionText.read(Arrays.asList(rows.split("/")));
    }
}
