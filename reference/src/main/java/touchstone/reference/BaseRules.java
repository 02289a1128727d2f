package touchstone.reference;

import java.util.Optional;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * The base rules, article by article: each method is one rule or definition of the reference statement (Wikipedia,
 * "Énoncé de référence"), under the id of its clause in {@code features/base/}.
 *
 * <p>An article calls the articles it rests on, so a class that overrides one of them plays by a changed rule and by
 * nothing else.
 */
public class BaseRules {

    private final Repetition repetition;
    private final SelfCapture selfCapture;

    /** The base rules as they stand: positional superko, self-capture allowed. */
    public BaseRules() {
        this(Repetition.POSITIONAL, SelfCapture.ALLOWED);
    }

    public BaseRules(Repetition repetition, SelfCapture selfCapture) {
        this.repetition = repetition;
        this.selfCapture = selfCapture;
    }

    public Repetition repetition() {
        return repetition;
    }

    public SelfCapture selfCapture() {
        return selfCapture;
    }

    /** base.2.adjacent: two points are adjacent if a line joins them with no point between. */
    public Adjacency adjacency() {
        return Adjacency.ALONG_LINES;
    }

    /** The points adjacent to some of these. */
    public final PointSet adjacent(PointSet points) {
        return adjacency().of(points);
    }

    /**
     * base.4.connected: the points that a path of adjacent points, all in the same state, joins to some of these.
     *
     * @param points they are joined to themselves; if they are in another state, as liberties of stones are, each is
     *     where a path begins
     * @param state all points in that state
     */
    public PointSet reached(PointSet points, PointSet state) {
        return adjacency().reached(points, state);
    }

    /** base.4.chain: all points connected with this one, it included. For a stone they are its chain. */
    public PointSet connected(Position position, Point point) {
        return reached(PointSet.of(position.board(), point), position.alike(point));
    }

    /** base.4.liberty: the empty points adjacent to a stone or to a stone connected with it. */
    public PointSet liberties(Position position, Point stone) {
        return adjacent(connected(position, stone)).and(position.empties());
    }

    /** The stones of a colour that have no liberty: no path of such stones leads to them from an empty point. */
    public PointSet withoutLiberty(Position position, Color color) {
        PointSet stones = position.stones(color);
        return stones.minus(reached(position.empties(), stones));
    }

    /** base.5: the board is empty at the start. */
    public Position initialPosition(Board board) {
        return Position.empty(board);
    }

    /** base.6: Black moves first. */
    public Color first() {
        return Color.BLACK;
    }

    /** base.6: the players alternate. */
    public Color next(Color mover) {
        return mover.opponent();
    }

