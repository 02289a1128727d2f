package touchstone.builtin.controller;

import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Position;

/** Life and death in the positions that were asked about last: each is searched once, and asked about stone by stone. */
final class ConfirmedPositions {

    private static final int KEPT = 50;

    private static final Map<Position, Confirmation> LATEST = new LinkedHashMap<>(KEPT, 0.75f, true);

    private ConfirmedPositions() {}

    static Confirmation of(Position position) {
        synchronized (LATEST) {
            Confirmation known = LATEST.computeIfAbsent(
                    position, any -> LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL));
            if (LATEST.size() > KEPT) {
                LATEST.remove(LATEST.keySet().iterator().next());
            }
            return known;
        }
    }
}
