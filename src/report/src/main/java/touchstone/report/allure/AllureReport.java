package touchstone.report.allure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;

/**
 * Makes a single page out of Allure results, which opens from a disk and loads nothing from anywhere. The generator is a
 * program of its own with libraries of its own, so it runs in a Java of its own.
 */
final class AllureReport {

    static final Duration LIMIT = Duration.ofMinutes(2);

    /** In bytes, of what is read of what it wrote. */
    private static final int LONGEST_OUTPUT = 1 << 16;

    private static final int SHOWN_OUTPUT = 2_000;

    private final AllureInstallation allure;
    private final Duration limit;
    private final int megabytes;

    AllureReport(AllureInstallation allure, Duration limit) {
        this(allure, limit, megabytes(0));
    }

    private AllureReport(AllureInstallation allure, Duration limit, int megabytes) {
        this.allure = allure;
        this.limit = limit;
        this.megabytes = megabytes;
    }

    /**
     * Writes {@code index.html}.
     *
     * @param results a folder that {@link AllureResults} wrote of this run
     * @param report the folder to make, or to make anew
     * @throws ReportException if there is no generator, or it fails or takes far too long; the results stay as they are
     */
    static void generate(Run run, Path results, Path report) {
        int many = run.results().size();
        new AllureReport(AllureInstallation.find(), limit(many), megabytes(many))
                .run(results, report, new AllureFacts(run, 0).reportName());
    }

    /** Long enough even on a machine that does other things; it is for a generator that would never end. */
    static Duration limit(int results) {
        return LIMIT.plusMillis(60L * results);
    }

    /** For the generator, which holds the whole page in memory. */
    private static int megabytes(int results) {
        return 512 + Math.max(0, results - 10_000) / 10;
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
            throw new ReportException("the Allure report cannot be made: " + e.getMessage(), e);
        }
    }

    private void run(Path results, Path report, String name, Path output) throws IOException {
        Path archive = allure.classDataArchive();
        boolean archived = Files.exists(archive);
        // A Java that jlink made has no archive of its own classes, which another one would have to build on.
        boolean archiving = !archived
                && Files.isWritable(allure.folder())
                && Files.exists(Path.of(System.getProperty("java.home"), "lib", "server", "classes.jsa"));
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
            if (status != 0 || !Files.exists(report.resolve(AllureOutput.PAGE))) {
                throw new ReportException(
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
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx" + megabytes + "m",
                "-Xshare:auto",
                "-Xlog:disable"));
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
            throw new ReportException(
                    "Allure's report generator did not end within " + limit.toSeconds() + " s" + said(output));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ReportException("interrupted while the Allure report was made", e);
        } finally {
            process.destroyForcibly();
        }
    }

    private static String said(Path output) throws IOException {
        String text;
        try (InputStream bytes = Files.newInputStream(output)) {
            bytes.skipNBytes(Math.max(0, Files.size(output) - LONGEST_OUTPUT));
            text = new String(bytes.readNBytes(LONGEST_OUTPUT), StandardCharsets.UTF_8).strip();
        }
        String end = text.substring(Math.max(0, text.length() - SHOWN_OUTPUT));
        return text.isEmpty() ? "; it wrote nothing" : "; it wrote:\n" + UntrustedText.block(end);
    }
}
