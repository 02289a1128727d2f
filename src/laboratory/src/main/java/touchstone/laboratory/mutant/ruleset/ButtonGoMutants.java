package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.BUTTON_GO;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.FirstPasses;
import touchstone.laboratory.mutant.breakage.Kos;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Komi;

/** Button Go. */
public final class ButtonGoMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BUTTON_GO.chosen("not-there", "1", "has no button", Button.NONE).touching("*"),
                BUTTON_GO
                        .broken(
                                "for-the-last",
                                "1",
                                "gives the button to the other player",
                                FirstPasses::buttonForTheOther)
                        .touching("button-go.1.whole-komi", "button-go.2"),
                BUTTON_GO.chosen("with-half-komi", "1.whole-komi", "has a komi with a half point besides", Komi.HALF),
                BUTTON_GO
                        .broken(
                                "go-is-a-pass",
                                "2",
                                "counts the turn that takes the button among the passes that end the game",
                                FirstPasses::buttonIsAPass)
                        .touching("*"),
                BUTTON_GO.broken(
                        "lifts-bans",
                        "2.ko",
                        "lets a ko be retaken once the button has gone",
                        Kos::openAfterTheButton));
    }
}
