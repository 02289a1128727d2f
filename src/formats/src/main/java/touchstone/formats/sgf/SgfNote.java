package touchstone.formats.sgf;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.reference.Point;

/**
 * A comment or mark for the reader at one moment of a recorded game.
 *
 * @param comment may be of several lines; nothing if empty
 * @param marks the points that are marked
 */
public record SgfNote(String comment, SortedMap<Point, Mark> marks) {

    /** A sign on a point. */
    public enum Mark {
        CROSS("MA"),
        TRIANGLE("TR"),
        SQUARE("SQ"),
        CIRCLE("CR");

        private final String property;

        Mark(String property) {
            this.property = property;
        }

        String property() {
            return property;
        }
    }

    public SgfNote {
        marks = Collections.unmodifiableSortedMap(new TreeMap<>(marks));
    }

    public SgfNote(String comment) {
        this(comment, Collections.emptySortedMap());
    }

    public SgfNote(String comment, Map<Point, Mark> marks) {
        this(comment, new TreeMap<>(marks));
    }
}
