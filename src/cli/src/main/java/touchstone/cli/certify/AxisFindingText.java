package touchstone.cli.certify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.reference.choice.Choice;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.UndecidedReason;

/** What was found on an axis, as text for a cell of a table. */
final class AxisFindingText {

    private AxisFindingText() {}

    static String of(AxisFinding finding) {
        return switch (finding.kind()) {
            case ONE ->
                finding.shown().get(0).id()
                        + (finding.nearest().isEmpty() ? "" : ", as far as it shows; " + near(finding));
            case LEFT_OVER -> finding.open().get(0).id() + " (nothing else is left)";
            case SEVERAL -> listed(finding) + why(finding);
            case UNKNOWN -> "cannot tell" + (finding.refuted().isEmpty() ? "" : ": " + listed(finding)) + why(finding);
            case NONE -> "none that is known" + (finding.nearest().isEmpty() ? "" : "; " + near(finding));
        };
    }

    private static String listed(AxisFinding finding) {
        List<Choice> left = new ArrayList<>(finding.shown());
        left.addAll(finding.open());
        return ids(left);
    }

    private static String near(AxisFinding finding) {
        long against = finding.nearest().get(0).against();
        return ids(finding.nearest().stream().map(AxisFinding.Near::choice).toList()) + " but for " + against
                + (against == 1 ? " scenario" : " scenarios");
    }

    private static String ids(List<Choice> choices) {
        return choices.stream().map(Choice::id).collect(Collectors.joining(" or "));
    }

    /** The reason that most scenarios give. */
    private static String why(AxisFinding finding) {
        return finding.doubts().stream()
                .findFirst()
                .map(UndecidedReason::words)
                .map(words -> " (" + words + ")")
                .orElse("");
    }
}
