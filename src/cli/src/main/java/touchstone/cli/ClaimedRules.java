package touchstone.cli;

import java.util.Arrays;
import touchstone.reference.BaseRules;
import touchstone.reference.Repetition;
import touchstone.reference.SelfCapture;
import touchstone.subject.Identity;
import touchstone.subject.Reference;
import touchstone.subject.RulesSubject;
import touchstone.subject.Subject;
import touchstone.suite.specification.Axis;
import touchstone.suite.specification.Ruleset;

/** The reference, set to play a ruleset. */
final class ClaimedRules {

    private ClaimedRules() {}

    static Subject reference(Ruleset ruleset) {
        return new RulesSubject(
                new Identity(Reference.NAME, "Touchstone reference", Home.version(), "built in"), rules(ruleset));
    }

    static BaseRules rules(Ruleset ruleset) {
        return new BaseRules(
                choice(ruleset, Axis.REPETITION, Repetition.values()),
                choice(ruleset, Axis.SELF_CAPTURE, SelfCapture.values()));
    }

    /** The constant whose name is the axis value's, in capitals. */
    private static <E extends Enum<E>> E choice(Ruleset ruleset, Axis axis, E[] constants) {
        String value = ruleset.axes().get(axis).value();
        return Arrays.stream(constants)
                .filter(constant -> constant.name().replace('_', '-').equalsIgnoreCase(value))
                .findFirst()
                .orElseThrow(() -> Complaint.trouble("the reference can't play " + axis.id() + "=" + value));
    }
}
