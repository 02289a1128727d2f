package touchstone.explore.replay;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** What players surround in the positions that are counted, found once for all rules. For one thread. */
final class SharedTerritory {

    private final Map<Color, Map<Position, PointSet>> known = new EnumMap<>(Color.class);

    PointSet of(Position position, Color player, Supplier<PointSet> found) {
        return known.computeIfAbsent(player, any -> new HashMap<>()).computeIfAbsent(position, any -> found.get());
    }
}
