package touchstone.cluster.game;

import java.util.Optional;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.settled.PlayedOut;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Which stones are dead where a game ends, for all rulesets alike.
 *
 * @param dead empty if it is not known
 */
record EndPosition(Basis basis, Optional<PointSet> dead) {

    /** How it is known. */
    enum Basis {
        /** The record marks territory. */
        MARKED,
        /** Nothing on the board can be dead. */
        PLAYED_OUT,
        /** The recorded score comes out with these stones dead, and random play to the end agrees. */
        RECORDED_SCORE,
        UNKNOWN
    }

    static EndPosition of(RecordedGame.Legible game, Position position) {
        Optional<AgreedDeadStones> marked = AgreedDeadStones.marked(position, game.description());
        if (marked.isPresent()) {
            return new EndPosition(Basis.MARKED, marked.map(AgreedDeadStones::stones));
        }
        return PlayedOut.test(position)
                ? new EndPosition(Basis.PLAYED_OUT, Optional.of(position.board().none()))
                : new EndPosition(Basis.UNKNOWN, Optional.empty());
    }
}
