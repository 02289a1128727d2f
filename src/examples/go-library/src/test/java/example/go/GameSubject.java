package example.go;

import java.util.EnumSet;
import java.util.Set;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/** The library as the conformance suite sees it: who it is and what it can do. */
final class GameSubject implements Subject {

    @Override
    public Identity identity() {
        return new Identity("go-library", "Example Go library", "1.0", "built in");
    }

    @Override
    public Set<Capability> capabilities() {
        return EnumSet.of(
                Capability.BOARD_SIZE,
                Capability.SET_UP,
                Capability.READS_BOARD,
                Capability.ENFORCES_LEGALITY,
                Capability.ANSWERS_LEGALITY,
                Capability.GIVES_REASONS,
                Capability.TURN,
                Capability.GAME_END,
                Capability.PRISONERS,
                Capability.SCORE,
                Capability.LITERAL_SCORE);
    }

    @Override
    public Session open() {
        return new GameSession();
    }
}
