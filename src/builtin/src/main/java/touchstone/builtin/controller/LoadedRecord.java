package touchstone.builtin.controller;

import java.util.List;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.spi.ControllerRequest;

/**
 * The state that a loaded record leads to.
 *
 * @param movers who has made the moves, the latest first
 */
public record LoadedRecord(Position position, Color toMove, List<Color> movers) {

    public Board board() {
        return position.board();
    }

    /** @throws RequestDeclinedException if the record can't be loaded */
    public static LoadedRecord by(ControllerRequest.Load load) {
        ControlledGame controlled = ControlledGame.lenient();
        controlled.carryOut(load);
        Game game = controlled.game();
        List<Color> movers = game.moments()
                .filter(moment -> moment.lastMove().isPresent())
                .map(moment -> moment.previous().orElseThrow().toMove())
                .toList();
        return new LoadedRecord(game.position(), game.toMove(), movers);
    }
}
