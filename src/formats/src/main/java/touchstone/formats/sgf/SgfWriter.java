package touchstone.formats.sgf;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.formats.sgf.SgfNote.Mark;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * Writes records in FF[4], UTF-8, one node a line. What is written is read again by {@link SgfRecord#read(String)} as the same
 * record.
 */
public final class SgfWriter {

    private final SgfRecord record;
    private final Map<String, String> information = new LinkedHashMap<>();
    private final Map<Integer, SgfNote> notes = new TreeMap<>();
    private final StringBuilder text = new StringBuilder();

    public SgfWriter(SgfRecord record) {
        this.record = record;
    }

    /** Names the players; untrusted text is made harmless. */
    public SgfWriter players(String black, String white) {
        information.put("PB", black);
        information.put("PW", white);
        return this;
    }

    /** Names the game; untrusted text is made harmless. */
    public SgfWriter name(String name) {
        information.put("GN", name);
        return this;
    }

    /**
     * Adds something for the reader.
     *
     * @param moves after how many moves it is shown, passes counted; 0 for the start
     */
    public SgfWriter note(int moves, SgfNote note) {
        notes.put(moves, note);
        return this;
    }

    /** The whole record. */
    public String text() {
        text.setLength(0);
        Board board = record.board();
        text.append("(;FF[4]GM[1]CA[UTF-8]AP[Touchstone]");
        property("SZ", board.width() == board.height() ? "" + board.width() : board.width() + ":" + board.height());
        record.komi()
                .ifPresent(komi -> property(
                        "KM", BigDecimal.valueOf(komi).stripTrailingZeros().toPlainString()));
        if (record.handicap() > 0) {
            property("HA", "" + record.handicap());
        }
        record.rules().ifPresent(rules -> property("RU", line(rules)));
        information.forEach((name, value) -> property(name, line(value)));
        boolean setUpAtStart = !record.nodes().isEmpty() && record.nodes().get(0) instanceof SgfNode.SetUp;
        if (setUpAtStart) {
            node(record.nodes().get(0));
        }
        note(0);
        int moves = 0;
        for (SgfNode node :
                record.nodes().subList(setUpAtStart ? 1 : 0, record.nodes().size())) {
            text.append("\n;");
            node(node);
            if (node instanceof SgfNode.Played) {
                note(++moves);
            }
        }
        return text.append(")\n").toString();
    }

    private void node(SgfNode node) {
        if (node instanceof SgfNode.Played played) {
            property(
                    played.player() == Color.BLACK ? "B" : "W",
                    played.move() instanceof Move.Play play ? point(play.point()) : "");
        } else if (node instanceof SgfNode.SetUp setUp) {
            points("AB", setUp.black());
            points("AW", setUp.white());
            points("AE", setUp.empty());
            setUp.toMove().ifPresent(color -> property("PL", color == Color.BLACK ? "B" : "W"));
        }
    }

    private void note(int moves) {
        SgfNote note = notes.get(moves);
        if (note == null) {
            return;
        }
        for (Mark mark : Mark.values()) {
            points(
                    mark.property(),
                    record.board()
                            .none()
                            .withAll(note.marks().keySet().stream()
                                    .filter(point -> note.marks().get(point) == mark)
                                    .toList()));
        }
        if (!note.comment().isEmpty()) {
            property("C", note.comment());
        }
    }

    private void property(String name, String value) {
        text.append(name).append('[').append(escaped(value)).append(']');
    }

    private void points(String name, PointSet points) {
        if (!points.isEmpty()) {
            text.append(name)
                    .append(points.stream()
                            .map(point -> "[" + point(point) + "]")
                            .collect(Collectors.joining()));
        }
    }

    private String point(Point point) {
        return "" + (char) ('a' + point.column()) + (char) ('a' + record.board().height() - 1 - point.row());
    }

    private static String line(String value) {
        return value.replaceAll("[\r\n]+", " ");
    }

    /** Signs of the format are escaped; control characters other than line breaks are not written. */
    private static String escaped(String value) {
        return isPoint(value)
                ? value
                : value.replace("\\", "\\\\").replace("]", "\\]").replaceAll("[\\p{Cc}&&[^\n]]", "");
    }

    /** As nearly all values are: small letters alone. */
    private static boolean isPoint(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (value.charAt(i) < 'a' || value.charAt(i) > 'z') {
                return false;
            }
        }
        return true;
    }
}
