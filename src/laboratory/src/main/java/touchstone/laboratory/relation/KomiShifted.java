package touchstone.laboratory.relation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.subject.Opening;
import touchstone.subject.Request;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/**
 * More komi: Black's lead is less by so much, and nothing else changes.
 *
 * @param by in points for White
 */
record KomiShifted(BigDecimal by) implements Relation {

    /** Scores may have been rounded in print. */
    private static final double CLOSE = 1e-6;

    @Override
    public Optional<Retelling> retell(Board board, List<Step> steps) {
        if (steps.stream().noneMatch(step -> step.equals(new Step.Look(new Sight.Lead())))) {
            return Optional.empty();
        }
        List<Retelling.Twin> twins = new ArrayList<>();
        // What an engine has for komi when nobody has said anything is its own affair.
        twins.add(twin(new Request.SetKomi(BigDecimal.ZERO)));
        for (Step step : steps) {
            twins.add(
                    step instanceof Step.Ask asked && asked.request() instanceof Request.SetKomi komi
                            ? twin(komi)
                            : new Retelling.Twin(step, step));
        }
        return Optional.of(Retelling.inStep(this, Opening.of(board), Opening.of(board), twins, this::same));
    }

    private Retelling.Twin twin(Request.SetKomi komi) {
        return new Retelling.Twin(
                new Step.Ask(komi),
                new Step.Ask(new Request.SetKomi(komi.points().add(by))));
    }

    private boolean same(Sight sight, Object one, Object other) {
        if (sight instanceof Sight.Lead) {
            return Math.abs((double) one - by.doubleValue() - (double) other) < CLOSE;
        } else if (sight instanceof Sight.Komi) {
            return Math.abs((double) one + by.doubleValue() - (double) other) < CLOSE;
        }
        return one.equals(other);
    }

    @Override
    public String toString() {
        return "with " + by.toPlainString() + " points more for White";
    }
}
