package touchstone.laboratory.find;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.Exchange;
import touchstone.subject.Identity;
import touchstone.subject.Opening;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;
import touchstone.trace.Seen;
import touchstone.trace.Step;
import touchstone.trace.Tracer;
import touchstone.trace.TracingSession;
import touchstone.trace.Way;

/** A subject that is right, but for what a test makes of what is seen. */
final class Spoilt implements Subject {

    /** What a subject shows instead, or that it breaks down. */
    interface Spoiling {

        /**
         * @param sitting the number of the table, from 1
         * @param walk the number of the walk at it, from 1
         */
        List<Seen> of(int sitting, int walk, Opening opening, List<Step> steps, List<Seen> right);
    }

    private final Subject right;
    private final Spoiling spoiling;
    private final Set<Capability> without;
    private final AtomicInteger sittings = new AtomicInteger();

    Spoilt(BaseRules rules, Spoiling spoiling, Capability... without) {
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
    public Table sit() {
        return new SpoiltTable(sittings.incrementAndGet(), right.sit());
    }

    private final class SpoiltTable implements TracingSession {

        private final int sitting;
        private final Table table;
        private int walks;
        private boolean broken;

        SpoiltTable(int sitting, Table table) {
            this.sitting = sitting;
            this.table = table;
        }

        @Override
        public List<List<Seen>> trace(List<Way> ways) {
            if (broken) {
                throw new Broken("the program is gone", "");
            }
            List<List<Seen>> all = new ArrayList<>();
            for (int i = 0; i < ways.size() && !broken; i++) {
                all.add(trace(ways.get(i).opening(), ways.get(i).steps()));
            }
            return all;
        }

        private List<Seen> trace(Opening opening, List<Step> steps) {
            boolean square = opening.board().width() == opening.board().height();
            if (without.contains(Capability.RECTANGULAR) && !square) {
                throw new Unsupported(Capability.RECTANGULAR);
            }
            List<Seen> seen = spoiling.of(sitting, ++walks, opening, steps, Tracer.trace(table, opening, steps));
            broken = !seen.isEmpty() && seen.get(seen.size() - 1) instanceof Seen.BrokeDown;
            return seen;
        }

        @Override
        public void begin(Opening opening) {
            table.begin(opening);
        }

        @Override
        public touchstone.subject.Answer make(touchstone.reference.Color player, touchstone.reference.Move move) {
            return table.make(player, move);
        }

        @Override
        public touchstone.subject.Answer ask(touchstone.reference.Color player, touchstone.reference.Move move) {
            return table.ask(player, move);
        }

        @Override
        public List<Exchange> transcript() {
            return table.transcript();
        }

        @Override
        public Duration waited() {
            return table.waited();
        }

        @Override
        public void close() {
            table.close();
        }
    }
}
