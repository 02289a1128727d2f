package touchstone.suite.steps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.builtin.controller.LoadedRecord;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.OtherBoardException;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.spi.text.CommandLines;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.PlayedOutCheck;
import touchstone.suite.result.Diagram;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.text.Conversation;

/** One scenario being tried on one subject: what its steps share. */
public final class ScenarioTrial {

    /** A move of a record that is a pass. */
    private static final Pattern PASS = Pattern.compile("[BW]\\s*\\[(tt)?\\]");

    private final Specification specification;
    private final Optional<Ruleset> claimed;
    private final Scenario scenario;
    private final Subject subject;
    private final Supplier<Session> opener;
    private final List<String> tolerances = new ArrayList<>();
    private final Set<String> assumed = new LinkedHashSet<>();
    private final TrialDiagrams diagrams;
    private final Conversation conversation = new Conversation(() ->
            session().find(CommandLines.class).orElseThrow(() -> new UnsupportedException(Capability.COMMAND_LINES)));
    private Optional<BoardDiagram> picture = Optional.empty();
    private GameStart opening;
    private Board board;
    private Color toMove;
    /** Who has made the moves that are not taken back, the latest first. */
    private final Deque<Color> movers = new ArrayDeque<>();

    private LastPlay lastPlay;
    /** Whether a pass was made, as far as the scenario knows. */
    private boolean passed;

    private int stepsBegun;

    /**
     * The last play and the position before it.
     *
     * @param before empty where the subject does not show its board
     */
    record LastPlay(Color player, Point point, Optional<Position> before) {}

    /**
     * @param claimed what the subject claims to play; empty if it claims nothing, so that nothing is known of its rules
     * @param opener seats the worker at the subject's table; asked for again it answers the same table
     */
    public ScenarioTrial(
            Specification specification,
            Optional<Ruleset> claimed,
            Scenario scenario,
            Subject subject,
            Supplier<Session> opener) {
        this(specification, claimed, scenario, subject, opener, false);
    }

    /**
     * @param everyMove whether a board is kept after each move, and one for each step that speaks of points or of territory
     */
    public ScenarioTrial(
            Specification specification,
            Optional<Ruleset> claimed,
            Scenario scenario,
            Subject subject,
            Supplier<Session> opener,
            boolean everyMove) {
        this.diagrams = new TrialDiagrams(everyMove);
        this.specification = specification;
        this.claimed = claimed;
        this.scenario = scenario;
        this.subject = subject;
        this.opener = opener;
    }

    public Scenario scenario() {
        return scenario;
    }

    /** To be called before each step of the scenario. */
    public void stepBegins() {
        diagrams.stepBegins();
        stepsBegun++;
    }

    /** The step begun last: the one that decided, if the trial ended there. */
    public Optional<Scenario.Step> step() {
        return stepsBegun == 0 ? Optional.empty() : Optional.of(scenario.steps().get(stepsBegun - 1));
    }

    Specification specification() {
        return specification;
    }

    /**
     * The rules the subject claims to play by.
     *
     * @throws IllegalArgumentException if it claims none, so that no scenario can speak of them
     */
    Variant claimed() {
        return claimed.map(Ruleset::variant)
                .orElseThrow(() -> new IllegalArgumentException("nothing is claimed that could be told"));
    }

    /** The rules the subject claims to play by; nothing if it claims none. */
    Optional<Variant> claimedRules() {
        return claimed.map(Ruleset::variant);
    }

    /** In what ways the subject took illegal moves without holding them for legal. */
    public List<String> tolerances() {
        return tolerances;
    }

    /** The titles of axis values that were taken for granted: what was seen holds under these alone. */
    public List<String> assumed() {
        return List.copyOf(assumed);
    }

    public List<Diagram> diagrams() {
        return diagrams.diagrams();
    }

    Session session() {
        return opener.get();
    }

    /** What is sent to the subject line by line. */
    Conversation conversation() {
        return conversation;
    }

