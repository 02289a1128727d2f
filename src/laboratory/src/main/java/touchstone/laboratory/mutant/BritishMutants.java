package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The AGA rules as the British association interprets them. */
final class BritishMutants {

    /** The point in the space of rules that the ruleset has. */
    static final Variant BRITISH = AgaMutants.AGA.with(Repetition.NATURAL_SITUATIONAL);

    private BritishMutants() {}

    static List<Mutant> all() {
        return List.of(
                british("captures-nothing", "2-1", "places a stone and takes nothing off", () -> new NoCapture(BRITISH))
                        .touching("*"),
                british("komi-for-black", "3-1", "adds komi to Black's points", () -> new Broken.KomiForBlack(BRITISH)),
                british("whole-komi", "3-2", "knows only komi of whole points", Komi.INTEGER)
                        .touching("british.3-1"),
                british("no-repetition-rule", "6-1", "lets any position come back", Repetition.NONE)
                        .touching("british.6-2", "british.8-1"),
                british(
                                "situational",
                                "6-2",
                                "forbids positions that the player only passed in",
                                Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=bga"),
                british("positional", "6-2", "forbids positions that only the opponent made", Repetition.POSITIONAL),
                british("ko-rule-only", "6-2", "forbids retaking a ko but no longer circle", Repetition.SIMPLE),
                british("suicide-allowed", "8-1", "allows self-capture", SelfCapture.ALLOWED),
                british(
                                "waits-for-agreement",
                                "resumption",
                                "lets nobody move between a stop and an agreement",
                                Ending.STOP)
                        .touching("british.last-pass"),
                british("two-passes-end", "resumption", "ends the game at two passes", Ending.TWO_PASSES)
                        .touching("*"),
                british(
                        "black-passes-last",
                        "last-pass",
                        "ends the game though Black has passed last",
                        LastPass.EITHER),
                british("free-passes", "counting", "takes no stone for a pass", PassStones.NONE)
                        .touching("british.last-pass"),
                british("seki-eyes-lost", "counting", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("british.resumption"));
    }

    private static Mutant british(String name, String rule, String description, Supplier<BaseRules> rules) {
        return Mutant.of("british-" + name, "british." + rule, description, rules)
                .under("british");
    }

    private static Mutant british(String name, String rule, String description, Choice wrong) {
        return british(name, rule, description, () -> new VariantRules(BRITISH.with(wrong)));
    }

    private static final class NoCapture extends VariantRules {
        NoCapture(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet capture(Position position, Color player) {
            return position.board().none();
        }
    }
}
