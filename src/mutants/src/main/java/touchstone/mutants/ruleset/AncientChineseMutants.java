package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.ANCIENT_CHINESE;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.GroupTaxFaults;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;

/** Area scoring with group tax. */
public final class AncientChineseMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("group-tax-forgotten", "counts by area and no more")
                        .breaking("ancient-chinese.1", GroupTax.NONE)
                        .touching("*"),
                mutant("group-tax-ties", "lets Black win if the scores are equal")
                        .breaking("ancient-chinese.1.winner", Komi.BLACK_WINS_TIES),
                mutant("group-tax-by-chain", "takes every chain for a group")
                        .breaking("ancient-chinese.2", GroupTaxFaults.BY_CHAIN)
                        .touching("ancient-chinese.1"),
                mutant("group-tax-once", "takes two points off for each player, however many groups there are")
                        .breaking("ancient-chinese.2", GroupTaxFaults.ONCE)
                        .touching("ancient-chinese.1", "ancient-chinese.1.winner"),
                mutant("group-tax-without-eyes", "takes two points off for groups that have less territory")
                        .breaking("ancient-chinese.2.eyes", GroupTaxFaults.WITHOUT_EYES));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(ANCIENT_CHINESE, name, description);
    }
}