    /**
     * Whether the scores are the areas, so that they follow from the stones and the territories shown. Under other rules
     * something is added or taken away that nobody sees.
     */
    boolean scoresAreAreas() {
        return Stream.of(
                        Scoring.AREA,
                        Neutral.NOBODY,
                        Seki.COUNTS,
                        GroupTax.NONE,
                        Button.NONE,
                        FirstPass.FREE,
                        Compensation.NONE)
                .allMatch(this::certainly);
    }

    /**
     * Asks for what passes change under the rules claimed: prisoners, or points. Where nothing is claimed it is noted that
     * what is seen holds only where they change nothing.
     *
     * @throws UnsupportedException if the subject has seen passes of which the scenario knows nothing, and these count
     */
    Session sessionOfKnownPasses() {
        return knowing(PassStones.NONE, Button.NONE, FirstPass.FREE);
    }

    /**
     * Asks for the score alone. Stones handed over for passes change no area. Who counts territory in its place, as some rules with pass
     * stones let players do, comes to the same where each player has moved as often: where Black, who began, is to move.
     *
     * @throws UnsupportedException if the subject has seen passes of which the scenario knows nothing, and these count
     */
    Session sessionOfKnownScore() {
        boolean stonesTakenCount = Stream.of(Scoring.AREA, Scoring.STONES).noneMatch(this::certainly);
        boolean unbalanced = claimed.isPresent() && toMove() != Color.BLACK;
        return unbalanced || stonesTakenCount ? sessionOfKnownPasses() : knowing(Button.NONE, FirstPass.FREE);
    }

    /**
     * To be asked before a wrong score counts where nothing is claimed. Of a subject that takes stones off as it sees fit, a
     * score shows which points count only on a board that is played out; elsewhere it shows what it takes for dead, which
     * is of interest where the scenario is about seki.
     *
     * @throws UnsupportedException if the score may be one of other stones
     */
    void requireJudgedAsItStands() {
        boolean aboutSeki = Stream.of(Seki.values()).anyMatch(value -> specification
                .clause(scenario.clause())
                .flatMap(Clause::choice)
                .equals(Optional.of(value)));
        if (claimed.isPresent() || aboutSeki || can(Capability.LITERAL_SCORE)) {
            return;
        }
        if (PlayedOutCheck.in(
                can(Capability.READS_BOARD) ? session().ability(BoardView.class).position() : opening.position())) {
            throw new UnsupportedException(
                    Capability.LITERAL_SCORE,
                    "it takes stones off as it sees fit, and here stones of both players reach the same points");
        }
    }

    /** @param needed the axis values under which passes change nothing of what is asked */
    private Session knowing(Choice... needed) {
        List<Choice> uncertain =
                Stream.of(needed).filter(choice -> !certainly(choice)).toList();
        if (uncertain.isEmpty() || !session().begunByPasses()) {
            return session();
        }
        if (claimed.isPresent() || uncertain.stream().map(Choice::axis).anyMatch(this::settles)) {
            throw new UnsupportedException(
                    Capability.SET_UP,
                    "the position was played with passes, and under "
                            + claimed.map(Ruleset::name).orElse("the scenario's rules") + " these may count");
        }
        uncertain.stream().map(Choice::title).forEach(assumed::add);
        return session();
    }

    /** Whether the scenario holds only under one value of this axis. */
    private boolean settles(Axis axis) {
        return Stream.concat(
                        scenario.conditions().stream(),
                        specification.clause(scenario.clause()).flatMap(Clause::choice).stream())
                .anyMatch(choice -> choice.axis().equals(axis));
    }

    /** Whether stones may have been lost by passes, under the rules claimed, that only who knows these rules counts as lost. */
    boolean handsOverStones() {
        return !certainly(PassStones.NONE) && (passed || session().begunByPasses());
    }

