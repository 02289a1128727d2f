package touchstone.builtin.controller;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.formats.sgf.SgfException;
import touchstone.formats.sgf.SgfRecord;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.ConfirmedPositions;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.UnsupportedException;
import touchstone.spi.status.StoneStatus;

/**
 * Keeps one game and carries out a controller's requests on it. What can't be done is {@link RequestDeclinedException},
 * and then nothing has changed. Each protected method does one thing, for mutants to do otherwise.
 */
public class ControlledGame {

    /** What a controller can ask for, in the protocol's words. */
    public static final Set<String> COMMANDS = Collections.unmodifiableSet(new LinkedHashSet<>(
            List.of("boardsize", "clear_board", "komi", "play", "undo", "fixed_handicap", "loadsgf")));

    private static final ConfirmedPositions CONFIRMED = new ConfirmedPositions(Reading.USUAL, Limits.USUAL);

    private BaseRules rules;
    private Game game;
    /** In points for White, beside what the players agreed on. */
    private BigDecimal komi = BigDecimal.ZERO;

    /** A desk with an empty 19x19 board. */
    public ControlledGame(BaseRules rules) {
        this.rules = rules;
        this.game = Game.begin(rules, Board.of(19, 19));
    }

    public final BaseRules rules() {
        return rules;
    }

    /** The game goes on from its position under other rules; what they may not see repeated is the empty board and this. */
    public final void rules(BaseRules others) {
        rules = others;
        setUp(game.position(), game.toMove());
    }

    public final Game game() {
        return game;
    }

    /** The game has gone on, by the rules. */
    public final void game(Game later) {
        game = later;
    }

    /** A desk at which whatever happens on the board is taken, to know what stands there when someone else has taken it. */
    public static ControlledGame lenient() {
        return new ControlledGame(new BaseRules(Repetition.NONE, SelfCapture.ALLOWED));
    }

    /** A new game on an empty board. The komi stays, as all that is not mentioned (section 5.3). */
    public void begin(Board board) {
        game = Game.begin(rules, board);
    }

    /** A new game from an opening, without komi. */
    public final void begin(GameStart opening) {
        komi = BigDecimal.ZERO;
        if (opening.isStart()) {
            begin(opening.board());
            return;
        }
        Game taken = opening.lastPlay()
                .map(last -> Game.from(rules, opening.position(), last))
                .orElseGet(() -> Game.from(rules, opening.position(), opening.toMove()));
        game = opening.hasPrisoners() ? taken.withPrisoners(opening.blackPrisoners(), opening.whitePrisoners()) : taken;
    }

    /** Begins another game in the middle: of what lay before, nothing is known but that the board was empty once. */
    public void setUp(Position position, Color toMove) {
        boolean start = position.stones().isEmpty() && toMove == rules.first();
        game = start ? Game.begin(rules, position.board()) : Game.from(rules, position, toMove);
    }

    /** By which rules it says that it plays. */
    public Variant stated() {
        return rules instanceof VariantRules played
                ? played.variant()
                : Variant.BASE.with(rules.repetition(), rules.selfCapture());
    }

    /** Whether a colour and a vertex are understood as they are written. */
    public boolean reads(String color, String vertex) {
        return true;
    }

    /** Whether it is said that there is a command of this name. */
    public boolean knows(String command) {
        return COMMANDS.contains(command);
    }

    /** The board that there is once this one has been asked for; empty if it is refused. No game begins. */
    public Optional<Board> boardFor(Board asked) {
        return Optional.of(asked);
    }

    /** The position as it is shown. */
    public Position shownPosition() {
        return game.position();
    }

    /** The plays that are shown as legal. */
    public PointSet shownPlays(Color player) {
        return game.legalPlays(player);
    }

    /** How many stones of a colour are shown as lost. */
    public int shownPrisoners(Color color) {
        return rules.lost(game, color);
    }

    /** Life and death by the Japanese rules, in the position as it stands; of how it was found nothing is known. */
    public final Confirmation confirmation() {
        return CONFIRMED.of(game.position());
    }

    /**
     * The stones that are shown with a status, by the Japanese rules.
     *
     * @throws UnsupportedException if it is not decided of some stone
     */
    public PointSet statuses(StoneStatus status) {
        Confirmation confirmation = confirmation();
        PointSet seki = confirmation
                .seki()
                .orElseThrow(() -> new UnsupportedException(
                        Capability.STATUSES, "undecided: the stones on " + confirmation.undecided()));
        return switch (status) {
            case DEAD -> confirmation.dead();
            case SEKI -> seki;
            case ALIVE -> game.position().stones().minus(confirmation.dead()).minus(seki);
        };
    }

    /** Whose turn is shown. */
    public Color shownTurn() {
        return game.toMove();
    }

    /** The move of a simple player, made. What is named need not be what is made; where play is over a pass is named. */
    public Move generated(Color player) {
        return made(player, suggested(player));
    }

    /** The move that a simple player would make. */
    public final Move suggested(Color player) {
        return new SimplePlayer(player, movedBy(player)).move();
    }

    /** The move of a simple player who captures dead stones before any pass, made. */
    public final Move generatedCleanup(Color player) {
        return made(player, new SimplePlayer(player, movedBy(player)).cleanup());
    }

    private Move made(Color player, Move move) {
        if (movedBy(player).rule(move) instanceof Ruling.Made made) {
            game = made.after();
        }
        return move;
    }

