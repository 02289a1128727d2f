package touchstone.laboratory.steer;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.reference.Board;
import touchstone.reference.Position;

/** Shapes on which rules differ or engines err: seki, life and death that hang on kos, cycles, snapbacks and suicides. */
public final class Shapes {

    private static final String ARTICLE = "Wikipedia, Rules of Go (French), diagram ";
    private static final String KATAGO = "KataGo, cpp/tests/testrules.cpp";
    private static final String CYCLES = "cycles of the literature, on a closed board of ours: ";

    private static final List<Shape> ALL = List.of(
            Shape.of("seki-one-eye-each", ARTICLE + "D71", "OOXXX OOXXX O.OX. OOOXX OO.XX"),
            Shape.of("seki-with-eyes", ARTICLE + "D72", "O.X.X .OXXX XXOOO .XO.O XXOO."),
            Shape.of(
                    "seki-in-a-game",
                    ARTICLE + "D69",
                    "..XXXO... .X.XO..O. .XXOO...O ..XXO.OOX ..XO..OXX .XOOOOX.X ..XOOXXXX ..XOOOX.O ..XXXOXO."),
            Shape.of(
                    "seki-and-group-tax",
                    KATAGO + ", GroupTaxSekiScoring",
                    ".X.XO.O.X ...XOOOX. .XXXXXXOO XOOOOOXO. XO.O.OXOO XOOOOOXXX XXXO...OO .XXXOOOO. .X.XO.O.O"),
            Shape.of(
                    "seki-with-a-neutral-point",
                    "commentary on the Japanese rules of 1989, figure 15, on a board of ours",
                    "XX.OO .X.O. XX.OO"),
            Shape.of(
                    "seki-by-double-ko",
                    "commentary on the Japanese rules of 1989, example 25, on a closed board of ours",
                    "OOOOOO OXO.O. X.XOXX XXXXXX OOOOOO .O.OO."),
            Shape.of(
                    "death-by-double-ko",
                    "KataGo, docs/rules.html, on a closed board of ours",
                    "XOX.X. XOOXOX XXOO.O XXXOO. .XXXOO X.XXXX"),
            Shape.of(
                    "bent-four",
                    "commentary on the Japanese rules of 1989, example 7, on a closed board of ours",
                    "OO.XO.O O.XXOOO XXXOO.O OOOO.OO .O.OOO."),
            Shape.of(
                    "bent-four-and-double-ko",
                    CYCLES + "bent four with endless threats",
                    "OO.XO.O O.XXOOO XXXOO.O OOOO.OO .O.OOO. OOOOOOO XXXXXXX X.XOXXX OXO.O.O OOOOOOO"),
            Shape.of(
                    "three-points-without-capturing",
                    "British Go Journal 60, page 12, on a closed board of ours",
                    ".OOX.X. XOOXXXX OXXX.X. OOOXXXX .O.OOOO OOOO.O."),
            Shape.of(
                    "thousand-year-ko",
                    CYCLES + "thousand-year ko",
                    ".OX.OXX.X OXX.OXXXX OOOOOXX.X OOOOOXXXX XXXXXXXXX"),
            Shape.of(
                    "moonshine-life",
                    CYCLES + "moonshine life",
                    "OOOOOO OXO.O. X.XOXX XXXXXX OOOOOO O.OO.O OOOOOO XXXXXX X.XX.X XXXXXX OOOXXX .O.OXX"),
            Shape.of("one-eye-flaw", CYCLES + "the one-eye flaw", "XXXXX X.X.X XXXXX OOOXX .OX.X"),
            Shape.of("one-eye-and-ko", CYCLES + "a ko for an eye", "OOOOO O.O.O OOOOO XXXOO .XO.O"),
            Shape.of(
                    "several-kos",
                    "commentary on the Japanese rules of 1989, example 16, as Robert Jasiek gives it",
                    ".OO.O.OX.XO OXXOOOOXXOO XX.XXOXXO.O .XXXOXXXXOO XXOOOOOXX.O OOO.O.OXXXO"),
            Shape.of("ko", ARTICLE + "D44", ".XO.. XO.O. .XO.. ..XO. ....."),
            Shape.of("ko-and-threats", ARTICLE + "D58", "X.XOO .XXO. XXOO. X.XO. XXOO."),
            Shape.of("triple-ko", KATAGO, "OOOOOOO OXO.O.O X.XOXOX XXXXXXX OOOOOOO ......."),
            Shape.of(
                    "triple-ko-in-a-corner",
                    ARTICLE + "D73",
                    "......... XXXXXXX.. OOOOOOX.. .O.OXOXX. OXOX.XOX. XXXXXXOXX .OOOOOOOO OO.O...O. ...O...O."),
            Shape.of(
                    "quadruple-ko",
                    CYCLES + "quadruple ko",
                    "OOOOOOOOO OXO.O.OXO X.XOXOX.X XXXXXXXXX OOOOOOOOO .O.OOO.O."),
            Shape.of("eternal-life", KATAGO, "........ OOOOOO.. XXXXXO.. XOOOXXOO .O.X.OX."),
            Shape.of("sending-two-returning-one", KATAGO, "..... ..XXX XXXOO XOOO. XO.OX XOXX."),
            Shape.of("sending-two-returning-one-twice", KATAGO, ".O.XXO OXXXO. O.X.OO XX.OO. OOOO.O"),
            Shape.of("sacrifice", ARTICLE + "D50", ".OOXX O.OOX .OOXX .XX.X OOXXX"),
            Shape.of("snapback", ARTICLE + "D54", "OOO.. XX.OO OX.XX OOXX. ..X.X"),
            Shape.of("several-chains", ARTICLE + "D32", "..XX. OO.O. OXOXO X.XXO XXOO."),
            Shape.of("capture-before-self-capture", ARTICLE + "D35", "..... ..... XXXXX XOOOO XO.XX"),
            Shape.of("suicide-of-several", ARTICLE + "D41", "..O.. ..X.. .XOOO .OX.O X.OXX"),
            Shape.of("suicide-and-ko", KATAGO, ".OXO.X OXXOOO XX.... ...... ......"),
            Shape.of("group-tax", "two groups against one, of ours", ".X.XO.O.OX.X. XXXXOOOOOXXXX XXXXOOOOOXXXX"));

    private Shapes() {}

    /** All shapes, each on a board of its own size. */
    public static List<Shape> all() {
        return ALL;
    }

    /** A position of this board with one shape in a corner of it, turned and coloured by lot; empty if none fits. */
    public static Optional<Position> on(Board board, RandomGenerator random) {
        Placements placements = Placements.on(board);
        return placements.isEmpty()
                ? Optional.empty()
                : Optional.of(placements.position(random.nextInt(placements.size())));
    }
}
