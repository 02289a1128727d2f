package touchstone.explore.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.choice.Seki;

/** Territory in the positions that are counted, found once for all rules. For one thread. */
final class SharedTerritory {

    private record Key(Seki seki, Position position, Color player) {}

    private final Map<Key, PointSet> known = new HashMap<>();

    PointSet of(Seki seki, Position position, Color player, Supplier<PointSet> finding) {
        Key key = new Key(seki, position, player);
        PointSet found = known.get(key);
        if (found == null) {
            found = finding.get();
            known.put(key, found);
        }
        return found;
    }
}
