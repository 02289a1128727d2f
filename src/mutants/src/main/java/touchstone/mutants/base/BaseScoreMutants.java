package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.ScoreFaults;
import touchstone.reference.Score;

/** Area, score and winner. */
public final class BaseScoreMutants implements MutantSource {

    private static final String[] ALL_THAT_IS_SCORED = {
        "base.2", "base.4.connected", "base.8.ko", "base.9.*", "base.10", "davies.8", "davies.9"
    };

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("only-black-scores", "knows no score but Black's")
                        .breaking("base.9.score", ScoreFaults.rescored(score -> new Score(score.black(), 0)))
                        .touching("base.4.connected", "base.8.ko", "base.9.*", "base.10", "davies.8", "davies.9"),
                mutant("territory-only", "counts territory without the stones")
                        .breaking("base.9.area", ScoreFaults.TERRITORY_ONLY)
                        .touching(ALL_THAT_IS_SCORED),
                mutant("stones-only", "counts stones without territory")
                        .breaking("base.9.area", ScoreFaults.STONES_ONLY)
                        .touching(ALL_THAT_IS_SCORED),
                mutant("built-in-komi", "gives White seven points of komi")
                        .breaking(
                                "base.9.score",
                                ScoreFaults.rescored(score -> new Score(score.black(), score.white() + 7)))
                        .seenIn("Sabaki #273, #590; KaTrain #212; kaya #95")
                        .touching(ALL_THAT_IS_SCORED),
                mutant("black-gets-a-point", "gives Black a point more")
                        .breaking(
                                "base.9.score",
                                ScoreFaults.rescored(score -> new Score(score.black() + 1, score.white())))
                        .touching(ALL_THAT_IS_SCORED),
                mutant("white-wins-ties", "lets White win by a point if the scores are equal")
                        .breaking(
                                "base.10",
                                ScoreFaults.rescored(score ->
                                        score.margin() == 0 ? new Score(score.black(), score.white() + 1) : score))
                        .touching("base.4.connected", "base.9.*"),
                mutant("lower-score-wins", "takes each player's score for the other's")
                        .breaking("base.10", ScoreFaults.rescored(score -> new Score(score.white(), score.black())))
                        .touching("base.2", "base.4.connected", "base.8.ko", "base.9.*", "davies.8", "davies.9"));
    }
}
