package touchstone.cli.explain;

import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.Refusal;

/**
 * A position that a play would bring back.
 *
 * @param moment at which it stood
 */
public record EarlierPosition(Game moment) {

    /** The latest moment at which a position stood. */
    static Optional<EarlierPosition> standing(Game game, Position after) {
        return game.moments()
                .filter(moment -> moment.position().equals(after))
                .findFirst()
                .map(EarlierPosition::new);
    }

    /** The moment that a refusal names. */
    static Optional<EarlierPosition> of(Game game, Refusal refusal) {
        if (!(refusal instanceof Refusal.Repeats repeats)) {
            return Optional.empty();
        }
        return game.moments()
                .filter(moment ->
                        moment.moves() == repeats.moment() && moment.position().equals(repeats.position()))
                .findFirst()
                .map(EarlierPosition::new);
    }
}
