package touchstone.laboratory.steer;

import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;

/** Every legal play is as likely as every other, and as a pass. */
final class Uniform implements Steering {

    @Override
    public String id() {
        return "uniform";
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        return Turn.of(game, random).move();
    }
}
