package touchstone.cluster.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Outcome;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Variant;

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
            boolean known = end.counted().isPresent() && !compensated(game);
            GameFinish finish = known ? finish(game, end, komi) : null;
            leads.add(known ? finish.score().lead() : Double.NaN);
            winners.append(known ? winner(finish.outcome()) : UNKNOWN);
        }
        return new GameScores(leads, winners.toString());
    }

    /** A game that is counted begins anew, and has no handicap any more, nor a pass that was paid for. */
    private static boolean compensated(Game game) {
        Variant variant = ((VariantRules) game.rules()).variant();
        return !variant.has(Compensation.NONE) && handicap(game)
                || !variant.has(PassStones.NONE)
                        && game.moments()
                                .skip(game.successivePasses())
                                .anyMatch(moment -> moment.successivePasses() > 0);
    }

    private static boolean handicap(Game game) {
        return game.moments()
                .anyMatch(moment -> moment.previous().isEmpty()
                        && !moment.position().stones().isEmpty());
    }

    /** By rules of whichever kind: all dead stones are taken off, as if they had been captured at the end. */
    private static GameFinish finish(Game game, EndPosition end, double komi) {
        Game counted = Game.from(game.rules(), end.counted().orElseThrow(), game.toMove())
                .withPrisoners(game.removed(Color.BLACK) + end.black(), game.removed(Color.WHITE) + end.white());
        return GameFinish.of(
                counted, Optional.of(new AgreedDeadStones(game.board().none(), "as all rulesets are asked")), komi);
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
