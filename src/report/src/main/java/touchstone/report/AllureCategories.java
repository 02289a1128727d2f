package touchstone.report;

import io.qameta.allure.model.Status;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;

/** The verdicts that are not plainly satisfied, as Allure's categories; in each, results with the same message stand together. */
final class AllureCategories {

    /**
     * One entry of {@code categories.json}.
     *
     * @param traceRegex must match the whole trace; a dot matches line breaks too
     */
    record Category(String name, String description, List<String> matchedStatuses, String traceRegex) {}

    private static final Category OTHER_RULES = new Category(
            "Other rules (a survey: nothing was claimed)",
            "The subject answers otherwise than a rule says that it never claimed to have.",
            List.of(Status.SKIPPED.value()),
            AllureOutcome.VERDICT + "\\w+" + AllureOutcome.NO_FAULT + ".*");

    private AllureCategories() {}

    static List<Category> of(Profile profile) {
        Stream<Category> verdicts = Arrays.stream(Verdict.values())
                .filter(verdict -> verdict != Verdict.SATISFIED)
                .map(verdict -> new Category(
                        name(verdict, profile),
                        meaning(verdict),
                        List.of(AllureOutcome.status(verdict, profile).value()),
                        AllureOutcome.VERDICT + verdict + "\\b.*"));
        return Stream.concat(verdicts, Stream.of(OTHER_RULES)).toList();
    }

    private static String name(Verdict verdict, Profile profile) {
        return switch (verdict) {
            case SATISFIED -> "Satisfied";
            case TOLERATED -> profile.conforms(verdict) ? "Tolerated (a player may)" : "Tolerated (an arbiter may not)";
            case VIOLATED -> "Violated";
            case UNSUPPORTED -> "Unsupported (a capability is missing)";
            case BROKEN -> "Broken (says nothing of the rule)";
        };
    }

    private static String meaning(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> "The subject answers as the rule says.";
            case TOLERATED ->
                "The subject takes an illegal move on input, but shows that it holds it for illegal or was not seen to make it.";
            case VIOLATED -> "The subject answers otherwise than the rule says.";
            case UNSUPPORTED -> "The subject lacks a capability; nothing is said for or against it.";
            case BROKEN -> "A crash, a time-out or nonsense instead of an answer; nothing is said about the rule.";
        };
    }
}
