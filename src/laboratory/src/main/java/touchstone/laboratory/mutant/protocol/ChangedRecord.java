package touchstone.laboratory.mutant.protocol;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.builtin.controller.Declined;
import touchstone.formats.sgf.Node;
import touchstone.formats.sgf.Record;

/** A record with one thing in it changed. */
final class ChangedRecord {

    private ChangedRecord() {}

    /** The same record of a board of another size, counted from the upper left corner. */
    static Record onto(Board board, Record record) {
        int moved = board.height() - record.board().height();
        return points(record, board, point -> {
            if (point.column() >= board.width() || point.row() + moved < 0) {
                throw new Declined("cannot load file: no such point");
            }
            return new Point(point.column(), point.row() + moved);
        });
    }

    static Record points(Record record, Board board, UnaryOperator<Point> moved) {
        List<Node> nodes = record.nodes().stream()
                .map(node -> node instanceof Node.Played played
                        ? played(played, moved)
                        : setUp((Node.SetUp) node, board, moved))
                .toList();
        return new Record(board, record.komi(), record.handicap(), record.rules(), nodes);
    }

    private static Node played(Node.Played played, UnaryOperator<Point> moved) {
        return played.move() instanceof Move.Play play
                ? new Node.Played(played.player(), new Move.Play(moved.apply(play.point())))
                : played;
    }

    private static Node setUp(Node.SetUp setUp, Board board, UnaryOperator<Point> moved) {
        UnaryOperator<PointSet> all =
                points -> board.none().withAll(points.stream().map(moved).toList());
        return new Node.SetUp(
                all.apply(setUp.black()), all.apply(setUp.white()), all.apply(setUp.empty()), setUp.toMove());
    }

    static Record setUps(Record record, UnaryOperator<Node.SetUp> change) {
        return nodes(
                record,
                record.nodes().stream()
                        .map(node -> node instanceof Node.SetUp setUp ? change.apply(setUp) : node)
                        .toList());
    }

    static Record nodes(Record record, List<Node> nodes) {
        return new Record(record.board(), record.komi(), record.handicap(), record.rules(), nodes);
    }

    static Record withKomi(Record record, OptionalDouble komi) {
        return new Record(record.board(), komi, record.handicap(), record.rules(), record.nodes());
    }
}
