package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.BRITISH;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The AGA rules as the British association interprets them. */
public final class BritishMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("british-captures-nothing", "places a stone and takes nothing off")
                        .breaking("british.2-1", CaptureFaults.NOTHING)
                        .touching("*"),
                mutant("british-komi-for-black", "adds komi to Black's points")
                        .breaking("british.3-1", KomiFaults.FOR_BLACK),
                mutant("british-whole-komi", "knows only komi of whole points")
                        .breaking("british.3-2", Komi.INTEGER)
                        .touching("british.3-1"),
                mutant("british-no-repetition-rule", "lets any position come back")
                        .breaking("british.6-1", Repetition.NONE)
                        .touching("british.6-2", "british.8-1"),
                mutant("british-situational", "forbids positions that the player only passed in")
                        .breaking("british.6-2", Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=bga"),
                mutant("british-positional", "forbids positions that only the opponent made")
                        .breaking("british.6-2", Repetition.POSITIONAL),
                mutant("british-ko-rule-only", "forbids retaking a ko but no longer circle")
                        .breaking("british.6-2", Repetition.SIMPLE),
                mutant("british-suicide-allowed", "allows self-capture").breaking("british.8-1", SelfCapture.ALLOWED),
                mutant("british-waits-for-agreement", "lets nobody move between a stop and an agreement")
                        .breaking("british.resumption", Ending.STOP)
                        .touching("british.last-pass"),
                mutant("british-two-passes-end", "ends the game at two passes")
                        .breaking("british.resumption", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("british-black-passes-last", "ends the game though Black has passed last")
                        .breaking("british.last-pass", LastPass.EITHER),
                mutant("british-free-passes", "takes no stone for a pass")
                        .breaking("british.counting", PassStones.NONE)
                        .touching("british.last-pass"),
                mutant("british-seki-eyes-lost", "does not count eyes in seki")
                        .breaking("british.counting", Seki.DOES_NOT_COUNT)
                        .touching("british.resumption"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(BRITISH, name, description);
    }
}
