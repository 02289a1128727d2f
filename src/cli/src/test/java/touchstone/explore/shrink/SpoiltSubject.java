package touchstone.explore.shrink;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;
import touchstone.trace.TracingSession;

/** A subject that is right, but for what a test makes of what is seen. */
final class SpoiltSubject implements Subject {

    /** What a subject shows instead, or that it breaks down. */
    interface Spoiling {

        /**
         * @param sitting the number of the table, from 1
         * @param trace the number of the walk at it, from 1
         */
        List<Observation> of(int sitting, int trace, GameStart opening, List<TraceStep> steps, List<Observation> right);
    }

    private final Subject right;
    private final Spoiling spoiling;
    private final Set<Capability> without;
    private final AtomicInteger sittings = new AtomicInteger();

    SpoiltSubject(BaseRules rules, Spoiling spoiling, Capability... without) {
        this.right = new RulesSubject(new Identity("spoilt", "Spoilt", "1", "built in"), rules);
        this.spoiling = spoiling;
        this.without = Set.of(without);
    }

    int sittings() {
        return sittings.get();
    }

    @Override
    public Identity identity() {
        return right.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        Set<Capability> left = EnumSet.copyOf(right.capabilities());
        left.removeAll(without);
        return left;
    }

    @Override
    public Session open() {
        return new SpoiltSession(sittings.incrementAndGet(), right.open());
    }

    private final class SpoiltSession implements TracingSession {

        private final int sitting;
        private final Session session;
        private int traces;
        private boolean broken;

        SpoiltSession(int sitting, Session session) {
            this.sitting = sitting;
            this.session = session;
        }

        @Override
        public List<List<Observation>> trace(List<Sequence> sequences) {
            if (broken) {
                throw new SubjectErrorException("the program is gone", "");
            }
            List<List<Observation>> all = new ArrayList<>();
            for (int i = 0; i < sequences.size() && !broken; i++) {
                all.add(trace(sequences.get(i).opening(), sequences.get(i).steps()));
            }
            return all;
        }

        private List<Observation> trace(GameStart opening, List<TraceStep> steps) {
            boolean square = opening.board().width() == opening.board().height();
            if (without.contains(Capability.RECTANGULAR) && !square) {
                throw new UnsupportedException(Capability.RECTANGULAR);
            }
            List<Observation> observations =
                    spoiling.of(sitting, ++traces, opening, steps, Tracer.trace(session, opening, steps));
            broken = !observations.isEmpty()
                    && observations.get(observations.size() - 1) instanceof Observation.BrokeDown;
            return observations;
        }

        @Override
        public void begin(GameStart opening) {
            session.begin(opening);
        }

        @Override
        public touchstone.spi.Answer make(touchstone.reference.Color player, touchstone.reference.Move move) {
            return session.make(player, move);
        }

        @Override
        public touchstone.spi.Answer ask(touchstone.reference.Color player, touchstone.reference.Move move) {
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
