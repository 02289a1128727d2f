package touchstone.reference;

/**
 * The stones that leave the board in one play.
 *
 * @param captured the opponent's, in step 2
 * @param selfCaptured the player's own, in step 3
 */
public record Removal(PointSet captured, PointSet selfCaptured) {

    public static Removal nothing(Board board) {
        return new Removal(board.none(), board.none());
    }
}
