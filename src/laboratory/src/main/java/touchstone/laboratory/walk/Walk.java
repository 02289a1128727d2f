package touchstone.laboratory.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.subject.Broken;
import touchstone.subject.Opening;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;
import touchstone.trace.Seen;
import touchstone.trace.Step;
import touchstone.trace.Tracer;

/**
 * A way through a game from its start, and what is to be seen on it.
 *
 * @param expected as many as there are steps; {@link Seen.Hidden} where anything may be seen
 */
public record Walk(Board board, List<Step> steps, List<Seen> expected) {

    public Walk {
        steps = List.copyOf(steps);
        expected = List.copyOf(expected);
        if (steps.size() != expected.size()) {
            throw new IllegalArgumentException(expected.size() + " expectations for " + steps.size() + " steps");
        }
    }

    /** What is to be seen by these rules, up to the first thing done of which no document decides whether it may be done. */
    public static Walk of(BaseRules rules, Board board, List<Step> steps) {
        Oracle oracle = new Oracle(rules, board);
        List<Seen> expected = new ArrayList<>(steps.size());
        for (Step step : steps) {
            Seen seen = oracle.take(step);
            if (!(step instanceof Step.Look) && seen instanceof Seen.Hidden) {
                break;
            }
            expected.add(seen);
        }
        return new Walk(board, steps.subList(0, expected.size()), expected);
    }

    /** The beginning of the walk, of this many steps. */
    public Walk first(int count) {
        return new Walk(board, steps.subList(0, count), expected.subList(0, count));
    }

    /**
     * Goes it with a subject and says where it first is not as expected.
     *
     * @throws Unsupported if the subject has no such board
     * @throws Broken if it breaks down before the first step
     */
    public Optional<Disagreement> with(Table table) {
        return disagreement(Tracer.trace(table, Opening.of(board), steps));
    }

    /** The first step at which something else was seen. */
    public Optional<Disagreement> disagreement(List<Seen> seen) {
        return disagreements(seen).stream().findFirst();
    }

    /**
     * The steps at which something else was seen, as long as it is the same game: up to the first thing done that one of the two
     * did otherwise, or that the subject does not do.
     */
    public List<Disagreement> disagreements(List<Seen> seen) {
        List<Disagreement> found = new ArrayList<>();
        for (int i = 0; i < seen.size(); i++) {
            boolean done = !(steps.get(i) instanceof Step.Look);
            if (!agree(expected.get(i), seen.get(i))) {
                found.add(new Disagreement(this, i, seen.get(i)));
                if (done) {
                    break;
                }
            } else if (done && seen.get(i) instanceof Seen.Hidden) {
                break;
            }
        }
        return found;
    }

    private static boolean agree(Seen expected, Seen seen) {
        if (seen instanceof Seen.Senseless || seen instanceof Seen.BrokeDown) {
            return false;
        } else if (expected instanceof Seen.Hidden || seen instanceof Seen.Hidden) {
            return true;
        } else if (expected instanceof Seen.Answered told && seen instanceof Seen.Answered answered) {
            return told.accepted() == answered.accepted();
        }
        return expected.equals(seen);
    }
}
