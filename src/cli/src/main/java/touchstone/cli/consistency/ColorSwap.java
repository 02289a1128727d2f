package touchstone.cli.consistency;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.trace.StepPlayers;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * Metamorphic relation: the colours are swapped, so that White begins. What some rules do tell apart is left out: what
 * follows two passes, the score once somebody has passed, and komi.
 */
record ColorSwap() implements MetamorphicRelation {

    private static final double CLOSE = 1e-6;

    /**
     * On fewer points the board may be empty once more, and then it counts that Black could have been to move on it: where White
     * is to begin, an engine has to be told that Black passes.
     */
    static final int SMALLEST = 9;

    @Override
    public Optional<GamePair> retell(Board board, List<TraceStep> steps) {
        if (board.size() < SMALLEST) {
            return Optional.empty();
        }
        List<GamePair.Twin> twins = new ArrayList<>();
        TraceStep noKomi = new TraceStep.RequestStep(new ControllerRequest.SetKomi(BigDecimal.ZERO));
        boolean counts = steps.stream().anyMatch(ColorSwap::isAboutPoints);
        if (counts) {
            twins.add(new GamePair.Twin(noKomi, noKomi));
        }
        boolean passed = false;
        boolean passedJustNow = false;
        for (TraceStep step : steps) {
            if (step instanceof TraceStep.MoveStep made) {
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
            twins.add(new GamePair.Twin(step, swapped(step)));
        }
        GameStart white = new GameStart(Position.empty(board), Color.WHITE, Optional.empty());
        return Optional.of(GamePair.inStep(this, GameStart.of(board), white, twins, ColorSwap::same));
    }

    static boolean isAboutPoints(TraceStep step) {
        return step instanceof TraceStep.QueryStep query
                && (query.query() instanceof Query.Lead || query.query() instanceof Query.Territory);
    }

    private static boolean isKomi(TraceStep step) {
        return step instanceof TraceStep.RequestStep asked && asked.request() instanceof ControllerRequest.SetKomi;
    }

    private static TraceStep swapped(TraceStep step) {
        return step instanceof TraceStep.RequestStep asked && asked.request() instanceof ControllerRequest.SetUp set
                ? new TraceStep.RequestStep(new ControllerRequest.SetUp(
                        swapped(set.position()), set.toMove().opponent()))
                : StepPlayers.with(step, Color::opponent);
    }

    private static Position swapped(Position position) {
        return new Position(position.stones(Color.WHITE), position.stones(Color.BLACK));
    }

    private static boolean same(Query query, Object one, Object other) {
        if (one instanceof Position position) {
            return swapped(position).equals(other);
        } else if (one instanceof Color color) {
            return color.opponent() == other;
        }
        return query instanceof Query.Lead ? Math.abs((double) one + (double) other) < CLOSE : one.equals(other);
    }

    @Override
    public String toString() {
        return "with the colours swapped";
    }
}
