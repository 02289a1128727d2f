package touchstone.cli.explain;

import java.util.Optional;
import touchstone.explore.replay.ReplayedGame;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.VariantRules;

/** The game in which a move is to be explained. */
interface MoveContext {

    /**
     * The game as the move finds it, under some rules.
     *
     * @throws Impossible if it cannot come about under them
     */
    ReplayedGame reach(VariantRules rules);

    /** The move as a user writes it: a point, a letter of the picture, or {@code pass}. @throws CommandException if it is none */
    Move move(String written);

    /** The move that was made there, and by whom, where a record says so. */
    default Optional<Made> recorded() {
        return Optional.empty();
    }

    /** The name of the rules that the record gives, untrusted. */
    default Optional<String> rules() {
        return Optional.empty();
    }

    /** The komi that the record gives, in points for White; 0 if it gives none. */
    default double komi() {
        return 0;
    }

    /** @param move of a record */
    record Made(Color player, Move move) {}

    /** The rules in question do not let the game begin so. */
    final class Impossible extends RuntimeException {

        Impossible(String why) {
            super(why);
        }
    }
}
