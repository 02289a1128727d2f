package touchstone.gtp.observe;

import java.util.Optional;
import touchstone.gtp.game.PlayedMove;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * The commands by which an engine was found to be observable: of several that show the same thing, the first that agreed with
 * what was known to be true when it was tried, or else one that can be read.
 *
 * @param legality of a play; asked of any player
 * @param legalPlays of a player
 * @param prisoners the number of a colour's stones that have been removed
 * @param lead by how many points Black is ahead
 * @param witnesses those that agree and those that do not
 */
public record Channels(
        Optional<Channel<Board, Position>> board,
        Optional<Channel<PlayedMove, Boolean>> legality,
        Optional<Channel<Color, PointSet>> legalPlays,
        Optional<Channel<Point, PointSet>> chain,
        Optional<Channel<Point, PointSet>> liberties,
        Optional<Channel<Color, Integer>> prisoners,
        Optional<Channel<Board, Color>> toMove,
        Optional<Channel<Board, Boolean>> over,
        Optional<Channel<Board, Double>> lead,
        Optional<Channel<Color, PointSet>> territory,
        WitnessChannels witnesses) {

    /** Those of an engine of which nothing can be observed. */
    public static final Channels NONE = new Channels(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            WitnessChannels.NONE);
}
