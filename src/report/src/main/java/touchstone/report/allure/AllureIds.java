package touchstone.report.allure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import touchstone.suite.result.Result;

/**
 * The identities of results in Allure, the same in every run: made from the subject, the claim and the scenario. So one
 * scenario on two subjects is two test cases and not a test and its retry, and under another ruleset or profile, where
 * it means something else, it has a history of its own.
 */
final class AllureIds {

    private AllureIds() {}

    /** An id for each result, in their order; a second result of the same, which there should not be, has one of its own. */
    static List<String> of(List<Result> results) {
        Map<String, Integer> seen = new HashMap<>();
        List<String> ids = new ArrayList<>();
        for (Result result : results) {
            String key = String.join(
                    "\n",
                    result.subject().id(),
                    result.claim().ruleset(),
                    result.claim().profile(),
                    result.scenario());
            int again = seen.merge(key, 1, Integer::sum);
            ids.add(id(again == 1 ? key : key + "\n" + again));
        }
        return ids;
    }

    private static String id(String key) {
        return UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
