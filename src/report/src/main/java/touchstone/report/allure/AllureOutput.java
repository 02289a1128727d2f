package touchstone.report.allure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchstone.formats.file.FileReason;
import touchstone.formats.file.FolderTree;
import touchstone.formats.shell.ProgramName;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;

/**
 * All of Allure for a run: its results, its page, the links into it, and the history it takes and leaves. It is made of as many
 * results as do not keep one waiting, unless the user says otherwise.
 */
public final class AllureOutput implements Report {

    static final String RESULTS = "allure-results";
    public static final String REPORT = "allure-report";
    /** The page in a folder that holds one. */
    public static final String PAGE = "index.html";

    private final AllureRequest request;

    private final String otherwise;

    /** @param otherwise the file of the report that is named where Allure's page is not made */
    public AllureOutput(AllureRequest request, String otherwise) {
        this.request = request;
        this.otherwise = otherwise;
    }

    /** The page of Allure. */
    public static Path page(Path folder) {
        return folder.resolve(REPORT).resolve(PAGE);
    }

    @Override
    public String name() {
        return "Allure";
    }

    @Override
    public void clear(Path folder) {
        try {
            Files.createDirectories(folder);
            FolderTree.delete(folder.resolve(RESULTS));
            FolderTree.delete(folder.resolve(REPORT));
        } catch (IOException e) {
            throw new ReportException("the reports cannot be written to " + folder + ": " + FileReason.of(e), e);
        }
    }

    /** Where there is no page, the line names the report that is there in its place. */
    @Override
    public Told make(Run run) {
        // Gone first, so that what is there after a failure is never the report of another run.
        clear(run.folder());
        boolean wanted = request.isFor(run);
        List<String> lines = new ArrayList<>();
        List<String> warnings = wanted ? new Making(run).make() : List.of();
        lines.add("Report: " + (wanted ? page(run.folder()) : run.folder().resolve(otherwise)));
        if (!wanted && request.isLeftOut(run)) {
            lines.add("Allure's page takes long for " + run.results().size() + " results; to make it:");
            lines.add("  " + ProgramName.in("./touchstone report --allure ") + run.folder());
        }
        return new Told(lines, warnings);
    }

    /** One time that it is made. */
    private final class Making {

        private final Run run;
        private final Path results;
        private final Path report;
        private final AllureHistory history;
        private final List<String> remarks = new ArrayList<>();

        Making(Run run) {
            this.run = run;
            this.results = run.folder().resolve(RESULTS);
            this.report = run.folder().resolve(REPORT);
            this.history = new AllureHistory(
                    request.history().orElseGet(() -> run.folder().resolve(AllureHistory.FOLDER)), run);
        }

        /** @return what a user should know of it: history that could not be read or kept */
        List<String> make() {
            List<String> ids = AllureIds.of(run.results());
            Map<String, byte[]> before = before(ids);
            AllureResults.write(run, results, order(before));
            try {
                handOver(before);
                AllureReport.generate(run, results, report);
                AllurePage page = AllurePage.finish(report.resolve(PAGE));
                AllureLinks.write(report, run.results(), ids, page);
                // What a run that was cut short has not tried was neither better nor worse than before.
                if (run.complete()) {
                    keep(before, page.history());
                }
            } catch (IOException e) {
                throw new ReportException("the Allure report in " + report + " is not whole: " + e.getMessage(), e);
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

        private long order(Map<String, byte[]> before) {
            try {
                return AllureHistoryFiles.latest(before) + 1;
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
                remarks.add("this run is left out of the history of later ones, for that cannot be written: "
                        + e.getMessage());
            }
        }
    }
}
