package touchstone.suite.lift;

import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.reference.Score;

/**
 * How a scenario is played on a larger board.
 *
 * @param placing where the scenario's boards are placed
 * @param home the board the scenario begins on
 * @param frame what stands around that board at the start, on the larger one. Other boards of the scenario stand alone
 * @param beyond what both players score outside the scenario's board
 */
record Lift(Placing placing, Board home, Position frame, Score beyond) {

    /** The larger board. */
    Board target() {
        return frame.board();
    }

    /** @throws IllegalArgumentException if the board does not fit */
    Window window(Board small) {
        return placing.window(small, target());
    }

    Position frame(Board small) {
        return small == home ? frame : Position.empty(target());
    }

    /** The same with another score outside. */
    Lift scoring(Score outside) {
        return new Lift(placing, home, frame, outside);
    }

    boolean isFramed() {
        return !frame.stones().isEmpty();
    }

    /** For reports, such as {@code lifted to 19x19, lower left corner}. */
    String words() {
        return "lifted to " + target() + ", " + placing + (isFramed() ? ", with stones around" : "");
    }
}
