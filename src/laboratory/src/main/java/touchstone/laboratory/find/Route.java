package touchstone.laboratory.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.laboratory.walk.Mapping;
import touchstone.laboratory.walk.Oracle;
import touchstone.laboratory.walk.Players;
import touchstone.laboratory.walk.Walk;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/**
 * A walk without colours: who moves follows from whose turn it is, so that moves can be left out. The last mark decides.
 *
 * @param marks the steps
 */
record Route(Board board, List<Mark> marks) {

    /**
     * A step.
     *
     * @param step its player, if any, counts for nothing
     * @param own whether it is about the player whose turn it is, and not about the other
     * @param refused whether the rules have it that it is refused
     */
    record Mark(Step step, boolean own, boolean refused) {

        /** Two marks are the same if they differ in nothing but a colour that means nothing. */
        Mark {
            step = Players.with(step, any -> Color.BLACK);
        }

        boolean isMove() {
            return step instanceof Step.Make;
        }

        boolean isPass() {
            return step instanceof Step.Make made && made.move() instanceof Move.Pass;
        }

        boolean isPlay() {
            return step instanceof Step.Make made && made.move() instanceof Move.Play;
        }

        boolean isLook() {
            return step instanceof Step.Look;
        }

        /** A move that takes its player's turn. */
        boolean takesTurn() {
            return isMove() && !refused;
        }
    }

    static final Mark PASS = new Mark(new Step.Make(Color.BLACK, Move.PASS), true, false);

    Route {
        marks = List.copyOf(marks);
    }

    /** The route of a walk as far as a step. */
    static Route of(BaseRules rules, Walk walk, int last) {
        Oracle oracle = new Oracle(rules, walk.board());
        List<Mark> marks = new ArrayList<>();
        for (Step step : walk.steps().subList(0, last + 1)) {
            Color turn = oracle.game().toMove();
            boolean own = Players.of(step).map(turn::equals).orElse(true);
            marks.add(new Mark(step, own, isRefusal(oracle.take(step))));
        }
        return new Route(walk.board(), marks);
    }

    /** The route of steps in which the players move in turn and nothing is refused. */
    static Route ofMoves(Board board, List<Move> moves) {
        return new Route(
                board,
                moves.stream()
                        .map(move -> new Mark(new Step.Make(Color.BLACK, move), true, false))
                        .toList());
    }

    /** The same laid down otherwise, plays on lines left out being passes. Nothing if what decides would be gone. */
    Optional<Route> laid(Mapping mapping) {
        List<Mark> laid = new ArrayList<>();
        for (Mark mark : marks) {
            Optional<Step> step = mapping.of(mark.step());
            if (step.isPresent()) {
                laid.add(new Mark(step.get(), mark.own(), mark.refused()));
            } else if (mark == last() || mark.step() instanceof Step.Ask || mark.step() instanceof Step.Say) {
                return Optional.empty();
            } else if (mark.takesTurn()) {
                laid.add(PASS);
            }
        }
        return Optional.of(new Route(mapping.to(), laid));
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

    /** The walk, if its steps but the last are taken or refused as on the route. */
    Optional<Walk> walk(BaseRules rules) {
        Oracle oracle = new Oracle(rules, board);
        List<Step> steps = new ArrayList<>(marks.size());
        List<Seen> expected = new ArrayList<>(marks.size());
        for (Mark mark : marks) {
            Color turn = oracle.game().toMove();
            Step step = Players.with(mark.step(), any -> mark.own() ? turn : turn.opponent());
            Seen seen = take(oracle, step);
            if (seen == null
                    || !mark.isLook() && seen instanceof Seen.Hidden
                    || mark != last() && !mark.isLook() && isRefusal(seen) != mark.refused()) {
                return Optional.empty();
            }
            steps.add(step);
            expected.add(seen);
        }
        return Optional.of(new Walk(board, steps, expected));
    }

    /** Nothing if the stone that is looked at is not there any more. */
    private static Seen take(Oracle oracle, Step step) {
        boolean atStone = step instanceof Step.Look look && !(look.sight() instanceof Sight.Legal);
        Game game = oracle.game();
        return atStone && !Mapping.points(step).stream().allMatch(stone -> stands(game, stone))
                ? null
                : oracle.take(step);
    }

    private static boolean stands(Game game, Point stone) {
        return game.board().contains(stone) && game.position().stones().contains(stone);
    }

    private static boolean isRefusal(Seen seen) {
        return seen instanceof Seen.Answered answered && !answered.accepted();
    }
}
