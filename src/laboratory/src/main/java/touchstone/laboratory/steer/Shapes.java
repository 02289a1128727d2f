package touchstone.laboratory.steer;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.reference.Board;
import touchstone.reference.Position;

/** Shapes on which rules differ or engines err: seki, life and death that hang on kos, cycles, snapbacks and suicides. */
public final class Shapes {

    private static final List<Shape> ALL = PictureFile.read("shapes.txt").stream()
            .map(entry -> new Shape(entry.fields().get(0), entry.fields().get(1), entry.position()))
            .toList();

    private Shapes() {}

    /** All shapes, each on a board of its own size. */
    public static List<Shape> all() {
        return ALL;
    }

    /**
     * The shape of a name.
     *
     * @throws java.util.NoSuchElementException if there is none
     */
    public static Shape named(String id) {
        return ALL.stream().filter(shape -> shape.id().equals(id)).findFirst().orElseThrow();
    }

    /** A position of this board with one shape in a corner of it, turned and coloured by lot; empty if none fits. */
    public static Optional<Position> on(Board board, RandomGenerator random) {
        Placements placements = Placements.on(board);
        return placements.isEmpty()
                ? Optional.empty()
                : Optional.of(placements.position(random.nextInt(placements.size())));
    }
}
