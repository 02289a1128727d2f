package touchstone.suite.lift;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.Outcome;
import touchstone.reference.Score;

/** Answers as the scenario's own board did, and finds out by how much the larger one differs. */
final class MeasuredScore implements ScoreReading {

    private final Iterator<Object> own;
    private final Set<Score> differences = new LinkedHashSet<>();
    private final Set<Double> leads = new LinkedHashSet<>();

    MeasuredScore(SeenPlay seen) {
        this.own = seen.scores().iterator();
    }

    @Override
    public double lead(double large) {
        double small = (Double) own.next();
        leads.add(large - small);
        return small;
    }

    @Override
    public Score score(Score large) {
        Score small = (Score) own.next();
        differences.add(new Score(large.black() - small.black(), large.white() - small.white()));
        return small;
    }

    @Override
    public Outcome outcome(Outcome large) {
        return (Outcome) own.next();
    }

    /** What both players score outside; empty if that is not the same throughout. */
    Optional<Score> beyond() {
        if (differences.size() > 1 || leads.size() > 1) {
            return Optional.empty();
        }
        Optional<Score> both = differences.stream().findFirst();
        Optional<Double> lead = leads.stream().findFirst();
        if (both.isPresent()) {
            return both.filter(score -> lead.isEmpty() || lead.get() == score.lead());
        }
        return Optional.of(new Score(lead.orElse(0.0), 0));
    }
}
