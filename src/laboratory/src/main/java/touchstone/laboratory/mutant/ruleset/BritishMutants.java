package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.BRITISH;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.Komis;
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
                BRITISH.broken("captures-nothing", "2-1", "places a stone and takes nothing off", Capturing::nothing)
                        .touching("*"),
                BRITISH.broken("komi-for-black", "3-1", "adds komi to Black's points", Komis::forBlack),
                BRITISH.chosen("whole-komi", "3-2", "knows only komi of whole points", Komi.INTEGER)
                        .touching("british.3-1"),
                BRITISH.chosen("no-repetition-rule", "6-1", "lets any position come back", Repetition.NONE)
                        .touching("british.6-2", "british.8-1"),
                BRITISH.chosen(
                                "situational",
                                "6-2",
                                "forbids positions that the player only passed in",
                                Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=bga"),
                BRITISH.chosen(
                        "positional", "6-2", "forbids positions that only the opponent made", Repetition.POSITIONAL),
                BRITISH.chosen("ko-rule-only", "6-2", "forbids retaking a ko but no longer circle", Repetition.SIMPLE),
                BRITISH.chosen("suicide-allowed", "8-1", "allows self-capture", SelfCapture.ALLOWED),
                BRITISH.chosen(
                                "waits-for-agreement",
                                "resumption",
                                "lets nobody move between a stop and an agreement",
                                Ending.STOP)
                        .touching("british.last-pass"),
                BRITISH.chosen("two-passes-end", "resumption", "ends the game at two passes", Ending.TWO_PASSES)
                        .touching("*"),
                BRITISH.chosen(
                        "black-passes-last",
                        "last-pass",
                        "ends the game though Black has passed last",
                        LastPass.EITHER),
                BRITISH.chosen("free-passes", "counting", "takes no stone for a pass", PassStones.NONE)
                        .touching("british.last-pass"),
                BRITISH.chosen("seki-eyes-lost", "counting", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("british.resumption"));
    }
}
