package touchstone.laboratory.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import touchstone.laboratory.steer.Steering;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/**
 * An opponent who plays what looks most tempting for the other player, and anything sensible where nothing does. It passes when
 * nothing sensible is left.
 */
final class Tempter implements Steering {

    /** How many legal plays are looked at in one turn, to keep a turn short on large boards. */
    private static final int LOOKED_AT = 40;

    /** How often it plays just anything, so that games with the same opponent don't all go the same way. */
    private static final double MOOD = 0.15;

    private final String id;
    private final Bait bait;

    Tempter(String id, Bait bait) {
        this.id = id;
        this.bait = bait;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        List<Ruling.Made> sensible = sensible(game, random);
        if (sensible.isEmpty()) {
            return Move.PASS;
        }
        Ruling.Made best = sensible.get(0);
        if (random.nextDouble() >= MOOD) {
            int most = 0;
            for (Ruling.Made made : sensible.subList(0, Math.min(LOOKED_AT, sensible.size()))) {
                int worth = bait.worth(new Bait.Play(made));
                if (worth > most) {
                    most = worth;
                    best = made;
                }
            }
        }
        return best.after().lastMove().orElseThrow();
    }

    /** Legal plays in any order, without those that remove own stones or fill an own eye. */
    static List<Ruling.Made> sensible(Game game, RandomGenerator random) {
        List<Ruling.Made> sensible = new ArrayList<>();
        for (Point point : game.position().empties()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made
                    && made.selfCaptured().isEmpty()
                    && !Bans.fillsEye(game, point)) {
                sensible.add(made);
            }
        }
        Collections.shuffle(sensible, new Random(random.nextLong()));
        return sensible;
    }
}
