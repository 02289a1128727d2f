package touchstone.gtp.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.GameStart;

/**
 * An engine's game as Touchstone tracks it: the set-up, the moves the engine has accepted since, and the board that
 * must result if captures are as in the base rules. Whether a move is legal is the engine's affair.
 */
public final class TrackedGame {

    private static final BaseRules RULES = new BaseRules();

    private final GameStart opening;
    /** What the engine has been sent since the set-up, and has taken. */
    private final List<String> commands = new ArrayList<>();
    /** The moments of the game that are not taken back, the first one that of the opening. */
    private final Deque<Moment> moments = new ArrayDeque<>();
    /** Every position that a move made, or only asked about, creates. */
    private final Set<Position> created = new HashSet<>();

    private SetUp setUp;
    /** Whether the game is one of a record. */
    private boolean loaded;

    private boolean turnTold = true;

    /** @param passes how many in a row have led here */
    private record Moment(Position position, Color toMove, int passes) {}

    public TrackedGame(GameStart opening, SetUp setUp) {
        this.opening = opening;
        this.setUp = setUp;
        moments.push(new Moment(opening.position(), opening.toMove(), 0));
    }

    public GameStart opening() {
        return opening;
    }

    public Position position() {
        return moments.element().position();
    }

    public Color toMove() {
        return moments.element().toMove();
    }

    /** Whether the last two moves were passes. */
    public boolean over() {
        return moments.element().passes() > 1;
    }

    /** All that makes the game what it is, after the set-up. */
    public List<String> commands() {
        return commands;
    }

    public SetUp setUp() {
        return setUp;
    }

    public void setUpAnew(SetUp other) {
        setUp = other;
    }

    public void made(PlayedMove turn) {
        int passes = turn.isPass() ? moments.element().passes() + 1 : 0;
        moments.push(new Moment(effect(turn), turn.player().opponent(), passes));
        commands.add(turn.command());
    }

    /** The last move was taken back. */
    public void tookBack(String command) {
        if (moments.size() > 1) {
            moments.pop();
        }
        commands.add(command);
    }

    /** Whether the engine has been told whose turn it is, or has seen from a move since. */
    public boolean turnTold() {
        return turnTold || moments.size() > 1;
    }

    /** A position has been set up, by commands that need not tell whose turn it is. */
    public void setUp(Position position, Color toMove, List<String> by, boolean tells) {
        began(position, toMove, by);
        turnTold = tells;
    }

    /** Another game has begun; of moves to take back nothing is known. */
    public void began(Position position, Color toMove, List<String> by) {
        turnTold = true;
        moments.clear();
        moments.push(new Moment(position, toMove, 0));
        loaded = false;
        commands.addAll(by);
    }

    /** A record has been loaded, whose moves can be taken back. */
    public void loaded(Game game, List<String> by) {
        loaded = true;
        turnTold = true;
        moments.clear();
        Game moment = game;
        while (moment.lastMove().isPresent()) {
            moments.addLast(new Moment(moment.position(), moment.toMove(), moment.successivePasses()));
            moment = ControlledGame.beforeLastMove(moment);
        }
        moments.addLast(new Moment(moment.position(), moment.toMove(), 0));
        commands.addAll(by);
    }

    /** Whether the game is one of a record, so that the engine has found its board there. */
    public boolean loaded() {
        return loaded;
    }

    /** Something was done that left the position as it was. */
    public void did(String command) {
        commands.add(command);
    }

    /** What would stand after a move; what stands, if it is a pass or there is no playing there. */
    Position effect(PlayedMove turn) {
        if (!(turn.move() instanceof Move.Play play)
                || RULES.playable(position(), play.point()).isPresent()) {
            return position();
        }
        Position placed = RULES.place(position(), turn.player(), play.point());
        Position captured = placed.without(RULES.capture(placed, turn.player()));
        return captured.without(RULES.selfCapture(captured, turn.player()));
    }

    /**
     * Whether one of these moves creates a position that the engine has in its history only because of the set-up. It
     * could take the move for a repetition, which in the scenario's game it is not.
     */
    public boolean misled(List<PlayedMove> moves) {
        if (setUp.passed().isEmpty()) {
            return false;
        }
        boolean misled = false;
        for (PlayedMove turn : moves) {
            Position effect = effect(turn);
            created.add(effect);
            misled |= setUp.passed().contains(effect);
        }
        return misled;
    }

    /** Whether Black plays more than once before White's first play. */
    public boolean opensWithHandicap() {
        String pass = Move.PASS.toString();
        List<String> plays = Stream.concat(setUp.commands().stream(), commands.stream())
                .filter(command -> command.startsWith("play ") && !command.endsWith(' ' + pass))
                .limit(2)
                .toList();
        return plays.size() == 2 && plays.stream().allMatch(play -> play.startsWith("play B"));
    }

    public Set<Position> created() {
        return created;
    }

    /** Plays on every empty point. */
    public List<PlayedMove> plays(Color player) {
        List<PlayedMove> plays = new ArrayList<>();
        for (Point point : position().empties()) {
            plays.add(PlayedMove.play(player, point));
        }
        return plays;
    }
}
