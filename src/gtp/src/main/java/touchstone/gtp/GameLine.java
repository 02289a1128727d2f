package touchstone.gtp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.subject.Opening;

/**
 * The game on the table as we know it: how it was set up, which moves the engine has taken since, and what must stand on
 * the board if captures are as in the base rules. Whether a move is legal is the engine's affair.
 */
final class GameLine {

    private static final BaseRules RULES = new BaseRules();

    private final Opening opening;
    private final List<Turn> turns = new ArrayList<>();
    /** Every position that a move made, or only asked about, creates. */
    private final Set<Position> created = new HashSet<>();

    private SetUp setUp;
    private Position position;
    private Color toMove;

    GameLine(Opening opening, SetUp setUp) {
        this.opening = opening;
        this.setUp = setUp;
        this.position = opening.position();
        this.toMove = opening.toMove();
    }

    Opening opening() {
        return opening;
    }

    Position position() {
        return position;
    }

    Color toMove() {
        return toMove;
    }

    /** Whether the last two moves were passes. */
    boolean over() {
        return turns.size() > 1
                && turns.get(turns.size() - 1).isPass()
                && turns.get(turns.size() - 2).isPass();
    }

    List<Turn> turns() {
        return turns;
    }

    SetUp setUp() {
        return setUp;
    }

    void setUpAnew(SetUp other) {
        setUp = other;
    }

    void made(Turn turn) {
        position = effect(turn);
        toMove = turn.player().opponent();
        turns.add(turn);
    }

    /** What would stand after a move; what stands, if it is a pass or there is no playing there. */
    Position effect(Turn turn) {
        if (!(turn.move() instanceof Move.Play play)
                || RULES.playable(position, play.point()).isPresent()) {
            return position;
        }
        Position placed = RULES.place(position, turn.player(), play.point());
        Position captured = placed.without(RULES.capture(placed, turn.player()));
        return captured.without(RULES.selfCapture(captured, turn.player()));
    }

    /**
     * Whether one of these moves creates a position that the engine has in its history only because of the set-up. It
     * could take the move for a repetition, which in the scenario's game it is not.
     */
    boolean misled(List<Turn> moves) {
        if (setUp.passed().isEmpty()) {
            return false;
        }
        boolean misled = false;
        for (Turn turn : moves) {
            Position effect = effect(turn);
            created.add(effect);
            misled |= setUp.passed().contains(effect);
        }
        return misled;
    }

    /** Whether Black plays more than once before White's first play. */
    boolean opensWithHandicap() {
        String pass = Move.PASS.toString();
        List<String> plays = Stream.concat(
                        setUp.commands().stream(), turns.stream().map(Turn::command))
                .filter(command -> command.startsWith("play ") && !command.endsWith(' ' + pass))
                .limit(2)
                .toList();
        return plays.size() == 2 && plays.stream().allMatch(play -> play.startsWith("play B"));
    }

    Set<Position> created() {
        return created;
    }

    /** Plays on every empty point. */
    List<Turn> plays(Color player) {
        List<Turn> plays = new ArrayList<>();
        for (Point point : position.empties()) {
            plays.add(Turn.play(player, point));
        }
        return plays;
    }
}
