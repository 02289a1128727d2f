package touchstone.suite.lift;

import touchstone.reference.Outcome;
import touchstone.reference.Score;

/** What the score of the larger board means for the scenario's board. */
interface ScoreReading {

    /** @param large by how much Black is ahead on the larger board */
    double lead(double large);

    Score score(Score large);

    Outcome outcome(Outcome large);
}
