package touchstone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** All reports of a run in one folder, under the names that they always have. */
public final class Reports {

    static final String ALLURE_RESULTS = "allure-results";
    static final String ALLURE_REPORT = "allure-report";
    /** The page in a folder that holds one. */
    static final String PAGE = "index.html";

    private static final String JUNIT = "junit.xml";

    private Reports() {}

    /**
     * What was written.
     *
     * @param page whether Allure's page is there
     * @param remarks what a user should know, in sentences without full stop
     * @param spent the time on each report, by what it is called
     */
    public record Written(boolean page, List<String> remarks, Map<String, Duration> spent) {}

    /** The same with Allure's page if it does not keep one waiting. */
    public static Written write(Path out, Run run) {
        return write(out, run, AllureRequest.DEFAULT);
    }

    /**
     * Writes {@code junit.xml} and, if it is wanted, {@code allure-results/} and {@code allure-report/index.html}, in this
     * order, and replaces those of an earlier run. Nothing else in the folder is touched but the history of Allure's reports.
     *
     * @param out made if it does not exist
     * @throws ReportFault if one of them cannot be written; those before it are there and whole
     */
    public static Written write(Path out, Run run, AllureRequest allure) {
        Map<String, Duration> spent = new LinkedHashMap<>();
        // Gone first, so that what is there after a failure is never the report of another run.
        clear(out);
        timed(spent, "JUnit", () -> {
            JunitXml.write(run, out.resolve(JUNIT));
            return List.of();
        });
        // The last, as it takes longest, and a program that is not ours makes it: the others do not depend on it.
        List<String> remarks =
                allure.isFor(run) ? timed(spent, "Allure", () -> new AllureStage(run, allure, out).make()) : List.of();
        return new Written(allure.isFor(run), remarks, spent);
    }

    private static List<String> timed(Map<String, Duration> spent, String part, Supplier<List<String>> work) {
        long began = System.nanoTime();
        List<String> remarks = work.get();
        spent.put(part, Duration.ofNanos(System.nanoTime() - began));
        return remarks;
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
