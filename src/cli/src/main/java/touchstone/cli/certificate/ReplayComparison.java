package touchstone.cli.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.suite.result.Result;

/** Compares the results of one subject in a certificate and in its replay. */
record ReplayComparison(List<Result> then, List<Result> now) {

    /** A line for each scenario that came out otherwise. */
    List<String> differences() {
        Map<String, Result> again = new LinkedHashMap<>();
        now.forEach(result -> again.put(key(result), result));
        List<String> differences = new ArrayList<>();
        for (Result before : then) {
            Result after = again.remove(key(before));
            if (after == null) {
                differences.add("differs  " + before.scenario() + "  was " + word(before) + ", and was not tried now");
            } else if (!word(before).equals(word(after))) {
                differences.add("differs  " + before.scenario() + "  was " + word(before) + ", is " + word(after)
                        + (after.message().isEmpty() ? "" : ": " + after.message()));
            }
        }
        again.values()
                .forEach(result -> differences.add(
                        "differs  " + result.scenario() + "  is " + word(result) + ", and was not tried then"));
        return differences;
    }

    /** What a game shows is told by what it is: which game shows it, and in how many moves, is a matter of chance. */
    private static String key(Result result) {
        return result.isOfGame() ? result.clause() + ": " + result.title() : result.scenario();
    }

    private static String word(Result result) {
        return result.verdict().word()
                + result.capability().map(capability -> " (" + capability + ")").orElse("");
    }
}
