package touchstone.laboratory.find;

import java.util.Optional;
import touchstone.laboratory.walk.Mapping;
import touchstone.laboratory.walk.Oracle;
import touchstone.laboratory.walk.Walk;
import touchstone.reference.Point;
import touchstone.reference.PositionText;
import touchstone.reference.VariantRules;
import touchstone.suite.result.Diagram;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** The position in which a finding decides, as a picture: the point in question is named {@code a}, or the stone there marked. */
public final class Pictures {

    private Pictures() {}

    public static Diagram of(Finding finding) {
        Walk walk = finding.walk();
        Oracle oracle = new Oracle(new VariantRules(finding.variant()), walk.board());
        int last = last(walk);
        walk.steps().subList(0, last).forEach(oracle::take);
        Step step = walk.steps().get(last);
        String caption = "before " + step;
        if (step instanceof Step.Look) {
            oracle.take(step);
            caption = step.toString();
        }
        return new Diagram(caption, PositionText.of(oracle.game().position(), point(step)));
    }

    /** The last step that does something, if there is one: a look is at what it has done. */
    private static int last(Walk walk) {
        for (int i = walk.steps().size() - 1; i >= 0; i--) {
            if (!(walk.steps().get(i) instanceof Step.Look)
                    || point(walk.steps().get(i)).isPresent()) {
                return i;
            }
        }
        return walk.steps().size() - 1;
    }

    private static Optional<Point> point(Step step) {
        return step instanceof Step.Make || step instanceof Step.Look
                ? Mapping.points(step).stream().findFirst()
                : Optional.empty();
    }
}
