package touchstone.suite.lift;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Point;

/**
 * What stands on a point just outside the window, by what happens on the point inside next to it. In the order in which they
 * are tried.
 */
enum Surroundings {
    /** Nothing: the scenario keeps away from its inner edges. */
    NOTHING {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return Optional.empty();
        }
    },
    /** Takes liberties as an edge does: the colour that does not come to stand there, or of whoever owns the point. */
    OPPOSITE {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return first(seen.stones(inside))
                    .map(Color::opponent)
                    .or(() -> seen.owner(inside))
                    .or(() -> first(seen.asked(inside)).map(Color::opponent));
        }
    },
    /** The same, black beside points that nobody plays on. */
    OPPOSITE_OR_BLACK {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return OPPOSITE.beside(seen, inside).or(() -> Optional.of(Color.BLACK));
        }
    },
    /** The same, white beside points that nobody plays on. */
    OPPOSITE_OR_WHITE {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return OPPOSITE.beside(seen, inside).or(() -> Optional.of(Color.WHITE));
        }
    },
    /** Where both come to stand, it takes the liberties of the later one. */
    OPPOSITE_OF_LAST {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return last(seen.stones(inside)).map(Color::opponent).or(() -> OPPOSITE.beside(seen, inside));
        }
    },
    /** Where points are owned it belongs to the owner; stones beside stones are only there to live. */
    OWNER {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return seen.owner(inside).or(() -> last(seen.stones(inside)));
        }
    },
    BLACK {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return Optional.of(Color.BLACK);
        }
    },
    WHITE {
        @Override
        Optional<Color> beside(SeenPlay seen, Point inside) {
            return Optional.of(Color.WHITE);
        }
    };

    /** @param inside a point of the scenario's own board */
    abstract Optional<Color> beside(SeenPlay seen, Point inside);

    private static Optional<Color> first(List<Color> colors) {
        return colors.stream().findFirst();
    }

    private static Optional<Color> last(List<Color> colors) {
        return colors.isEmpty() ? Optional.empty() : Optional.of(colors.get(colors.size() - 1));
    }
}
