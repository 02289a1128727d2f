package touchstone.reference;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A game up to one moment: the position, the turn, and all that came before. A move makes a new game of it. */
public final class Game {

    private final BaseRules rules;
    private final Position position;
    private final Color toMove;
    private final Game previous;
    private final Move lastMove;
    private final int moves;
    private final int successivePasses;
    private final int blackPrisoners;
    private final int whitePrisoners;
    private final Course course;
    /** All moments up to here, this one included. Made when they are first asked for: of most games it is only asked whether they may be. */
    private Moments moments;
    /** What the last move did to the board, if it was a play. Made when it is first asked for. */
    private BoardPlay lastPlay;

    private Game(
            BaseRules rules,
            Position position,
            Color toMove,
            Game previous,
            Move lastMove,
            int blackPrisoners,
            int whitePrisoners,
            Course course) {
        this.rules = rules;
        this.position = position;
        this.toMove = toMove;
        this.previous = previous;
        this.lastMove = lastMove;
        this.moves = (previous == null ? 0 : previous.moves) + (lastMove == null ? 0 : 1);
        this.successivePasses = !(lastMove instanceof Move.Pass) ? 0 : previous.successivePasses + 1;
        this.course = course;
        this.blackPrisoners = blackPrisoners;
        this.whitePrisoners = whitePrisoners;
    }

    /** A game that begins as the rules have it (clauses base.5 and base.6). */
    public static Game begin(BaseRules rules, Board board) {
        return new Game(rules, rules.initialPosition(board), rules.first(), null, null, 0, 0, Course.START);
    }

    /**
     * A game taken up in the middle. The board was empty once, as base.5 has it, and the position stands now; of what lay
     * between, nothing is known. (Open: Wikipedia says nothing of a game that begins from a set-up position.)
     */
    public static Game from(BaseRules rules, Position position, Color toMove) {
        return new Game(rules, position, toMove, null, null, 0, 0, Course.START)
                .after(rules.initialPosition(position.board()));
    }

    /**
     * A game taken up just after a play that captured nothing.
     *
     * @param position the position, the stone played last included
     * @param last where it stands
     * @throws IllegalArgumentException if no stone stands there
     */
    public static Game from(BaseRules rules, Position position, Point last) {
        Color player = position.stone(last)
                .orElseThrow(() -> new IllegalArgumentException("no stone stands on " + last + ", the last play"));
        Game before = from(rules, position.without(PointSet.of(position.board(), last)), player);
        return new Game(rules, position, rules.next(player), before, new Move.Play(last), 0, 0, Course.START);
    }

    /** The same moment, with one more moment long before it. */
    private Game after(Position earlier) {
        Game start = new Game(rules, earlier, rules.first(), null, null, 0, 0, Course.START);
        return new Game(rules, position, toMove, start, null, blackPrisoners, whitePrisoners, course);
    }

    /** What the rules say of a move by the player whose turn it is. */
    public Ruling rule(Move move) {
        return rules.rule(this, toMove, move);
    }

    /** What the rules say of a move by a player, whose turn it may not be. */
    public Ruling rule(Color player, Move move) {
        return rules.rule(this, player, move);
    }

    /**
     * The game after a legal move of the player whose turn it is.
     *
     * @throws IllegalArgumentException if the move is illegal, with the clause and the reason
     */
    public Game play(Move move) {
        Ruling ruling = rule(move);
        if (ruling instanceof Ruling.Made made) {
            return made.after();
        }
        Refusal refusal = ((Ruling.Refused) ruling).refusal();
        throw new IllegalArgumentException(
                toMove + " " + move + " is illegal, " + refusal.clause() + ": " + refusal.explanation());
    }

    /** The points where the player whose turn it is may play; none once the game is over. */
    public PointSet legalPlays() {
        return legalPlays(toMove);
    }

    /** The points where a player may play; none if it is the opponent's turn, or the game is over. */
    public PointSet legalPlays(Color player) {
        return board().all().where(point -> rule(player, new Move.Play(point)) instanceof Ruling.Made);
    }

    /**
     * The moment after a move of the player whose turn it is, whether the rules allow it or not; players {@link #play}.
     *
     * @param after the position once all steps of the move are done
     */
    public Game then(Move move, Position after, Removal removal) {
        boolean black = toMove == Color.BLACK;
        int blackLost = (black ? removal.selfCaptured() : removal.captured()).size();
        int whiteLost = (black ? removal.captured() : removal.selfCaptured()).size();
        return new Game(
                rules,
                after,
                rules.next(toMove),
                this,
                move,
                blackPrisoners + blackLost,
                whitePrisoners + whiteLost,
                move instanceof Move.Pass ? course.passed(toMove, moves + 1) : course);
    }

