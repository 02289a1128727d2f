package touchstone.suite.passport;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;

/** The points on the last board of a scenario that matter for its result. */
public final class PointsInQuestion {

    private static final Pattern POINT = Pattern.compile("\\b[A-HJ-Z][1-9][0-9]?\\b");

    private PointsInQuestion() {}

    /**
     * The points in question, as in {@code B4}: those of what was expected, or else of what the scenario forbids or asks last.
     *
     * @param scenario if the specification still has it
     */
    public static List<String> points(Result result, Optional<Scenario> scenario) {
        List<String> expected = points(result.expected().lines().findFirst().orElse(""));
        return expected.isEmpty()
                ? points(scenario.map(PointsInQuestion::question).orElse(""))
                : expected;
    }

    /** The step to which all comes down: what is forbidden, or else what is asked last. */
    private static String question(Scenario scenario) {
        List<String> steps = scenario.steps().stream().map(Scenario.Step::text).toList();
        return steps.stream()
                .filter(step -> step.contains("may not "))
                .findFirst()
                .orElse(steps.isEmpty() ? "" : steps.get(steps.size() - 1));
    }

    private static List<String> points(String text) {
        Set<String> points = new LinkedHashSet<>();
        for (Matcher matcher = POINT.matcher(text); matcher.find(); ) {
            points.add(matcher.group());
        }
        return new ArrayList<>(points);
    }
}
