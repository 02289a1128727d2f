package touchstone.cluster.game;

import java.util.Optional;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.settled.PlayedOut;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * What is counted where a game ends, for all rulesets alike.
 *
 * @param counted without dead stones, neutral points filled; empty if it is not known what is dead
 * @param black how many black stones are dead
 * @param white the same for White
 */
record EndPosition(Basis basis, Optional<Position> counted, int black, int white) {

    /** How it is known. */
    enum Basis {
        /** The record marks territory. */
        MARKED,
        /** Nothing on the board can be dead. */
        PLAYED_OUT,
        UNKNOWN
    }

    private static final EndPosition UNKNOWN = new EndPosition(Basis.UNKNOWN, Optional.empty(), 0, 0);

    /** @param game at its end */
    static EndPosition of(RecordedGame.Legible recorded, Game game) {
        Position position = game.position();
        Optional<AgreedDeadStones> marked = AgreedDeadStones.marked(position, recorded.description());
        if (marked.isPresent()) {
            return without(Basis.MARKED, game, marked.get().stones());
        }
        if (PlayedOut.test(position)) {
            return without(Basis.PLAYED_OUT, game, position.board().none());
        }
        return UNKNOWN;
    }

    private static EndPosition without(Basis basis, Game game, PointSet dead) {
        Position position = game.position();
        return new EndPosition(
                basis,
                Optional.of(NeutralFilling.of(position.without(dead), game.toMove())),
                dead.and(position.stones(Color.BLACK)).size(),
                dead.and(position.stones(Color.WHITE)).size());
    }
}
