package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;

/**
 * A game from its start, and the expected observations.
 *
 * @param expected as many as there are steps; {@link Observation.Hidden} where anything may be seen
 */
public record GameTrace(Board board, List<TraceStep> steps, List<Observation> expected) {

    public GameTrace {
        steps = List.copyOf(steps);
        expected = List.copyOf(expected);
        if (steps.size() != expected.size()) {
            throw new IllegalArgumentException(expected.size() + " expectations for " + steps.size() + " steps");
        }
    }

    /** What is to be seen by these rules, up to the first thing done of which no document decides whether it may be done. */
    public static GameTrace of(BaseRules rules, Board board, List<TraceStep> steps) {
        TraceOracle oracle = new TraceOracle(rules, board);
        List<Observation> expected = new ArrayList<>(steps.size());
        for (TraceStep step : steps) {
            Observation observation = oracle.take(step);
            if (!(step instanceof TraceStep.QueryStep) && observation instanceof Observation.Hidden) {
                break;
            }
            expected.add(observation);
        }
        return new GameTrace(board, steps.subList(0, expected.size()), expected);
    }

    /** The beginning of the trace, of this many steps. */
    public GameTrace first(int count) {
        return new GameTrace(board, steps.subList(0, count), expected.subList(0, count));
    }

    /**
     * Goes it with a subject and says where it first is not as expected.
     *
     * @throws UnsupportedException if the subject has no such board
     * @throws SubjectErrorException if it breaks down before the first step
     */
    public Optional<Disagreement> with(Session session) {
        return disagreement(Tracer.trace(session, GameStart.of(board), steps));
    }

    /** The first step at which something else was seen. */
    public Optional<Disagreement> disagreement(List<Observation> observations) {
        return disagreements(observations).stream().findFirst();
    }

    /**
     * The steps at which something else was seen, as long as it is the same game: up to the first thing done that one of the two
     * did otherwise, or that the subject does not do.
     */
    public List<Disagreement> disagreements(List<Observation> observations) {
        List<Disagreement> found = new ArrayList<>();
        for (int i = 0; i < observations.size(); i++) {
            boolean done = !(steps.get(i) instanceof TraceStep.QueryStep);
            if (!agree(expected.get(i), observations.get(i))) {
                found.add(new Disagreement(this, i, observations.get(i)));
                if (done) {
                    break;
                }
            } else if (done && observations.get(i) instanceof Observation.Hidden) {
                break;
            }
        }
        return found;
    }

    private static boolean agree(Observation expected, Observation observation) {
        if (observation instanceof Observation.Senseless || observation instanceof Observation.BrokeDown) {
            return false;
        } else if (expected instanceof Observation.Hidden || observation instanceof Observation.Hidden) {
            return true;
        } else if (expected instanceof Observation.Answered told
                && observation instanceof Observation.Answered answered) {
            return told.accepted() == answered.accepted();
        }
        return expected.equals(observation);
    }
}
