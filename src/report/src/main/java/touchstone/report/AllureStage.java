package touchstone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** All of Allure for one run: its results, its page, the links into it, and the history it takes and leaves. */
final class AllureStage {

    private final Run run;
    private final Path results;
    private final Path report;
    private final AllureHistory history;
    private final List<String> remarks = new ArrayList<>();

    /** @param out the folder of the run */
    AllureStage(Run run, AllureRequest request, Path out) {
        this.run = run;
        this.results = out.resolve(Reports.ALLURE_RESULTS);
        this.report = out.resolve(Reports.ALLURE_REPORT);
        this.history = new AllureHistory(
                request.history().orElseGet(() -> out.resolve(AllureHistory.FOLDER)), run, request.only());
    }

    /**
     * @return what a user should know of it, in sentences without full stop: history that could not be read or kept
     * @throws ReportFault if the page cannot be made
     */
    List<String> make() {
        List<String> ids = AllureIds.of(run.results());
        Map<String, byte[]> before = before(ids);
        AllureResults.write(run, results, order(before));
        try {
            handOver(before);
            AllureReport.generate(run, results, report);
            AllurePage page = AllurePage.finish(report.resolve(Reports.PAGE));
            AllureLinks.write(report, run.results(), ids, page);
            // What a run that was cut short has not tried was neither better nor worse than before.
            if (run.complete()) {
                keep(before, page.history());
            }
        } catch (IOException e) {
            throw new ReportFault("the Allure report in " + report + " is not whole: " + e.getMessage(), e);
        }
        return List.copyOf(remarks);
    }

    private Map<String, byte[]> before(List<String> ids) {
        try {
            return history.before(ids);
        } catch (IOException e) {
            remarks.add("the history of earlier runs is left out, for it cannot be read: " + e.getMessage());
            return Map.of();
        }
    }

    private static long order(Map<String, byte[]> before) {
        try {
            return AllurePast.latest(before) + 1;
        } catch (IOException e) {
            throw new IllegalStateException("what was written before can be read", e);
        }
    }

    private void handOver(Map<String, byte[]> before) throws IOException {
        Path folder = Files.createDirectories(results.resolve("history"));
        for (Map.Entry<String, byte[]> file : before.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private void keep(Map<String, byte[]> before, Map<String, byte[]> after) {
        try {
            history.keep(before, after);
        } catch (IOException e) {
            remarks.add(
                    "this run is left out of the history of later ones, for that cannot be written: " + e.getMessage());
        }
    }
}
