package touchstone.explore.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.formats.sgf.SgfNode;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Stones set up in the middle of a record, from where the game continues. Of what lay before, only the prisoners are
 * known.
 */
final class RecordSetUp {

    private final Game before;
    private final SgfNode.SetUp node;
    private final Position position;

    RecordSetUp(Game before, SgfNode.SetUp node) {
        this.before = before;
        this.node = node;
        this.position = node.on(before.position());
    }

    /** Whether it does no more than to say whose turn it is. */
    boolean leavesTheBoard() {
        return position.equals(before.position());
    }

    Game after() {
        Color toMove = node.toMove().orElse(before.toMove());
        if (before.moves() > 0 && leavesTheBoard()) {
            return toMove == before.toMove() ? before : before.withTurn(toMove);
        }
        return begun(before.rules(), position, toMove, before);
    }

    /** The same beginning with another player to move. */
    static Game begun(Game game, Color toMove) {
        return begun(game.rules(), game.position(), toMove, game);
    }

    private static Game begun(BaseRules rules, Position position, Color toMove, Game before) {
        return Game.from(rules, position, toMove)
                .withPrisoners(before.removed(Color.BLACK), before.removed(Color.WHITE));
    }

    boolean turnIsOpen() {
        return node.toMove().isEmpty();
    }

    /** What a reader should know about it. */
    Optional<String> remark(int moves) {
        List<String> remarks = new ArrayList<>();
        if (moves > 0 && !position.equals(before.position())) {
            remarks.add("stones are set up after move " + moves + ": no rule of repetition looks further back");
        }
        PointSet dying = without(Color.BLACK).or(without(Color.WHITE));
        if (!dying.isEmpty()) {
            remarks.add("stones without liberty are set up: " + dying);
        }
        return remarks.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", remarks));
    }

    private PointSet without(Color color) {
        return before.rules().withoutLiberty(position, color);
    }
}
