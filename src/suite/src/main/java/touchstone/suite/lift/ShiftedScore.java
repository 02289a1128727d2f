package touchstone.suite.lift;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Outcome;
import touchstone.reference.Score;

/**
 * The score less what both players score outside.
 *
 * @param beyond the points outside
 */
record ShiftedScore(Score beyond) implements ScoreReading {

    @Override
    public double lead(double large) {
        return large - beyond.lead();
    }

    @Override
    public Score score(Score large) {
        return new Score(large.black() - beyond.black(), large.white() - beyond.white());
    }

    @Override
    public Outcome outcome(Outcome large) {
        if (beyond.lead() == 0) {
            return large;
        } else if (large instanceof Outcome.Drawn) {
            return outcome(0);
        } else if (large instanceof Outcome.Won won && won.margin().isPresent()) {
            return outcome(
                    won.winner() == Color.BLACK
                            ? won.margin().get()
                            : -won.margin().get());
        }
        return large;
    }

    private Outcome outcome(double largeLead) {
        double lead = lead(largeLead);
        return lead == 0
                ? new Outcome.Drawn()
                : new Outcome.Won(lead > 0 ? Color.BLACK : Color.WHITE, Optional.of(Math.abs(lead)));
    }
}
