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
    public static List<Observation> trace(Session table, GameStart opening, List<TraceStep> steps) {
        return trace(table, List.of(new Sequence(opening, steps))).get(0);
    }

    /**
     * Plays some games one after the other.
     *
     * @return what was seen in each, as in {@link #trace(Session, GameStart, List)}; fewer only if the subject broke down in the
     *     last one
     * @throws UnsupportedException if one of the games cannot begin as it should; what was seen in those before it is lost
     * @throws SubjectErrorException if the subject breaks down before anything was seen of the game in progress
     */
    public static List<List<Observation>> trace(Session table, List<Sequence> ways) {
        Optional<TracingSession> tracing = table.find(TracingSession.class);
        if (tracing.isPresent()) {
            return tracing.get().trace(ways);
        }
        List<List<Observation>> all = new ArrayList<>(ways.size());
        for (Sequence way : ways) {
            List<Observation> seen = stepByStep(table, way);
            all.add(seen);
            if (!seen.isEmpty() && seen.get(seen.size() - 1) instanceof Observation.BrokeDown) {
                return all;
            }
        }
        return all;
    }

    private static List<Observation> stepByStep(Session table, Sequence way) {
        table.begin(way.opening());
        List<Observation> seen = new ArrayList<>(way.steps().size());
        for (TraceStep step : way.steps()) {
            try {
                seen.add(take(table, step));
            } catch (UnsupportedException missing) {
                seen.add(new Observation.Hidden(missing.capability(), missing.getMessage()));
            } catch (SubjectErrorException broken) {
                seen.add(new Observation.BrokeDown(broken.getMessage(), broken.errorTail()));
                return seen;
            }
        }
        return seen;
    }

    private static Observation take(Session table, TraceStep step) {
        if (step instanceof TraceStep.Make made) {
            return new Observation.Answered(table.make(made.player(), made.move()));
        } else if (step instanceof TraceStep.Ask asked) {
            ControllerRequest request = asked.request();
            return new Observation.Answered(
                    table.ability(Controlled.class, request.capability()).request(request));
        } else if (step instanceof TraceStep.Say said) {
            return new Observation.Answered(table.ability(Agreements.class).say(said.statement()));
        }
        return new Observation.Shown(((TraceStep.Look) step).sight().at(table));
    }
}
