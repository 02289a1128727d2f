package touchstone.explore.replay;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Course;
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
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;

/**
 * The state of a replayed game where its record ends, and its score.
 *
 * @param phase where the game is in its course after the moves alone
 * @param counted the game that is counted, what the players agreed on included
 * @param score of both players, with the record's komi
 * @param outcome who wins by that
 * @param dead the stones taken off for it
 * @param undecided the stones whose life is not decided, and the neutral points on which a move may change it; none if nothing is
 *     in question
 * @param basis why those, or why none, for a person to read
 */
public record GameFinish(
        Phase phase, Game counted, Score score, Outcome outcome, PointSet dead, PointSet undecided, String basis) {

    /** So many passes end any game, or stop it. */
    private static final int MOST_PASSES = 5;

    /**
     * @param agreed the stones that the players agree to be dead; empty if nothing is known of an agreement
     * @param komi points for White
     */
    public static GameFinish of(Game game, Optional<AgreedDeadStones> agreed, double komi) {
        return of(game, game, agreed, game.board().none(), komi);
    }

    /**
     * By what is decided of the last position. Where territory counts, and no territory in seki, the neutral points are taken for
     * filled.
     *
     * @param komi points for White
     */
    public static GameFinish of(Game game, DecidedStatus status, double komi) {
        Game filled = game;
        VariantRules rules = (VariantRules) game.rules();
        boolean fills =
                rules.variant().has(Scoring.TERRITORY) && rules.variant().has(Seki.DOES_NOT_COUNT);
        if (fills && status.decided() && !status.filled().equals(game.position())) {
            filled = Game.from(rules, status.filled(), game.toMove())
                    .withPrisoners(game.removed(Color.BLACK), game.removed(Color.WHITE));
        }
        String source = filled == game
                ? "as articles 7-1 and 7-2 of the Japanese rules decide"
                : "as articles 7-1 and 7-2 of the Japanese rules decide, neutral points filled";
        return of(game, filled, Optional.of(new AgreedDeadStones(status.dead(), source)), status.undecided(), komi);
    }

    private static GameFinish of(
            Game played, Game game, Optional<AgreedDeadStones> agreed, PointSet undecided, double komi) {
        Game counted = game;
        PointSet removed = game.board().none();
        PointSet open = game.board().none();
        String basis = "no stone is taken off: nothing says which ones are dead";
        if (agreed.isPresent()) {
            AgreedDeadStones dead = agreed.get();
            Ruling ruling = stopped(game).rule(new Statement.Dead(dead.stones()));
            if (ruling instanceof Ruling.Agreed made) {
                counted = made.after();
                open = undecided;
                removed = game.position()
                        .stones()
                        .minus(game.rules().finalPosition(counted).stones());
                basis = (removed.isEmpty() ? "no stone is taken off, " : "taken off, ")
                        + dead.source()
                        + (removed.isEmpty() ? "" : ": " + removed)
                        + (GameReplay.hasEnded(played) ? "" : "; the players' passes are taken for granted");
            } else if (!dead.stones().isEmpty()) {
                basis = "no stone is taken off, though " + dead.stones() + " would be, " + dead.source() + ": "
                        + why(((Ruling.Refused) ruling).refusal());
            }
        }
        VariantRules rules = (VariantRules) game.rules();
        Score bare = rules.score(counted);
        Score score = new Score(bare.black(), bare.white() + komi);
        return new GameFinish(played.phase(), counted, score, outcome(rules, counted, score), removed, open, basis);
    }

    private static String why(Refusal refusal) {
        return refusal instanceof Refusal.GameOver ? "what stands at the end counts" : refusal.explanation();
    }

    /** The game once the players are done with their moves. */
    private static Game stopped(Game game) {
        Game moment = game;
        for (int i = 0; i < MOST_PASSES && !GameReplay.hasEnded(moment); i++) {
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
        if (game.course().end().orElse(null) instanceof Course.End.Declared declared) {
            return declared.outcome();
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
        return (lead > 0 ? "B+" : "W+") + ScoreText.shown(Math.abs(lead));
    }
}
