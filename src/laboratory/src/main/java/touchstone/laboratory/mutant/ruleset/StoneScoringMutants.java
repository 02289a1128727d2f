package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.STONE_SCORING;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.GroupTaxes;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Scoring;

/** Stone scoring. */
public final class StoneScoringMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                STONE_SCORING.broken(
                        "three-passes", "1", "ends the game at the third pass only", rules -> Passes.end(rules, 3)),
                STONE_SCORING.broken(
                        "dead-removed",
                        "1.dead",
                        "takes stones off that touch no territory of their own",
                        Deaths::cutOffRemoved),
                STONE_SCORING
                        .chosen("by-area", "2", "counts territory besides stones", Scoring.AREA)
                        .touching("*"),
                STONE_SCORING
                        .chosen("by-territory", "2.filling", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                STONE_SCORING.chosen(
                        "ties", "2.winner", "lets Black win with as many stones as White", Komi.BLACK_WINS_TIES),
                STONE_SCORING
                        .broken(
                                "taxed-again",
                                "3",
                                "takes two points off for every group, though nothing was counted for its eyes",
                                GroupTaxes::withoutScore)
                        .touching("*"));
    }
}
