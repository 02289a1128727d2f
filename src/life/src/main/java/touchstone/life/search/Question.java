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
 * @param part of the board; nothing outside it matters, as nothing but lasting stones stands around it
 * @param lasting stones that are never captured
 * @param watched where no new stone of the owner may stay, of the points of the part; none if the capture alone is asked about
 */
public record Question(
        Position position, PointSet part, PointSet lasting, Color owner, PointSet chain, PointSet watched) {

    /** Whether a part of a board has room in a search. */
    public static boolean fits(PointSet part) {
        return part.size() <= LocalBoard.LARGEST;
    }

    /**
     * Looks for the answer.
     *
     * @throws IllegalArgumentException if the part has no room
     */
    public Answered answer(KoOpening opening, Limits limits) {
        if (!fits(part)) {
            throw new IllegalArgumentException("a part of " + part.size() + " points is too large");
        }
        LocalBoard board = new LocalBoard(position, part, lasting);
        Aim aim = new Aim(owner == Color.BLACK, board.bits(chain), board.bits(watched));
        LocalMoment start =
                aim.begin(board.bits(position.stones(Color.BLACK)), board.bits(position.stones(Color.WHITE)));
        Graph graph = new Graph(board, opening == KoOpening.FOR_GOOD, aim, start);
        Graph.Value value = new Search(graph, limits).decide();
        return new Answered(graph, value);
    }
}
