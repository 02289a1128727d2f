package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Ends;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** When a game stops and when it ends, taken for another way of these or broken. */
public final class EndingMutants implements MutantSource {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant FOUR_PASSES = STOP.with(Ending.FOUR_PASSES);
    private static final Variant AGREEMENT = STOP.with(Ending.AGREEMENT, Resumption.AGREED);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                at(Variant.BASE)
                        .chosen(
                                "ending-only-stops",
                                "ending.two-passes",
                                "only stops the game at two passes",
                                Ending.STOP),
                at(STOP).chosen(
                                "ending-at-once",
                                "ending.stop",
                                "ends the game at two passes and asks the players nothing",
                                Ending.TWO_PASSES)
                        .touching("ending.stop.agreement"),
                at(STOP).chosen(
                                "ending-stop-ignored",
                                "ending.stop",
                                "lets the players move in a stopped game",
                                Ending.FOUR_PASSES),
                at(STOP).broken(
                                "ending-agreement-ignored",
                                "ending.stop.agreement",
                                "hears that no stone is dead, and goes on waiting",
                                Ends::agreementIgnored),
                at(STOP).broken(
                                "ending-agreement-too-early",
                                "ending.stop.agreement",
                                "lets the players agree on the stones after one pass",
                                Ends::agreementTooEarly),
                at(FOUR_PASSES)
                        .chosen(
                                "ending-four-passes-wait",
                                "ending.four-passes",
                                "goes on after two passes only if somebody asks for it",
                                Ending.STOP)
                        .touching("ending.four-passes.four"),
                at(FOUR_PASSES)
                        .broken(
                                "ending-six-passes",
                                "ending.four-passes.four",
                                "ends the game at the sixth pass",
                                rules -> Passes.end(rules, 6)),
                at(FOUR_PASSES)
                        .broken(
                                "ending-three-passes",
                                "ending.four-passes.four",
                                "ends the game at the third pass",
                                rules -> Passes.end(rules, 3)),
                at(FOUR_PASSES)
                        .broken(
                                "ending-four-passes-added-up",
                                "ending.four-passes.four",
                                "counts four passes even if there were plays between",
                                Passes::fourInAll),
                at(AGREEMENT)
                        .chosen(
                                "ending-passes-stop",
                                "ending.agreement",
                                "stops the game at two passes where only an agreement does",
                                Ending.STOP)
                        .touching("ending.agreement.stop"),
                at(AGREEMENT)
                        .broken(
                                "ending-stop-ends",
                                "ending.agreement.stop",
                                "ends the game as soon as the players agree to stop",
                                Ends::stopEnds));
    }
}
