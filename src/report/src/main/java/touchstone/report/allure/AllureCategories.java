package touchstone.report.allure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import touchstone.report.ResultCause;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * Allure's categories: by verdict and cause those results that are not plainly satisfied; in each, results with the same
 * message stand together.
 */
final class AllureCategories {

    /**
     * One entry of {@code categories.json}.
     *
     * @param traceRegex must match the whole trace; a dot matches line breaks too
     */
    record Category(String name, String description, List<String> matchedStatuses, String traceRegex) {}

    private AllureCategories() {}

    /** Those that something of a run is in, with what is gravest first. */
    static List<Category> of(Run run) {
        Map<String, Category> categories = new LinkedHashMap<>();
        for (Result result : run.results()) {
            AllureOutcome outcome = new AllureOutcome(result, run.profile());
            ResultCause.of(result)
                    .ifPresent(cause -> categories.computeIfAbsent(
                            outcome.beginning(), beginning -> of(result, cause, outcome, run.profile())));
        }
        List<Category> sorted = new ArrayList<>(categories.values());
        sorted.sort(java.util.Comparator.comparing(Category::name));
        return sorted;
    }

    private static Category of(Result result, String cause, AllureOutcome outcome, Profile profile) {
        return new Category(
                name(result.verdict(), outcome.isOnlyLookedAt(), profile) + ": " + cause,
                meaning(result.verdict(), outcome.isOnlyLookedAt()),
                List.of(outcome.status().value()),
                Pattern.quote(UntrustedText.inert(outcome.beginning())) + ".*");
    }

    private static String name(Verdict verdict, boolean onlyLookedAt, Profile profile) {
        if (onlyLookedAt) {
            return "Other rules, which is no fault";
        }
        return switch (verdict) {
            case SATISFIED -> "Satisfied";
            case TOLERATED ->
                profile.conforms(verdict) ? "Tolerated, as a player may" : "Tolerated, as an arbiter may not";
            case VIOLATED -> "Violated";
            case UNSUPPORTED -> "Unsupported";
            case ERROR -> "Error";
        };
    }

    private static String meaning(Verdict verdict, boolean onlyLookedAt) {
        if (onlyLookedAt) {
            return "The subject answers otherwise than a rule says that it never claimed to have.";
        }
        return switch (verdict) {
            case SATISFIED -> "The subject answers as the rule says.";
            case TOLERATED ->
                "The subject takes an illegal move on input, but shows that it holds it for illegal or was not seen to make it.";
            case VIOLATED -> "The subject answers otherwise than the rule says.";
            case UNSUPPORTED -> "The subject lacks a capability; nothing is said for or against it.";
            case ERROR -> "A crash, a time-out or nonsense instead of an answer; nothing is said about the rule.";
        };
    }
}
