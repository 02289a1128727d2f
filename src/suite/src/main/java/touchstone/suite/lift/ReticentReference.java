package touchstone.suite.lift;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import touchstone.spi.Agreements;
import touchstone.spi.Capability;
import touchstone.spi.CountView;
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

    private record ReticentSession(Session session) implements ForwardingSession {

        @Override
        public <A> Optional<A> find(Class<A> ability) {
            return ability == Agreements.class || ability == CountView.class ? Optional.empty() : session.find(ability);
        }
    }
}
