package touchstone.mutants.fault;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** Empty points that are not territory and are taken for it, or the other way round. */
public final class TerritoryFaults {

    private TerritoryFaults() {}

    /** Only points adjacent to a stone are territory. */
    public static final RuleFault NEXT_TO_STONES = ReplacedArticle.territory((right, position, player) ->
            right.territory(position, player).and(right.adjacent(position.stones(player))));

    /** Territory that reaches the edge of the board is none. */
    public static final RuleFault OFF_THE_EDGE = ReplacedArticle.territory((right, position, player) -> {
        PointSet territory = right.territory(position, player);
        return territory.minus(right.reached(territory.and(Neighbours.edge(position.board())), territory));
    });

    /** The edges of the board enclose nothing: points on them are nobody's. */
    public static final RuleFault EDGES_ENCLOSE_NOTHING = ReplacedArticle.territory((right, position, player) -> {
        PointSet territory = right.territory(position, player);
        PointSet open = position.board().none();
        for (Point point : territory) {
            open = right.adjacent(PointSet.of(position.board(), point)).size() < 4 ? open.with(point) : open;
        }
        return territory.minus(open);
    });

    /** A region is territory of whoever has more stones around it. */
    public static final RuleFault MAJORITY = ReplacedArticle.territory((right, position, player) -> {
        PointSet territory = position.board().none();
        for (PointSet region : ConnectedParts.of(right, position.empties())) {
            PointSet around = right.adjacent(region);
            int own = around.and(position.stones(player)).size();
            int others = around.and(position.stones(player.opponent())).size();
            territory = own > others ? territory.or(region) : territory;
        }
        return territory;
    });

    /** Neutral points are divided between the players. */
    public static final RuleFault NEUTRAL_SPLIT = ReplacedArticle.territory((right, position, player) -> {
        PointSet own = right.territory(position, player);
        PointSet neutral = position.empties().minus(own).minus(right.territory(position, player.opponent()));
        List<Point> shared = neutral.stream().toList();
        int half = shared.size() / 2;
        return own.withAll(
                player == Color.BLACK ? shared.subList(0, half) : shared.subList(shared.size() - half, shared.size()));
    });

    /** A point is territory of each player whose stones reach it. */
    public static final RuleFault NEUTRAL_TO_BOTH = ReplacedArticle.territory((right, position, player) -> {
        PointSet empties = position.empties();
        return right.reached(empties.and(right.adjacent(position.stones(player))), empties);
    });

    /** The empty board is territory of both players. */
    public static final RuleFault EMPTY_BOARD_TO_BOTH = ReplacedArticle.territory((right, position, player) ->
            position.stones().isEmpty() ? position.empties() : right.territory(position, player));

    /** The empty board is territory of Black. */
    public static final RuleFault EMPTY_BOARD_TO_BLACK = ReplacedArticle.territory(
            (right, position, player) -> position.stones().isEmpty() && player == Color.BLACK
                    ? position.empties()
                    : right.territory(position, player));
}
