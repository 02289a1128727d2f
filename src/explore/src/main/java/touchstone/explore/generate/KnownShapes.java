package touchstone.explore.generate;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.explore.diagram.PositionFile;
import touchstone.reference.Board;
import touchstone.reference.Position;

/**
 * Shapes on which rules differ or engines err: seki, life and death that depend on kos, cycles, snapbacks and
 * self-captures.
 */
public final class KnownShapes {

    private static final List<KnownShape> ALL = PositionFile.read("shapes.txt").stream()
            .map(entry -> new KnownShape(entry.fields().get(0), entry.fields().get(1), entry.position()))
            .toList();

    private KnownShapes() {}

    /** All shapes, each on a board of its own size. */
    public static List<KnownShape> all() {
        return ALL;
    }

    /**
     * The shape of a name.
     *
     * @throws java.util.NoSuchElementException if there is none
     */
    public static KnownShape named(String id) {
        return ALL.stream().filter(shape -> shape.id().equals(id)).findFirst().orElseThrow();
    }

    /** A position of this board with one shape in a corner of it, turned and coloured by lot; empty if none fits. */
    public static Optional<Position> on(Board board, RandomGenerator random) {
        ShapePlacements placements = ShapePlacements.on(board);
        return placements.isEmpty()
                ? Optional.empty()
                : Optional.of(placements.position(random.nextInt(placements.size())));
    }
}
