package touchstone.laboratory.steer;

import java.util.List;
import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;

/** Every move by another steering, so that what one leads to is met in games that another one made. */
final class Mixed implements Steering {

    private final List<Steering> others;

    Mixed(List<Steering> others) {
        this.others = List.copyOf(others);
    }

    @Override
    public String id() {
        return "mixed";
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        return others.get(random.nextInt(others.size())).next(game, random);
    }
}
