package touchstone.rpc.client;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.builtin.controller.LoadedRecord;
import touchstone.builtin.controller.RequestDeclinedException;
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
import touchstone.reference.choice.Variant;
import touchstone.rpc.message.Ability;
import touchstone.rpc.message.BoardParams;
import touchstone.rpc.message.ClaimedParams;
import touchstone.rpc.message.CountParams;
import touchstone.rpc.message.GenerateParams;
import touchstone.rpc.message.MoveParams;
import touchstone.rpc.message.PlayerParams;
import touchstone.rpc.message.PointParams;
import touchstone.rpc.message.Shown;
import touchstone.rpc.message.StatusParams;
import touchstone.rpc.message.SubjectService;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardSizing;
import touchstone.spi.BoardView;
import touchstone.spi.ChainView;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.CountView;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.GeneratedMove;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.OtherBoardException;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RulesReport;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.Witnesses;
import touchstone.spi.status.StatusView;
import touchstone.spi.status.StoneStatus;

/** A session with a process that speaks the subject protocol. Each method is the request of its name. */
final class RpcSession
        implements Session,
                BoardView,
                LegalMoves,
                ChainView,
                PrisonerCount,
                StatusView,
                GameState,
                ScoreView,
                CountView,
                Agreements,
                Controlled,
                MoveGenerator,
                RulesReport,
                Witnesses,
                BoardSizing {

    private final StartedSubject subject;
    private boolean begunByPasses;

    RpcSession(StartedSubject subject) {
        this.subject = subject;
    }

    /** Those that the subject has, by its capabilities or because it says so. It may take a komi without a capability for it. */
    @Override
    public <A> Optional<A> find(Class<A> ability) {
        boolean had = Stream.of(Ability.values())
                .filter(one -> one.type() == ability)
                .anyMatch(one -> one == Ability.AGREEMENTS
                        || one.isImpliedBy(subject.capabilities())
                        || subject.known().abilities().contains(one.id()));
        return had ? Optional.of(ability.cast(this)) : Optional.empty();
    }

    private <T> T ask(Function<SubjectService, CompletableFuture<T>> question) {
        return subject.ask(question);
    }

    /** Of a subject that names other points than the board has nothing more can be made out. */
    private PointSet points(Function<SubjectService, CompletableFuture<List<Point>>> question) {
        List<Point> points = ask(question);
        try {
            return subject.board().none().withAll(points);
        } catch (IllegalArgumentException e) {
            throw subject.senseless("answered " + points + ", and " + e.getMessage());
        }
    }

    /** Where every way of showing something is looked at, that is what is wrong with this one. */
    private PointSet pointsShown(List<Point> points) {
        try {
            return subject.board().none().withAll(points);
        } catch (IllegalArgumentException e) {
            throw new OtherBoardException("the subject answers " + points + ", and " + e.getMessage());
        }
    }

    @Override
    public void begin(GameStart opening) {
        begunByPasses = ask(service -> service.begin(opening)).byPasses().orElse(false);
        subject.board(opening.board());
    }

    @Override
    public boolean begunByPasses() {
        return begunByPasses;
    }

    @Override
    public Answer make(Color player, Move move) {
        return definite(ask(service -> service.make(new MoveParams(player, move))));
    }

    @Override
    public Answer ask(Color player, Move move) {
        return ask(service -> service.ask(new MoveParams(player, move)));
    }

    /** Where something was to be done, it was done or it was not. */
    private Answer definite(Answer answer) {
        if (answer instanceof Answer.Tolerated) {
            throw subject.senseless("answered that it tolerates what it was asked to do");
        }
        return answer;
    }

    /** Of whatever size it is: that another one was expected is for whoever asked to say. */
    @Override
    public Position position() {
        return ask(SubjectService::position);
    }

    @Override
    public PointSet legalPlays(Color player) {
        return points(service -> service.legalPlays(new PlayerParams(player)));
    }

    @Override
    public PointSet chain(Point stone) {
        return points(service -> service.chain(new PointParams(stone)));
    }

    @Override
    public PointSet liberties(Point stone) {
        return points(service -> service.liberties(new PointParams(stone)));
    }

    @Override
    public int prisoners(Color color) {
        return ask(service -> service.prisoners(new PlayerParams(color)));
    }

    @Override
    public PointSet statuses(StoneStatus status) {
        return points(service -> service.statuses(new StatusParams(status)));
    }

    @Override
    public Color toMove() {
        return ask(SubjectService::toMove);
    }

    @Override
    public boolean over() {
        return ask(SubjectService::over);
    }

    @Override
    public double lead() {
        return ask(SubjectService::lead);
    }

    @Override
    public PointSet territory(Color player) {
        return points(service -> service.territory(new PlayerParams(player)));
    }

    @Override
    public Optional<Count> count(Counting way) {
        return ask(service -> service.count(new CountParams(way))).count();
    }

    @Override
    public Score score() {
        return ask(SubjectService::score);
    }

    @Override
    public Answer say(Statement statement) {
        return definite(ask(service -> service.say(statement)));
    }

    @Override
    public Answer maySay(Statement statement) {
        return ask(service -> service.maySay(statement));
    }

    @Override
    public Phase phase() {
        return ask(SubjectService::phase);
    }

    @Override
    public Outcome outcome() {
        return ask(SubjectService::outcome);
    }

    @Override
    public boolean plays(Board board) {
        return ask(service -> service.plays(new BoardParams(board.width(), board.height())));
    }

    @Override
    public Answer request(ControllerRequest request) {
        Answer answer = definite(ask(service -> service.request(request)));
        if (answer instanceof Answer.Accepted) {
            if (request instanceof ControllerRequest.Load load) {
                subject.board(board(load));
            } else if (request instanceof ControllerRequest.SetUp setUp) {
                subject.board(setUp.position().board());
            }
        }
        return answer;
    }

    /** The board of a record; the one there was if the record cannot be read. */
    private Board board(ControllerRequest.Load load) {
        try {
            return LoadedRecord.by(load).board();
        } catch (RequestDeclinedException e) {
            return subject.board();
        }
    }

    @Override
    public List<Point> handicapStones() {
        return ask(SubjectService::handicapStones);
    }

    @Override
    public double komi() {
        return ask(SubjectService::komi);
    }

    @Override
    public List<Move> generate(Color player, int samples) {
        return ask(service -> service.generate(new GenerateParams(player, samples)));
    }

    @Override
    public GeneratedMove move(Color player) {
        return ask(service -> service.move(new PlayerParams(player)));
    }

    @Override
    public List<ContradictedStatement> contradictedRules(Variant claimed) {
        return ask(service -> service.contradictedRules(new ClaimedParams(claimed)));
    }

    @Override
    public List<Testimony<Position>> positionsShown() {
        return shown(SubjectService::positionsShown, Function.identity());
    }

    @Override
    public List<Testimony<PointSet>> legalPlaysShown(Color player) {
        return shown(service -> service.legalPlaysShown(new PlayerParams(player)), this::pointsShown);
    }

    @Override
    public List<Testimony<Integer>> prisonersShown(Color color) {
        return shown(service -> service.prisonersShown(new PlayerParams(color)), Function.identity());
    }

    @Override
    public List<Testimony<Color>> turnsShown() {
        return shown(SubjectService::turnsShown, Function.identity());
    }

    private <S, T> List<Testimony<T>> shown(
            Function<SubjectService, CompletableFuture<List<Shown<S>>>> question, Function<S, T> value) {
        return ask(question).stream()
                .map(one -> new Testimony<>(one.by(), value.apply(one.shown())))
                .toList();
    }

    @Override
    public SizeAnswer resize(Board board) {
        return ask(service -> service.resize(new BoardParams(board.width(), board.height())));
    }

    @Override
    public List<Exchange> transcript() {
        return subject.transcript();
    }

    @Override
    public Duration waited() {
        return subject.waited();
    }

    @Override
    public void close() {
        subject.close();
    }
}
