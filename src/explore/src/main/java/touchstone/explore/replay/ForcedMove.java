package touchstone.explore.replay;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/**
 * What a move does to the board, whether it is legal or not: the three steps of a play (base.7). Where a stone stands
 * already it makes way, as the format of game records has it (red-bean.com/sgf/go.html, "How to execute a move").
 *
 * @param after the position once all steps are done
 */
public record ForcedMove(Move move, Position after, Removal removal) {

    /** @param move to a point of the board, or a pass */
    public static ForcedMove made(Game game, Color player, Move move) {
        if (!(move instanceof Move.Play play)) {
            return new ForcedMove(move, game.position(), Removal.nothing(game.board()));
        }
        BaseRules rules = game.rules();
        Point point = play.point();
        Position room = game.position().without(PointSet.of(game.board(), point));
        Position placed = rules.place(room, player, point);
        Removal removal = rules.remove(placed, player);
        return new ForcedMove(move, placed.without(removal.captured()).without(removal.selfCaptured()), removal);
    }

    /** The game after it, which goes on with the other player. */
    static Game after(Game game, Color player, Move move) {
        Game turn = game.toMove() == player ? game : game.withTurn(player);
        ForcedMove made = made(turn, player, move);
        return turn.then(move, made.after, made.removal);
    }
}
