package touchstone.spi;

import java.util.Optional;
import touchstone.reference.Count;
import touchstone.reference.Score;
import touchstone.reference.choice.Counting;

/** A session that counts the score as players do: {@link Capability#COUNTING}. */
public interface CountView {

    /** What the players see when they count in this way; empty if the subject's rules do not have this way. */
    Optional<Count> count(Counting way);

    /** Both players' scores, komi and other compensation included. */
    Score score();
}
