package touchstone.explore.replay;

/**
 * One term of both players' scores.
 *
 * @param clause the id of the clause that says so
 * @param what is counted, for a person to read
 * @param black points; negative if they are taken away
 * @param white the same for White
 * @param detail which points or stones, for a person to read; empty if there is nothing to add
 */
public record ScoreTerm(String clause, String what, double black, double white, String detail) {

    boolean isNothing() {
        return black == 0 && white == 0 && detail.isEmpty();
    }
}
