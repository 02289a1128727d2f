package touchstone.laboratory.referee;

import java.util.List;
import java.util.random.RandomGenerator;
import touchstone.laboratory.steer.Steering;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/**
 * Wants the game to end: plays anything that is sensible until nothing is, and passes then or, if it is in a hurry, now and
 * then before. With both players alike a game ends played out.
 *
 * @param hurry how likely it is to pass where it could play, 0 to 1
 */
record Finisher(String id, double hurry) implements Steering {

    @Override
    public Move next(Game game, RandomGenerator random) {
        List<Ruling.Made> sensible = Tempter.sensible(game, random);
        return sensible.isEmpty() || random.nextDouble() < hurry
                ? Move.PASS
                : sensible.get(0).after().lastMove().orElseThrow();
    }
}
