package touchstone.laboratory.relation;

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
import touchstone.subject.Opening;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/**
 * The first moves transposed, those of each player in reverse. As long as none captures, their order leaves no trace: stones
 * only come, so no position is like an earlier one, and of stones that have liberties together some have them, too.
 *
 * <p>It leaves one: of several positions that a self-capture would lead back to, each order has had its own. Such plays are not
 * compared.
 */
record Transposed() implements Relation {

    private static final BaseRules RULES = new BaseRules();

    /** Fewer moves cannot be transposed. */
    private static final int FEWEST = 3;

    /** Nothing if the steps are not plays that capture nothing and then looks. */
    @Override
    public Optional<Retelling> retell(Board board, List<Step> steps) {
        List<Integer> black = new ArrayList<>();
        List<Integer> white = new ArrayList<>();
        Game game = Game.begin(RULES, board);
        int plays = 0;
        while (plays < steps.size() && steps.get(plays) instanceof Step.Make made) {
            Optional<Game> next = quiet(game, made);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            game = next.get();
            (made.player() == Color.BLACK ? black : white).add(0, plays++);
        }
        if (plays < FEWEST || !steps.subList(plays, steps.size()).stream().allMatch(Step.Look.class::isInstance)) {
            return Optional.empty();
        }
        List<Integer> order = new ArrayList<>(steps.size());
        for (int i = 0; i < steps.size(); i++) {
            order.add(i >= plays ? i : i % 2 == 0 ? black.get(i / 2) : white.get(i / 2));
        }
        PointSet open = withoutSelfCaptures(game);
        return Optional.of(new Retelling(
                this,
                Opening.of(board),
                Opening.of(board),
                steps.stream().map(step -> new Retelling.Twin(step, step)).toList(),
                order,
                (sight, one, other) -> same(open, sight, one, other)));
    }

    private static Optional<Game> quiet(Game game, Step.Make made) {
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

    private static boolean same(PointSet open, Sight sight, Object one, Object other) {
        if (sight instanceof Sight.LegalPlays) {
            return ((PointSet) one).and(open).equals(((PointSet) other).and(open));
        }
        return sight instanceof Sight.Legal legal && !open.contains(legal.point()) || one.equals(other);
    }

    /** The plays with which a game begins, as far as they capture nothing, of at most a number. */
    static List<Step> beginning(Board board, Stream<Step> steps, int most) {
        List<Step> plays = new ArrayList<>();
        Game game = Game.begin(RULES, board);
        for (Step step : steps.filter(step -> !(step instanceof Step.Look)).toList()) {
            Optional<Game> next = step instanceof Step.Make made ? quiet(game, made) : Optional.empty();
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
