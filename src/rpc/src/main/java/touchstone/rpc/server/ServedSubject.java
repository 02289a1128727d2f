package touchstone.rpc.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.rpc.message.Ability;
import touchstone.rpc.message.BeginResult;
import touchstone.rpc.message.BoardParams;
import touchstone.rpc.message.ClaimedParams;
import touchstone.rpc.message.CountParams;
import touchstone.rpc.message.CountResult;
import touchstone.rpc.message.GenerateParams;
import touchstone.rpc.message.InitializeParams;
import touchstone.rpc.message.InitializeResult;
import touchstone.rpc.message.MoveParams;
import touchstone.rpc.message.PlayerParams;
import touchstone.rpc.message.PointParams;
import touchstone.rpc.message.ProtocolVersion;
import touchstone.rpc.message.RulesAnswer;
import touchstone.rpc.message.RulesParams;
import touchstone.rpc.message.Shown;
import touchstone.rpc.message.StatusParams;
import touchstone.rpc.message.SubjectService;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardSizing;
import touchstone.spi.BoardSizing.SizeAnswer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.CountView;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.GeneratedMove;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RulesReport;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.Witnesses;
import touchstone.spi.Witnesses.Testimony;
import touchstone.spi.status.StatusView;

/** A subject with one session, as the requests have it. */
final class ServedSubject implements SubjectService, AutoCloseable {

    private final Optional<RulesChoice> rules;
    private Subject subject;
    private Session session;
    private Board board = Board.of(19, 19);

    ServedSubject(Subject subject, Optional<RulesChoice> rules) {
        this.rules = rules;
        this.subject = subject;
        this.session = subject.open();
    }

    /** Of the game in progress. */
    Board board() {
        return board;
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        List<String> abilities = Stream.of(Ability.values())
                .filter(one -> !one.isImpliedBy(subject.capabilities())
                        && session.find(one.type()).isPresent())
                .map(Ability::id)
                .toList();
        Map<String, String> channels = new TreeMap<>();
        subject.channels().forEach((capability, channel) -> channels.put(capability.id(), channel));
        return done(new InitializeResult(
                Math.min(params.protocol(), ProtocolVersion.CURRENT),
                subject.identity().name(),
                subject.identity().version(),
                Stream.concat(subject.capabilities().stream(), rules.map(choice -> Capability.RULESETS).stream())
                        .distinct()
                        .sorted()
                        .map(Capability::id)
                        .toList(),
                abilities,
                channels,
                subject.notes(),
                subject.knownLimits(),
                subject.reports()));
    }

    @Override
    public CompletableFuture<RulesAnswer> setRules(RulesParams wanted) {
        RulesChoice choice = rules.orElseThrow(() -> new ResponseErrorException(new ResponseError(
                ResponseErrorCode.MethodNotFound, "the rules of this subject cannot be changed", null)));
        try {
            Subject other = choice.playing(wanted);
            session.close();
            subject = other;
            session = other.open();
            return done(new RulesAnswer.Taken(other.toldRules().stream()
                    .flatMap(told -> told.unsayable().values().stream())
                    .flatMap(Set::stream)
                    .toList()));
        } catch (IllegalArgumentException e) {
            return done(new RulesAnswer.Refused(e.getMessage()));
        }
    }

    @Override
    public CompletableFuture<BeginResult> begin(GameStart start) {
        session.begin(start);
        board = start.board();
        return done(new BeginResult(Optional.of(session.begunByPasses())));
    }

    @Override
    public CompletableFuture<Answer> make(MoveParams move) {
        return done(session.make(move.player(), move.move()));
    }

    @Override
    public CompletableFuture<Answer> ask(MoveParams move) {
        return done(session.ask(move.player(), move.move()));
    }

    @Override
    public CompletableFuture<Position> position() {
        return done(session.ability(BoardView.class).position());
    }

    @Override
    public CompletableFuture<List<Point>> legalPlays(PlayerParams player) {
        return points(session.ability(LegalMoves.class).legalPlays(player.player()));
    }

    @Override
    public CompletableFuture<List<Point>> chain(PointParams stone) {
        return points(session.ability(ChainView.class).chain(stone.point()));
    }

    @Override
    public CompletableFuture<List<Point>> liberties(PointParams stone) {
        return points(session.ability(ChainView.class, Capability.LIBERTIES).liberties(stone.point()));
    }

    @Override
    public CompletableFuture<Integer> prisoners(PlayerParams owner) {
        return done(session.ability(PrisonerCount.class).prisoners(owner.player()));
    }

