package touchstone.explore.finding;

import java.util.Optional;
import touchstone.explore.trace.BoardMapping;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.Point;
import touchstone.reference.PositionText;
import touchstone.reference.VariantRules;
import touchstone.suite.result.Diagram;
import touchstone.trace.TraceStep;

/**
 * The position in which a finding is decided, as a diagram: the point in question is named {@code a}, or the stone
 * there marked.
 */
public final class FindingDiagram {

    private FindingDiagram() {}

    public static Diagram of(FuzzFinding finding) {
        GameTrace trace = finding.trace();
        TraceOracle oracle = new TraceOracle(new VariantRules(finding.variant()), trace.board());
        int last = last(trace);
        trace.steps().subList(0, last).forEach(oracle::take);
        TraceStep step = trace.steps().get(last);
        String caption = "before " + step;
        if (step instanceof TraceStep.QueryStep) {
            oracle.take(step);
            caption = step.toString();
        }
        return new Diagram(caption, PositionText.of(oracle.game().position(), point(step)));
    }

    /** The last step that does something, if there is one: a look is at what it has done. */
    private static int last(GameTrace trace) {
        for (int i = trace.steps().size() - 1; i >= 0; i--) {
            if (!(trace.steps().get(i) instanceof TraceStep.QueryStep)
                    || point(trace.steps().get(i)).isPresent()) {
                return i;
            }
        }
        return trace.steps().size() - 1;
    }

    private static Optional<Point> point(TraceStep step) {
        return step instanceof TraceStep.MoveStep || step instanceof TraceStep.QueryStep
                ? BoardMapping.points(step).stream().findFirst()
                : Optional.empty();
    }
}
