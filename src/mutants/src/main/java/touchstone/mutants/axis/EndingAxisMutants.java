package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** When a game stops and when it ends, taken for another way of these or broken. */
public final class EndingAxisMutants implements MutantSource {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant FOUR_PASSES = STOP.with(Ending.FOUR_PASSES);
    private static final Variant AGREEMENT = STOP.with(Ending.AGREEMENT, Resumption.AGREED);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(Variant.BASE, "ending-only-stops", "only stops the game at two passes")
                        .breaking("ending.two-passes", Ending.STOP),
                mutant(STOP, "ending-at-once", "ends the game at two passes and asks the players nothing")
                        .breaking("ending.stop", Ending.TWO_PASSES)
                        .touching("ending.stop.agreement"),
                mutant(STOP, "ending-stop-ignored", "lets the players move in a stopped game")
                        .breaking("ending.stop", Ending.FOUR_PASSES),
                mutant(STOP, "ending-agreement-ignored", "hears that no stone is dead, and goes on waiting")
                        .breaking("ending.stop.agreement", AgreementFaults.AGREEMENT_IGNORED),
                mutant(STOP, "ending-agreement-too-early", "lets the players agree on the stones after one pass")
                        .breaking("ending.stop.agreement", AgreementFaults.AGREEMENT_TOO_EARLY),
                mutant(FOUR_PASSES, "ending-four-passes-wait", "goes on after two passes only if somebody asks for it")
                        .breaking("ending.four-passes", Ending.STOP)
                        .touching("ending.four-passes.four"),
                mutant(FOUR_PASSES, "ending-six-passes", "ends the game at the sixth pass")
                        .breaking("ending.four-passes.four", PassFaults.end(6)),
                mutant(FOUR_PASSES, "ending-three-passes", "ends the game at the third pass")
                        .breaking("ending.four-passes.four", PassFaults.end(3)),
                mutant(
                                FOUR_PASSES,
                                "ending-four-passes-added-up",
                                "counts four passes even if there were plays between")
                        .breaking("ending.four-passes.four", PassFaults.FOUR_IN_ALL),
                mutant(AGREEMENT, "ending-passes-stop", "stops the game at two passes where only an agreement does")
                        .breaking("ending.agreement", Ending.STOP)
                        .touching("ending.agreement.stop"),
                mutant(AGREEMENT, "ending-stop-ends", "ends the game as soon as the players agree to stop")
                        .breaking("ending.agreement.stop", AgreementFaults.STOP_ENDS));
    }
}
