package touchstone.cli.dev.boards;

import java.util.EnumSet;
import java.util.Set;
import touchstone.reference.Board;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/**
 * A subject that has one board alone, as many engines do.
 *
 * @param subject one that has them all
 */
record OneBoardSubject(Subject subject, Board only) implements Subject {

    @Override
    public Identity identity() {
        return subject.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        Set<Capability> capabilities = EnumSet.copyOf(subject.capabilities());
        capabilities.remove(Capability.RECTANGULAR);
        return capabilities;
    }

    @Override
    public Session open() {
        return new OneBoardSession(subject.open(), only);
    }
}
