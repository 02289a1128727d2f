package touchstone.gtp.observe;

import java.util.List;
import touchstone.gtp.game.PlayedMove;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Every command of an engine that shows something and can be read, be it right or wrong: one reading of each.
 *
 * @param legality of single plays
 */
public record WitnessChannels(
        List<Channel<Board, Position>> board,
        List<Channel<PlayedMove, Boolean>> legality,
        List<Channel<Color, PointSet>> legalPlays,
        List<Channel<Color, Integer>> prisoners,
        List<Channel<Board, Color>> toMove) {

    static final WitnessChannels NONE = new WitnessChannels(List.of(), List.of(), List.of(), List.of(), List.of());
}
