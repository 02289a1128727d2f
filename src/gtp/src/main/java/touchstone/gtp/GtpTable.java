package touchstone.gtp;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Statement;
import touchstone.reference.choice.Variant;
import touchstone.subject.Agreements;
import touchstone.subject.Answer;
import touchstone.subject.BoardView;
import touchstone.subject.Capability;
import touchstone.subject.ChainView;
import touchstone.subject.Controlled;
import touchstone.subject.Exchange;
import touchstone.subject.GameState;
import touchstone.subject.LegalMoves;
import touchstone.subject.Misstatement;
import touchstone.subject.MoveGenerator;
import touchstone.subject.Opening;
import touchstone.subject.OtherBoard;
import touchstone.subject.OwnMove;
import touchstone.subject.PrisonerCount;
import touchstone.subject.Reason;
import touchstone.subject.Request;
import touchstone.subject.RulesReport;
import touchstone.subject.ScoreView;
import touchstone.subject.Unsupported;
import touchstone.trace.Seen;
import touchstone.trace.TracingSession;
import touchstone.trace.Way;

/** A game with an engine. */
final class GtpTable
        implements TracingSession,
                BoardView,
                LegalMoves,
                ChainView,
                PrisonerCount,
                GameState,
                ScoreView,
                Controlled,
                Agreements,
                MoveGenerator,
                RulesReport {

    /** In how many other ways a position is played to see whether a refusal hangs on the way. */
    private static final int OTHER_ORDERS = 3;

    private final GtpConnection connection;
    private final Transcript transcript;
    private final Seat seat;
    private final EngineProfile profile;
    private final Channels channels;
    private final MoveReplies moves;
    private final RecordFiles records = new RecordFiles();
    private final Orders orders;

    GtpTable(GtpConnection connection, BoardSizes sizes, EngineProfile profile) {
        this.connection = connection;
        this.transcript = new Transcript(connection);
        this.seat = new Seat(connection, transcript, sizes, profile);
        this.profile = profile;
        this.channels = profile.channels();
        this.moves = new MoveReplies(connection, profile.refusal());
        this.orders = new Orders(profile.edits(), records, this::board);
    }

    @Override
    public void begin(Opening opening) {
        if (opening.hasPrisoners()) {
            throw new Unsupported(Capability.SET_UP, "no command says how many stones were captured before");
        }
        seat.begin(opening);
    }

    @Override
    public boolean begunByPasses() {
        return seat.line().setUp().passes();
    }

    @Override
    public Answer make(Color player, Move move) {
        Turn turn = new Turn(player, move);
        seat.prepare(List.of(turn));
        Reply reply = seat.ask(List.of(turn.command())).get(0);
        Answer answer = moves.answer(board(), turn, reply);
        if (answer instanceof Answer.Accepted) {
            seat.line().made(turn);
        } else if (answer instanceof Answer.Refused refused) {
            requireOfTheGameItself(turn, refused);
        }
        return answer;
    }

    @Override
    public Answer ask(Color player, Move move) {
        Turn turn = new Turn(player, move);
        seat.prepare(List.of(turn));
        List<String> commands = new ArrayList<>();
        Optional<Channel<Turn, Boolean>> judge =
                channels.legality().filter(channel -> !turn.isPass() && channel.covers(player, seat.line()));
        judge.ifPresent(channel -> commands.addAll(channel.commands().apply(turn)));
        commands.add(turn.command());
        List<Reply> replies = seat.ask(commands);
        Reply tried = replies.get(replies.size() - 1);
        if (tried.success()) {
            seat.strayed();
        }
        Answer answer = moves.judged(board(), turn, tried, judge, replies);
        if (answer instanceof Answer.Refused refused) {
            requireOfTheGameItself(turn, refused);
        }
        return seat.line().over() || player != seat.line().toMove() ? whoeverControls(answer) : answer;
    }

    /**
     * A refusal counts if it does not hang on how the position was played. A wrong idea of repetition, for
     * one, can find one in the moves of the set-up, of which the scenario knows nothing.
     */
    private void requireOfTheGameItself(Turn turn, Answer.Refused refused) {
        boolean ended = refused.reason().equals(Optional.of(Reason.GAME_OVER));
        if (ended && !seat.line().over() && seat.line().setUp().passes()) {
            throw new Unsupported(
                    Capability.SET_UP, "the engine takes the passes of the set-up for the end of the game");
        }
        for (int i = 0; i < OTHER_ORDERS && !turn.isPass() && seat.setUpOtherwise(); i++) {
            if (seat.ask(List.of(turn.command())).get(0).success()) {
                seat.strayed();
                throw new Unsupported(
                        Capability.SET_UP,
                        "whether the engine takes " + turn.command()
                                + " hangs on the order in which the position was played");
            }
        }
    }

    /**
     * What an answer means where the protocol leaves it to the controller whose turn it is and when the game is over. A move
     * of either player is to be taken at any time, so that an engine takes it says nothing; if it is held to be illegal all
     * the same, that counts.
     */
    private Answer whoeverControls(Answer answer) {
        if (answer instanceof Answer.Accepted) {
            throw seat.line().over()
                    ? new Unsupported(Capability.GAME_END, "the engine leaves the end of the game to its controller")
                    : new Unsupported(Capability.TURN, "the engine leaves the turn to its controller");
        }
        return answer instanceof Answer.Tolerated tolerated
                ? new Answer.Refused(Optional.empty(), tolerated.evidence())
                : answer;
    }

    @Override
    public Answer request(Request request) {
        if (!profile.capabilities().contains(request.capability())) {
            throw new Unsupported(request.capability());
        }
        Orders.Order order = orders.of(request);
        List<Reply> replies = seat.ask(order.commands());
        for (int i = 0; i < replies.size(); i++) {
            Reply reply = replies.get(i);
            if (!reply.success()) {
                if (reply.text().toLowerCase(Locale.ROOT).contains("unknown command")) {
                    throw connection.nonsense(order.commands().get(i), reply, "it to be carried out or refused");
                }
                if (i > 0) {
                    seat.strayed();
                }
                return new Answer.Refused(Optional.empty(), Untrusted.clean(reply.text()));
            }
        }
        Reply last = replies.get(replies.size() - 1);
        try {
            order.note().accept(seat.line(), last);
        } catch (Misread e) {
            throw connection.senseless(order.commands().get(order.commands().size() - 1), e.getMessage());
        }
        return new Answer.Accepted();
    }

    @Override
    public List<List<Seen>> trace(List<Way> ways) {
        return new Walking(transcript, this::mayEnterAtOnce, this::enter).through(ways);
    }

    private boolean mayEnterAtOnce(Opening opening) {
        return !opening.hasPrisoners() && seat.mayEnterAtOnce(opening);
    }

    private Walking.Entered enter(Opening opening) {
        if (opening.hasPrisoners()) {
            throw new Unsupported(Capability.SET_UP, "no command says how many stones were captured before");
        }
        List<String> beginning = seat.enter(opening);
        WalkWords words = new WalkWords(profile, moves, orders, seat.line());
        return new Walking.Entered(words.beginning(beginning), words);
    }

    /** Of all that players agree on, the protocol has a word for komi alone. */
    @Override
    public Answer say(Statement statement) {
        if (statement instanceof Statement.Komi komi && profile.capabilities().contains(Capability.KOMI)) {
            return request(new Request.SetKomi(BigDecimal.valueOf(komi.points())));
        }
        throw new Unsupported(Capability.AGREEMENTS);
    }

    @Override
    public List<Point> handicapStones() {
        return orders.handicapStones();
    }

    @Override
    public double komi() {
        if (!profile.capabilities().contains(Capability.KOMI)) {
            throw new Unsupported(Capability.KOMI);
        }
        Reply reply = seat.ask(List.of("get_komi")).get(0);
        try {
            return Readings.number(reply);
        } catch (Misread e) {
            throw connection.senseless("get_komi", e.getMessage());
        }
    }

    @Override
    public PointSet legalPlays(Color player) {
        Channel<Color, PointSet> channel = required(channels.legalPlays(), Capability.LISTS_LEGAL_PLAYS);
        if (!channel.covers(player, seat.line())) {
            throw new Unsupported(
                    Capability.LISTS_LEGAL_PLAYS, channel.name() + " lists the plays of the player to move alone");
        }
        seat.prepare(seat.line().plays(player));
        return observe(channel, player);
    }

    @Override
    public List<Move> generate(Color player, int samples) {
        EngineProfile.Generator generator =
                profile.generator().orElseThrow(() -> new Unsupported(Capability.GENERATES_MOVES));
        List<String> commands = generator.commands(player);
        List<Move> generated = new ArrayList<>();
        for (int i = 0; i < samples; i++) {
            Reply reply = seat.ask(commands).get(commands.size() - 1);
            if (!generator.name().startsWith("reg_")) {
                seat.strayed();
            }
            try {
                Readings.move(board(), reply).ifPresent(generated::add);
            } catch (Misread e) {
                throw connection.nonsense(commands.get(commands.size() - 1), reply, "a move");
            }
        }
        return generated;
    }

    @Override
    public OwnMove move(Color player) {
        EngineProfile.Generator generator = profile.generator()
                .filter(EngineProfile.Generator::plays)
                .orElseThrow(() -> new Unsupported(
                        Capability.GENERATES_MOVES,
                        "the engine does not know the command " + EngineProfile.Generator.PLAYING));
        List<String> commands = generator.playing(player);
        Reply reply = seat.ask(commands).get(commands.size() - 1);
        Optional<Move> move;
        try {
            move = Readings.move(board(), reply);
        } catch (Misread e) {
            throw connection.nonsense(commands.get(commands.size() - 1), reply, "a move");
        }
        move.ifPresent(made -> seat.line().made(new Turn(player, made)));
        return move.<OwnMove>map(OwnMove.Made::new).orElseGet(OwnMove.Resigned::new);
    }

    @Override
    public Position position() {
        Channel<Board, Position> channel = required(channels.board(), Capability.READS_BOARD);
        if (!seat.line().loaded()) {
            return observe(channel, board());
        }
        try {
            return channel.observe(game(), board(), board());
        } catch (Misread e) {
            // The size of the board is the engine's to find in the record: that it finds another is a fault like any
            // other.
            throw new OtherBoard("the engine answers " + e.getMessage());
        }
    }

    @Override
    public PointSet chain(Point stone) {
        return ofStone(required(channels.chain(), Capability.CHAINS), stone);
    }

    @Override
    public PointSet liberties(Point stone) {
        return ofStone(required(channels.liberties(), Capability.LIBERTIES), stone);
    }

    /** Nothing, where the engine shows no stone: it would only fail, which is no breakdown but a wrong board. */
    private PointSet ofStone(Channel<Point, PointSet> channel, Point stone) {
        return channels.board().isPresent() && position().stone(stone).isEmpty()
                ? board().none()
                : observe(channel, stone);
    }

    @Override
    public int prisoners(Color color) {
        return observe(required(channels.prisoners(), Capability.PRISONERS), color);
    }

    @Override
    public Color toMove() {
        return observe(required(channels.toMove(), Capability.TURN), board());
    }

    @Override
    public boolean over() {
        return observe(required(channels.over(), Capability.GAME_END), board());
    }

    @Override
    public double lead() {
        Channel<Board, Double> channel = required(channels.lead(), Capability.SCORE);
        if (profile.handicapped() && seat.line().opensWithHandicap()) {
            throw new Unsupported(
                    Capability.SCORE, "the score makes up for Black's first plays as if they were handicap stones");
        }
        try {
            return channel.observe(game(), board(), board());
        } catch (Misread e) {
            // An engine may well not know a score: "? cannot score" and "= ?" are fair answers.
            throw new Unsupported(Capability.SCORE, "asked for the score the engine answers " + e.getMessage());
        }
    }

    @Override
    public PointSet territory(Color player) {
        Channel<Color, PointSet> channel = required(channels.territory(), Capability.TERRITORY);
        try {
            return channel.observe(game(), board(), player);
        } catch (Misread e) {
            // As with the score, before the end of a game an engine may well not know.
            throw new Unsupported(Capability.TERRITORY, "asked for territory the engine answers " + e.getMessage());
        }
    }

    @Override
    public List<Misstatement> misstatedRules(Variant claimed) {
        if (!profile.capabilities().contains(Capability.TELLS_RULES)) {
            throw new Unsupported(Capability.TELLS_RULES);
        }
        Reply reply = seat.ask(List.of(RulesBriefing.GET)).get(0);
        if (!reply.success()) {
            throw new Unsupported(
                    Capability.TELLS_RULES,
                    "asked for its rules the engine answers " + Untrusted.quoted(reply.shown()));
        }
        return KataAxis.misstated(KataVariants.nearest(claimed), reply.text());
    }

    private Board board() {
        return seat.line().position().board();
    }

    private static <T> T required(Optional<T> channel, Capability capability) {
        return channel.orElseThrow(() -> new Unsupported(capability));
    }

    private <Q, A> A observe(Channel<Q, A> channel, Q about) {
        try {
            return channel.observe(game(), board(), about);
        } catch (Misread e) {
            throw connection.senseless(channel.commands().apply(about).get(0), e.getMessage());
        }
    }

    /** The engine, with the game as it stands. */
    private Talk game() {
        return new Talk() {
            @Override
            public List<Reply> ask(List<String> commands) {
                return seat.ask(commands);
            }

            @Override
            public long errorMark() {
                return connection.errorMark();
            }

            @Override
            public String errorsSince(long mark, Predicate<String> enough) {
                return connection.errorsSince(mark, enough);
            }
        };
    }

    @Override
    public List<Exchange> transcript() {
        return transcript.take();
    }

    @Override
    public Duration waited() {
        return connection.waited();
    }

    @Override
    public void close() {
        connection.close();
        records.close();
    }
}
