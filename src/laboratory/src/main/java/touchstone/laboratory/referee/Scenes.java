package touchstone.laboratory.referee;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.subject.Opening;
import touchstone.suite.picture.PictureParser;

/** Cycles that everybody knows, up to the move that would close them. The positions are those of the scenarios. */
final class Scenes {

    /**
     * @param opening a position just after a play
     * @param moves that lead up to the one that would close the cycle
     */
    record Scene(Opening opening, List<Move> moves) {}

    private static final List<Scene> ALL = List.of(
            // Triple ko.
            scene("""
                    O O O O O O O
                    O X O . O . O
                    X . X O X O X
                    X X X X X X X
                    O O O O O O O
                    . . . . . . .
                    . . . . . . .
                    """, Color.BLACK, "A3", "D6 B5 F6 D5 B6"),
            // Double-ko seki.
            scene("""
                    O O O O O O O
                    O X O . O . O
                    X . X O X X X
                    X X X X X X X
                    O O O O O O O
                    . . . . . . .
                    . . . . . . .
                    """, Color.BLACK, "A3", "D6 B5 pass D5"),
            // Quadruple ko.
            scene("""
                    O O O O O O O O O
                    O X O . O . O X O
                    X . X O X O X . X
                    X X X X X X X X X
                    O O O O O O O O O
                    . . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    """, Color.BLACK, "A5", "D8 B7 F8 H7 B8 D7 H8"),
            // Moonshine life.
            scene("""
                    O O O O O O O O O
                    O X O . O . O O O
                    X . X O X X X X X
                    X X X X X X X X X
                    O O O O O O O O O
                    . . . . . . . . .
                    X X X X . . . . .
                    O O O X . . . . .
                    O . O . X . . . .
                    """, Color.BLACK, "A5", "C1 B7 D8 D1 B8"),
            // Eternal life.
            scene("""
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    O O O O O O . .
                    X X X X X O . .
                    X O O O X X O O
                    . O . X . O X .
                    """, Color.BLACK, "A4", "C1 E1 D1"),
            // Sending two stones and returning one.
            scene("""
                    . . . . . .
                    . . . X X X
                    . X X X O O
                    . X O O O .
                    . X O . O X
                    . X O X X .
                    """, Color.BLACK, "C3", "F3 F1"));

    private Scenes() {}

    static List<Scene> all() {
        return ALL;
    }

    private static Scene scene(String picture, Color toMove, String last, String moves) {
        Position position = PictureParser.parse(picture).position();
        return new Scene(
                new Opening(position, toMove, Optional.of(Point.parse(last))),
                Arrays.stream(moves.split(" ")).map(Scenes::move).toList());
    }

    private static Move move(String word) {
        return word.equals("pass") ? Move.PASS : new Move.Play(Point.parse(word));
    }
}
