package touchstone.report.ci;

import java.util.stream.Collectors;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.plan.Claim;

/** The verdict on a subject in a few words. */
final class VerdictText {

    private VerdictText() {}

    static String of(JobSubject account) {
        if (account.attempt().trouble().isPresent()) {
            return "could not be tried";
        }
        return account.comparison().map(VerdictText::ofChanges).orElseGet(() -> onItsOwn(account))
                + (account.missing() ? ", and is not in the baseline" : "");
    }

    /** The same with what is claimed. */
    static String withTheClaim(JobSubject account) {
        boolean saysOfTheClaim = account.attempt().trouble().isEmpty()
                && account.comparison().isEmpty()
                && !account.claim().isSurvey()
                && !account.missing();
        return saysOfTheClaim ? Markdown.text(account.found().verdict()) : of(account) + ": " + claim(account.claim());
    }

    /** What is claimed, in a few words. */
    static String claim(Claim claim) {
        return claim.isSurvey()
                ? "nothing claimed" + (claim.protocol() ? " but the protocol" : "")
                : Markdown.code(claim.name()) + (claim.protocol() ? " and the protocol" : "") + " as "
                        + claim.profile();
    }

    private static String onItsOwn(JobSubject account) {
        if (account.claim().isSurvey() && account.violations().isEmpty()) {
            return "was asked for its rules";
        }
        ClaimResult found = account.found();
        return found.parts().isEmpty()
                ? word(found)
                : found.parts().stream()
                        .map(part -> Markdown.code(part.claim().name()) + " " + word(part))
                        .collect(Collectors.joining("; "));
    }

    private static String word(ClaimResult found) {
        return switch (found.conclusion()) {
            case CONFORMS -> "conforms";
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> "conforms in all that GTP can show";
            case NO_VIOLATION_SEEN -> "shows no violation";
            case VIOLATIONS -> "does not conform";
            case NOTHING_CLAIMED -> "was asked for its rules";
            case TROUBLE -> found.isViolated() ? "does not conform" : "cannot be said to conform";
        };
    }

    private static String ofChanges(BaselineComparison comparison) {
        long mattering =
                comparison.changes().stream().filter(BaselineChange::matters).count();
        if (comparison.untried() > 0) {
            return "was not tried to the end";
        }
        return mattering == 0
                ? "is as its baseline says"
                : "differs from its baseline in " + mattering + (mattering == 1 ? " scenario" : " scenarios");
    }
}
