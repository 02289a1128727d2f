package touchstone.laboratory.referee;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.laboratory.steer.PictureFile;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.subject.Opening;

/** Cycles that everybody knows, up to the move that would close them. The positions are those of the scenarios. */
final class Scenes {

    /**
     * @param opening a position just after a play
     * @param moves that lead up to the one that would close the cycle
     */
    record Scene(Opening opening, List<Move> moves) {}

    private static final List<Scene> ALL =
            PictureFile.read("cycles.txt").stream().map(Scenes::scene).toList();

    private Scenes() {}

    static List<Scene> all() {
        return ALL;
    }

    private static Scene scene(PictureFile.Entry entry) {
        Point last = Point.parse(entry.fields().get(1));
        return new Scene(
                new Opening(entry.position(), Color.BLACK, Optional.of(last)),
                Arrays.stream(entry.fields().get(2).split(" ")).map(Scenes::move).toList());
    }

    private static Move move(String word) {
        return word.equals("pass") ? Move.PASS : new Move.Play(Point.parse(word));
    }
}
