package touchstone.cli.consistency;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.spi.GameStart;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * Metamorphic relation: the first moves in another order, those of each player reversed. As long as none captures,
 * their order leaves no trace: stones only come, so no position is like an earlier one, and of stones that have
 * liberties together some have them, too.
 *
 * <p>It leaves one: of several positions that a self-capture would lead back to, each order has had its own. Such plays are not
 * compared.
 */
record MoveTransposition() implements MetamorphicRelation {

    private static final BaseRules RULES = new BaseRules();

    /** Fewer moves cannot be transposed. */
    private static final int FEWEST = 3;

    /** Nothing if the steps are not plays that capture nothing and then looks. */
    @Override
    public Optional<GamePair> retell(Board board, List<TraceStep> steps) {
        List<Integer> black = new ArrayList<>();
        List<Integer> white = new ArrayList<>();
        Game game = Game.begin(RULES, board);
        int plays = 0;
        while (plays < steps.size() && steps.get(plays) instanceof TraceStep.MoveStep made) {
            Optional<Game> next = quiet(game, made);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            game = next.get();
            (made.player() == Color.BLACK ? black : white).add(0, plays++);
        }
        if (plays < FEWEST
                || !steps.subList(plays, steps.size()).stream().allMatch(TraceStep.QueryStep.class::isInstance)) {
            return Optional.empty();
        }
        List<Integer> order = new ArrayList<>(steps.size());
        for (int i = 0; i < steps.size(); i++) {
            order.add(i >= plays ? i : i % 2 == 0 ? black.get(i / 2) : white.get(i / 2));
        }
        PointSet open = withoutSelfCaptures(game);
        return Optional.of(new GamePair(
                this,
                GameStart.of(board),
                GameStart.of(board),
                steps.stream().map(step -> new GamePair.Twin(step, step)).toList(),
                order,
                (query, one, other) -> same(open, query, one, other)));
    }

    private static Optional<Game> quiet(Game game, TraceStep.MoveStep made) {
        return made.move() instanceof Move.Play
                        && game.rule(made.player(), made.move()) instanceof Ruling.Made ruling
                        && ruling.captured().isEmpty()
                        && ruling.selfCaptured().isEmpty()
                ? Optional.of(ruling.after())
                : Optional.empty();
    }

    /** All points but those where the player to move would capture stones of his own. */
    private static PointSet withoutSelfCaptures(Game game) {
        PointSet open = game.board().all();
        for (Point point : game.position().empties()) {
            Removal removal = RULES.remove(RULES.place(game.position(), game.toMove(), point), game.toMove());
            if (!removal.selfCaptured().isEmpty()) {
                open = open.minus(PointSet.of(game.board(), point));
            }
        }
        return open;
    }

    private static boolean same(PointSet open, Query query, Object one, Object other) {
        if (query instanceof Query.LegalPlays) {
            return ((PointSet) one).and(open).equals(((PointSet) other).and(open));
        }
        return query instanceof Query.Legal legal && !open.contains(legal.point()) || one.equals(other);
    }

    /** The plays with which a game begins, as far as they capture nothing, of at most a number. */
    static List<TraceStep> beginning(Board board, Stream<TraceStep> steps, int most) {
        List<TraceStep> plays = new ArrayList<>();
        Game game = Game.begin(RULES, board);
        for (TraceStep step :
                steps.filter(step -> !(step instanceof TraceStep.QueryStep)).toList()) {
            Optional<Game> next = step instanceof TraceStep.MoveStep made ? quiet(game, made) : Optional.empty();
            if (next.isEmpty() || plays.size() >= most) {
                break;
            }
            game = next.get();
            plays.add(step);
        }
        return plays;
    }

    @Override
    public String toString() {
        return "with its first moves transposed";
    }
}
