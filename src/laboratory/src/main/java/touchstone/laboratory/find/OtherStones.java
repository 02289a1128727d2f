package touchstone.laboratory.find;

import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.subject.walk.Seen;
import touchstone.subject.walk.Step;

/** In what way the stones shown are not those that stand there. */
final class OtherStones {

    private OtherStones() {}

    /** In a few words from a closed vocabulary. */
    static String in(Scene scene) {
        Position right = (Position) ((Seen.Shown) scene.expected()).what();
        Position shown = (Position) ((Seen.Shown) scene.seen()).what();
        if (right.board() != shown.board()) {
            return "another board";
        }
        if (!scene.made()) {
            return scene.refusal().isPresent()
                    ? "after a refused move"
                    : scene.act().isPresent() ? "after a request" : "at the start";
        }
        PointSet missing = right.stones().minus(shown.stones());
        PointSet left = shown.stones().minus(right.stones());
        Step.Make made = scene.move().orElseThrow();
        if (made.move() instanceof Move.Pass) {
            return "after a pass";
        }
        PointSet placed = PointSet.of(right.board(), ((Move.Play) made.move()).point());
        return play(scene, right, missing, left, placed, made.player());
    }

    private static String play(
            Scene scene, Position right, PointSet missing, PointSet left, PointSet placed, Color player) {
        boolean own = missing.intersects(right.stones(player));
        boolean others = missing.intersects(right.stones(player.opponent()));
        PointSet due = scene.captured().or(scene.selfCaptured());
        if (missing.equals(placed) && left.isEmpty()) {
            return "the stone played is missing";
        } else if (!left.isEmpty() && left.minus(due).isEmpty() && missing.isEmpty()) {
            return left.equals(due) ? "nothing is removed" : "not everything is removed";
        } else if (own && !scene.captured().isEmpty()) {
            return left.isEmpty() ? "own stones are removed too" : "own stones are removed instead";
        } else if (own || others) {
            return own && others
                    ? "stones of both are removed"
                    : own ? "own stones are removed" : "stones with liberties are removed";
        }
        return left.isEmpty() ? "stones of another colour" : "more stones";
    }
}
