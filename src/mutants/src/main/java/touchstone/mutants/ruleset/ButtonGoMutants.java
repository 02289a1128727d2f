package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.BUTTON_GO;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.FirstPassFaults;
import touchstone.mutants.fault.KoFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;

/** Button Go. */
public final class ButtonGoMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("button-not-there", "has no button")
                        .breaking("button-go.1", Button.NONE)
                        .touching("*"),
                mutant("button-for-the-last", "gives the button to the other player")
                        .breaking("button-go.1", FirstPassFaults.BUTTON_FOR_THE_OTHER)
                        .touching("button-go.1.whole-komi", "button-go.2"),
                mutant("button-with-half-komi", "has a komi with a half point besides")
                        .breaking("button-go.1.whole-komi", Komi.HALF),
                mutant(
                                "button-go-is-a-pass",
                                "counts the turn that takes the button among the passes that end the game")
                        .breaking("button-go.2", FirstPassFaults.BUTTON_IS_A_PASS)
                        .touching("*"),
                mutant("button-keeps-bans", "keeps a ko closed that was taken before the button")
                        .breaking("button-go.2.ko", KoFaults.REMEMBERED_BEYOND_THE_BUTTON),
                mutant("button-go-without-ko", "lets a ko be retaken at once")
                        .breaking("button-go.2.ko", Repetition.NONE),
                mutant("button-for-ever", "never takes the last pass but one for a pass")
                        .breaking("button-go.2", PassFaults.THREE_STOP)
                        .touching("*"),
                mutant("button-opens-kos", "closes no ko any more once the button has gone")
                        .breaking("button-go.2.ko", KoFaults.OPEN_AFTER_THE_BUTTON));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(BUTTON_GO, name, description);
    }
}
