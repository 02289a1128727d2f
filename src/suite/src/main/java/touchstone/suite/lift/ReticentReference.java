package touchstone.suite.lift;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.CountView;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/**
 * The reference without what no engine tells over a protocol: what is agreed on, and counts. Steps then look at stones,
 * territories and leads instead, which have to be right as well.
 *
 * @param reference with all its abilities
 */
record ReticentReference(Subject reference) implements Subject {

    private static final Set<Capability> KEPT_BACK = EnumSet.of(Capability.AGREEMENTS, Capability.COUNTING);

    @Override
    public Identity identity() {
        return reference.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        Set<Capability> told = EnumSet.copyOf(reference.capabilities());
        told.removeAll(KEPT_BACK);
        return told;
    }

    @Override
    public Session open() {
        return new ReticentSession(reference.open());
    }

    private record ReticentSession(Session session) implements Session {

        @Override
        public <A> Optional<A> find(Class<A> ability) {
            return ability == Agreements.class || ability == CountView.class ? Optional.empty() : session.find(ability);
        }

        @Override
        public void begin(GameStart opening) {
            session.begin(opening);
        }

        @Override
        public Answer make(Color player, Move move) {
            return session.make(player, move);
        }

        @Override
        public Answer ask(Color player, Move move) {
            return session.ask(player, move);
        }

        @Override
        public List<Exchange> transcript() {
            return session.transcript();
        }

        @Override
        public Duration waited() {
            return session.waited();
        }

        @Override
        public void close() {
            session.close();
        }
    }
}
