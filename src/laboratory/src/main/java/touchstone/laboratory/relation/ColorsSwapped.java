package touchstone.laboratory.relation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.laboratory.walk.Players;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.subject.Opening;
import touchstone.subject.Request;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/**
 * White begins, and is Black in all else: of the colours rules know only which is first. What some rules do tell apart is left
 * out: what follows two passes, the score once somebody has passed, and komi.
 */
record ColorsSwapped() implements Relation {

    private static final double CLOSE = 1e-6;

    /**
     * On fewer points the board may be empty once more, and then it counts that Black could have been to move on it: where White
     * is to begin, an engine has to be told that Black passes.
     */
    static final int SMALLEST = 9;

    @Override
    public Optional<Retelling> retell(Board board, List<Step> steps) {
        if (board.size() < SMALLEST) {
            return Optional.empty();
        }
        List<Retelling.Twin> twins = new ArrayList<>();
        Step noKomi = new Step.Ask(new Request.SetKomi(BigDecimal.ZERO));
        boolean counts = steps.stream().anyMatch(ColorsSwapped::isAboutPoints);
        if (counts) {
            twins.add(new Retelling.Twin(noKomi, noKomi));
        }
        boolean passed = false;
        boolean passedJustNow = false;
        for (Step step : steps) {
            if (step instanceof Step.Make made) {
                boolean pass = made.move() instanceof Move.Pass;
                if (pass && passedJustNow) {
                    break;
                }
                passed |= pass;
                passedJustNow = pass;
            }
            if (isKomi(step) || passed && isAboutPoints(step)) {
                continue;
            }
            twins.add(new Retelling.Twin(step, swapped(step)));
        }
        Opening white = new Opening(Position.empty(board), Color.WHITE, Optional.empty());
        return Optional.of(Retelling.inStep(this, Opening.of(board), white, twins, ColorsSwapped::same));
    }

    static boolean isAboutPoints(Step step) {
        return step instanceof Step.Look look
                && (look.sight() instanceof Sight.Lead || look.sight() instanceof Sight.Territory);
    }

    private static boolean isKomi(Step step) {
        return step instanceof Step.Ask asked && asked.request() instanceof Request.SetKomi;
    }

    private static Step swapped(Step step) {
        return step instanceof Step.Ask asked && asked.request() instanceof Request.SetUp set
                ? new Step.Ask(
                        new Request.SetUp(swapped(set.position()), set.toMove().opponent()))
                : Players.with(step, Color::opponent);
    }

    private static Position swapped(Position position) {
        return new Position(position.stones(Color.WHITE), position.stones(Color.BLACK));
    }

    private static boolean same(Sight sight, Object one, Object other) {
        if (one instanceof Position position) {
            return swapped(position).equals(other);
        } else if (one instanceof Color color) {
            return color.opponent() == other;
        }
        return sight instanceof Sight.Lead ? Math.abs((double) one + (double) other) < CLOSE : one.equals(other);
    }

    @Override
    public String toString() {
        return "with the colours swapped";
    }
}
