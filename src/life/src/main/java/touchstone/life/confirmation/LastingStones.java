package touchstone.life.confirmation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchstone.life.Chains;
import touchstone.life.UnconditionalLife;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * What both players have for good in a position, and what that leaves open.
 *
 * @param stones of both players that are never captured
 * @param parts of the board that nothing but such stones divides
 */
record LastingStones(Map<Color, UnconditionalLife> lives, PointSet stones, List<PointSet> parts) {

    static LastingStones of(Position position, Function<Color, UnconditionalLife> life) {
        Map<Color, UnconditionalLife> lives = new EnumMap<>(Color.class);
        PointSet stones = position.board().none();
        PointSet open = position.board().all();
        for (Color color : Color.values()) {
            UnconditionalLife one = life.apply(color);
            lives.put(color, one);
            stones = stones.or(one.stones());
            open = open.minus(one.points());
        }
        return new LastingStones(lives, stones, Chains.parts(open));
    }

    UnconditionalLife of(Color player) {
        return lives.get(player);
    }

    /** The part of the board in which a chain is. */
    PointSet part(PointSet chain) {
        return parts.stream().filter(one -> one.holds(chain)).findFirst().orElseThrow();
    }

    /** Whether the stones beside these points last even if their owners play on them. */
    boolean outlast(Position position, PointSet played) {
        PointSet beside = Chains.RULES.adjacent(played).and(stones);
        return lives.keySet().stream().allMatch(player -> UnconditionalLife.without(played, position, player)
                .stones()
                .holds(beside.and(position.stones(player))));
    }
}
