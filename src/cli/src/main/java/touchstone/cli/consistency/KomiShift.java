package touchstone.cli.consistency;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * Metamorphic relation: with more komi, Black's lead is smaller by as much, and nothing else changes.
 *
 * @param by in points for White
 */
record KomiShift(BigDecimal by) implements MetamorphicRelation {

    /** Scores may have been rounded in print. */
    private static final double CLOSE = 1e-6;

    @Override
    public Optional<GamePair> retell(Board board, List<TraceStep> steps) {
        if (steps.stream().noneMatch(step -> step.equals(new TraceStep.QueryStep(new Query.Lead())))) {
            return Optional.empty();
        }
        List<GamePair.Twin> twins = new ArrayList<>();
        // What an engine has for komi when nobody has said anything is its own affair.
        twins.add(twin(new ControllerRequest.SetKomi(BigDecimal.ZERO)));
        for (TraceStep step : steps) {
            twins.add(
                    step instanceof TraceStep.RequestStep asked
                                    && asked.request() instanceof ControllerRequest.SetKomi komi
                            ? twin(komi)
                            : new GamePair.Twin(step, step));
        }
        return Optional.of(GamePair.inStep(this, GameStart.of(board), GameStart.of(board), twins, this::same));
    }

    private GamePair.Twin twin(ControllerRequest.SetKomi komi) {
        return new GamePair.Twin(
                new TraceStep.RequestStep(komi),
                new TraceStep.RequestStep(
                        new ControllerRequest.SetKomi(komi.points().add(by))));
    }

    private boolean same(Query query, Object one, Object other) {
        if (query instanceof Query.Lead) {
            return Math.abs((double) one - by.doubleValue() - (double) other) < CLOSE;
        } else if (query instanceof Query.Komi) {
            return Math.abs((double) one + by.doubleValue() - (double) other) < CLOSE;
        }
        return one.equals(other);
    }

    @Override
    public String toString() {
        return "with " + by.toPlainString() + " points more for White";
    }
}
