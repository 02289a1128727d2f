package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.ANCIENT_CHINESE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.GroupTaxes;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;

/** Area scoring with group tax. */
public final class AncientChineseMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                ANCIENT_CHINESE
                        .chosen("forgotten", "1", "counts by area and no more", GroupTax.NONE)
                        .touching("*"),
                ANCIENT_CHINESE.chosen(
                        "ties", "1.winner", "lets Black win if the scores are equal", Komi.BLACK_WINS_TIES),
                ANCIENT_CHINESE
                        .broken("by-chain", "2", "takes every chain for a group", GroupTaxes::byChain)
                        .touching("ancient-chinese.1"),
                ANCIENT_CHINESE
                        .broken(
                                "once",
                                "2",
                                "takes two points off for each player, however many groups there are",
                                GroupTaxes::once)
                        .touching("ancient-chinese.1", "ancient-chinese.1.winner"),
                ANCIENT_CHINESE.broken(
                        "without-eyes",
                        "2.eyes",
                        "takes two points off for groups that have less territory",
                        GroupTaxes::withoutEyes));
    }
}
