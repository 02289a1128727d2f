package touchstone.trace;

import java.util.List;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

/**
 * A session that takes whole games at once, such as an engine that receives commands before it has answered the earlier
 * ones.
 */
public interface TracingSession extends Session {

    /**
     * Plays some games one after the other. Nothing has to be answered in one game before the next is asked for.
     *
     * @return what was seen in each, as in {@link Tracer#trace(Session, List)}
     * @throws UnsupportedException if one of the games cannot begin as it should; what was seen in those before it is lost
     * @throws touchstone.spi.SubjectErrorException if the subject breaks down before anything was seen of the game in progress
     */
    List<List<Observation>> trace(List<Sequence> sequences);
}
