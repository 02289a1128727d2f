package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Board;

/** The default limits of a search. */
public final class SearchLimits {

    /** The largest board, in points, on which games are tried with any number of plays. */
    private static final int POINTS = 9;

    /** On the smallest boards even the longest games are few. */
    private static final int LONGEST = 10;

    /** The smallest board with star points, for handicaps, and what is tried there. */
    private static final Board STARS = Board.of(7, 7);

    private static final int STEPS_WITH_STARS = 6;

    private SearchLimits() {}

    /** The boards of some points at most, the smallest first, and of those with as many points the squarest. */
    public static List<Board> boards(int points) {
        List<Board> boards = new ArrayList<>();
        for (int size = 1; size <= points; size++) {
            for (int height = (int) Math.sqrt(size); height >= 1; height--) {
                if (size % height == 0 && size / height <= Board.LARGEST) {
                    boards.add(Board.of(size / height, height));
                }
            }
        }
        return boards;
    }

    /**
     * From empty boards: on small ones all games of so many steps as are about so many, and on the smallest with star points
     * games with a play at most.
     *
     * @param games how many to try on each board, roughly
     */
    public static List<SearchLimit> usual(int games) {
        List<SearchLimit> reaches = new ArrayList<>();
        boards(POINTS)
                .forEach(board -> reaches.add(SearchLimit.whole(StartPosition.empty(board), steps(board, games))));
        reaches.add(SearchLimit.sparse(StartPosition.empty(STARS), STEPS_WITH_STARS, 1));
        return reaches;
    }

    /** How many steps games may have so that they are no more than so many, but for what the players say. */
    public static int steps(Board board, int games) {
        int steps = 1;
        while (steps < LONGEST && Math.pow(board.size() + 1.0, steps + 1.0) <= games) {
            steps++;
        }
        return steps;
    }
}
