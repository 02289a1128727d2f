package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.trace.BoardMapping;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.StepPlayers;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * A sequence without colours: the player follows from whose turn it is, so that moves can be left out. The last mark
 * decides.
 *
 * @param marks the steps
 */
@SuppressWarnings("ReferenceEquality") // The last mark is that one, whatever equals it.
record ColorlessSequence(Board board, List<Mark> marks) {

    /**
     * A step.
     *
     * @param step its player, if any, counts for nothing
     * @param own whether it is about the player whose turn it is, and not about the other
     * @param refused whether the rules have it that it is refused
     */
    record Mark(TraceStep step, boolean own, boolean refused) {

        /** Two marks are the same if they differ in nothing but a colour that means nothing. */
        Mark {
            step = StepPlayers.with(step, any -> Color.BLACK);
        }

        boolean isMove() {
            return step instanceof TraceStep.MoveStep;
        }

        boolean isPass() {
            return step instanceof TraceStep.MoveStep made && made.move() instanceof Move.Pass;
        }

        boolean isPlay() {
            return step instanceof TraceStep.MoveStep made && made.move() instanceof Move.Play;
        }

        boolean isLook() {
            return step instanceof TraceStep.QueryStep;
        }

        /** A move that takes its player's turn. */
        boolean takesTurn() {
            return isMove() && !refused;
        }
    }

    static final Mark PASS = new Mark(new TraceStep.MoveStep(Color.BLACK, Move.PASS), true, false);

    ColorlessSequence {
        marks = List.copyOf(marks);
    }

    /** The route of a trace as far as a step. */
    static ColorlessSequence of(BaseRules rules, GameTrace trace, int last) {
        TraceOracle oracle = new TraceOracle(rules, trace.board());
        List<Mark> marks = new ArrayList<>();
        for (TraceStep step : trace.steps().subList(0, last + 1)) {
            Color turn = oracle.game().toMove();
            boolean own = StepPlayers.of(step).map(turn::equals).orElse(true);
            marks.add(new Mark(step, own, isRefusal(oracle.take(step))));
        }
        return new ColorlessSequence(trace.board(), marks);
    }

    /** The route of steps in which the players move in turn and nothing is refused. */
    static ColorlessSequence ofMoves(Board board, List<Move> moves) {
        return new ColorlessSequence(
                board,
                moves.stream()
                        .map(move -> new Mark(new TraceStep.MoveStep(Color.BLACK, move), true, false))
                        .toList());
    }

    /** The same laid down otherwise, plays on lines left out being passes. Nothing if what decides would be gone. */
    Optional<ColorlessSequence> laid(BoardMapping mapping) {
        List<Mark> laid = new ArrayList<>();
        for (Mark mark : marks) {
            Optional<TraceStep> step = mapping.of(mark.step());
            if (step.isPresent()) {
                laid.add(new Mark(step.get(), mark.own(), mark.refused()));
            } else if (mark == last()
                    || mark.step() instanceof TraceStep.RequestStep
                    || mark.step() instanceof TraceStep.StatementStep) {
                return Optional.empty();
            } else if (mark.takesTurn()) {
                laid.add(PASS);
            }
        }
        return Optional.of(new ColorlessSequence(mapping.to(), laid));
    }

    Mark last() {
        return marks.get(marks.size() - 1);
    }

    /** Which mark is about the deciding move: the last, or the last one done before what is looked at. */
    int deciding() {
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (!marks.get(i).isLook()) {
                return i;
            }
        }
        return marks.size() - 1;
    }

    /** The trace, if its steps but the last are taken or refused as on the route. */
    Optional<GameTrace> trace(BaseRules rules) {
        TraceOracle oracle = new TraceOracle(rules, board);
        List<TraceStep> steps = new ArrayList<>(marks.size());
        List<Observation> expected = new ArrayList<>(marks.size());
        for (Mark mark : marks) {
            Color turn = oracle.game().toMove();
            TraceStep step = StepPlayers.with(mark.step(), any -> mark.own() ? turn : turn.opponent());
            Observation observation = take(oracle, step);
            if (observation == null
                    || !mark.isLook() && observation instanceof Observation.Hidden
                    || mark != last() && !mark.isLook() && isRefusal(observation) != mark.refused()) {
                return Optional.empty();
            }
            steps.add(step);
            expected.add(observation);
        }
        return Optional.of(new GameTrace(board, steps, expected));
    }

    /** Nothing if the stone that is looked at is not there any more. */
    private static Observation take(TraceOracle oracle, TraceStep step) {
        boolean atStone = step instanceof TraceStep.QueryStep query && !(query.query() instanceof Query.Legal);
        Game game = oracle.game();
        return atStone && !BoardMapping.points(step).stream().allMatch(stone -> stands(game, stone))
                ? null
                : oracle.take(step);
    }

    private static boolean stands(Game game, Point stone) {
        return game.board().contains(stone) && game.position().stones().contains(stone);
    }

    private static boolean isRefusal(Observation observation) {
        return observation instanceof Observation.Answered answered && !answered.accepted();
    }
}
