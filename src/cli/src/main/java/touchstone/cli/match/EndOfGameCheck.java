package touchstone.cli.match;

import java.math.BigDecimal;
import java.util.Optional;
import touchstone.cli.match.MatchTally.Count;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.spi.GeneratedMove;
import touchstone.spi.MoveGenerator;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

/** The checks of a subject at the end of a game. */
record EndOfGameCheck(Session session, MatchClaim claim, Game game) {

    /** Points come in halves. */
    private static final double EXACT = 1e-6;

    /**
     * Compares the score.
     *
     * @param komi in points for White, as the subject was told it
     * @throws UnsupportedException if the subject says no score
     */
    Optional<MatchFinding> score(double komi, MatchTally tally) {
        double told = session.ability(ScoreView.class).lead();
        tally.count(Count.SCORED);
        double lead = game.score().lead() - komi;
        return Math.abs(told - lead) < EXACT
                ? Optional.empty()
                : Optional.of(new MatchFinding(
                        MatchFinding.Fault.SCORE,
                        game.toMove(),
                        Optional.empty(),
                        Optional.empty(),
                        "it says " + words(told) + " where " + words(lead) + " is right, with a komi of "
                                + points(komi)));
    }

    private static String words(double lead) {
        return lead == 0 ? "that nobody is ahead" : (lead > 0 ? "B+" : "W+") + points(Math.abs(lead));
    }

    private static String points(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }

    /** Asks for one more move, where there is none to make. */
    Optional<MatchFinding> goesOn() {
        return session.ability(MoveGenerator.class).move(game.toMove()) instanceof GeneratedMove.Made made
                        && made.move() instanceof Move.Play
                ? Optional.of(new MatchFinding(
                        MatchFinding.Fault.AFTER_THE_END,
                        game.toMove(),
                        Optional.of(made.move()),
                        Optional.of("base.9"),
                        "the game is over; the protocol leaves it to the controller to know that"))
                : Optional.empty();
    }
}
