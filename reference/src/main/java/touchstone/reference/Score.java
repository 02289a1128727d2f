package touchstone.reference;

import java.util.Optional;

/**
 * Both players' scores in points (clauses base.9.score and base.10).
 *
 * @param black the number of points of Black's area
 * @param white the number of points of White's area
 */
public record Score(int black, int white) {

    /** The player with the higher score; nobody in a draw (clause base.10). */
    public Optional<Color> winner() {
        return black == white ? Optional.empty() : Optional.of(black > white ? Color.BLACK : Color.WHITE);
    }

    /** By how many points the winner is ahead; 0 in a draw. */
    public int margin() {
        return Math.abs(black - white);
    }
}
