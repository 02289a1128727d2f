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
    private Session session;
    private int traces;
    /** What was said at the table that was left last. */
    private List<Exchange> left = List.of();

    ShrinkSession(BaseRules rules, Subject subject) {
        this.rules = rules;
        this.subject = subject;
    }

    /** How many traces the subject has been through. */
    int traces() {
        return traces;
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
        return route.trace(rules).flatMap(trace -> {
            List<Observation> observations = see(trace);
            return trace.disagreement(observations)
                    .map(found -> failing(found, observations.subList(0, found.at() + 1)));
        });
    }

    /** What is seen on a trace, as far as it goes; nothing if the subject has no such board. */
    List<Observation> see(GameTrace trace) {
        if (missing.contains(trace.board())) {
            return List.of();
        }
        try {
            List<Observation> observations = traced(trace);
            if (!observations.isEmpty() && observations.get(observations.size() - 1) instanceof Observation.BrokeDown) {
                rise();
            }
            return observations;
        } catch (UnsupportedException none) {
            missing.add(trace.board());
            return List.of();
        }
    }

    private List<Observation> traced(GameTrace trace) {
        traces++;
        boolean used = session != null;
        // Only what is said on this walk is of interest.
        transcript();
        try {
            return Tracer.trace(open(), GameStart.of(trace.board()), trace.steps());
        } catch (SubjectErrorException broken) {
            rise();
            if (!used) {
                // It breaks down before the first step, which is another matter than the one looked into.
                return List.of();
            }
        }
        try {
            // What broke down now may have been broken by the trace before.
            return Tracer.trace(open(), GameStart.of(trace.board()), trace.steps());
        } catch (SubjectErrorException broken) {
            rise();
            return List.of();
        }
    }

    /** @param observations up to where the disagreement is */
    private FailingSequence failing(Disagreement found, List<Observation> observations) {
        // An engine that breaks down may take answers with it that it has not sent yet: only the whole walk does it for
        // certain.
        int last = found.observation() instanceof Observation.BrokeDown
                ? found.trace().steps().size() - 1
                : found.at();
        GameTrace trace = found.trace().first(last + 1);
        Disagreement cut = new Disagreement(trace, last, found.observation());
        return new FailingSequence(ColorlessSequence.of(rules, trace, last), cut, observations, Symptom.of(rules, cut));
    }

    /** The same with a subject that is started for it. */
    Optional<FailingSequence> attemptAfresh(ColorlessSequence route) {
        rise();
        return attempt(route);
    }

    /** What was asked and answered on the last trace, be it that the subject broke down on it. */
    List<Exchange> transcript() {
        List<Exchange> said = session == null ? left : session.transcript();
        left = List.of();
        return said;
    }

    private Session open() {
        if (session == null) {
            session = subject.open();
        }
        return session;
    }

    private void rise() {
        if (session != null) {
            left = session.transcript();
            session.close();
            session = null;
        }
    }

    @Override
    public void close() {
        rise();
    }
}
