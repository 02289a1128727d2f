package touchstone.report.allure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import touchstone.suite.result.Result;
import touchstone.suite.result.VisibleJson;

/**
 * The address of a scenario's entry in the Allure report of a run. Allure draws the ids in its addresses by lot each
 * time it makes a page, so they are noted beside the page, in {@code allure-report/links.json}: {@code {subject id:
 * {scenario id: Allure's id}}}.
 */
public final class AllureLinks {

    private static final String FILE = "links.json";
    private static final Pattern DRAWN = Pattern.compile("[0-9a-f]{1,32}");
    private static final ObjectMapper JSON = VisibleJson.mapper();

    private final Map<String, Map<String, String>> drawn;

    private AllureLinks(Map<String, Map<String, String>> drawn) {
        this.drawn = drawn;
    }

    /**
     * @param out the folder of a run, as {@code certify --out} names it
     * @return without any links if there is no Allure report in the folder, or it cannot be told where what is in it
     */
    public static AllureLinks read(Path out) {
        Path report = out.resolve(AllureOutput.REPORT);
        Map<String, Map<String, String>> drawn = new HashMap<>();
        try {
            if (Files.exists(report.resolve(AllureOutput.PAGE)) && Files.exists(report.resolve(FILE))) {
                for (Map.Entry<String, JsonNode> subject :
                        JSON.readTree(report.resolve(FILE).toFile()).properties()) {
                    for (Map.Entry<String, JsonNode> scenario :
                            subject.getValue().properties()) {
                        drawn.computeIfAbsent(subject.getKey(), id -> new HashMap<>())
                                .put(scenario.getKey(), scenario.getValue().asText());
                    }
                }
            }
        } catch (IOException e) {
            // A link that is missing is no loss to who reads a page, and a wrong one would be.
            return new AllureLinks(Map.of());
        }
        return new AllureLinks(drawn);
    }

    /**
     * The address of a scenario's entry.
     *
     * @param subject its id in the results
     * @param scenario its id, such as {@code base.8/3}
     * @return relative to the run's folder, with nothing in it that would have to be escaped
     */
    public Optional<String> link(String subject, String scenario) {
        return Optional.ofNullable(drawn.getOrDefault(subject, Map.of()).get(scenario))
                .filter(uid -> DRAWN.matcher(uid).matches())
                .map(uid -> AllureOutput.REPORT + "/" + AllureOutput.PAGE + "#testresult/" + uid);
    }

    /**
     * Notes beside a page where the entries of its results are.
     *
     * @param report the folder of the page
     * @param ids what Allure was given for each result
     */
    static void write(Path report, List<Result> results, List<String> ids, AllurePage page) throws IOException {
        Map<String, String> drawn = page.drawn();
        Map<String, Map<String, String>> links = new TreeMap<>();
        for (int i = 0; i < ids.size(); i++) {
            Result result = results.get(i);
            if (drawn.containsKey(ids.get(i))) {
                links.computeIfAbsent(result.subject().id(), id -> new TreeMap<>())
                        .putIfAbsent(result.scenario(), drawn.get(ids.get(i)));
            }
        }
        Files.writeString(report.resolve(FILE), JSON.writeValueAsString(links) + "\n");
    }
}