    /** Whether the rules are known to have this axis value: by the claim, or because the scenario holds only there. */
    private boolean certainly(Choice choice) {
        return claimed.map(ruleset -> ruleset.variant().has(choice))
                .orElseGet(() -> scenario.conditions().contains(choice)
                        || specification
                                .clause(scenario.clause())
                                .flatMap(Clause::choice)
                                .equals(Optional.of(choice)));
    }

    boolean can(Capability capability) {
        return subject.capabilities().contains(capability);
    }

    Board board() {
        return board;
    }

    /** The player whose turn it is by the alternation of turns. */
    Color toMove() {
        return toMove;
    }

    LastPlay lastPlay() {
        return lastPlay;
    }

    void begin(GameStart from, Optional<BoardDiagram> drawn) {
        opening = from;
        picture = drawn;
        diagrams.drawnAfter(drawn);
        began(from.board(), from.toMove());
        try {
            session().begin(from);
        } finally {
            // Now it is known on what board, which may be a larger one.
            diagrams.on(whole());
            drawn.ifPresent(p -> diagrams.showGiven(
                    from.position(), from.lastPlay().map(point -> from.toMove().opponent() + " " + point)));
        }
    }

    /** @throws UnsupportedException if it is a pass, and passes were made before that take the button where there is one */
    void make(Color player, Move move) {
        if (move instanceof Move.Pass) {
            passed = true;
            knowing(Button.NONE);
        }
        Optional<Position> before = move instanceof Move.Play && can(Capability.READS_BOARD)
                ? Optional.of(session().ability(BoardView.class).position())
                : Optional.empty();
        Answer answer = session().make(player, move);
        if (answer instanceof Answer.Refused refused) {
            // Several moves may have been made since anything was shown.
            before.ifPresent(position -> show("shown by the subject before " + player + " " + move, position));
            throw new Violation(player + " may play " + move, "the subject refused it: " + quoted(refused.words()));
        }
        if (move instanceof Move.Play play) {
            lastPlay = new LastPlay(player, play.point(), before);
        }
        movers.push(player);
        toMove = player.opponent();
        if (diagrams.hasEveryMove()) {
            diagrams.showMove(
                    player + " " + move, session().ability(BoardView.class).position());
        }
    }

    private Optional<WholeBoard> whole() {
        return session().find(WholeBoard.class);
    }

    /** For somebody who reads the scenario: where it begins, if nothing was drawn. */
    void showStart(Position position) {
        if (diagrams.hasEveryMove()) {
            diagrams.show("given", position);
        }
    }

    /** For somebody who reads the scenario: what the next words are about. Nobody else asks for it. */
    void showTerritory() {
        if (diagrams.hasEveryMove() && can(Capability.TERRITORY)) {
            diagrams.territory(
                    session().ability(ScoreView.class, Capability.TERRITORY).territory(Color.BLACK),
                    session().ability(ScoreView.class, Capability.TERRITORY).territory(Color.WHITE));
        }
    }

    private void began(Board on, Color first) {
        board = on;
        toMove = first;
        movers.clear();
    }

    /**
     * Has the subject do something that it must be able to do.
     *
     * @param what as a clause without "that"
     */
    void request(ControllerRequest request, String what) {
        if (asked(request) instanceof Answer.Refused refused) {
            throw new Violation(what, "the subject refused it: " + quoted(refused.words()));
        }
    }

    /** Asks the subject to do something that it may refuse. */
    Answer asked(ControllerRequest request) {
        Answer answer =
                session().ability(Controlled.class, request.capability()).request(request);
        if (!(answer instanceof Answer.Refused)) {
            done(request);
        }
        return answer;
    }

    private void done(ControllerRequest request) {
        if (request instanceof ControllerRequest.TakeBack) {
            toMove = movers.isEmpty() ? toMove : movers.pop();
        } else if (request instanceof ControllerRequest.ClearBoard) {
            began(board, Color.BLACK);
        } else if (request instanceof ControllerRequest.SetUp setUp) {
            began(setUp.position().board(), setUp.toMove());
        } else if (request instanceof ControllerRequest.Load load) {
            LoadedRecord loaded = LoadedRecord.by(load);
            passed |= PASS.matcher(load.text()).find();
            began(loaded.board(), loaded.toMove());
            movers.addAll(loaded.movers());
        } else if (!(request instanceof ControllerRequest.SetKomi)) {
            began(board, Color.WHITE);
        }
    }

