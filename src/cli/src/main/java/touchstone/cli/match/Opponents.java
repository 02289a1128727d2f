package touchstone.cli.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.FunctionPolicy;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.suite.player.BaitScores;

/** The players against the subject. */
final class Opponents {

    static final MovePolicy KO_FIGHTER = baiting("ko-fighter", BaitScores::koFight);
    static final MovePolicy SNAPBACK_SETTER = baiting("snapback-setter", BaitScores::snapback);
    static final MovePolicy TWO_FOR_ONE = baiting("two-for-one", BaitScores::twoForOne);
    static final MovePolicy SELF_CAPTURE_TEMPTER = baiting("self-capture-tempter", BaitScores::selfCapture);
    static final MovePolicy FINISHER = finishing("finisher", 0);
    /** Of all steerings the one that meets most repetitions. */
    static final MovePolicy KO_SEEKER = MovePolicies.named("kos").orElseThrow();

    static final MovePolicy EARLY_PASSER = finishing("early-passer", 0.3);

    /** How many legal plays are looked at in one turn, to keep a turn short on large boards. */
    private static final int LOOKED_AT = 40;

    /** How often one that baits plays just anything, so that games with the same opponent don't all go the same way. */
    private static final double MOOD = 0.15;

    private Opponents() {}

    /**
     * Plays what looks most tempting for the other player, and anything sensible where nothing does. It passes when nothing
     * sensible is left.
     *
     * @param bait how tempting a play is for the other player; 0 if not at all
     */
    private static MovePolicy baiting(String id, ToIntFunction<BaitScores.Play> bait) {
        return new FunctionPolicy(id, (game, random) -> {
            List<Ruling.Made> sensible = sensible(game, random);
            if (sensible.isEmpty()) {
                return Move.PASS;
            }
            Ruling.Made best = sensible.get(0);
            if (random.nextDouble() >= MOOD) {
                int most = 0;
                for (Ruling.Made made : sensible.subList(0, Math.min(LOOKED_AT, sensible.size()))) {
                    int worth = bait.applyAsInt(new BaitScores.Play(made));
                    if (worth > most) {
                        most = worth;
                        best = made;
                    }
                }
            }
            return best.after().lastMove().orElseThrow();
        });
    }

    /**
     * Wants the game to end: plays anything that is sensible until nothing is, and passes then or, if it is in a hurry, now and
     * then before. With both players alike a game ends played out.
     *
     * @param hurry how likely it is to pass where it could play, 0 to 1
     */
    private static MovePolicy finishing(String id, double hurry) {
        return new FunctionPolicy(id, (game, random) -> {
            List<Ruling.Made> sensible = sensible(game, random);
            return sensible.isEmpty() || random.nextDouble() < hurry
                    ? Move.PASS
                    : sensible.get(0).after().lastMove().orElseThrow();
        });
    }

    /** Legal plays in any order, without those that remove own stones or fill an own eye. */
    private static List<Ruling.Made> sensible(Game game, RandomGenerator random) {
        List<Ruling.Made> sensible = new ArrayList<>();
        for (Point point : game.position().empties()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made
                    && made.selfCaptured().isEmpty()
                    && !ForbiddenPlays.fillsEye(game, point)) {
                sensible.add(made);
            }
        }
        Collections.shuffle(sensible, new Random(random.nextLong()));
        return sensible;
    }
}
