package touchstone.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Makes a single page out of Allure results, which opens from a disk and loads nothing from anywhere. The generator is a
 * program of its own with libraries of its own, so it runs in a Java of its own.
 */
public final class AllureReport {

    static final Duration LIMIT = Duration.ofSeconds(60);

    private static final int SHOWN_OUTPUT = 2_000;

    private final AllureInstallation allure;
    private final Duration limit;

    AllureReport(AllureInstallation allure, Duration limit) {
        this.allure = allure;
        this.limit = limit;
    }

    /**
     * Writes {@code index.html}, in a minute at most, and the {@link AllureLinks} into it.
     *
     * @param results a folder that {@link AllureResults} wrote of this run
     * @param report the folder to make, or to make anew
     * @throws ReportFault if there is no generator, or it fails or takes too long; the results stay as they are
     */
    public static void generate(Run run, Path results, Path report) {
        new AllureReport(AllureInstallation.find(), LIMIT).run(results, report, new AllureFacts(run).reportName());
        try {
            AllurePage page = AllurePage.read(report.resolve(Reports.PAGE));
            AllureLinks.write(report, run.results(), AllureIds.of(run.results()), page);
        } catch (IOException e) {
            throw new ReportFault("where results are in the Allure report cannot be told: " + e.getMessage(), e);
        }
    }

    void run(Path results, Path report, String name) {
        try {
            Path output = Files.createTempFile("touchstone-allure", ".txt");
            try {
                run(results, report, name, output);
            } finally {
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            throw new ReportFault("the Allure report cannot be made: " + e.getMessage(), e);
        }
    }

    private void run(Path results, Path report, String name, Path output) throws IOException {
        Path archive = allure.classDataArchive();
        boolean archived = Files.exists(archive);
        boolean archiving = !archived && Files.isWritable(allure.folder());
        // Made under another name first: another run must never see half of it.
        Path growing = archive.resolveSibling(
                archive.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        List<String> options = new ArrayList<>();
        if (archived) {
            options.add("-XX:SharedArchiveFile=" + archive);
        } else if (archiving) {
            options.add("-XX:ArchiveClassesAtExit=" + growing);
        }
        try {
            int status = start(options, results, report, name, output);
            if (status != 0 || !Files.exists(report.resolve(Reports.PAGE))) {
                throw new ReportFault(
                        "Allure's report generator ended with status " + status + " and no report" + said(output));
            }
            if (archiving && Files.exists(growing)) {
                Files.move(growing, archive, StandardCopyOption.ATOMIC_MOVE);
            }
        } finally {
            Files.deleteIfExists(growing);
        }
    }

    private int start(List<String> options, Path results, Path report, String name, Path output) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // A short life: quick to start and sparing of memory. An archive of class data that is stale is passed over in
        // silence.
        command.addAll(
                List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-Xshare:auto", "-Xlog:disable"));
        command.addAll(options);
        command.addAll(allure.settings());
        command.addAll(List.of("-cp", allure.classPath(), "io.qameta.allure.CommandLine", "generate"));
        command.addAll(List.of("--clean", "--single-file", "--name", name, "--lang", "en"));
        command.addAll(List.of("--output", report.toString(), results.toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().put("APP_HOME", allure.folder().toString());
        // Without this the page would report to Google Analytics; Allure knows no other word for it than "true".
        builder.environment().put("ALLURE_NO_ANALYTICS", "true");
        Process process = builder.start();
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue();
            }
            throw new ReportFault(
                    "Allure's report generator did not end within " + limit.toSeconds() + " s" + said(output));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ReportFault("interrupted while the Allure report was made", e);
        } finally {
            process.destroyForcibly();
        }
    }

    private static String said(Path output) throws IOException {
        String text = new String(Files.readAllBytes(output), StandardCharsets.UTF_8).strip();
        String end = text.substring(Math.max(0, text.length() - SHOWN_OUTPUT));
        return text.isEmpty() ? "; it wrote nothing" : "; it wrote:\n" + Untrusted.block(end);
    }
}
