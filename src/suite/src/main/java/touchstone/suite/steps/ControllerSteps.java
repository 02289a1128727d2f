package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.suite.diagram.DiagramParser;

/** Steps about requests of a controller besides moves: handicap, komi, moves taken back, set-up, records. */
final class ControllerSteps {

    private final ScenarioTrial trial;

    public ControllerSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Something that can be done, as in "the controller takes back the last move". */
    @When("the controller {request}")
    public void request(String request) {
        RequestPhrases.of(request, trial).forEach(one -> trial.request(one, "the controller " + request));
        look("after the controller " + request);
    }

    /** A game begun in the middle. */
    @When("the controller sets up this position, with {color} to play")
    public void setUp(Color toMove, String drawing) {
        Position position = DiagramParser.parse(drawing).position();
        trial.request(new ControllerRequest.SetUp(position, toMove), "the controller sets up a position");
        look("after the set-up");
    }

    /** A record played to its end. */
    @When("the controller loads this record")
    public void load(String record) {
        load(record, OptionalInt.empty());
    }

    /** A record played to the position before the move of this number. */
    @When("the controller loads this record up to move {int}")
    public void load(Integer move, String record) {
        load(record, OptionalInt.of(move));
    }

    private void load(String record, OptionalInt before) {
        trial.request(new ControllerRequest.Load(record, before), "the controller loads the record");
        look("after the record");
    }

    /** Something that can't be done; the game is as before. */
    @Then("it is refused that the controller {request}")
    public void refused(String request) {
        RequestPhrases.of(request, trial).forEach(one -> requireRefused(one, "the controller " + request));
    }

    /** No record, or not of a game that could be played; the game is as before. */
    @Then("this record is refused")
    public void refusedRecord(String record) {
        requireRefused(new ControllerRequest.Load(record, OptionalInt.empty()), "the controller loads the record");
    }

    private void requireRefused(ControllerRequest request, String what) {
        if (!(trial.session().ability(Controlled.class, request.capability()).request(request)
                instanceof Answer.Refused)) {
            throw new Violation("it is refused that " + what, "the subject does it");
        }
    }

    /** Black has these stones and White none, and the subject has named their points. */
    @Then("the handicap stones are on {points}")
    public void handicapStones(NamedPoints points) {
        PointSet expected = trial.set(points);
        List<Point> named =
                trial.session().ability(Controlled.class, Capability.HANDICAP).handicapStones();
        if (named.size() != expected.size()
                || !trial.board().none().withAll(named).equals(expected)) {
            throw new Violation("handicap stones on " + expected, "the subject names " + named);
        }
        requireStones(expected);
    }

    /** As many points as this were named, each once; Black has stones on them, and White has none. */
    @Then("there are {int} handicap stones")
    public void handicapStones(Integer stones) {
        List<Point> named =
                trial.session().ability(Controlled.class, Capability.HANDICAP).handicapStones();
        if (named.size() != stones || new HashSet<>(named).size() != stones) {
            throw new Violation(stones + " handicap stones on different points", "the subject names " + named);
        }
        requireStones(trial.board().none().withAll(named));
    }

    private void requireStones(PointSet black) {
        if (!trial.can(Capability.READS_BOARD)) {
            return;
        }
        Position shown = trial.query("handicap stones");
        if (!shown.equals(new Position(black, trial.board().none()))) {
            throw new Violation("black stones on " + black + " and no others", "the subject shows\n" + shown);
        }
    }

    /** By so much the score changes for White if this komi is set and not a komi of 0. It is 0 again afterwards. */
    @Then("a komi of {number} is worth {number} point(s) to White")
    public void komiIsWorth(Double komi, Double points) {
        setKomi(0);
        double without = trial.session().ability(ScoreView.class).lead();
        setKomi(komi);
        double with = trial.session().ability(ScoreView.class).lead();
        setKomi(0);
        requireWorth("a komi of " + komi, points, without, with);
    }

    private void setKomi(double points) {
        trial.request(new ControllerRequest.SetKomi(BigDecimal.valueOf(points)), "a komi of " + points + " is set");
    }

    /** By so much White is better off than if the same stones had come onto the board in another way. */
    @Then("the handicap is worth {number} point(s) to White")
    public void handicapIsWorth(Double points) {
        PointSet stones = handicapStones();
        double with = leadAtTheEnd(trial.session());
        // A score that is kept for a position, and not counted anew, would hide the difference: another comes between.
        begin(stones.with(trial.board().points().stream()
                .filter(point -> !stones.contains(point))
                .findFirst()
                .orElseThrow()));
        leadAtTheEnd(trial.session());
        begin(stones);
        requireWorth("the handicap", points, leadAtTheEnd(trial.sessionOfKnownScore()), with);
    }

    /** Those on the board, as far as it is shown: an engine may name none of them, which is another fault. */
    private PointSet handicapStones() {
        return trial.can(Capability.READS_BOARD)
                ? trial.session().ability(BoardView.class).position().stones(Color.BLACK)
                : trial.board()
                        .none()
                        .withAll(trial.session()
                                .ability(Controlled.class, Capability.HANDICAP)
                                .handicapStones());
    }

    /** Of a game that goes on some engines only estimate the score, so both players pass first: an engine that refuses, too. */
    private static double leadAtTheEnd(Session session) {
        session.make(Color.WHITE, Move.PASS);
        session.make(Color.BLACK, Move.PASS);
        return session.ability(ScoreView.class).lead();
    }

    private void begin(PointSet black) {
        Position position = new Position(black, trial.board().none());
        trial.begin(new GameStart(position, Color.WHITE, Optional.empty()), Optional.empty());
    }

    private static void requireWorth(String what, double points, double without, double with) {
        if (without - with != points) {
            throw new Violation(
                    what + " to be worth " + points + " points to White",
                    "Black is ahead by " + with + " with it and by " + without + " without");
        }
    }

    /**
     * The last column and row are on the board, and there are no more. Only which plays are taken tells: the words in which a
     * program refuses one are its own.
     */
    @Then("the board is {board}")
    public void board(Board board) {
        Point corner = new Point(board.width() - 1, board.height() - 1);
        // Stones may stand there, and then other points of the same lines tell.
        boolean lastColumn = IntStream.iterate(corner.row(), row -> row >= 0, row -> row - 1)
                .anyMatch(row -> takes(new Point(corner.column(), row)));
        boolean lastRow = IntStream.iterate(corner.column(), column -> column >= 0, column -> column - 1)
                .anyMatch(column -> takes(new Point(column, corner.row())));
        if (!lastColumn || !lastRow) {
            throw size(board, "refuses all plays on the last " + (lastColumn ? "row" : "column"));
        }
        if (board.width() < Board.LARGEST && takes(new Point(board.width(), 0))) {
            throw size(board, "takes a play on " + new Point(board.width(), 0));
        }
        if (board.height() < Board.LARGEST && takes(new Point(0, board.height()))) {
            throw size(board, "takes a play on " + new Point(0, board.height()));
        }
    }

    private static Violation size(Board board, String instead) {
        return new Violation("a " + board + " board", "the subject " + instead);
    }

    private boolean takes(Point point) {
        return !(trial.session().ask(trial.toMove(), new Move.Play(point)) instanceof Answer.Refused);
    }

    private void look(String caption) {
        if (trial.can(Capability.READS_BOARD)) {
            trial.query(caption);
        }
    }
}