    /** base.7: what the rules say of a move by a player. Rules are asked in the order in which a player meets them. */
    public Ruling rule(Game game, Color player, Move move) {
        if (over(game)) {
            return new Ruling.Refused(new Refusal.GameOver());
        }
        if (player != game.toMove()) {
            return new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()));
        }
        return move instanceof Move.Play play ? play(game, play.point()) : pass(game);
    }

    /** base.7.pass: announcing "pass" and doing nothing. */
    public Ruling pass(Game game) {
        Removal nothing = Removal.nothing(game.board());
        return new Ruling.Made(
                game.then(Move.PASS, game.position(), nothing), nothing.captured(), nothing.selfCaptured());
    }

    /** base.7: playing a stone, if each article that has a say lets it be. */
    public Ruling play(Game game, Point point) {
        Optional<Refusal> unplayable = playable(game.position(), point);
        if (unplayable.isPresent()) {
            return new Ruling.Refused(unplayable.get());
        }
        Color player = game.toMove();
        Position placed = place(game.position(), player, point);
        Removal removal = remove(placed, player);
        Position after = placed.without(removal.captured()).without(removal.selfCaptured());
        Optional<Refusal> forbidden = suicide(removal.selfCaptured());
        if (forbidden.isEmpty()) {
            forbidden = repetition(game, after);
        }
        if (forbidden.isPresent()) {
            return new Ruling.Refused(forbidden.get());
        }
        Game next = game.then(new Move.Play(point), after, removal);
        return new Ruling.Made(next, removal.captured(), removal.selfCaptured());
    }

    /** base.7.step-1: a stone is played on an empty point of the board. */
    public Optional<Refusal> playable(Position position, Point point) {
        if (!position.board().contains(point)) {
            return Optional.of(new Refusal.OffBoard(point, position.board()));
        }
        return position.empties().contains(point)
                ? Optional.empty()
                : Optional.of(new Refusal.Occupied(point, position.stone(point).orElseThrow()));
    }

    /** base.7.step-1: the player's stone stands on the point. */
    public Position place(Position position, Color player, Point point) {
        return position.with(player, point);
    }

    /** base.7.order: step 2 comes before step 3, so the stones captured may leave liberties to the player's own. */
    public Removal remove(Position placed, Color player) {
        PointSet captured = capture(placed, player);
        return new Removal(captured, selfCapture(placed.without(captured), player));
    }

    /** base.7.step-2: the opponent's stones without liberty, which are removed. */
    public PointSet capture(Position position, Color player) {
        return withoutLiberty(position, player.opponent());
    }

    /** base.7.step-3: then the player's own stones without liberty, which are removed. */
    public PointSet selfCapture(Position position, Color player) {
        return withoutLiberty(position, player);
    }

    /** base.7A, where it is in force: a play that removes own stones in step 3 is illegal. */
    public Optional<Refusal> suicide(PointSet selfCaptured) {
        boolean allowed =
                switch (selfCapture) {
                    case ALLOWED -> true;
                    case SEVERAL -> selfCaptured.size() != 1;
                    case FORBIDDEN -> selfCaptured.isEmpty();
                };
        return allowed ? Optional.empty() : Optional.of(new Refusal.SelfCaptures(selfCaptured));
    }

    /**
     * From which moment on it counts what has been on the board: the number of moves made by then. A play may repeat anything
     * from before, and takes back nothing that was taken before. By the base rules the whole game counts.
     */
    public int remembered(Game game) {
        return 0;
    }

    /** base.8: a play may not, once all its steps are done, recreate an earlier position. */
    public Optional<Refusal> repetition(Game game, Position after) {
        return Repeated.refusal(repetition, game, after);
    }

    /** base.9: the game ends when both players have passed in succession. */
    public boolean over(Game game) {
        return game.successivePasses() >= 2;
    }

    /** base.9.final-position: what is scored is the position on the board when the game ends; no stone is taken off. */
    public Position finalPosition(Game game) {
        return game.position();
    }

    /**
     * base.9.territory: the empty points from which only stones of this player are reached. An empty board is nobody's:
     * the second condition, at least one such stone, is only then in doubt (note to the definition).
     */
    public PointSet territory(Position position, Color player) {
        PointSet empties = position.empties();
        PointSet own = reached(empties.and(adjacent(position.stones(player))), empties);
        PointSet others = reached(empties.and(adjacent(position.stones(player.opponent()))), empties);
        return own.minus(others);
    }

    /** base.9.territory: a player's territory when the game ends now. */
    public PointSet territory(Game game, Color player) {
        return territory(finalPosition(game), player);
    }

    /** base.9.area: a player's territory and stones. */
    public PointSet area(Position position, Color player) {
        return territory(position, player).or(position.stones(player));
    }

    /** base.9.score: the number of points in each player's area. */
    public Score score(Position position) {
        return new Score(
                area(position, Color.BLACK).size(), area(position, Color.WHITE).size());
    }

    /** base.9.score: both players' scores in the final position. */
    public Score score(Game game) {
        return score(finalPosition(game));
    }

    /** base.10: the player with the higher score wins; equal scores are a draw. */
    public Outcome outcome(Game game) {
        Score score = score(game);
        return score.winner()
                .<Outcome>map(winner -> new Outcome.Won(winner, Optional.of(score.margin())))
                .orElseGet(Outcome.Drawn::new);
    }

    /** Where the game stands in its course: the base rules know of no terms before it and of no stop but the end. */
    public Phase phase(Game game) {
        return over(game) ? Phase.OVER : Phase.PLAY;
    }

    /** What the rules say of a statement of the players. The base rules foresee none. */
    public Ruling rule(Game game, Statement statement) {
        return new Ruling.Refused(new Refusal.Unforeseen("base.7", "the base rules know of moves only"));
    }

    /** How many stones a player has lost so far. */
    public int lost(Game game, Color player) {
        return game.removed(player);
    }

    /** base.2: whether the rules name this board. Where they do not they leave it open. */
    public boolean plays(Board board) {
        return true;
    }

    /** base.9.counting: what the players see when they count this way; empty if it is no way of these rules. */
    public Optional<Count> count(Game game, Counting way) {
        return Optional.empty();
    }
}
