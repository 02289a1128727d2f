package touchstone.laboratory.judge;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.subject.record.Description;

/**
 * How a replayed game stands where its record ends, and what it scores.
 *
 * @param phase where the game is in its course after the moves alone
 * @param score of both players, with the record's komi
 * @param outcome who wins by that
 * @param dead the stones taken off for it
 * @param basis why those, or why none, for a person to read
 */
public record Finish(Phase phase, Score score, Outcome outcome, PointSet dead, String basis) {

    /** So many passes end any game, or stop it. */
    private static final int MOST_PASSES = 5;

    /** @param komi points for White */
    static Finish of(Game game, Description description, double komi) {
        PointSet marked = DeadStones.marked(game.position(), description);
        Game counted = game;
        String basis = "no stone is taken off: the record marks none as dead";
        if (description.marksTerritory()) {
            boolean passedOn = !Replay.hasEnded(game);
            Game stopped = stopped(game);
            Ruling agreed = stopped.rule(new Statement.Dead(marked));
            if (agreed instanceof Ruling.Agreed made) {
                counted = made.after();
                basis = (marked.isEmpty()
                                ? "no stone is taken off: the record marks territory, and none in it"
                                : "taken off as the record marks territory: " + marked)
                        + (passedOn ? "; the players' passes are taken for granted" : "");
            } else if (!marked.isEmpty()) {
                basis = "no stone is taken off, though the record marks as dead " + marked + ": "
                        + why(((Ruling.Refused) agreed).refusal());
            }
        }
        VariantRules rules = (VariantRules) game.rules();
        Score bare = rules.score(counted);
        Score score = new Score(bare.black(), bare.white() + komi);
        return new Finish(
                game.phase(), score, outcome(rules, counted, score), counted == game ? none(game) : marked, basis);
    }

    private static PointSet none(Game game) {
        Board board = game.board();
        return board.none();
    }

    private static String why(Refusal refusal) {
        return refusal instanceof Refusal.GameOver ? "what stands at the end counts" : refusal.explanation();
    }

    /** The game once the players are done with their moves. */
    private static Game stopped(Game game) {
        Game moment = game;
        for (int i = 0; i < MOST_PASSES && !Replay.hasEnded(moment); i++) {
            VariantRules rules = (VariantRules) moment.rules();
            Ruling ruling =
                    rules.variant().has(Ending.AGREEMENT) ? moment.rule(new Statement.Stop()) : moment.rule(Move.PASS);
            if (ruling instanceof Ruling.Made made) {
                moment = made.after();
            } else if (ruling instanceof Ruling.Agreed agreed) {
                moment = agreed.after();
            }
        }
        return moment;
    }

    private static Outcome outcome(VariantRules rules, Game game, Score score) {
        Outcome declared = rules.outcome(game);
        if (!(declared instanceof Outcome.Won won && won.margin().isPresent())
                && !(declared instanceof Outcome.Drawn)
                && !(declared instanceof Outcome.Undecided)) {
            return declared;
        }
        return score.winner()
                .<Outcome>map(winner -> new Outcome.Won(winner, Optional.of(score.margin())))
                .orElseGet(rules::equalScores);
    }

    /** What a reader of a table sees of it. */
    public record Standing(Phase phase, String points) {}

    public Standing standing() {
        return new Standing(phase, points());
    }

    /** Whether play has ended, for good or until the players agree. */
    public boolean ended() {
        return phase == Phase.OVER || phase == Phase.STOPPED;
    }

    /** {@code B+3.5}, {@code W+0.5}, {@code 0}; {@code B+0} where Black wins equal scores. */
    public String points() {
        return points(score.lead(), outcome);
    }

    static String points(double lead, Outcome outcome) {
        boolean blackWinsTie = lead == 0 && outcome instanceof Outcome.Won won && won.winner() == Color.BLACK;
        if (lead == 0) {
            return blackWinsTie ? "B+0" : "0";
        }
        return (lead > 0 ? "B+" : "W+") + Points.shown(Math.abs(lead));
    }
}
