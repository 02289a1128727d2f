package touchstone.subject.record;

import java.util.Locale;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** Writes records, for reading them again. */
final class Drafts {

    private Drafts() {}

    static String write(Record record) {
        StringBuilder text =
                new StringBuilder("(;FF[4]GM[1]SZ[").append(record.board().width());
        if (record.board().width() != record.board().height()) {
            text.append(':').append(record.board().height());
        }
        text.append(']');
        record.komi().ifPresent(komi -> text.append(String.format(Locale.ROOT, "KM[%.2f]", komi)));
        text.append("HA[").append(record.handicap()).append(']');
        record.rules()
                .ifPresent(rules -> text.append("RU[").append(escaped(rules)).append(']'));
        record.nodes().forEach(node -> text.append("\n;").append(write(record, node)));
        return text.append(")\n").toString();
    }

    private static String write(Record record, Node node) {
        if (node instanceof Node.Played played) {
            return (played.player() == Color.BLACK ? "B[" : "W[")
                    + (played.move() instanceof Move.Play play ? point(record, play.point()) : "")
                    + "]";
        }
        Node.SetUp setUp = (Node.SetUp) node;
        return points(record, "AB", setUp.black())
                + points(record, "AW", setUp.white())
                + points(record, "AE", setUp.empty())
                + setUp.toMove()
                        .map(color -> color == Color.BLACK ? "PL[B]" : "PL[W]")
                        .orElse("");
    }

    private static String points(Record record, String name, PointSet points) {
        return points.isEmpty()
                ? ""
                : name
                        + points.stream()
                                .map(point -> "[" + point(record, point) + "]")
                                .collect(Collectors.joining());
    }

    private static String point(Record record, Point point) {
        return "" + (char) ('a' + point.column()) + (char) ('a' + record.board().height() - 1 - point.row());
    }

    static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("]", "\\]");
    }
}
