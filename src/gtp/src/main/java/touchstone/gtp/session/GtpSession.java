package touchstone.gtp.session;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpTranscript;
import touchstone.gtp.client.RecordFiles;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.lines.LinesSession;
import touchstone.gtp.observe.BoardSizes;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.observe.MoveReplies;
import touchstone.gtp.observe.ObservationCommands;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.reading.OffBoardException;
import touchstone.gtp.rules.KataAxis;
import touchstone.gtp.rules.RulesSetter;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Statement;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataVariants;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardSizing;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.GeneratedMove;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.OtherBoardException;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RefusalReason;
import touchstone.spi.RulesReport;
import touchstone.spi.ScoreView;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses;
import touchstone.spi.Witnesses.Testimony;
import touchstone.spi.status.StatusView;
import touchstone.spi.status.StoneStatus;
import touchstone.spi.text.CommandLines;
import touchstone.spi.text.TextProtocol;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.TracingSession;

/** A game with an engine. */
public final class GtpSession
        implements TracingSession,
                BoardView,
                LegalMoves,
                ChainView,
                PrisonerCount,
                StatusView,
                GameState,
                ScoreView,
                Controlled,
                Agreements,
                MoveGenerator,
                RulesReport,
                Witnesses,
                BoardSizing,
                TextProtocol {

    /** In how many other ways a position is played to see whether a refusal hangs on the way. */
    private static final int OTHER_ORDERS = 3;

    private final GtpConnection connection;
    private final GtpTranscript transcript;
    private final LinesSession lines;
    private final EngineGame game;
    private final EngineProfile profile;
    private final Channels channels;
    private final MoveReplies moves;
    private final RecordFiles records = new RecordFiles();
    private final RequestCommands orders;

    /** @param lines to another process of the same engine */
    public GtpSession(GtpConnection connection, LinesSession lines, BoardSizes sizes, EngineProfile profile) {
        this.connection = connection;
        this.lines = lines;
        this.transcript = new GtpTranscript(connection);
        this.game = new EngineGame(connection, transcript, sizes, profile);
        this.profile = profile;
        this.channels = profile.channels();
        this.moves = new MoveReplies(connection);
        this.orders = new RequestCommands(profile.edits(), records, this::board);
    }

    @Override
    public void begin(GameStart opening) {
        if (opening.hasPrisoners()) {
            throw new UnsupportedException(Capability.SET_UP, "no command says how many stones were captured before");
        }
        game.begin(opening);
    }

    @Override
    public boolean begunByPasses() {
        return game.line().setUp().passes();
    }

    @Override
    public Answer make(Color player, Move move) {
        PlayedMove turn = new PlayedMove(player, move);
        game.prepare(List.of(turn));
        Reply reply = game.ask(List.of(turn.command())).get(0);
        Answer answer = moves.answer(board(), turn, reply);
        if (answer instanceof Answer.Accepted) {
            game.line().made(turn);
        } else if (answer instanceof Answer.Refused refused) {
            requireOfTheGameItself(turn, refused);
        }
        return answer;
    }

    @Override
    public Answer ask(Color player, Move move) {
        PlayedMove turn = new PlayedMove(player, move);
        game.prepare(List.of(turn));
        List<String> commands = new ArrayList<>();
        Optional<Channel<PlayedMove, Boolean>> judge =
                channels.legality().filter(channel -> !turn.isPass() && channel.covers(player, game.line()));
        judge.ifPresent(channel -> commands.addAll(channel.commands().apply(turn)));
        commands.add(turn.command());
        List<Reply> replies = game.ask(commands);
        Reply tried = replies.get(replies.size() - 1);
        if (tried.success()) {
            game.strayed();
        }
        Answer answer = moves.judged(board(), turn, tried, judge, replies);
        if (answer instanceof Answer.Refused refused) {
            requireOfTheGameItself(turn, refused);
        }
        return game.line().over() || player != game.line().toMove() ? whoeverControls(answer) : answer;
    }

    /**
     * A refusal counts if it does not hang on how the position was played. A wrong idea of repetition, for
     * one, can find one in the moves of the set-up, of which the scenario knows nothing.
     */
    private void requireOfTheGameItself(PlayedMove turn, Answer.Refused refused) {
        boolean ended = refused.reason().equals(Optional.of(RefusalReason.GAME_OVER));
        if (ended && !game.line().over() && game.line().setUp().passes()) {
            throw new UnsupportedException(
                    Capability.SET_UP, "the engine takes the passes of the set-up for the end of the game");
        }
        for (int i = 0; i < OTHER_ORDERS && !turn.isPass() && game.setUpOtherwise(); i++) {
            if (game.ask(List.of(turn.command())).get(0).success()) {
                game.strayed();
                throw new UnsupportedException(
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
            throw game.line().over()
                    ? new UnsupportedException(
                            Capability.GAME_END, "the engine leaves the end of the game to its controller")
                    : new UnsupportedException(Capability.TURN, "the engine leaves the turn to its controller");
        }
        return answer instanceof Answer.Tolerated tolerated
                ? new Answer.Refused(Optional.empty(), tolerated.evidence())
                : answer;
    }

    @Override
    public Answer request(ControllerRequest request) {
        if (!profile.capabilities().contains(request.capability())) {
            throw new UnsupportedException(request.capability());
        }
        RequestCommands.Order order = orders.of(request);
        List<Reply> replies = game.ask(order.commands());
        for (int i = 0; i < replies.size(); i++) {
            Reply reply = replies.get(i);
            if (!reply.success()) {
                if (reply.text().toLowerCase(Locale.ROOT).contains("unknown command")) {
                    throw connection.nonsense(order.commands().get(i), reply, "it to be carried out or refused");
                }
                if (i > 0) {
                    game.strayed();
                }
                return new Answer.Refused(Optional.empty(), PrintedText.clean(reply.text()));
            }
        }
        Reply last = replies.get(replies.size() - 1);
        try {
            order.note().accept(game.line(), last);
        } catch (MisreadException e) {
            throw connection.senseless(order.commands().get(order.commands().size() - 1), e.getMessage());
        }
        return new Answer.Accepted();
    }

    @Override
    public List<List<Observation>> trace(List<Sequence> sequences) {
        return new PipelinedTrace(transcript, this::mayEnterAtOnce, this::enter).through(sequences);
    }

    private boolean mayEnterAtOnce(GameStart opening) {
        return !opening.hasPrisoners() && game.mayEnterAtOnce(opening);
    }

    private PipelinedTrace.Entered enter(GameStart opening) {
        if (opening.hasPrisoners()) {
            throw new UnsupportedException(Capability.SET_UP, "no command says how many stones were captured before");
        }
        List<String> beginning = game.enter(opening);
        TraceCommands words = new TraceCommands(profile, moves, orders, game.line());
        return new PipelinedTrace.Entered(words.beginning(beginning), words);
    }

    /** Of all that players agree on, the protocol has a word for komi alone. */
    @Override
    public Answer say(Statement statement) {
        if (statement instanceof Statement.Komi komi && profile.capabilities().contains(Capability.KOMI)) {
            return request(new ControllerRequest.SetKomi(BigDecimal.valueOf(komi.points())));
        }
        throw new UnsupportedException(Capability.AGREEMENTS);
    }

    @Override
    public List<Point> handicapStones() {
        return orders.handicapStones();
    }

    @Override
    public double komi() {
        if (!profile.capabilities().contains(Capability.KOMI)) {
            throw new UnsupportedException(Capability.KOMI);
        }
        Reply reply = game.ask(List.of("get_komi")).get(0);
        try {
            return EntityReadings.number(reply);
        } catch (MisreadException e) {
            throw connection.senseless("get_komi", e.getMessage());
        }
    }

    @Override
    public PointSet legalPlays(Color player) {
        Channel<Color, PointSet> channel = required(channels.legalPlays(), Capability.LISTS_LEGAL_PLAYS);
        if (!channel.covers(player, game.line())) {
            throw new UnsupportedException(
                    Capability.LISTS_LEGAL_PLAYS, channel.name() + " lists the plays of the player to move alone");
        }
        game.prepare(game.line().plays(player));
        return observe(channel, player);
    }

    @Override
    public List<Move> generate(Color player, int samples) {
        EngineProfile.Generator generator =
                profile.generator().orElseThrow(() -> new UnsupportedException(Capability.GENERATES_MOVES));
        List<String> commands = generator.commands(player);
        List<Move> generated = new ArrayList<>();
        for (int i = 0; i < samples; i++) {
            Reply reply = game.ask(commands).get(commands.size() - 1);
            if (!generator.name().startsWith("reg_")) {
                game.strayed();
            }
            try {
                EntityReadings.move(board(), reply).ifPresent(generated::add);
            } catch (MisreadException e) {
                throw connection.nonsense(commands.get(commands.size() - 1), reply, "a move");
            }
        }
        return generated;
    }

    @Override
    public GeneratedMove move(Color player) {
        EngineProfile.Generator generator = profile.generator()
                .filter(EngineProfile.Generator::plays)
                .orElseThrow(() -> new UnsupportedException(
                        Capability.GENERATES_MOVES,
                        "the engine does not know the command " + EngineProfile.Generator.PLAYING));
        List<String> commands = generator.playing(player);
        Reply reply = game.ask(commands).get(commands.size() - 1);
        Optional<Move> move;
        try {
            move = EntityReadings.move(board(), reply);
        } catch (MisreadException e) {
            throw connection.nonsense(commands.get(commands.size() - 1), reply, "a move");
        }
        move.ifPresent(made -> game.line().made(new PlayedMove(player, made)));
        return move.<GeneratedMove>map(GeneratedMove.Made::new).orElseGet(GeneratedMove.Resigned::new);
    }

    @Override
    public Position position() {
        Channel<Board, Position> channel = required(channels.board(), Capability.READS_BOARD);
        if (!game.line().loaded()) {
            return observe(channel, board());
        }
        try {
            return channel.observe(game(), board(), board());
        } catch (MisreadException e) {
            // The size of the board is the engine's to find in the record: that it finds another is a fault like any
            // other.
            throw new OtherBoardException("the engine answers " + e.getMessage());
        }
    }

    @Override
    public List<Testimony<Position>> positionsShown() {
        return testimonies(channels.witnesses().board(), board());
    }

    /** By lists, and by asking about each empty point. */
    @Override
    public List<Testimony<PointSet>> legalPlaysShown(Color player) {
        List<Channel<Color, PointSet>> lists = channels.witnesses().legalPlays().stream()
                .filter(channel -> channel.covers(player, game.line()))
                .toList();
        game.prepare(game.line().plays(player));
        List<Testimony<PointSet>> shown = new ArrayList<>(testimonies(lists, player));
        channels.witnesses().legality().stream()
                .filter(channel -> channel.covers(player, game.line())
                        && lists.stream().noneMatch(list -> list.title().equals(channel.title())))
                .forEach(channel -> judged(channel, player).ifPresent(shown::add));
        return shown;
    }

    private Optional<Testimony<PointSet>> judged(Channel<PlayedMove, Boolean> channel, Color player) {
        List<PlayedMove> plays = game.line().plays(player);
        List<String> commands = new ArrayList<>();
        plays.forEach(play -> commands.addAll(channel.commands().apply(play)));
        List<Reply> replies = game.ask(commands);
        PointSet legal = board().none();
        int each = commands.size() / Math.max(1, plays.size());
        try {
            for (int i = 0; i < plays.size(); i++) {
                if (channel.reading().read(board(), plays.get(i), replies.subList(i * each, (i + 1) * each))) {
                    legal = legal.with(((Move.Play) plays.get(i).move()).point());
                }
            }
        } catch (MisreadException unreadable) {
            return Optional.empty();
        }
        return Optional.of(new Testimony<>(channel.title(), legal));
    }

    @Override
    public List<Testimony<Integer>> prisonersShown(Color color) {
        return testimonies(channels.witnesses().prisoners(), color);
    }

    @Override
    public List<Testimony<Color>> turnsShown() {
        return testimonies(channels.witnesses().toMove(), board());
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
        if (profile.handicapped() && game.line().opensWithHandicap()) {
            throw new UnsupportedException(
                    Capability.SCORE, "the score makes up for Black's first plays as if they were handicap stones");
        }
        try {
            return channel.observe(game(), board(), board());
        } catch (MisreadException e) {
            // An engine may well not know a score: "? cannot score" and "= ?" are fair answers.
            throw new UnsupportedException(
                    Capability.SCORE, "asked for the score the engine answers " + e.getMessage());
        }
    }

    @Override
    public PointSet statuses(StoneStatus status) {
        if (!profile.capabilities().contains(Capability.STATUSES)) {
            throw new UnsupportedException(Capability.STATUSES);
        }
        try {
            return ObservationCommands.STATUSES.observe(game(), board(), status);
        } catch (MisreadException e) {
            throw new UnsupportedException(Capability.STATUSES, "asked for it the engine answers " + e.getMessage());
        }
    }

    @Override
    public PointSet territory(Color player) {
        Channel<Color, PointSet> channel = required(channels.territory(), Capability.TERRITORY);
        try {
            return channel.observe(game(), board(), player);
        } catch (MisreadException e) {
            // As with the score, before the end of a game an engine may well not know.
            throw new UnsupportedException(
                    Capability.TERRITORY, "asked for territory the engine answers " + e.getMessage());
        }
    }

    @Override
    public List<ContradictedStatement> contradictedRules(Variant claimed) {
        if (!profile.capabilities().contains(Capability.TELLS_RULES)) {
            throw new UnsupportedException(Capability.TELLS_RULES);
        }
        Reply reply = game.ask(List.of(RulesSetter.GET)).get(0);
        if (!reply.success()) {
            throw new UnsupportedException(
                    Capability.TELLS_RULES,
                    "asked for its rules the engine answers " + PrintedText.quoted(reply.shown()));
        }
        return KataAxis.contradicted(KataVariants.nearest(claimed), reply.text());
    }

    private Board board() {
        return game.line().position().board();
    }

    private static <T> T required(Optional<T> channel, Capability capability) {
        return channel.orElseThrow(() -> new UnsupportedException(capability));
    }

    private <Q, A> A observe(Channel<Q, A> channel, Q about) {
        try {
            return channel.observe(game(), board(), about);
        } catch (MisreadException e) {
            throw connection.senseless(channel.commands().apply(about).get(0), e.getMessage());
        }
    }

    /** What cannot be read shows nothing. */
    private <Q, A> List<Testimony<A>> testimonies(List<Channel<Q, A>> witnesses, Q about) {
        List<Testimony<A>> testimonies = new ArrayList<>();
        for (Channel<Q, A> witness : witnesses) {
            try {
                testimonies.add(new Testimony<>(witness.title(), witness.observe(game(), board(), about)));
            } catch (OffBoardException other) {
                throw new OtherBoardException(witness.title() + " answers " + other.getMessage());
            } catch (MisreadException unreadable) {
                // That a command which could be read once cannot be read here is for its own scenarios to say.
            }
        }
        return testimonies;
    }

    @Override
    public Answer make(Color player, Move move, String color, String vertex) {
        Reply reply = game.ask(List.of("play " + color + ' ' + vertex)).get(0);
        Answer answer = moves.answer(board(), new PlayedMove(player, move), reply);
        if (answer instanceof Answer.Accepted) {
            game.line().made(new PlayedMove(player, move));
        }
        return answer;
    }

    @Override
    public Set<String> commands() {
        Reply reply = game.ask(List.of("list_commands")).get(0);
        if (!reply.success()) {
            throw new UnsupportedException(Capability.TEXT_PROTOCOL, "the engine lists no commands");
        }
        return new TreeSet<>(reply.words());
    }

    @Override
    public boolean knows(String command) {
        Reply reply = game.ask(List.of("known_command " + command)).get(0);
        if (!reply.success()) {
            throw new UnsupportedException(
                    Capability.TEXT_PROTOCOL,
                    "asked for a command the engine answers " + PrintedText.quoted(reply.shown()));
        }
        try {
            return EntityReadings.truth(reply);
        } catch (MisreadException e) {
            throw connection.senseless("known_command " + command, e.getMessage());
        }
    }

    @Override
    public SizeAnswer resize(Board board) {
        return game.resize(board);
    }

    /** The engine, with the game as it stands. */
    private Dialogue game() {
        return new Dialogue() {
            @Override
            public List<Reply> ask(List<String> commands) {
                return game.ask(commands);
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
    public <A> Optional<A> find(Class<A> ability) {
        return ability == CommandLines.class ? Optional.of(ability.cast(lines)) : TracingSession.super.find(ability);
    }

    @Override
    public List<Exchange> transcript() {
        List<Exchange> exchanges = new ArrayList<>(transcript.take());
        exchanges.addAll(lines.take());
        return exchanges;
    }

    @Override
    public Duration waited() {
        return connection.waited();
    }

    @Override
    public void close() {
        connection.close();
        lines.close();
        records.close();
    }
}
