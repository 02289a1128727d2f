package touchstone.report.allure;

import io.qameta.allure.model.Status;
import io.qameta.allure.model.StatusDetails;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.report.ResultCause;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Capability;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * A verdict in Allure's terms. The first lines of the trace are our own verdict and the cause, by which categories are
 * told.
 */
public final class AllureOutcome {

    static final String VERDICT = "Verdict:  ";

    /** What follows the verdict where it speaks against nothing but a rule that was not claimed. */
    static final String NO_FAULT = ", which is no fault: nothing was claimed";

    private final Result result;
    private final Profile profile;

    public AllureOutcome(Result result, Profile profile) {
        this.result = result;
        this.profile = profile;
    }

    Status status() {
        return isOnlyLookedAt() ? Status.SKIPPED : status(result.verdict(), profile);
    }

    /** Whether the result speaks against a rule that the subject never claimed: a survey found that it does not have it. */
    public boolean isOnlyLookedAt() {
        return profile.violatedBy(result.verdict()) && !Claim.isAsClaimed(result);
    }

    static Status status(Verdict verdict, Profile profile) {
        return switch (verdict) {
            case SATISFIED -> Status.PASSED;
            case TOLERATED -> profile.conforms(verdict) ? Status.PASSED : Status.FAILED;
            case VIOLATED -> Status.FAILED;
            case UNSUPPORTED -> Status.SKIPPED;
            case ERROR -> Status.BROKEN;
        };
    }

    /** Empty if there is nothing to say beyond that the clause is satisfied. */
    Optional<StatusDetails> details() {
        return result.verdict() == Verdict.SATISFIED
                ? Optional.empty()
                : Optional.of(new StatusDetails()
                        .setMessage(UntrustedText.inert(message()))
                        .setTrace(UntrustedText.inert(trace())));
    }

    /** The finding in a sentence; the same one for all scenarios that ask for the same missing capability. */
    public String message() {
        if (isOnlyLookedAt()) {
            return "Not a rule of the subject, as far as the conditions of the scenario hold";
        } else if (result.verdict() != Verdict.UNSUPPORTED) {
            return UntrustedText.line(result.message());
        }
        return result.capability()
                .map(id -> "Not tested: the subject lacks " + id + meaning(id))
                .orElseGet(() -> "Not tested: " + UntrustedText.line(result.message()));
    }

    private static String meaning(String id) {
        return Arrays.stream(Capability.values())
                .filter(capability -> capability.id().equals(id))
                .findFirst()
                .map(capability -> " (" + capability.meaning() + ")")
                .orElse("");
    }

    /** The first lines of the trace: what all of a category have in common, and none of another. */
    String beginning() {
        return VERDICT
                + result.verdict()
                + (isOnlyLookedAt() ? NO_FAULT : "")
                + (result.verdict() == Verdict.TOLERATED && !isOnlyLookedAt()
                        ? profile.conforms(result.verdict())
                                ? ", which conforms in the profile " + profile
                                : ", which does not conform in the profile " + profile
                        : "")
                + "\n"
                + ResultCause.of(result).map(cause -> line("Cause:    ", cause)).orElse("");
    }

    /** The verdict, the cause, the deciding step, what was expected, what came instead and what is known of that, in lines. */
    public String trace() {
        return beginning()
                + String.join(
                        "",
                        List.of(
                                line("Finding:  ", result.message()),
                                line("Step:     ", result.step()),
                                line("Expected: ", result.expected()),
                                line("Actual:   ", result.actual())))
                + result.knownLimits().stream()
                        .map(limit -> line("Known:    ", limit.line()))
                        .collect(Collectors.joining());
    }

    private static String line(String name, String value) {
        return value.isBlank() ? "" : name + UntrustedText.block(value).replace("\n", "\n          ") + "\n";
    }
}
