package touchstone.suite.lift;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Answer;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.Session;

/** A session that passes everything on to another one, but for what it does itself. */
public interface ForwardingSession extends Session {

    /** The other one. */
    Session session();

    @Override
    default <A> Optional<A> find(Class<A> ability) {
        return session().find(ability);
    }

    @Override
    default void begin(GameStart opening) {
        session().begin(opening);
    }

    @Override
    default Answer make(Color player, Move move) {
        return session().make(player, move);
    }

    @Override
    default Answer ask(Color player, Move move) {
        return session().ask(player, move);
    }

    @Override
    default boolean begunByPasses() {
        return session().begunByPasses();
    }

    @Override
    default List<Exchange> transcript() {
        return session().transcript();
    }

    @Override
    default Duration waited() {
        return session().waited();
    }

    @Override
    default void close() {
        session().close();
    }
}
