package touchstone.report.book.page;

import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.result.DiagramMarks;

/** A board in words, for those who cannot see it: the first in full, the others by what changes. All of it is ours. */
final class BoardDescription {

    private BoardDescription() {}

    static String of(BoardDiagram picture, DiagramMarks marks, String caption, Optional<BoardDiagram> before) {
        StringBuilder text = new StringBuilder(caption);
        if (before.isEmpty()) {
            sentence(text, picture.board().width() + " by " + picture.board().height() + " board");
            for (Color color : Color.values()) {
                String stones = picture.board().points().stream()
                        .filter(point -> picture.position().stone(point).equals(Optional.of(color)))
                        .map(Point::toString)
                        .collect(Collectors.joining(" "));
                if (!stones.isEmpty()) {
                    sentence(text, color + ": " + stones);
                }
            }
            // In their order, so that the same book is made each time.
            new TreeMap<>(picture.letters()).forEach((letter, point) -> sentence(text, letter + ": " + point));
        }
        if (!marks.points().isEmpty()) {
            sentence(text, "marked: " + String.join(" ", marks.points()));
        }
        if (!marks.black().isEmpty()) {
            sentence(text, "Black's territory: " + String.join(" ", marks.black()));
        }
        if (!marks.white().isEmpty()) {
            sentence(text, "White's territory: " + String.join(" ", marks.white()));
        }
        return text.isEmpty() ? "the same board" : text.toString();
    }

    private static void sentence(StringBuilder text, String more) {
        text.append(text.isEmpty() ? "" : "; ").append(more);
    }
}
