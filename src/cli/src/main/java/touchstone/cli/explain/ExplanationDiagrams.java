package touchstone.cli.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.diagram.BoardDrawing;
import touchstone.explore.replay.ForcedMove;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * The pictures that go with an explanation: the position before the move, what the move makes of it, and the earlier position that
 * it brings back.
 */
public final class ExplanationDiagrams {

    /** @param caption what it shows, as the end of a sentence */
    public record Captioned(String caption, BoardDrawing drawing) {}

    private ExplanationDiagrams() {}

    public static List<Captioned> of(MoveExplanation explanation) {
        List<Captioned> pictures = new ArrayList<>();
        Board board = explanation.before().board();
        Optional<Point> point = explanation.move() instanceof Move.Play play && board.contains(play.point())
                ? Optional.of(play.point())
                : Optional.empty();
        pictures.add(new Captioned(caption(explanation, point), before(explanation, point)));
        boolean illegal = explanation.refusal().isPresent();
        point.flatMap(any -> explanation.made()).ifPresent(made -> {
            String played = "after " + explanation.player() + " " + explanation.move();
            pictures.add(new Captioned(
                    (illegal ? "would be " : "") + played + removed(made),
                    new BoardDrawing(made.after(), stones(board, point, made), Optional.empty())));
        });
        explanation
                .earlier()
                .ifPresent(earlier -> pictures.add(new Captioned(
                        "stood " + explanation.numbering().when(earlier.moment()) + ", "
                                + earlier.moment().toMove() + " to move",
                        BoardDrawing.of(earlier.moment().position()))));
        return pictures;
    }

    private static String caption(MoveExplanation explanation, Optional<Point> point) {
        boolean empty = point.filter(
                        at -> explanation.before().position().stone(at).isEmpty())
                .isPresent();
        return explanation.player()
                + (explanation.move() instanceof Move.Pass ? " to pass" : " to play")
                + (empty ? " a" : point.isPresent() ? " the marked point" : "");
    }

    /** The point is named, the stones that go are marked. */
    private static BoardDrawing before(MoveExplanation explanation, Optional<Point> point) {
        Board board = explanation.before().board();
        PointSet marked = explanation
                .made()
                .map(made -> made.removal().captured().or(made.removal().selfCaptured()))
                .orElseGet(() -> point.map(at -> PointSet.of(board, at)).orElseGet(board::none));
        return new BoardDrawing(explanation.before().position(), marked, point);
    }

    private static PointSet stones(Board board, Optional<Point> point, ForcedMove made) {
        return point.map(at -> PointSet.of(board, at))
                .orElseGet(board::none)
                .and(made.after().stones());
    }

    private static String removed(ForcedMove made) {
        PointSet captured = made.removal().captured();
        PointSet own = made.removal().selfCaptured();
        return (captured.isEmpty() ? "" : ", " + captured + " captured")
                + (own.isEmpty() ? "" : ", " + own + " self-captured");
    }
}
