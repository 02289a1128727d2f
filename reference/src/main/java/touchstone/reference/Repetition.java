package touchstone.reference;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a play may not repeat. Each value looks for the earlier moment that a play would repeat; a pass is never asked
 * about (clause base.8.pass).
 */
public enum Repetition {

    /** No position that has stood on the board in this game (clause base.8). The position at the start counts. */
    POSITIONAL {
        @Override
        Optional<Game> repeated(Game before, Position after) {
            return latest(before, moment -> moment.position().equals(after));
        }
    },

    /** No position that has stood with the same player to move. The situation at the start counts. */
    SITUATIONAL {
        @Override
        Optional<Game> repeated(Game before, Position after) {
            Color next = before.rules().next(before.toMove());
            return latest(
                    before,
                    moment -> moment.toMove() == next && moment.position().equals(after));
        }
    },

    /** No position that the same player created by a play. A pass creates none, and nobody created the first one. */
    NATURAL_SITUATIONAL {
        @Override
        Optional<Game> repeated(Game before, Position after) {
            Color player = before.toMove();
            return latest(
                    before,
                    moment -> moment.createdBy(player) && moment.position().equals(after));
        }
    },

    /** Not the position before the opponent's last move: the bare ko rule (clause base.8.ko). */
    SIMPLE {
        @Override
        Optional<Game> repeated(Game before, Position after) {
            return before.previous().filter(moment -> moment.position().equals(after));
        }
    },

    /** Anything may be repeated. */
    NONE {
        @Override
        Optional<Game> repeated(Game before, Position after) {
            return Optional.empty();
        }
    };

    /** The latest earlier moment whose repetition forbids reaching a position by a play of the player to move. */
    abstract Optional<Game> repeated(Game before, Position after);

    private static Optional<Game> latest(Game now, Predicate<Game> wanted) {
        // A loop and not a stream of moments: this is asked at every play, of every moment of the game.
        for (Game moment = now; moment != null; moment = moment.previous().orElse(null)) {
            if (wanted.test(moment)) {
                return Optional.of(moment);
            }
        }
        return Optional.empty();
    }
}
