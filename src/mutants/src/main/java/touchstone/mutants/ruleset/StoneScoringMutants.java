package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.STONE_SCORING;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.GroupTaxFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Scoring;

/** Stone scoring. */
public final class StoneScoringMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("stone-scoring-three-passes", "ends the game at the third pass only")
                        .breaking("stone-scoring.1", PassFaults.end(3)),
                mutant("stone-scoring-dead-removed", "takes stones off that touch no territory of their own")
                        .breaking("stone-scoring.1.dead", DeadStoneFaults.CUT_OFF_REMOVED),
                mutant("stone-scoring-by-area", "counts territory besides stones")
                        .breaking("stone-scoring.2", Scoring.AREA)
                        .touching("*"),
                mutant("stone-scoring-by-territory", "counts territory and prisoners")
                        .breaking("stone-scoring.2.filling", Scoring.TERRITORY)
                        .touching("*"),
                mutant("stone-scoring-ties", "lets Black win with as many stones as White")
                        .breaking("stone-scoring.2.winner", Komi.BLACK_WINS_TIES),
                mutant(
                                "stone-scoring-taxed-again",
                                "takes two points off for every group, though nothing was counted for its eyes")
                        .breaking("stone-scoring.3", GroupTaxFaults.WITHOUT_SCORE)
                        .touching("*"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(STONE_SCORING, name, description);
    }
}
