package touchstone.builtin.controller;

import java.time.Duration;
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

    /** Whoever asks waits for the answer; then what is not decided is said to be so. */
    private static final long PATIENCE = Duration.ofSeconds(10).toNanos();

    private static final Map<Position, Confirmation> LATEST = new LinkedHashMap<>(KEPT, 0.75f, true);

    private ConfirmedPositions() {}

    static Confirmation of(Position position) {
        synchronized (LATEST) {
            Confirmation known =
                    LATEST.computeIfAbsent(position, any -> LifeAndDeath.confirm(position, Reading.USUAL, limits()));
            if (LATEST.size() > KEPT) {
                LATEST.remove(LATEST.keySet().iterator().next());
            }
            return known;
        }
    }

    private static Limits limits() {
        long start = System.nanoTime();
        return new Limits(Limits.USUAL.moments(), () -> System.nanoTime() - start > PATIENCE);
    }
}
