package touchstone.cli.match;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * The empty points on which the player to move may not play, and why.
 *
 * @param points for each prohibition that is in force somewhere
 * @param legal where the player may play
 * @param cornered whether the player may play nowhere but in own eyes, if anywhere: whoever has learnt not to do that has
 *     nothing left but a pass and the forbidden points
 */
record ForbiddenPlays(Map<Prohibition, PointSet> points, PointSet legal, boolean cornered) {

    private static final BaseRules KO_RULE = new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED);

    static ForbiddenPlays of(Game game) {
        Map<Prohibition, PointSet> points = new EnumMap<>(Prohibition.class);
        PointSet legal = game.board().none();
        for (Point point : game.position().empties()) {
            Ruling ruling = game.rule(new Move.Play(point));
            if (ruling instanceof Ruling.Made) {
                legal = legal.with(point);
            } else if (ruling instanceof Ruling.Refused refused) {
                prohibition(game, point, refused.refusal())
                        .ifPresent(why -> points.merge(why, PointSet.of(game.board(), point), PointSet::or));
            }
        }
        boolean cornered = !points.isEmpty() && legal.stream().allMatch(point -> fillsEye(game, point));
        return new ForbiddenPlays(points, legal, cornered);
    }

    /** What stands against a play on an empty point; empty if it is nothing that the position has to do with. */
    static Optional<Prohibition> prohibition(Game game, Point point, Refusal refusal) {
        if (refusal instanceof Refusal.SelfCaptures) {
            return Optional.of(Prohibition.SUICIDE);
        }
        if (!(refusal instanceof Refusal.ForRepetition)) {
            return Optional.empty();
        }
        Position placed = game.position().with(game.toMove(), point);
        Removal removal = game.rules().remove(placed, game.toMove());
        if (!removal.selfCaptured().isEmpty()) {
            return Optional.of(Prohibition.SUICIDE);
        }
        Position after = placed.without(removal.captured());
        return Optional.of(
                refusal instanceof Refusal.TakesBack
                                || KO_RULE.repetition(game, after).isPresent()
                        ? Prohibition.KO
                        : Prohibition.SUPERKO);
    }

    static boolean fillsEye(Game game, Point point) {
        PointSet around = game.rules().adjacent(PointSet.of(game.board(), point));
        return around.minus(game.position().stones(game.toMove())).isEmpty();
    }

    boolean any() {
        return !points.isEmpty();
    }

    /** Whether any play is forbidden by superko alone. */
    boolean superko() {
        return points.containsKey(Prohibition.SUPERKO);
    }

    /** Whether any play is forbidden because it repeats something. */
    boolean repetition() {
        return points.containsKey(Prohibition.KO) || superko();
    }

    Set<Prohibition> inForce() {
        return points.keySet();
    }
}
