package touchstone.explore.diagnosis;

import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/** How the stones that a subject shows differ from those on the board. */
final class StoneDifference {

    private StoneDifference() {}

    /** In a few words from a closed vocabulary. */
    static String in(DisagreementContext scene) {
        Position right = (Position) ((Observation.Shown) scene.expected()).what();
        Position shown = (Position) ((Observation.Shown) scene.seen()).what();
        if (right.board() != shown.board()) {
            return "another board";
        }
        if (scene.said().isPresent()) {
            return "after something said";
        }
        if (!scene.made()) {
            return scene.refusal().isPresent()
                    ? "after a refused move"
                    : scene.act().isPresent() ? "after a request" : "at the start";
        }
        TraceStep.MoveStep made = scene.move().orElseThrow();
        if (made.move() instanceof Move.Pass) {
            return "after a pass";
        }
        return play(scene, right, shown, made.player());
    }

    private static String play(DisagreementContext scene, Position right, Position shown, Color player) {
        PointSet missing = right.stones().minus(shown.stones());
        PointSet left = shown.stones().minus(right.stones());
        PointSet due = scene.captured().or(scene.selfCaptured());
        boolean own = missing.intersects(right.stones(player));
        if (repainted(scene, right, shown)) {
            return "stones change colour";
        } else if (!left.minus(due).isEmpty()) {
            return "there are more stones";
        } else if (own && !scene.captured().isEmpty()) {
            return left.isEmpty()
                    ? "own stones are removed too"
                    : left.equals(due) ? "own stones are removed instead" : "not everything is removed";
        } else if (!left.isEmpty()) {
            return left.equals(due) ? "nothing is removed" : "not everything is removed";
        }
        return own ? "own stones are removed" : "stones with liberties are removed";
    }

    /** Whether some stone is of a colour that it neither has nor had. */
    private static boolean repainted(DisagreementContext scene, Position right, Position shown) {
        return shown.stones().stream().anyMatch(stone -> right.stone(stone)
                .or(() -> scene.before().position().stone(stone))
                .filter(color -> !shown.stones(color).contains(stone))
                .isPresent());
    }
}