    /** The same moment under other rules: what came before stands, be it that they would not have allowed it. */
    public Game under(BaseRules others) {
        return new Game(others, position, toMove, previous, lastMove, blackPrisoners, whitePrisoners, course);
    }

    /** The same moment of a game in which stones have been removed before. */
    public Game withPrisoners(int black, int white) {
        return new Game(rules, position, toMove, previous, lastMove, black, white, course);
    }

    /** The moment after somebody who controls the players took stones off, as if they had been captured; nobody has moved for it. */
    public Game withCaptured(PointSet stones) {
        return then(position.without(stones), toMove, course)
                .withPrisoners(
                        blackPrisoners
                                + stones.and(position.stones(Color.BLACK)).size(),
                        whitePrisoners
                                + stones.and(position.stones(Color.WHITE)).size());
    }

    /**
     * The moment after handicap stones were placed by somebody who controls the players, whatever the rules say of a
     * handicap; what the rules give White for it, they give.
     *
     * @param stones black ones, on a board that is empty
     */
    public Game withHandicap(PointSet stones) {
        Course.Terms terms = new Course.Terms(course.terms().komi(), stones.size(), false);
        return then(new Position(stones, board().none()), rules.next(Color.BLACK), course.with(terms));
    }

    /**
     * The moment after a player has taken a turn that the rules do not give, as who follows a game has to when somebody moves
     * out of turn. That a pass came before is forgotten.
     */
    public Game withTurn(Color mover) {
        return then(position, mover, course);
    }

    /** The moment after the players said something that leaves the board and the turn as they are. */
    Game with(Course next) {
        return then(position, toMove, next);
    }

    /** The moment after the players said something that is no move. */
    Game then(Position after, Color mover, Course next) {
        return new Game(rules, after, mover, this, null, blackPrisoners, whitePrisoners, next);
    }

    /** The latest of the moments wanted, up to this one, at which a position stood. */
    Optional<Game> latestStanding(Position wanted, Predicate<Game> among) {
        for (Game moment = filed().latest(wanted);
                moment != null;
                moment = moment.filed().next()) {
            if (moment.position.equals(wanted) && among.test(moment)) {
                return Optional.of(moment);
            }
        }
        return Optional.empty();
    }

    private Moments filed() {
        Moments known = moments;
        if (known == null) {
            // A loop, as a game may be longer than calls can be nested.
            Deque<Game> left = new ArrayDeque<>();
            Game moment = this;
            while (moment != null && moment.moments == null) {
                left.push(moment);
                moment = moment.previous;
            }
            known = moment == null ? Moments.NONE : moment.moments;
            for (Game next : left) {
                known = known.with(next);
                next.moments = known;
            }
        }
        return known;
    }

    /** This moment and all earlier ones, the latest first. */
    public Stream<Game> moments() {
        return Stream.iterate(this, game -> game != null, game -> game.previous);
    }

    /** What the play that led here did to the board. @throws java.util.NoSuchElementException if no move led here */
    BoardPlay lastPlay() {
        if (lastPlay == null) {
            lastPlay = BoardPlay.between(previous().orElseThrow(), position);
        }
        return lastPlay;
    }

    /** Whether a move of this player, be it a pass, led here. */
    public boolean madeBy(Color player) {
        return lastMove != null && previous.toMove == player;
    }

    /** Whether this position was created by a play of this player. */
    public boolean createdBy(Color player) {
        return lastMove instanceof Move.Play && previous.toMove == player;
    }

    public BaseRules rules() {
        return rules;
    }

    public Board board() {
        return position.board();
    }

    public Position position() {
        return position;
    }

    public Color toMove() {
        return toMove;
    }

    public boolean over() {
        return rules.over(this);
    }

    /** The score if the game ended now (clause base.9.score). */
    public Score score() {
        return rules.score(this);
    }

    /** How the game has ended, or would if it ended now. */
    public Outcome outcome() {
        return rules.outcome(this);
    }

    public Phase phase() {
        return rules.phase(this);
    }

    public Course course() {
        return course;
    }

    /** What the rules say of a statement of the players. */
    public Ruling rule(Statement statement) {
        return rules.rule(this, statement);
    }

    /** How many stones of a colour have been removed so far, by capture and by self-capture. */
    public int removed(Color color) {
        return color == Color.BLACK ? blackPrisoners : whitePrisoners;
    }

    /** The moment before the last move. */
    public Optional<Game> previous() {
        return Optional.ofNullable(previous);
    }

    /** The move that led here; none at the start. */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(lastMove);
    }

    /** How many moves, passes included, have been made since the start or since the set-up. */
    public int moves() {
        return moves;
    }

    /** How many passes in succession have led here. */
    public int successivePasses() {
        return successivePasses;
    }
}
