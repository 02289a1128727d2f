package touchstone.gtp.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.GameStart;

/**
 * A way to bring a position onto an engine's cleared board.
 *
 * @param commands what to send after {@code clear_board}
 * @param passed the positions that the engine then has in its history and the opening has not
 */
public record SetUp(List<String> commands, Set<Position> passed) {

    /** The start of a game: nothing to do. */
    public static final SetUp NONE = new SetUp(List.of(), Set.of());

    public SetUp {
        commands = List.copyOf(commands);
        passed = Set.copyOf(passed);
    }

    /** Whether a pass is among the moves. */
    public boolean passes() {
        return commands.stream().anyMatch(command -> command.endsWith(" pass"));
    }

    /** By {@code gogui-setup}: the engine has the empty board and the position in its history, and nothing between. */
    public static SetUp stones(GameStart opening) {
        Position before = before(opening);
        StringBuilder stones = new StringBuilder("gogui-setup");
        for (Color color : Color.values()) {
            before.stones(color).forEach(point -> stones.append(' ')
                    .append(PlayedMove.letter(color))
                    .append(' ')
                    .append(point));
        }
        List<String> commands = new ArrayList<>();
        if (!before.stones().isEmpty()) {
            commands.add(stones.toString());
        }
        Color first = opening.lastPlay().isPresent() ? opening.toMove().opponent() : opening.toMove();
        commands.add("gogui-setup_player " + PlayedMove.letter(first));
        opening.lastPlay()
                .ifPresent(last -> commands.add(PlayedMove.play(first, last).command()));
        return new SetUp(commands, Set.of());
    }

    /**
     * By plays and passes in turn.
     *
     * @param turns that lead from the empty board to the opening and capture nothing
     */
    public static SetUp plays(GameStart opening, List<PlayedMove> turns) {
        Set<Position> passed = new HashSet<>();
        Position position = Position.empty(opening.board());
        for (PlayedMove turn : turns) {
            if (turn.move() instanceof touchstone.reference.Move.Play play) {
                position = position.with(turn.player(), play.point());
                passed.add(position);
            }
        }
        passed.removeAll(known(opening));
        return new SetUp(turns.stream().map(PlayedMove::command).toList(), passed);
    }

    /** The positions that the opening itself has in its history. */
    static Set<Position> known(GameStart opening) {
        return new HashSet<>(List.of(Position.empty(opening.board()), opening.position(), before(opening)));
    }

    /** What stood before the last play, or, if that is unknown, what stands. */
    private static Position before(GameStart opening) {
        return opening.lastPlay()
                .map(last -> opening.position().without(PointSet.of(opening.board(), last)))
                .orElse(opening.position());
    }
}
