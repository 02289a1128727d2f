package touchstone.explore.coverage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.PlayRules;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The rules of a game, and for each axis the same rules with another value on it. */
final class AlternativeRules {

    private static final BaseRules[] REPETITIONS = new BaseRules[Repetition.values().length];

    static {
        for (Repetition value : Repetition.values()) {
            REPETITIONS[value.ordinal()] = new BaseRules(value, SelfCapture.ALLOWED);
        }
    }

    private final BaseRules rules;
    private final Variant variant;
    private final Map<Class<? extends Choice>, List<VariantRules>> others = new HashMap<>();

    AlternativeRules(BaseRules rules) {
        this.rules = rules;
        this.variant = rules instanceof PlayRules known
                ? known.variant()
                : Variant.BASE.with(rules.repetition(), rules.selfCapture());
    }

    BaseRules rules() {
        return rules;
    }

    /** The rules with each value of an axis, in the order of the values. */
    List<VariantRules> on(Class<? extends Choice> axis) {
        return others.computeIfAbsent(axis, type -> new Axis(type)
                .choices().stream()
                        .map(value -> new VariantRules(variant.with(value)))
                        .toList());
    }

    /**
     * What each rule of repetition says of a play.
     *
     * @param recreates whether any earlier position comes back; if not, a stone that may not be taken yet can be all that is forbidden
     */
    static double[] repetitions(Game before, Position after, boolean recreates) {
        double[] says = new double[REPETITIONS.length];
        if (recreates) {
            for (int i = 0; i < says.length; i++) {
                says[i] = says(REPETITIONS[i].repetition(before, after));
            }
            return says;
        }
        double stone = says(REPETITIONS[Repetition.SIMPLE_STONE.ordinal()].repetition(before, after));
        says[Repetition.SIMPLE_STONE.ordinal()] = stone;
        says[Repetition.NO_RESULT.ordinal()] = stone;
        says[Repetition.TIE.ordinal()] = stone;
        says[Repetition.ING.ordinal()] = stone;
        for (Repetition rule : List.of(Repetition.PLAY_ELSEWHERE, Repetition.ING_SPIGHT)) {
            says[rule.ordinal()] = says(REPETITIONS[rule.ordinal()].repetition(before, after));
        }
        return says;
    }

    private static double says(Optional<Refusal> refusal) {
        if (refusal.isEmpty()) {
            return AxisCounter.ALLOWS;
        }
        return refusal.get() instanceof Refusal.Undecided ? AxisCounter.SILENT : AxisCounter.FORBIDS;
    }
}
