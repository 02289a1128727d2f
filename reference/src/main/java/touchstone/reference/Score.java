package touchstone.reference;

import java.util.Optional;

/**
 * Both players' scores in points (clauses base.9.score and base.10). Points come in halves and are exact.
 *
 * @param black what Black has: under the base rules the number of points of Black's area
 * @param white what White has, komi and other compensation included
 */
public record Score(double black, double white) {

    /** The player with the higher score; nobody in a draw (clause base.10). */
    public Optional<Color> winner() {
        if (black > white) {
            return Optional.of(Color.BLACK);
        }
        return white > black ? Optional.of(Color.WHITE) : Optional.empty();
    }

    /** By how many points the winner is ahead; 0 in a draw. */
    public double margin() {
        return Math.abs(lead());
    }

    /** By how many points Black is ahead; negative if White is. */
    public double lead() {
        return black - white;
    }
}