    /** Says something; scenarios only say what the rules foresee. */
    void say(String text) {
        Answer answer = session().ability(Agreements.class).say(StatementPhrases.of(text, this));
        if (answer instanceof Answer.Refused refused) {
            throw new Violation(
                    "it is within the rules that " + text, "the subject refused it: " + quoted(refused.words()));
        }
        if (can(Capability.TURN)) {
            toMove = session().ability(GameState.class).toMove();
        }
    }

    /** Begins again, with stones removed before. */
    void withPrisoners(int black, int white) {
        begin(opening.withPrisoners(black, white), picture);
    }

    /**
     * Who says which of our clauses decided has to name one there is, and to say what the evidence is. Others may refuse
     * without a word.
     */
    void requireExplained(Answer.Refused refused) {
        refused.clause().ifPresent(clause -> {
            if (clause.isBlank() || specification.clause(clause).isEmpty() && hasBodyOf(clause)) {
                throw new Violation("a clause that can be looked up", "the subject names \"" + clause + "\"");
            }
            if (refused.words().replace(clause + ":", "").isBlank()) {
                throw new Violation("the evidence by which " + clause + " decides", "the subject gives none");
            }
        });
    }

    /** A specification of some features alone has not all the clauses there are. */
    private boolean hasBodyOf(String clause) {
        String body = clause.split("\\.", 2)[0];
        return specification.clauses().stream().anyMatch(one -> one.body().equals(body));
    }

    void tolerated(String evidence) {
        tolerances.add(evidence);
    }

    /** The board the subject shows now, kept for the report. */
    Position query(String caption) {
        try {
            Position position = session().ability(BoardView.class).position();
            show(caption, position);
            return position;
        } catch (OtherBoardException other) {
            throw new Violation("a " + board + " board", other.getMessage());
        }
    }

    /** Where a reader is to see each move: the board after lines that make some. */
    void showAfterLines() {
        if (diagrams.hasEveryMove()) {
            conversation().shown().ifPresent(position -> show("after these lines", position));
        }
    }

    void show(String caption, Position position) {
        diagrams.on(whole());
        diagrams.show(caption, position);
    }

    Point point(String name) {
        Point point = named(name);
        diagrams.name(point);
        return point;
    }

    private Point named(String name) {
        if (name.length() > 1) {
            return Point.parse(name);
        }
        Point point = picture.map(p -> p.letters().get(name.charAt(0))).orElse(null);
        if (point == null) {
            throw new IllegalArgumentException("the picture of " + scenario.id() + " names no point '" + name + "'");
        }
        return point;
    }

    List<Point> points(NamedPoints points) {
        if (points.names().equals(List.of(NamedPoints.MARKED))) {
            List<Point> marked =
                    picture.map(p -> p.marked().stream().sorted().toList()).orElse(List.of());
            marked.forEach(diagrams::name);
            return marked;
        }
        return points.names().stream().map(this::point).toList();
    }

    /** The points of these names, as {@link touchstone.suite.phrases.StepPhrases.Phrase#pointNames} gives them. */
    public List<Point> pointsNamed(List<String> names) {
        return names.stream()
                .flatMap(name -> points(new NamedPoints(List.of(name))).stream())
                .toList();
    }

    PointSet set(NamedPoints points) {
        return board().none().withAll(points(points));
    }

    BoardDiagram picture() {
        return picture.orElseThrow(() -> new IllegalArgumentException(scenario.id() + " has no picture"));
    }

    private static String quoted(String words) {
        return words.isBlank() ? "without a word" : "\"" + words + "\"";
    }
}
