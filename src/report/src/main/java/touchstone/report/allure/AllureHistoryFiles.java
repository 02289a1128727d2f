package touchstone.report.allure;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;

/**
 * The files in which Allure passes its history from report to report. Allure trusts them: one that is not what it
 * expects ends it. So they are read here first, and written anew with no more in them than is wanted.
 */
final class AllureHistoryFiles {

    static final String TESTS = "history.json";
    static final String TREND = "history-trend.json";
    static final Set<String> TRENDS = Set.of(TREND, "duration-trend.json", "categories-trend.json", "retry-trend.json");

    /** As many runs Allure keeps. */
    private static final int MOST_RUNS = 20;
    /** Of all test cases together; each is in the page twice. */
    private static final int MOST_ITEMS = 60_000;
    /** Of test cases that were not in this run, such as those of a clause that was left out. */
    private static final int MOST_ABSENT = 5_000;

    private static final ObjectMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private AllureHistoryFiles() {}

    /** What Allure keeps of a test case; the latest run comes first. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Test(Counts statistic, List<Item> items) {

        Test {
            statistic = statistic == null ? new Counts(0, 0, 0, 0, 0, 0) : statistic;
            items = items.stream()
                    .filter(item -> item != null && item.status() != null && item.time() != null)
                    .toList();
        }

        private long latest() {
            return items.isEmpty() ? 0 : items.get(0).time().start();
        }

        private Test limited(int most) {
            return new Test(statistic, items.subList(0, Math.min(most, items.size())));
        }
    }

    record Counts(int failed, int broken, int skipped, int passed, int unknown, int total) {}

    /** One run of a test case. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Item(String uid, String reportUrl, String status, String statusDetails, Time time) {

        private static final Set<String> STATUSES = Set.of("failed", "broken", "passed", "skipped", "unknown");

        Item {
            uid = uid == null || !uid.matches("[0-9a-f]{1,32}") ? null : uid;
            reportUrl = reportUrl != null && AllureLabels.isWebAddress(reportUrl) ? reportUrl : null;
            status = STATUSES.contains(status) ? status : null;
            statusDetails = statusDetails == null ? null : UntrustedText.inert(UntrustedText.line(statusDetails));
        }
    }

    record Time(long start, long stop, long duration) {}

    /**
     * @param files as they were kept, by their names
     * @param present the ids of the test cases of the run that is to be reported
     * @throws IOException if one of them is not what Allure writes
     */
    static Map<String, byte[]> checked(Map<String, byte[]> files, List<String> present) throws IOException {
        Map<String, byte[]> checked = new LinkedHashMap<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            try {
                if (file.getKey().equals(TESTS)) {
                    checked.put(TESTS, JSON.writeValueAsBytes(bounded(tests(file.getValue()), present)));
                } else if (TRENDS.contains(file.getKey())) {
                    checked.put(file.getKey(), JSON.writeValueAsBytes(trend(file.getValue())));
                }
            } catch (IOException | RuntimeException e) {
                throw new IOException(file.getKey() + " is damaged", e);
            }
        }
        return checked;
    }

    private static Map<String, Test> tests(byte[] file) throws IOException {
        return JSON.readValue(file, new TypeReference<LinkedHashMap<String, Test>>() {});
    }

    private static Map<String, Test> bounded(Map<String, Test> tests, List<String> present) {
        Set<String> kept = new HashSet<>(present);
        tests.entrySet().stream()
                .filter(test -> !kept.contains(test.getKey()))
                .sorted(Comparator.comparing(
                        (Map.Entry<String, Test> test) -> test.getValue().latest(), Comparator.reverseOrder()))
                .limit(MOST_ABSENT)
                .map(Map.Entry::getKey)
                .toList()
                .forEach(kept::add);
        int most = Math.max(2, Math.min(MOST_RUNS, MOST_ITEMS / Math.max(1, kept.size())));
        return tests.entrySet().stream()
                .filter(test -> kept.contains(test.getKey()))
                .collect(Collectors.toMap(
                        Map.Entry::getKey, test -> test.getValue().limited(most), (a, b) -> a, LinkedHashMap::new));
    }

    private static ArrayNode trend(byte[] file) throws IOException {
        JsonNode items = JSON.readTree(file);
        ArrayNode kept = JSON.createArrayNode();
        if (!items.isArray()) {
            throw new IOException("not a list of runs");
        }
        for (JsonNode item : items) {
            if (kept.size() < MOST_RUNS && item.path("data").isObject() && isCounts(item.get("data"))) {
                kept.addObject()
                        .put("buildOrder", item.path("buildOrder").asLong())
                        .put(
                                "reportName",
                                UntrustedText.name(item.path("reportName").asText()))
                        .set("data", item.get("data"));
            }
        }
        return kept;
    }

    private static boolean isCounts(JsonNode data) {
        for (JsonNode number : data) {
            if (!number.isNumber()) {
                return false;
            }
        }
        return true;
    }

    /** The number of the latest run that the history knows of; 0 if it knows of none. */
    static long latest(Map<String, byte[]> files) throws IOException {
        byte[] trend = files.get(TREND);
        return trend == null
                ? 0
                : JSON.readTree(trend).path(0).path("buildOrder").asLong();
    }
}