    @Override
    public CompletableFuture<List<Point>> statuses(StatusParams status) {
        return points(session.ability(StatusView.class).statuses(status.status()));
    }

    @Override
    public CompletableFuture<Color> toMove() {
        return done(session.ability(GameState.class).toMove());
    }

    @Override
    public CompletableFuture<Boolean> over() {
        return done(session.ability(GameState.class, Capability.GAME_END).over());
    }

    @Override
    public CompletableFuture<Double> lead() {
        return done(session.ability(ScoreView.class).lead());
    }

    @Override
    public CompletableFuture<List<Point>> territory(PlayerParams player) {
        return points(session.ability(ScoreView.class, Capability.TERRITORY).territory(player.player()));
    }

    @Override
    public CompletableFuture<CountResult> count(CountParams way) {
        return done(new CountResult(session.ability(CountView.class).count(way.way())));
    }

    @Override
    public CompletableFuture<Score> score() {
        return done(session.ability(CountView.class).score());
    }

    @Override
    public CompletableFuture<Answer> say(Statement statement) {
        return done(session.ability(Agreements.class).say(statement));
    }

    @Override
    public CompletableFuture<Answer> maySay(Statement statement) {
        return done(session.ability(Agreements.class).maySay(statement));
    }

    @Override
    public CompletableFuture<Phase> phase() {
        return done(session.ability(Agreements.class).phase());
    }

    @Override
    public CompletableFuture<Outcome> outcome() {
        return done(session.ability(Agreements.class).outcome());
    }

    @Override
    public CompletableFuture<Boolean> plays(BoardParams size) {
        return done(session.ability(Agreements.class).plays(Board.of(size.width(), size.height())));
    }

    @Override
    public CompletableFuture<Answer> request(ControllerRequest request) {
        Answer answer = session.ability(Controlled.class, request.capability()).request(request);
        if (answer instanceof Answer.Accepted) {
            board = session.find(BoardView.class)
                    .filter(view -> request instanceof ControllerRequest.Load)
                    .map(view -> view.position().board())
                    .orElse(board);
        }
        return done(answer);
    }

    @Override
    public CompletableFuture<List<Point>> handicapStones() {
        return done(session.ability(Controlled.class, Capability.HANDICAP).handicapStones());
    }

    @Override
    public CompletableFuture<Double> komi() {
        return done(session.ability(Controlled.class, Capability.KOMI).komi());
    }

    @Override
    public CompletableFuture<List<Move>> generate(GenerateParams params) {
        return done(session.ability(MoveGenerator.class).generate(params.player(), params.samples()));
    }

    @Override
    public CompletableFuture<GeneratedMove> move(PlayerParams player) {
        return done(session.ability(MoveGenerator.class).move(player.player()));
    }

    @Override
    public CompletableFuture<List<ContradictedStatement>> contradictedRules(ClaimedParams claimed) {
        return done(session.ability(RulesReport.class).contradictedRules(claimed.claimed()));
    }

    @Override
    public CompletableFuture<List<Shown<Position>>> positionsShown() {
        return shown(witnesses(Capability.READS_BOARD).positionsShown());
    }

    @Override
    public CompletableFuture<List<Shown<List<Point>>>> legalPlaysShown(PlayerParams player) {
        return done(witnesses(Capability.LISTS_LEGAL_PLAYS).legalPlaysShown(player.player()).stream()
                .map(one -> new Shown<>(one.by(), one.shown().stream().toList()))
                .toList());
    }

    @Override
    public CompletableFuture<List<Shown<Integer>>> prisonersShown(PlayerParams owner) {
        return shown(witnesses(Capability.PRISONERS).prisonersShown(owner.player()));
    }

    @Override
    public CompletableFuture<List<Shown<Color>>> turnsShown() {
        return shown(witnesses(Capability.TURN).turnsShown());
    }

    @Override
    public CompletableFuture<SizeAnswer> resize(BoardParams size) {
        return done(session.ability(BoardSizing.class, Capability.BOARD_SIZE)
                .resize(Board.of(size.width(), size.height())));
    }

    private Witnesses witnesses(Capability of) {
        return session.ability(Witnesses.class, of);
    }

    private static <T> CompletableFuture<List<Shown<T>>> shown(List<Testimony<T>> testimonies) {
        return done(testimonies.stream()
                .map(one -> new Shown<>(one.by(), one.shown()))
                .toList());
    }

    private static CompletableFuture<List<Point>> points(PointSet points) {
        return done(points.stream().toList());
    }

    private static <T> CompletableFuture<T> done(T result) {
        return CompletableFuture.completedFuture(result);
    }

    @Override
    public void close() {
        session.close();
    }
}
