package touchstone.life.search;

import java.util.ArrayList;
import java.util.List;
import touchstone.life.Chains;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** The part of a board on which a question is looked into. */
public sealed interface Ground {

    Position position();

    /** Whether it can be searched: it has room. */
    boolean fits();

    /** Whether an answer holds on the whole board: that a player succeeds, by playing here alone. */
    boolean counts(Color successful);

    LocalBoard board();

    /**
     * All that matters: nothing but lasting stones stands around the part.
     *
     * @param lasting stones that are never captured
     */
    record Closed(Position position, PointSet part, PointSet lasting) implements Ground {

        @Override
        public boolean fits() {
            return part.size() <= LocalBoard.LARGEST;
        }

        @Override
        public boolean counts(Color successful) {
            return true;
        }

        @Override
        public LocalBoard board() {
            return new LocalBoard(position, part, lasting);
        }
    }

    /**
     * A part on which one player relies, whatever the opponent has beyond it.
     *
     * <p>The player plays on inner points only, none of whose neighbours is left out, and loses none of the own chains beside them. So of
     * the player's stones all liberties are seen that stones played here can have, and more than those seen of the others. The opponent's
     * stones that may be connected beyond the part are taken to stay: the player never plays where that could take their last
     * liberty, so that they do stay unless the opponent gives them up. What the opponent does elsewhere is a pass here. Whatever can be done here
     * can thus be done on the whole board; whatever cannot may still be possible there.
     *
     * @param points of the inner part, and of its border
     * @param border empty points beside the inner part, where the player does not play
     * @param chains as a whole beside the inner part: the player's own, none of which is lost, and the opponent's {@code walls}
     * @param lasting stones that are never captured, or never if the player answers on other points than these
     */
    record Held(
            Position position,
            Color player,
            PointSet points,
            PointSet border,
            List<PointSet> chains,
            PointSet walls,
            PointSet lasting)
            implements Ground {

        /**
         * The part with some inner points.
         *
         * @param inner empty points, and whole chains: of the opponent's, or such of the player's own as may be lost
         */
        public static Held of(Position position, Color player, PointSet inner, PointSet lasting) {
            PointSet beside = Chains.RULES.adjacent(inner).minus(inner);
            PointSet border = beside.and(position.empties());
            PointSet stones = beside.minus(border).minus(lasting);
            List<PointSet> chains = new ArrayList<>();
            PointSet walls = position.board().none();
            for (PointSet rest = stones; !rest.isEmpty(); ) {
                PointSet chain = Chains.RULES.connected(position, rest.first());
                chains.add(chain);
                if (position.stones(player.opponent()).holds(chain)) {
                    walls = walls.or(chain);
                }
                rest = rest.minus(chain);
            }
            return new Held(position, player, inner.or(border), border, List.copyOf(chains), walls, lasting);
        }

        /** The chains that the player may not lose. */
        public PointSet kept() {
            PointSet kept = position.board().none();
            for (PointSet chain : chains) {
                kept = position.stones(player).holds(chain) ? kept.or(chain) : kept;
            }
            return kept;
        }

        /** Whether nothing that is done here matters there, nor the other way round. */
        public boolean apartFrom(Held other) {
            return !points.intersects(other.points.or(other.walls)) && !walls.intersects(other.points);
        }

        /** Besides, all chains that may not be lost have a liberty here: others are taken to be filled. */
        @Override
        public boolean fits() {
            PointSet liberties = points.and(position.empties());
            return points.size() + chains.size() <= LocalBoard.LARGEST
                    && Chains.parts(kept()).stream()
                            .allMatch(chain -> Chains.RULES.adjacent(chain).intersects(liberties));
        }

        @Override
        public boolean counts(Color successful) {
            return successful == player;
        }

        @Override
        public LocalBoard board() {
            return new LocalBoard(this);
        }
    }
}
