package touchstone.builtin.controller;

import java.util.List;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.spi.ControllerRequest;

/**
 * The state that a loaded record leads to.
 *
 * @param movers who has made the moves, the latest first
 */
public record LoadedRecord(Board board, Color toMove, List<Color> movers) {

    /** @throws RequestDeclinedException if the record can't be loaded */
    public static LoadedRecord by(ControllerRequest.Load load) {
        ControlledGame controlled = ControlledGame.lenient();
        controlled.carryOut(load);
        Game game = controlled.game();
        List<Color> movers = game.moments()
                .filter(moment -> moment.lastMove().isPresent())
                .map(moment -> moment.previous().orElseThrow().toMove())
                .toList();
        return new LoadedRecord(game.board(), game.toMove(), movers);
    }
}
