package touchstone.cli.perft;

import java.util.List;
import touchstone.reference.Move;

/**
 * A subject's count beside the reference's, down to the first level on which they differ.
 *
 * @param levels the shortest first; only the last may differ
 * @param endsByPasses whether sequences that go on after two passes in succession are left out: the subject takes no more moves
 *     there, and has no word for a game that only stops
 * @param differences some of those at the last level
 * @param differencesInAll how many there are there
 * @param branches what begins with each first move, at the last level
 */
public record PerftResult(
        List<Level> levels,
        boolean endsByPasses,
        List<PerftDifference> differences,
        long differencesInAll,
        List<Branch> branches) {

    /**
     * The sequences of one length.
     *
     * @param reference how many there are
     * @param subject how many the subject takes
     * @param tolerated how many more it takes on input, but holds to be illegal when asked: not counted
     */
    public record Level(int depth, long reference, long subject, long tolerated) {}

    /** How many sequences begin with a move, by the reference and by the subject. */
    public record Branch(Move move, long reference, long subject) {}

    public boolean agrees() {
        return differencesInAll == 0;
    }
}
