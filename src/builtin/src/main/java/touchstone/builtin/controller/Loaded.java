package touchstone.builtin.controller;

import java.util.List;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.subject.Request;

/**
 * What a record leads to, for whoever follows a game without playing it.
 *
 * @param movers who has made the moves, the latest first
 */
public record Loaded(Board board, Color toMove, List<Color> movers) {

    /** @throws Declined if the record can't be loaded */
    public static Loaded by(Request.Load load) {
        Desk desk = Desk.lenient();
        desk.carryOut(load);
        Game game = desk.game();
        List<Color> movers = game.moments()
                .filter(moment -> moment.lastMove().isPresent())
                .map(moment -> moment.previous().orElseThrow().toMove())
                .toList();
        return new Loaded(game.board(), game.toMove(), movers);
    }
}
