package touchstone.explore.campaign;

import java.util.List;
import java.util.Map;
import java.util.Set;
import touchstone.explore.trace.GameTrace;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.trace.Sequence;
import touchstone.trace.Tracer;

/**
 * A subject whose every session has been through some games already, so that what they leave behind is part of it.
 *
 * @param before the games, the first one first
 */
record SubjectAfterGames(Subject subject, List<GameTrace> before) implements Subject {

    SubjectAfterGames {
        before = List.copyOf(before);
    }

    @Override
    public Identity identity() {
        return subject.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        return subject.capabilities();
    }

    @Override
    public Map<Capability, String> channels() {
        return subject.channels();
    }

    /** @throws touchstone.spi.SubjectErrorException if it can't be started, or breaks down at the beginning of one of the games */
    @Override
    public Session open() {
        Session session = subject.open();
        try {
            Tracer.trace(
                    session,
                    before.stream()
                            .map(game -> new Sequence(GameStart.of(game.board()), game.steps()))
                            .toList());
            return session;
        } catch (RuntimeException broken) {
            session.close();
            throw broken;
        }
    }
}
