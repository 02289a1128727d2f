package touchstone.suite.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * Plays against an engine what all rules allow: it takes kos, takes liberties away, and plays anything sensible else. It passes
 * when nothing sensible is left. The same seed makes the same moves against the same answers.
 */
final class TemptingOpponent {

    /** What these allow is no repetition and no self-capture by any rules. */
    private static final BaseRules STRICTEST = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);

    /** How many plays are looked at in one turn, to keep a turn short on large boards. */
    private static final int LOOKED_AT = 40;

    /** How often it plays just anything. */
    private static final double MOOD = 0.3;

    private final Random random;

    TemptingOpponent(long seed) {
        this.random = new Random(seed);
    }

    Move next(FollowedGame followed, Color player) {
        Game game = followed.turnOf(player);
        List<Ruling.Made> sensible = sensible(game);
        if (sensible.isEmpty()) {
            return Move.PASS;
        }
        Ruling.Made best = sensible.get(0);
        if (random.nextDouble() >= MOOD) {
            int most = 0;
            for (Ruling.Made made : sensible.subList(0, Math.min(LOOKED_AT, sensible.size()))) {
                BaitScores.Play play = new BaitScores.Play(made);
                int worth = BaitScores.koFight(play) + BaitScores.selfCapture(play);
                if (worth > most) {
                    most = worth;
                    best = made;
                }
            }
        }
        return best.after().lastMove().orElseThrow();
    }

    private List<Ruling.Made> sensible(Game game) {
        List<Ruling.Made> sensible = new ArrayList<>();
        for (Point point : game.position().empties()) {
            PointSet around = game.rules().adjacent(PointSet.of(game.board(), point));
            boolean eye = game.position().stones(game.toMove()).holds(around);
            if (!eye && STRICTEST.play(game, point) instanceof Ruling.Made made) {
                sensible.add(made);
            }
        }
        Collections.shuffle(sensible, random);
        return sensible;
    }
}
