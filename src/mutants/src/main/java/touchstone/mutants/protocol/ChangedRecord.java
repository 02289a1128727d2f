package touchstone.mutants.protocol;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** A record with one thing in it changed. */
final class ChangedRecord {

    private ChangedRecord() {}

    /** The same record of a board of another size, counted from the upper left corner. */
    static SgfRecord onto(Board board, SgfRecord record) {
        int moved = board.height() - record.board().height();
        return points(record, board, point -> {
            if (point.column() >= board.width() || point.row() + moved < 0) {
                throw new RequestDeclinedException("cannot load file: no such point");
            }
            return new Point(point.column(), point.row() + moved);
        });
    }

    static SgfRecord points(SgfRecord record, Board board, UnaryOperator<Point> moved) {
        List<SgfNode> nodes = record.nodes().stream()
                .map(node -> node instanceof SgfNode.Played played
                        ? played(played, moved)
                        : setUp((SgfNode.SetUp) node, board, moved))
                .toList();
        return new SgfRecord(board, record.komi(), record.handicap(), record.rules(), nodes);
    }

    private static SgfNode played(SgfNode.Played played, UnaryOperator<Point> moved) {
        return played.move() instanceof Move.Play play
                ? new SgfNode.Played(played.player(), new Move.Play(moved.apply(play.point())))
                : played;
    }

    private static SgfNode setUp(SgfNode.SetUp setUp, Board board, UnaryOperator<Point> moved) {
        UnaryOperator<PointSet> all =
                points -> board.none().withAll(points.stream().map(moved).toList());
        return new SgfNode.SetUp(
                all.apply(setUp.black()), all.apply(setUp.white()), all.apply(setUp.empty()), setUp.toMove());
    }

    static SgfRecord setUps(SgfRecord record, UnaryOperator<SgfNode.SetUp> change) {
        return nodes(
                record,
                record.nodes().stream()
                        .map(node -> node instanceof SgfNode.SetUp setUp ? change.apply(setUp) : node)
                        .toList());
    }

    static SgfRecord nodes(SgfRecord record, List<SgfNode> nodes) {
        return new SgfRecord(record.board(), record.komi(), record.handicap(), record.rules(), nodes);
    }

    static SgfRecord withKomi(SgfRecord record, OptionalDouble komi) {
        return new SgfRecord(record.board(), komi, record.handicap(), record.rules(), record.nodes());
    }
}