    /** This moment if it is the player's turn, else with the turn taken; a game that is over stays so. */
    private Game movedBy(Color player) {
        boolean playing = game.phase() == Phase.TERMS || game.phase() == Phase.PLAY;
        return playing && game.toMove() != player ? game.withTurn(player) : game;
    }

    /** The komi in points for White. */
    public BigDecimal komi() {
        return komi;
    }

    /** By how many points Black is ahead, komi counted. */
    public BigDecimal lead() {
        return BigDecimal.valueOf(game.score().lead()).subtract(komi());
    }

    /**
     * Does what is asked for.
     *
     * @return the points on which handicap stones have been placed
     * @throws RequestDeclinedException if it can't be done
     */
    public final List<Point> carryOut(ControllerRequest request) {
        if (request instanceof ControllerRequest.TakeBack) {
            game = takenBack(game);
        } else if (request instanceof ControllerRequest.FixedHandicap handicap) {
            return place(fixedHandicap(game.board(), handicap.stones()));
        } else if (request instanceof ControllerRequest.FreeHandicap handicap) {
            return place(freeHandicap(game.board(), handicap.stones()));
        } else if (request instanceof ControllerRequest.GivenHandicap handicap) {
            return place(givenHandicap(game.board(), handicap.vertices()));
        } else if (request instanceof ControllerRequest.SetKomi set) {
            komi = komi(set.points());
        } else if (request instanceof ControllerRequest.SetUp set) {
            setUp(set.position(), set.toMove());
        } else if (request instanceof ControllerRequest.ClearBoard) {
            clear();
        } else if (request instanceof ControllerRequest.Load load) {
            load(load);
        }
        return List.of();
    }

    /** The moment before the last move. That play was resumed after a stop is taken back with the move that followed. */
    protected Game takenBack(Game moment) {
        if (moment.lastMove().isEmpty()) {
            throw new RequestDeclinedException("cannot undo");
        }
        return beforeLastMove(moment);
    }

    /** The moment to which the last move was the next one. */
    public static Game beforeLastMove(Game moment) {
        Game before = moment.previous().orElseThrow();
        return before.moves() > 0 && before.lastMove().isEmpty()
                ? before.previous().orElseThrow()
                : before;
    }

    /** A new game on an empty board of the same size. */
    protected void clear() {
        begin(game.board());
    }

    /** @return the points that the answer names */
    protected List<Point> place(List<Point> points) {
        requireEmptyBoard();
        game = handicapped(points);
        return points;
    }

    /** Handicap stones are placed before any other. */
    protected void requireEmptyBoard() {
        if (!game.position().stones().isEmpty()) {
            throw new RequestDeclinedException("board not empty");
        }
    }

    /** The game after handicap stones. They are no part of its moves, so they can't be taken back (section 4.1). */
    protected Game handicapped(List<Point> points) {
        PointSet stones = game.board().none().withAll(points);
        return Game.begin(rules, game.board()).withHandicap(stones);
    }

    /** Section 4.1.1. */
    protected List<Point> fixedHandicap(Board board, int stones) {
        return FixedHandicapPoints.points(board, stones)
                .orElseThrow(() -> new RequestDeclinedException("invalid number of stones"));
    }

    /** Section 4.1.2: the fixed points where there are such, else any, all of them different. */
    protected List<Point> freeHandicap(Board board, int stones) {
        if (!isRoom(board, stones)) {
            throw new RequestDeclinedException("invalid number of stones");
        }
        return FixedHandicapPoints.points(board, stones)
                .orElseGet(() -> board.points().stream().limit(stones).toList());
    }

    /** Section 4.1.2: a list of two stones or more without passes and repetitions, that leaves a point. */
    protected List<Point> givenHandicap(Board board, List<Move> vertices) {
        List<Point> points = vertices.stream()
                .filter(Move.Play.class::isInstance)
                .map(move -> ((Move.Play) move).point())
                .filter(board::contains)
                .toList();
        boolean other = points.size() < vertices.size() || new HashSet<>(points).size() < points.size();
        if (other || !isRoom(board, vertices.size())) {
            throw new RequestDeclinedException("bad vertex list");
        }
        return points;
    }

    /** For two stones or more, and a point is left. */
    private static boolean isRoom(Board board, int stones) {
        return stones >= 2 && stones < board.size();
    }

    /** The komi once this one has been asked for: it is to be taken even if it is ridiculous (section 6.3.2). */
    protected BigDecimal komi(BigDecimal asked) {
        return asked;
    }

    /** Board, komi and moves as in the file, or else nothing of it (section 6.3.5). A komi it does not give stays. */
    protected void load(ControllerRequest.Load load) {
        SgfRecord record;
        try {
            SgfRecord whole = read(load.text());
            record = load.before().isPresent() ? before(whole, load.before().getAsInt()) : whole;
        } catch (SgfException fault) {
            throw new RequestDeclinedException("cannot load file: " + fault.getMessage());
        } catch (IllegalArgumentException none) {
            throw new RequestDeclinedException("cannot load file: " + none.getMessage());
        }
        game = played(record);
        record.komi().ifPresent(points -> komi = komi(BigDecimal.valueOf(points)));
    }

    /** @throws SgfException if the text is no record */
    protected SgfRecord read(String text) {
        return SgfRecord.read(text);
    }

    /** The record up to the position before a move, its number counted from 1. */
    protected SgfRecord before(SgfRecord whole, int move) {
        return whole.before(move);
    }

    /**
     * The game of a record.
     *
     * @throws RequestDeclinedException if one of its moves is illegal
     */
    protected Game played(SgfRecord record) {
        return new ReplayedRecord(rules, record).game();
    }
}
