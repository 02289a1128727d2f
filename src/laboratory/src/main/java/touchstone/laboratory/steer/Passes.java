package touchstone.laboratory.steer;

import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;

/** Passes much, alone and in a row, above all beside kos, so that bans are lifted, kept, or come to be looked at by turn. */
final class Passes implements Steering {

    private final Steering otherwise;

    /** @param otherwise what it plays where it does not pass */
    Passes(Steering otherwise) {
        this.otherwise = otherwise;
    }

    @Override
    public String id() {
        return "passes";
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        // A second pass ends the game under most rules, and a game that ends at once shows little.
        double chance = game.successivePasses() == 0 ? 0.35 : 0.06;
        return random.nextDouble() < chance ? Move.PASS : otherwise.next(game, random);
    }
}
