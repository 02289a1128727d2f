package touchstone.reference;

import java.util.Optional;

/** What the players see when they have counted the score. */
public sealed interface Count {

    /**
     * Black's points, half of the shared ones included, against half of all points and half of what White is given.
     *
     * @param black in stones
     * @param needed more than which Black needs to win
     */
    record Half(double black, double needed) implements Count {}

    /**
     * Each player has put all stones there are on the own area, White half the komi of them on Black's.
     *
     * @param tooMany whose stones do not fit
     * @param stones how many of them do not; 0 if there is no such player
     * @param lead by how many points Black is ahead: the points left open in Black's area and the stones White has left,
     *     less those of the other colour
     */
    record FilledIn(Optional<Color> tooMany, int stones, double lead) implements Count {}

    /**
     * The empty points left in each territory once the stones taken are put back there. Stones that do not fit are added to
     * the opponent's points.
     */
    record Rearranged(int black, int white) implements Count {}
}
