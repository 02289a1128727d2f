package touchstone.explore.shrink;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.diagnosis.Symptom;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Tracer;

/** Tries sequences on a subject: in one session, until the subject fails or a fresh one is needed. */
final class ShrinkSession implements AutoCloseable {

    private final BaseRules rules;
    private final Subject subject;
    private final Set<Board> missing = new HashSet<>();
    private Session table;
    private int walks;
    /** What was said in the session that was left last. */
    private List<Exchange> left = List.of();

    ShrinkSession(BaseRules rules, Subject subject) {
        this.rules = rules;
        this.subject = subject;
    }

    /** How many traces the subject has been through. */
    int walks() {
        return walks;
    }

    /** Whether the subject was seen not to have such a board. */
    boolean misses(Board board) {
        return missing.contains(board);
    }

    /**
     * Goes a route and tells where the subject first parts from the rules on it, if it does.
     *
     * @throws SubjectErrorException if the subject can't be started any more
     */
    Optional<FailingSequence> attempt(ColorlessSequence route) {
        return route.walk(rules).flatMap(walk -> {
            List<Observation> seen = see(walk);
            return walk.disagreement(seen).map(found -> sighting(found, seen.subList(0, found.at() + 1)));
        });
    }

    /** What is seen on a trace, as far as it goes; nothing if the subject has no such board. */
    List<Observation> see(GameTrace walk) {
        if (missing.contains(walk.board())) {
            return List.of();
        }
        try {
            List<Observation> seen = walked(walk);
            if (!seen.isEmpty() && seen.get(seen.size() - 1) instanceof Observation.BrokeDown) {
                rise();
            }
            return seen;
        } catch (UnsupportedException none) {
            missing.add(walk.board());
            return List.of();
        }
    }

    private List<Observation> walked(GameTrace walk) {
        walks++;
        boolean used = table != null;
        // Only what is said on this trace is of interest.
        transcript();
        try {
            return Tracer.trace(sit(), GameStart.of(walk.board()), walk.steps());
        } catch (SubjectErrorException broken) {
            rise();
            if (!used) {
                // It breaks down before the first step, which is another matter than the one looked into.
                return List.of();
            }
        }
        try {
            // What broke down now may have been broken by the trace before.
            return Tracer.trace(sit(), GameStart.of(walk.board()), walk.steps());
        } catch (SubjectErrorException broken) {
            rise();
            return List.of();
        }
    }

    /** @param seen up to where the disagreement is */
    private FailingSequence sighting(Disagreement found, List<Observation> seen) {
        // An engine that breaks down may take answers with it that it has not sent yet: only the whole trace does it
        // for
        // certain.
        int last = found.seen() instanceof Observation.BrokeDown
                ? found.walk().steps().size() - 1
                : found.at();
        GameTrace walk = found.walk().first(last + 1);
        Disagreement cut = new Disagreement(walk, last, found.seen());
        return new FailingSequence(ColorlessSequence.of(rules, walk, last), cut, seen, Symptom.of(rules, cut));
    }

    /** The same with a subject that is started for it. */
    Optional<FailingSequence> attemptAfresh(ColorlessSequence route) {
        rise();
        return attempt(route);
    }

    /** What was asked and answered on the last trace, be it that the subject broke down on it. */
    List<Exchange> transcript() {
        List<Exchange> said = table == null ? left : table.transcript();
        left = List.of();
        return said;
    }

    private Session sit() {
        if (table == null) {
            table = subject.sit();
        }
        return table;
    }

    private void rise() {
        if (table != null) {
            left = table.transcript();
            table.close();
            table = null;
        }
    }

    @Override
    public void close() {
        rise();
    }
}
