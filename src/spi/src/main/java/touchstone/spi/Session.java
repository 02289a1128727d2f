package touchstone.spi;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Move;

/**
 * A session with a subject: one game in progress, and after it the next one.
 *
 * <p>The methods without a default are what every session has. All else that a subject may be able to do is an interface that
 * the session implements as well: {@link BoardView}, {@link LegalMoves}, {@link ChainView}, {@link PrisonerCount}, {@link
 * GameState}, {@link ScoreView}, {@link touchstone.spi.status.StatusView}, {@link CountView}, {@link Agreements}, {@link Controlled}, {@link MoveGenerator}, {@link
 * RulesReport}. {@link Capability#ability} names the interface for a capability. {@link Witnesses} and {@link BoardSizing}
 * belong to no capability: they show in more ways what a session shows anyway.
 *
 * <p>Every method, of these interfaces as well, may throw {@link UnsupportedException} if the subject lacks the capability, and {@link
 * SubjectErrorException} if it fails as a program. After that exception the session can only be closed.
 */
public interface Session extends AutoCloseable {

    /** Begins a game. The game before it, if any, is forgotten. */
    void begin(GameStart opening);

    /** Makes a move if it is legal; otherwise the game stays as it is. Never answers {@link Answer.Tolerated}. */
    Answer make(Color player, Move move);

    /** Whether a move would be legal, by every means the subject has of showing it. The game stays as it is. */
    Answer ask(Color player, Move move);

    /** What the subject was asked and what it answered since the last call of this method, oldest first. */
    List<Exchange> transcript();

    /** How long this session has waited for the subject since the last call of this method; zero for a library in this JVM. */
    Duration waited();

    /** Ends the session, and whatever program was started for it. */
    @Override
    void close();

    /** Whether the position of {@link #begin} was reached by moves of which some were passes. */
    default boolean begunByPasses() {
        return false;
    }

    /**
     * This session as one with an optional ability. A session that wraps another one answers for the one it wraps.
     *
     * @param ability one of the interfaces named above, or one from outside this package
     * @return empty if the session does not implement it
     */
    default <A> Optional<A> find(Class<A> ability) {
        return ability.isInstance(this) ? Optional.of(ability.cast(this)) : Optional.empty();
    }

    /**
     * This session as one with an optional ability.
     *
     * @param ability one of the interfaces named above
     * @throws UnsupportedException if the session does not implement it
     */
    default <A> A ability(Class<A> ability) {
        return ability(ability, Capability.of(ability));
    }

    /**
     * The same for an ability that stands for several capabilities.
     *
     * @param needed the capability that is missing if the session does not implement it
     */
    default <A> A ability(Class<A> ability, Capability needed) {
        return find(ability).orElseThrow(() -> new UnsupportedException(needed));
    }
}
