package touchstone.cluster.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.judge.RecordedResult;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Outcome;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Compensation;

/**
 * The scores of a game by each ruleset, in their order.
 *
 * @param leads of Black in points, the record's komi counted; NaN where it is not known
 * @param winners a letter for each: {@code B}, {@code W}, {@code 0} for a draw, {@code N} for no winner of another kind,
 *     {@code -} where it is not known
 */
record GameScores(EndPosition end, List<Double> leads, String winners) {

    static final char UNKNOWN = '-';

    /** Scores are multiples of a half but for odd komi, and are computed from few summands. */
    private static final double SAME = 0.01;

    /**
     * @param ends the game at its end, by each ruleset
     * @param result as the record has it; untrusted
     * @param named the place of the ruleset that the record names
     */
    static GameScores of(
            List<Game> ends, EndPosition end, SgfRecord record, Optional<String> result, Optional<Integer> named) {
        if (end.basis() == DeadStonesBasis.UNKNOWN) {
            return unknown(ends, end);
        }
        GameScores scores = counted(ends, end, record);
        if (!end.basis().claimed() || scores.comeTo(result, named)) {
            return scores;
        }
        return end.basis() == DeadStonesBasis.MARKED
                ? new GameScores(end.with(DeadStonesBasis.UNCONFIRMED), scores.leads, scores.winners)
                : unknown(ends, end.with(DeadStonesBasis.UNKNOWN));
    }

    private static GameScores unknown(List<Game> ends, EndPosition end) {
        return new GameScores(
                end,
                ends.stream().map(any -> Double.NaN).toList(),
                String.valueOf(UNKNOWN).repeat(ends.size()));
    }

    private static GameScores counted(List<Game> ends, EndPosition end, SgfRecord record) {
        List<Double> leads = new ArrayList<>();
        StringBuilder winners = new StringBuilder();
        for (Game game : ends) {
            boolean known = !handicapLost(game, record);
            GameFinish finish = known ? finish(end.counted(game), record.komi().orElse(0)) : null;
            leads.add(known ? finish.score().lead() : Double.NaN);
            winners.append(known ? winner(finish.outcome()) : UNKNOWN);
        }
        return new GameScores(end, leads, winners.toString());
    }

    /** White's compensation is not known if the record tells a handicap, or begins with stones, in a way that is no handicap. */
    private static boolean handicapLost(Game game, SgfRecord record) {
        return !((VariantRules) game.rules()).variant().has(Compensation.NONE)
                && game.course().terms().handicap() == 0
                && (record.handicap() > 1
                        || game.moments()
                                .anyMatch(moment -> moment.moves() == 0
                                        && !moment.position().stones().isEmpty()));
    }

    /** By rules of whichever kind: all dead stones are taken off already. */
    private static GameFinish finish(Game counted, double komi) {
        return GameFinish.of(
                counted, Optional.of(new AgreedDeadStones(counted.board().none(), "as all rulesets are asked")), komi);
    }

    /** Whether the recorded score is that of the ruleset named, or of any if none is. */
    private boolean comeTo(Optional<String> result, Optional<Integer> named) {
        if (!(RecordedResult.of(result.orElse("")) instanceof RecordedResult.Scored scored)) {
            return false;
        }
        return named.map(place -> List.of(leads.get(place))).orElse(leads).stream()
                .anyMatch(lead -> Math.abs(lead - scored.lead()) < SAME);
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
