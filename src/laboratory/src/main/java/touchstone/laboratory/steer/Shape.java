package touchstone.laboratory.steer;

import java.util.List;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/**
 * A known shape: stones round which something is worth playing.
 *
 * @param id a word or two for it, such as {@code triple-ko}
 * @param source where it is from
 * @param position the shape on a board of its own size, all of whose edges are real
 */
public record Shape(String id, String source, Position position) {

    /** @param rows of {@code X}, {@code O} and {@code .}, the top row first, separated by spaces */
    static Shape of(String id, String source, String rows) {
        return new Shape(id, source, PositionText.read(List.of(rows.split(" "))));
    }
}
