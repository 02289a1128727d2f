package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;

/**
 * The marks on a diagram.
 *
 * @param move the move that led to it, as in {@code Black C4} or {@code White pass}
 * @param points those that the step speaks of
 * @param black Black's territory
 * @param white White's territory
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record DiagramMarks(Optional<String> move, List<String> points, List<String> black, List<String> white) {

    public DiagramMarks {
        move = move == null ? Optional.empty() : move;
        points = points == null ? List.of() : List.copyOf(points);
        black = black == null ? List.of() : List.copyOf(black);
        white = white == null ? List.of() : List.copyOf(white);
    }

    public static DiagramMarks move(String move) {
        return new DiagramMarks(Optional.of(move), List.of(), List.of(), List.of());
    }

    public static DiagramMarks points(List<String> points) {
        return new DiagramMarks(Optional.empty(), points, List.of(), List.of());
    }

    public static DiagramMarks territory(List<String> black, List<String> white) {
        return new DiagramMarks(Optional.empty(), List.of(), black, white);
    }
}
