package touchstone.builtin;

import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardSizing;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
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
import touchstone.spi.PrisonerCount;
import touchstone.spi.RulesReport;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses;
import touchstone.spi.Witnesses.Testimony;
import touchstone.spi.status.StatusView;
import touchstone.spi.status.StoneStatus;
import touchstone.spi.text.TextProtocol;

/** A session with rules that run in this JVM. */
final class RulesSession
        implements Session,
                BoardView,
                LegalMoves,
                ChainView,
                PrisonerCount,
                GameState,
                ScoreView,
                StatusView,
                CountView,
                Agreements,
                Controlled,
                RulesReport,
                MoveGenerator,
                Witnesses,
                BoardSizing,
                TextProtocol {

    private final BaseRules rules;
    private final ControlledGame controlled;
    private final List<Told> transcript = new ArrayList<>();
    private List<Point> handicapStones = List.of();
    /** The boards that there were once. */
    private final Set<Board> had = new HashSet<>();

    /** What was asked and answered, put into words only if somebody reads it. */
    private record Told(String asked, Object answered) {

        Exchange exchange() {
            return new Exchange(asked, answered.toString());
        }
    }

    RulesSession(ControlledGame controlled) {
        this.rules = controlled.rules();
        this.controlled = controlled;
    }

    @Override
    public void begin(GameStart opening) {
        controlled.begin(opening);
        told(
                opening.isStart()
                        ? "begin on an empty " + opening.board() + " board"
                        : "begin with " + opening.toMove() + " to move in\n" + opening.position(),
                "");
    }

    @Override
    public Answer request(ControllerRequest request) {
        try {
            List<Point> named = controlled.carryOut(request);
            handicapStones = named.isEmpty() ? handicapStones : named;
            told(request.toString(), "done" + (named.isEmpty() ? "" : ": " + named));
            return new Answer.Accepted();
        } catch (RequestDeclinedException declined) {
            told(request.toString(), "declined, " + declined.getMessage());
            return new Answer.Refused(Optional.empty(), declined.getMessage());
        }
    }

    @Override
    public List<Point> handicapStones() {
        return handicapStones;
    }

    @Override
    public Answer say(Statement statement) {
        Ruling ruling = controlled.game().rule(statement);
        if (ruling instanceof Ruling.Agreed agreed) {
            controlled.game(agreed.after());
        }
        return answer(statement.toString(), ruling);
    }

    @Override
    public Answer maySay(Statement statement) {
        return answer("may it be that " + statement + "?", controlled.game().rule(statement));
    }

    @Override
    public Answer make(Color player, Move move) {
        Ruling ruling = controlled.game().rule(player, move);
        if (ruling instanceof Ruling.Made made) {
            controlled.game(made.after());
        }
        return answer(player + " " + move, ruling);
    }

    @Override
    public Answer ask(Color player, Move move) {
        return answer("may " + player + " " + move + "?", controlled.game().rule(player, move));
    }

    private Answer answer(String asked, Ruling ruling) {
        if (ruling instanceof Ruling.Refused refused) {
            Refusal refusal = refused.refusal();
            String words = refusal.clause() + ": " + refusal.explanation();
            told(asked, "refused, " + words);
            return new Answer.Refused(RefusalReasons.of(refusal), Optional.of(refusal.clause()), words);
        }
        told(asked, "accepted" + (ruling instanceof Ruling.Agreed agreed ? ", " + agreed.clause() : ""));
        return new Answer.Accepted();
    }

    @Override
    public PointSet legalPlays(Color player) {
        return told("where may " + player + " play?", controlled.shownPlays(player));
    }

    @Override
    public Answer make(Color player, Move move, String color, String vertex) {
        if (!controlled.reads(color, vertex)) {
            told("play " + color + " " + vertex, "not understood");
            return new Answer.Refused(Optional.empty(), "not understood");
        }
        return make(player, move);
    }

    @Override
    public Set<String> commands() {
        return told("commands?", ControlledGame.COMMANDS);
    }

    @Override
    public boolean knows(String command) {
        return told("is there a command " + command + "?", controlled.knows(command));
    }

    @Override
    public SizeAnswer resize(Board board) {
        Optional<Board> there = controlled.boardFor(board);
        told("a " + board + " board, please", there.map(Board::toString).orElse("no"));
        if (there.isEmpty()) {
            String words = "there is no " + board + " board";
            return had.contains(board) ? new SizeAnswer.Withdrawn(words) : new SizeAnswer.Refused(words);
        }
        had.add(board);
        return new SizeAnswer.Taken(
                there.get() == board ? List.of() : List.of("the board there is has the size " + there.get()));
    }

    @Override
    public List<Testimony<Position>> positionsShown() {
        return List.of(new Testimony<>("position", position()));
    }

    /** Listed, and asked about one by one. */
    @Override
    public List<Testimony<PointSet>> legalPlaysShown(Color player) {
        return List.of(
                new Testimony<>("list of legal plays", legalPlays(player)),
                new Testimony<>(
                        "each empty point asked about",
                        told(
                                "may " + player + " play, asked of each point?",
                                controlled.game().legalPlays(player))));
    }

    @Override
    public List<Testimony<Integer>> prisonersShown(Color color) {
        return List.of(new Testimony<>("stones lost", prisoners(color)));
    }

    @Override
    public List<Testimony<Color>> turnsShown() {
        return List.of(new Testimony<>("turn", toMove()));
    }

    @Override
    public Position position() {
        return told("position?", controlled.shownPosition());
    }

    @Override
    public PointSet chain(Point stone) {
        return told("chain of " + stone + "?", rules.connected(controlled.game().position(), stone));
    }

    @Override
    public PointSet liberties(Point stone) {
        return told(
                "liberties of " + stone + "?", rules.liberties(controlled.game().position(), stone));
    }

    @Override
    public int prisoners(Color color) {
        return told(color + " stones lost?", controlled.shownPrisoners(color));
    }

    @Override
    public PointSet statuses(StoneStatus status) {
        return told("which stones are " + status + "?", controlled.statuses(status));
    }

    @Override
    public Color toMove() {
        return told("whose turn?", controlled.shownTurn());
    }

    @Override
    public boolean over() {
        return told("over?", controlled.game().over());
    }

    @Override
    public double lead() {
        return told("by how much is Black ahead?", controlled.lead().doubleValue());
    }

    @Override
    public Phase phase() {
        return told("phase?", controlled.game().phase());
    }

    @Override
    public Outcome outcome() {
        return told("outcome?", controlled.game().outcome());
    }

    /** It makes no moves worth the name, and can be made to name one and make another. */
    @Override
    public GeneratedMove move(Color player) {
        return new GeneratedMove.Made(told(player + " to move as it likes", controlled.generated(player)));
    }

    @Override
    public List<Move> generate(Color player, int samples) {
        throw new UnsupportedException(Capability.GENERATES_MOVES);
    }

    @Override
    public double komi() {
        return told(
                "komi?",
                controlled.game().course().terms().komi() + controlled.komi().doubleValue());
    }

    @Override
    public boolean plays(Board board) {
        return told("a game on a " + board + " board?", rules.plays(board));
    }

    @Override
    public Optional<Count> count(Counting way) {
        return told("count by " + way.id() + "?", rules.count(controlled.game(), way));
    }

    @Override
    public PointSet territory(Color player) {
        return told(player + "'s territory?", rules.territory(controlled.game(), player));
    }

    @Override
    public Score score() {
        Score score = controlled.game().score();
        return told(
                "score?",
                new Score(score.black(), score.white() + controlled.komi().doubleValue()));
    }

    @Override
    public List<ContradictedStatement> contradictedRules(Variant claimed) {
        Variant stated = told("by which rules?", controlled.stated());
        return claimed.choices().stream()
                .filter(choice -> !stated.has(choice))
                .map(choice -> new ContradictedStatement(
                        choice.axis().id(),
                        choice.id(),
                        stated.get(choice.axis().type()).id()))
                .toList();
    }

    private <T> T told(String asked, T answered) {
        transcript.add(new Told(asked, answered));
        return answered;
    }

    @Override
    public List<Exchange> transcript() {
        List<Told> told = List.copyOf(transcript);
        transcript.clear();
        return new AbstractList<>() {
            @Override
            public Exchange get(int index) {
                return told.get(index).exchange();
            }

            @Override
            public int size() {
                return told.size();
            }
        };
    }

    /** Answering takes no waiting: the answer is computed by the asking thread. */
    @Override
    public Duration waited() {
        return Duration.ZERO;
    }

    @Override
    public void close() {
        // Nothing runs that could be stopped.
    }
}
