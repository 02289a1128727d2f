package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Scores;
import touchstone.reference.Score;

/** Area, score and winner. */
public final class ScoreMutants implements MutantSource {

    private static final String[] ALL_THAT_IS_SCORED = {
        "base.2", "base.4.connected", "base.8.ko", "base.9.*", "base.10", "davies.8", "davies.9"
    };

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken(
                                "only-black-scores",
                                "base.9.score",
                                "knows no score but Black's",
                                rules -> Scores.rescored(rules, score -> new Score(score.black(), 0)))
                        .touching("base.4.connected", "base.8.ko", "base.9.*", "base.10", "davies.8", "davies.9"),
                BASE.broken(
                                "territory-only",
                                "base.9.area",
                                "counts territory without the stones",
                                Scores::territoryOnly)
                        .touching(ALL_THAT_IS_SCORED),
                BASE.broken("stones-only", "base.9.area", "counts stones without territory", Scores::stonesOnly)
                        .touching(ALL_THAT_IS_SCORED),
                BASE.broken(
                                "built-in-komi",
                                "base.9.score",
                                "gives White seven points of komi",
                                rules -> Scores.rescored(rules, score -> new Score(score.black(), score.white() + 7)))
                        .seenIn("Sabaki #273, #590; KaTrain #212; kaya #95")
                        .touching(ALL_THAT_IS_SCORED),
                BASE.broken(
                                "black-gets-a-point",
                                "base.9.score",
                                "gives Black a point more",
                                rules -> Scores.rescored(rules, score -> new Score(score.black() + 1, score.white())))
                        .touching(ALL_THAT_IS_SCORED),
                BASE.broken(
                                "white-wins-ties",
                                "base.10",
                                "lets White win by a point if the scores are equal",
                                rules -> Scores.rescored(
                                        rules,
                                        score -> score.margin() == 0
                                                ? new Score(score.black(), score.white() + 1)
                                                : score))
                        .touching("base.4.connected", "base.9.*"),
                BASE.broken(
                                "lower-score-wins",
                                "base.10",
                                "takes each player's score for the other's",
                                rules -> Scores.rescored(rules, score -> new Score(score.white(), score.black())))
                        .touching("base.2", "base.4.connected", "base.8.ko", "base.9.*", "davies.8", "davies.9"));
    }
}
