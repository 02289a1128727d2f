package touchstone.life.search;

import touchstone.life.KoOpening;
import touchstone.life.Limits;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Whether the opponent of a chain's owner, moving first, can force its capture, and that no new stone of the owner stays on certain
 * points.
 *
 * @param watched where no new stone of the owner may stay, of the points of the ground; none if the capture alone is asked about
 */
public record Question(Ground ground, Color owner, PointSet chain, PointSet watched) {

    /**
     * Looks for the answer.
     *
     * @throws IllegalArgumentException if the ground cannot be searched, or a chain to be kept is not beside its inner points
     */
    public Answered answer(KoOpening opening, Limits limits) {
        if (!ground.fits()) {
            throw new IllegalArgumentException("this part of the board cannot be searched");
        }
        LocalBoard board = ground.board();
        Aim aim = aim(board);
        Position position = ground.position();
        LocalMoment start =
                aim.begin(board.bits(position.stones(Color.BLACK)), board.bits(position.stones(Color.WHITE)));
        Graph graph = new Graph(board, opening == KoOpening.FOR_GOOD, aim, start);
        Graph.Value value = new Search(graph, limits).decide();
        return new Answered(graph, value, ground.counts(value == Graph.Value.REACHED ? owner.opponent() : owner));
    }

    /** Whoever relies on a part of the board loses no chain of it. */
    private Aim aim(LocalBoard board) {
        boolean black = owner == Color.BLACK;
        if (!(ground instanceof Ground.Held held)) {
            return new Aim(black, board.bits(chain), board.bits(watched), 0);
        }
        if (held.player() == owner && !held.kept().holds(chain)) {
            throw new IllegalArgumentException("the chain on " + chain + " is not beside the inner points");
        }
        return held.player() == owner
                ? new Aim(black, board.bits(held.kept()), board.bits(watched), 0)
                : new Aim(black, board.bits(chain), board.bits(watched), board.bits(held.kept()));
    }
}
