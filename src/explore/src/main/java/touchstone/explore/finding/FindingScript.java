package touchstone.explore.finding;

import java.util.List;
import java.util.Optional;
import touchstone.explore.diagnosis.Deviation;
import touchstone.gtp.session.RegressionScript;
import touchstone.reference.VariantRules;

/** A finding as a script for an engine. */
public final class FindingScript {

    public static final String NAME = "replay.gtp";

    private FindingScript() {}

    /** The script; none for a subject that was not reached by commands. */
    public static Optional<String> of(FuzzFinding finding) {
        return RegressionScript.of(
                finding.transcript(),
                new VariantRules(finding.variant()),
                last(finding.cause().deviation()),
                finding.given(),
                List.of(
                        finding.subject().name() + " " + finding.subject().version() + " "
                                + finding.cause().sentence(),
                        "To be run with: " + finding.subject().command(),
                        "Expected in the end: " + finding.expected(),
                        "Given: " + finding.given()));
    }

    private static RegressionScript.Last last(Deviation deviation) {
        return switch (deviation) {
            case TAKES, TAKES_REQUEST -> RegressionScript.Last.REFUSED;
            case REFUSES, REFUSES_REQUEST -> RegressionScript.Last.TAKEN;
            case BREAKS_DOWN -> RegressionScript.Last.ANSWERED;
            default -> RegressionScript.Last.SHOWN;
        };
    }
}
