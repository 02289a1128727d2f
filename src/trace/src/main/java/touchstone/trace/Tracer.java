package touchstone.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Agreements;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** Plays whole games with a session: at once if it is a {@link TracingSession}, and step by step otherwise. */
public final class Tracer {

    private Tracer() {}

    /**
     * Begins a game and takes all these steps in it, whatever is answered. Where the game stands afterwards is not known: the
     * next one has to begin anew.
     *
     * @return what was seen at each step; fewer only if the last one is {@link Observation.BrokeDown}, or if the only one is {@link
     *     Observation.Senseless}, the answer to the beginning of the game
     * @throws UnsupportedException if the game cannot begin so
     * @throws SubjectErrorException if the subject breaks down at the beginning
     */
    public static List<Observation> trace(Session session, GameStart opening, List<TraceStep> steps) {
        return trace(session, List.of(new Sequence(opening, steps))).get(0);
    }

    /**
     * Plays some games one after the other.
     *
     * @return what was seen in each, as in {@link #trace(Session, GameStart, List)}; fewer only if the subject broke down in the
     *     last one
     * @throws UnsupportedException if one of the games cannot begin as it should; what was seen in those before it is lost
     * @throws SubjectErrorException if the subject breaks down before anything was seen of the game in progress
     */
    public static List<List<Observation>> trace(Session session, List<Sequence> sequences) {
        Optional<TracingSession> tracing = session.find(TracingSession.class);
        if (tracing.isPresent()) {
            return tracing.get().trace(sequences);
        }
        List<List<Observation>> all = new ArrayList<>(sequences.size());
        for (Sequence sequence : sequences) {
            List<Observation> observations = stepByStep(session, sequence);
            all.add(observations);
            if (!observations.isEmpty() && observations.get(observations.size() - 1) instanceof Observation.BrokeDown) {
                return all;
            }
        }
        return all;
    }

    private static List<Observation> stepByStep(Session session, Sequence sequence) {
        session.begin(sequence.opening());
        List<Observation> observations = new ArrayList<>(sequence.steps().size());
        for (TraceStep step : sequence.steps()) {
            try {
                observations.add(take(session, step));
            } catch (UnsupportedException missing) {
                observations.add(new Observation.Hidden(missing.capability(), missing.getMessage()));
            } catch (SubjectErrorException broken) {
                observations.add(new Observation.BrokeDown(broken.getMessage(), broken.errorTail()));
                return observations;
            }
        }
        return observations;
    }

    private static Observation take(Session session, TraceStep step) {
        if (step instanceof TraceStep.MoveStep made) {
            return new Observation.Answered(session.make(made.player(), made.move()));
        } else if (step instanceof TraceStep.RequestStep asked) {
            ControllerRequest request = asked.request();
            return new Observation.Answered(
                    session.ability(Controlled.class, request.capability()).request(request));
        } else if (step instanceof TraceStep.StatementStep said) {
            return new Observation.Answered(session.ability(Agreements.class).say(said.statement()));
        }
        return new Observation.Shown(((TraceStep.QueryStep) step).query().at(session));
    }
}
