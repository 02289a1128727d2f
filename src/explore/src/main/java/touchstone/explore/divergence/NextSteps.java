package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.StarPoints;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;

/**
 * The steps tried next in a search: every move that may be legal, and every statement of the players that can matter.
 */
final class NextSteps {

    /** On larger boards handicap stones are tried on star points alone. */
    private static final int EVERY_PAIR = 9;

    /** What is agreed on before the first move: with these each choice of komi and handicap differs from each other. */
    private static final List<Statement> TERMS = List.of(
            new Statement.Komi(1),
            new Statement.Komi(0.5),
            new Statement.Bids(List.of(1.0)),
            new Statement.Handicap(2));

    private static final GameStep STOP = new GameStep.Said(new Statement.Stop());
    private static final GameStep REPEATS = new GameStep.Said(new Statement.Repeats());

    private NextSteps() {}

    /**
     * What can follow in a game under some rules, all of which allow it so far; moves first.
     *
     * @param stages where the game stands in each
     */
    static List<GameStep> of(
            List<VariantRules> rules, List<GameStage> stages, Game game, boolean atStart, SearchLimit.Plays plays) {
        List<GameStep> steps = new ArrayList<>();
        boolean move = false;
        boolean stop = false;
        boolean cycle = false;
        for (int i = 0; i < stages.size(); i++) {
            boolean goesOn = stages.get(i) == GameStage.GOES_ON;
            Variant variant = rules.get(i).variant();
            move |= goesOn || stages.get(i) == GameStage.STOPPED && variant.has(Ending.FOUR_PASSES);
            stop |= goesOn && variant.has(Ending.AGREEMENT);
            cycle |= stages.get(i) != GameStage.OVER
                    && (variant.has(Repetition.NO_RESULT) || variant.has(Repetition.TIE));
        }
        if (move) {
            moves(game, plays, steps);
        }
        if (atStart && game.position().stones().isEmpty()) {
            TERMS.forEach(terms -> steps.add(new GameStep.Said(terms)));
        }
        if (game.course().terms().placementDue()) {
            placements(game.board()).forEach(points -> steps.add(new GameStep.Said(new Statement.Placement(points))));
        }
        if (stages.contains(GameStage.STOPPED)) {
            stopped(game, steps);
        }
        if (stop) {
            steps.add(STOP);
        }
        if (cycle && rules.get(0).hasRepeated(game)) {
            steps.add(REPEATS);
        }
        return steps;
    }

    /** In what order steps are tried that come from several games: the same as from one, whichever is the first. */
    static int rank(GameStep step) {
        if (step instanceof GameStep.Moved moved) {
            return 2 * (moved.move() instanceof Move.Play ? 0 : 1) + (moved.player() == Color.BLACK ? 0 : 1);
        }
        Statement statement = ((GameStep.Said) step).statement();
        int terms = TERMS.indexOf(statement);
        if (terms >= 0) {
            return 4 + terms;
        } else if (statement instanceof Statement.Placement) {
            return 4 + TERMS.size();
        }
        return 5 + TERMS.size() + (step.equals(STOP) ? 1 : step.equals(REPEATS) ? 2 : 0);
    }

    private static void moves(Game game, SearchLimit.Plays plays, List<GameStep> steps) {
        Color player = game.toMove();
        for (Point point : points(game, plays)) {
            steps.add(new GameStep.Moved(player, new Move.Play(point)));
        }
        steps.add(new GameStep.Moved(player, Move.PASS));
    }

    private static PointSet points(Game game, SearchLimit.Plays plays) {
        Position position = game.position();
        return switch (plays) {
            case NONE -> game.board().none();
            case PRESSING -> pressing(game.rules(), position);
            case ALL -> position.stones().isEmpty() && game.moves() == 0 ? corner(game.board()) : position.empties();
        };
    }

    /** The liberties of chains that have one or two. */
    private static PointSet pressing(BaseRules rules, Position position) {
        PointSet points = position.board().none();
        PointSet stones = position.stones();
        while (!stones.isEmpty()) {
            Point stone = stones.iterator().next();
            PointSet liberties = rules.liberties(position, stone);
            points = liberties.size() <= 2 ? points.or(liberties) : points;
            stones = stones.minus(rules.connected(position, stone));
        }
        return points;
    }

    /** One point of each set of points that turning or mirroring the empty board makes alike. */
    private static PointSet corner(Board board) {
        boolean square = board.width() == board.height();
        return board.none()
                .withAll(board.points().stream()
                        .filter(point -> 2 * point.column() < board.width()
                                && 2 * point.row() < board.height()
                                && (!square || point.row() <= point.column()))
                        .toList());
    }

    private static Set<PointSet> placements(Board board) {
        Set<PointSet> placements = new LinkedHashSet<>();
        StarPoints.of(board, 2).ifPresent(placements::add);
        if (board.size() <= EVERY_PAIR) {
            for (Point one : board.points()) {
                for (Point other : board.points()) {
                    if (one.compareTo(other) < 0) {
                        placements.add(PointSet.of(board, one).with(other));
                    }
                }
            }
        }
        return placements;
    }

    private static void stopped(Game game, List<GameStep> steps) {
        for (Color player : Color.values()) {
            steps.add(new GameStep.Said(new Statement.Resume(player)));
            steps.add(new GameStep.Said(new Statement.NextMover(player)));
        }
        steps.add(new GameStep.Said(new Statement.Deadlock()));
        PointSet stones = game.position().stones();
        while (!stones.isEmpty()) {
            PointSet chain =
                    game.rules().connected(game.position(), stones.iterator().next());
            steps.add(new GameStep.Said(new Statement.Dead(chain)));
            stones = stones.minus(chain);
        }
    }
}
