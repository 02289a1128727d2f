package touchstone.spi;

import java.util.List;
import touchstone.reference.Point;

/**
 * A session that carries out requests of a controller, such as taking back a move. Each {@link ControllerRequest} names the capability
 * that it needs.
 */
public interface Controlled {

    /**
     * Carries out a request. If it cannot be carried out, the game stays as it is.
     *
     * @return accepted or refused, never {@link Answer.Tolerated}
     * @throws UnsupportedException if the subject has not the capability that the request needs
     */
    Answer request(ControllerRequest request);

    /** The points that the subject named when it last placed handicap stones, or that it was told; empty if there are none. */
    default List<Point> handicapStones() {
        throw new UnsupportedException(Capability.HANDICAP);
    }

    /** The komi, in points for White, as agreed or as set by a request. */
    default double komi() {
        throw new UnsupportedException(Capability.KOMI);
    }
}
