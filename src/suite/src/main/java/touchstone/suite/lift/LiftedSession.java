package touchstone.suite.lift;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.reference.choice.Counting;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.CountView;
import touchstone.spi.GameStart;
import touchstone.spi.GeneratedMove;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;
import touchstone.spi.status.StatusView;
import touchstone.spi.status.StoneStatus;
import touchstone.suite.steps.Violation;
import touchstone.suite.steps.WholeBoard;

/**
 * A session in which a scenario's board is a window of a larger one. What stands around it has to stay as it is, and is not told
 * of otherwise.
 */
final class LiftedSession
        implements ForwardingSession,
                BoardView,
                LegalMoves,
                ChainView,
                ScoreView,
                StatusView,
                CountView,
                Agreements,
                Controlled,
                MoveGenerator,
                WholeBoard {

    private final Session session;
    private final Lift lift;
    private final ScoreReading reading;
    private Window window;
    private Position frame;

    /** @param session with the larger board */
    LiftedSession(Session session, Lift lift, ScoreReading reading) {
        this.session = session;
        this.lift = lift;
        this.reading = reading;
        onto(lift.home());
    }

    private void onto(Board board) {
        window = lift.window(board);
        frame = lift.frame(board);
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public Position whole(Position part) {
        return part.board() == window.small() ? window.in(part, frame) : part;
    }

    @Override
    public Optional<Point> part(Point whole) {
        return window.out(whole);
    }

    @Override
    public <A> Optional<A> find(Class<A> ability) {
        if (ability == WholeBoard.class) {
            return Optional.of(ability.cast(this));
        }
        Optional<A> own = session.find(ability);
        return own.isPresent() && ability.isInstance(this) ? Optional.of(ability.cast(this)) : own;
    }

    @Override
    public void begin(GameStart opening) {
        onto(fitting(opening.board()));
        session.begin(new GameStart(
                window.in(opening.position(), frame),
                opening.toMove(),
                opening.lastPlay().map(window::in),
                opening.blackPrisoners(),
                opening.whitePrisoners()));
    }

    /** What stands around may decide what lives. */
    @Override
    public PointSet statuses(StoneStatus status) {
        throw new UnsupportedException(Capability.BOARD_SIZE, "life and death is not asked about on a larger board");
    }

    private Board fitting(Board board) {
        if (board.width() > lift.target().width()
                || board.height() > lift.target().height()) {
            throw new UnsupportedException(
                    board.width() == board.height() ? Capability.BOARD_SIZE : Capability.RECTANGULAR,
                    "a " + board + " board does not fit onto a " + lift.target() + " board");
        }
        return board;
    }

    @Override
    public Answer make(Color player, Move move) {
        return LiftedWords.of(session.make(player, window.in(move)), window);
    }

    @Override
    public Answer ask(Color player, Move move) {
        return LiftedWords.of(session.ask(player, window.in(move)), window);
    }

    @Override
    public Position position() {
        Position large = session.ability(BoardView.class).position();
        if (large.board() != lift.target()) {
            throw new Violation("a " + lift.target() + " board", "the subject shows a " + large.board() + " board");
        }
        if (!window.around(large).equals(frame)) {
            throw new Violation(
                    "the points around to stay as they were:\n" + window.in(window.out(large), frame),
                    "the subject shows\n" + large);
        }
        return window.out(large);
    }

    @Override
    public PointSet legalPlays(Color player) {
        return window.out(session.ability(LegalMoves.class).legalPlays(player));
    }

    @Override
    public PointSet chain(Point stone) {
        return window.out(session.ability(ChainView.class).chain(window.in(stone)));
    }

    @Override
    public PointSet liberties(Point stone) {
        return window.out(session.ability(ChainView.class, Capability.LIBERTIES).liberties(window.in(stone)));
    }

    @Override
    public double lead() {
        return reading.lead(session.ability(ScoreView.class).lead());
    }

    @Override
    public PointSet territory(Color player) {
        return window.out(session.ability(ScoreView.class, Capability.TERRITORY).territory(player));
    }

    @Override
    public Optional<Count> count(Counting way) {
        return session.ability(CountView.class).count(way);
    }

    @Override
    public Score score() {
        return reading.score(session.ability(CountView.class).score());
    }

    @Override
    public Answer say(Statement statement) {
        return LiftedWords.of(session.ability(Agreements.class).say(in(statement)), window);
    }

    @Override
    public Answer maySay(Statement statement) {
        return LiftedWords.of(session.ability(Agreements.class).maySay(in(statement)), window);
    }

    private Statement in(Statement statement) {
        if (statement instanceof Statement.Placement placement) {
            return new Statement.Placement(window.in(placement.points()));
        } else if (statement instanceof Statement.Dead dead) {
            return new Statement.Dead(window.in(dead.stones()));
        }
        return statement;
    }

    @Override
    public Phase phase() {
        return session.ability(Agreements.class).phase();
    }

    @Override
    public Outcome outcome() {
        return reading.outcome(session.ability(Agreements.class).outcome());
    }

    @Override
    public boolean plays(Board board) {
        return session.ability(Agreements.class).plays(board);
    }

    @Override
    public Answer request(ControllerRequest request) {
        Requested lifted = in(request);
        Answer answer = session.ability(Controlled.class).request(lifted.request());
        if (!(answer instanceof Answer.Refused)) {
            window = lifted.window();
            frame = lifted.frame();
        }
        return LiftedWords.of(answer, window);
    }

    /** A request on the larger board, and what is seen of that board once it is carried out. */
    private record Requested(ControllerRequest request, Window window, Position frame) {}

    private Requested in(ControllerRequest request) {
        Position nothing = Position.empty(lift.target());
        if (request instanceof ControllerRequest.GivenHandicap handicap) {
            List<Move> vertices = handicap.vertices().stream().map(window::in).toList();
            return new Requested(new ControllerRequest.GivenHandicap(vertices), window, frame);
        } else if (request instanceof ControllerRequest.SetUp setUp) {
            Window other = lift.window(fitting(setUp.position().board()));
            Position around = lift.frame(other.small());
            return new Requested(
                    new ControllerRequest.SetUp(other.in(setUp.position(), around), setUp.toMove()), other, around);
        } else if (request instanceof ControllerRequest.ClearBoard) {
            return new Requested(request, window, nothing);
        } else if (request instanceof ControllerRequest.Load load) {
            Optional<Board> board = LiftedRecord.board(load.text());
            return new Requested(
                    new ControllerRequest.Load(LiftedRecord.text(load.text(), lift), load.before()),
                    board.map(this::fitting).map(lift::window).orElse(window),
                    nothing);
        }
        return new Requested(request, window, frame);
    }

    @Override
    public List<Point> handicapStones() {
        List<Point> inside = new ArrayList<>();
        for (Point point : session.ability(Controlled.class).handicapStones()) {
            inside.add(window.out(point).orElseThrow(LiftedSession::outside));
        }
        return inside;
    }

    @Override
    public double komi() {
        return session.ability(Controlled.class).komi();
    }

    @Override
    public List<Move> generate(Color player, int samples) {
        return session.ability(MoveGenerator.class).generate(player, samples).stream()
                .flatMap(move -> move instanceof Move.Play play
                        ? window.out(play.point()).<Move>map(Move.Play::new).stream()
                        : Optional.of(move).stream())
                .toList();
    }

    @Override
    public GeneratedMove move(Color player) {
        GeneratedMove made = session.ability(MoveGenerator.class).move(player);
        return made instanceof GeneratedMove.Made one && one.move() instanceof Move.Play play
                ? new GeneratedMove.Made(new Move.Play(window.out(play.point()).orElseThrow(LiftedSession::outside)))
                : made;
    }

    private static UnsupportedException outside() {
        return new UnsupportedException(
                Capability.BOARD_SIZE, "the subject chose a point outside the scenario's board");
    }
}
