package touchstone.cluster.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Outcome;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.DeadStones;

/**
 * The scores of a game by each ruleset, in their order.
 *
 * @param leads of Black in points, the record's komi counted; NaN where it is not known
 * @param winners a letter for each: {@code B}, {@code W}, {@code 0} for a draw, {@code N} for no winner of another kind,
 *     {@code -} where it is not known
 */
record GameScores(List<Double> leads, String winners) {

    static final char UNKNOWN = '-';

    /** @param ends the game at its end, by each ruleset */
    static GameScores of(List<Game> ends, EndPosition end, double komi) {
        List<Double> leads = new ArrayList<>();
        StringBuilder winners = new StringBuilder();
        for (Game game : ends) {
            Optional<GameFinish> finish = end.dead().flatMap(dead -> finish(game, dead, komi));
            leads.add(finish.map(known -> known.score().lead()).orElse(Double.NaN));
            winners.append(finish.map(known -> winner(known.outcome())).orElse(UNKNOWN));
        }
        return new GameScores(leads, winners.toString());
    }

    /** Where what stands at the end counts, dead stones are taken for captured before it. */
    private static Optional<GameFinish> finish(Game game, PointSet dead, double komi) {
        VariantRules rules = (VariantRules) game.rules();
        if (rules.variant().has(DeadStones.AGREED)) {
            return Optional.of(
                    GameFinish.of(game, Optional.of(new AgreedDeadStones(dead, "as all rulesets are asked")), komi));
        }
        if (dead.isEmpty()) {
            return Optional.of(GameFinish.of(game, Optional.empty(), komi));
        }
        // A game that begins anew has no handicap any more, for which some rulesets compensate.
        boolean handicap = game.moments().anyMatch(moment -> moment.previous().isEmpty()
                && !moment.position().stones().isEmpty());
        Game captured = Game.from(rules, game.position().without(dead), game.toMove())
                .withPrisoners(
                        game.removed(Color.BLACK)
                                + dead.and(game.position().stones(Color.BLACK)).size(),
                        game.removed(Color.WHITE)
                                + dead.and(game.position().stones(Color.WHITE)).size());
        return handicap ? Optional.empty() : Optional.of(GameFinish.of(captured, Optional.empty(), komi));
    }

    /** Which rulesets come to the same score, as {@link Alike} has it; null if it is known by none. */
    String word() {
        StringBuilder word = new StringBuilder(Alike.word(leads));
        for (int i = 0; i < word.length(); i++) {
            if (winners.charAt(i) == UNKNOWN) {
                word.setCharAt(i, UNKNOWN);
            }
        }
        return winners.chars().allMatch(letter -> letter == UNKNOWN) ? null : word.toString();
    }

    private static char winner(Outcome outcome) {
        if (outcome instanceof Outcome.Won won) {
            return won.winner() == Color.BLACK ? 'B' : 'W';
        }
        return outcome instanceof Outcome.Drawn ? '0' : 'N';
    }
}
