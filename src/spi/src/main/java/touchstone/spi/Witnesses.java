package touchstone.spi;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A session that shows the same thing in several ways, each of which can be asked for itself. The methods of {@link BoardView}
 * and the like answer by whichever of them is the best evidence; here a way that is wrong is found out.
 *
 * <p>Each method has one entry for each way that can be read, in no particular order; none if there is no way.
 */
public interface Witnesses {

    /** Which stones stand where. */
    List<Testimony<Position>> positionsShown();

    /** Where this player may play, of ways that list or judge all points. */
    List<Testimony<PointSet>> legalPlaysShown(Color player);

    /** How many stones of this colour have been removed from the board. */
    List<Testimony<Integer>> prisonersShown(Color color);

    /** Whose turn it is. */
    List<Testimony<Color>> turnsShown();

    /**
     * What one of these ways shows.
     *
     * @param by how the subject was asked, such as the name of a command
     * @param shown the answer
     */
    record Testimony<T>(String by, T shown) {}
}
