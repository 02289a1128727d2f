package touchstone.laboratory.find;

import java.util.Optional;
import touchstone.laboratory.walk.Oracle;
import touchstone.laboratory.walk.Walk;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PositionText;
import touchstone.reference.VariantRules;
import touchstone.subject.walk.Sight;
import touchstone.subject.walk.Step;
import touchstone.suite.result.Diagram;

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
        if (step instanceof Step.Make made) {
            return made.move() instanceof Move.Play play ? Optional.of(play.point()) : Optional.empty();
        } else if (step instanceof Step.Look look) {
            if (look.sight() instanceof Sight.Legal legal) {
                return Optional.of(legal.point());
            } else if (look.sight() instanceof Sight.Chain chain) {
                return Optional.of(chain.stone());
            } else if (look.sight() instanceof Sight.Liberties liberties) {
                return Optional.of(liberties.stone());
            }
        }
        return Optional.empty();
    }
}
