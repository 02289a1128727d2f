package touchstone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All reports of a run in one folder, under the names that they always have. */
public final class Reports {

    private static final String ALLURE_RESULTS = "allure-results";
    static final String ALLURE_REPORT = "allure-report";
    /** The page in a folder that holds one. */
    static final String PAGE = "index.html";

    private static final String JUNIT = "junit.xml";

    private Reports() {}

    /**
     * Writes {@code junit.xml}, {@code allure-results/} and {@code allure-report/index.html}, in this order, and replaces
     * those of an earlier run. Nothing else in the folder is touched.
     *
     * @param out made if it does not exist
     * @throws ReportFault if one of them cannot be written; those before it are there and whole
     */
    public static void write(Path out, Run run) {
        Path results = out.resolve(ALLURE_RESULTS);
        Path report = out.resolve(ALLURE_REPORT);
        // Gone first, so that what is there after a failure is never the report of another run.
        clear(out);
        JunitXml.write(run, out.resolve(JUNIT));
        AllureResults.write(run, results);
        AllureReport.generate(run, results, report);
    }

    /**
     * Removes the reports of an earlier run, and nothing else.
     *
     * @param out made if it does not exist
     * @throws ReportFault if one of them cannot be removed
     */
    public static void clear(Path out) {
        try {
            Files.createDirectories(out);
            Files.deleteIfExists(out.resolve(JUNIT));
            remove(out.resolve(ALLURE_RESULTS));
            remove(out.resolve(ALLURE_REPORT));
        } catch (IOException e) {
            throw new ReportFault("the reports cannot be written to " + out + ": " + e.getMessage(), e);
        }
    }

    /** The page to open first. */
    public static Path page(Path out) {
        return out.resolve(ALLURE_REPORT).resolve(PAGE);
    }

    private static void remove(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> paths = Files.walk(folder)) {
            deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.delete(path);
        }
    }
}
