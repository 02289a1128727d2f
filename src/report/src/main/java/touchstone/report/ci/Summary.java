package touchstone.report.ci;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.FileReason;
import touchstone.formats.file.TooLargeException;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;

/**
 * A run in Markdown, for the page of a job: who, what is claimed and what came of it in a line, then what there is to know of
 * it. The same run gives the same text, and no text of a program under test is anything but text.
 */
public final class Summary implements Report {

    /** What GitHub shows of a step: 1 MiB, and nothing at all if there is more. */
    private static final int LARGEST_FILE = 1024 * 1024;

    /** Below this there is no room for so much as a heading. */
    private static final int SMALLEST = 2000;

    /** A page nobody would read to its end is no better for being longer. */
    private static final int LARGEST_PAGE = 200_000;

    private static final int MOST_ABSENT = 50;

    private static final List<String> FILES =
            List.of("matrix.html", "allure-report/index.html", "results.jsonl", "junit.xml");

    private final Path file;

    /** @param file made if there is none */
    public Summary(Path file) {
        this.file = file;
    }

    @Override
    public String name() {
        return "summary";
    }

    /**
     * Appends to the file, as is the custom for the summary of a step: what the same step has written before stays.
     *
     * @throws ReportException if it can't be written, or is as large as such a file may be
     */
    @Override
    public Told make(Run run) {
        try {
            // What a device or pipe has to say is nobody's summary, and may have no end.
            String before = Files.isRegularFile(file) ? BoundedFile.text(file, LARGEST_FILE) : "";
            int left = LARGEST_FILE - before.getBytes(StandardCharsets.UTF_8).length;
            if (left < SMALLEST) {
                throw full(file);
            }
            String gap = before.isEmpty() || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
            if (file.toAbsolutePath().getParent() != null) {
                Files.createDirectories(file.toAbsolutePath().getParent());
            }
            Files.writeString(
                    file,
                    gap + of(run, Math.min(LARGEST_PAGE, left - gap.length())),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
            return Told.line("Summary: " + file);
        } catch (TooLargeException e) {
            throw full(file);
        } catch (IOException e) {
            throw new ReportException("the summary cannot be written to " + file + ": " + FileReason.of(e), e);
        }
    }

    private static ReportException full(Path file) {
        return new ReportException("no summary is added to " + file + ": it holds nearly 1 MiB, and no more is shown");
    }

    /** @param limit the most bytes it may have */
    static String of(Run run, int limit) {
        BoundedPage page = new BoundedPage(limit);
        if (!run.complete()) {
            page.add("**Incomplete: the run was cut short.** What is below was measured, the rest was not.");
        }
        int subjects = run.record().subjects().size();
        if (subjects > 1) {
            page.add("## Touchstone: " + VerdictText.claim(run.claim()));
            page.add(table(run));
        }
        String level = subjects > 1 ? "###" : "##";
        JobSubject.each(run).forEach(account -> new SummarySection(account, level).writeTo(page));
        if (subjects == 0) {
            page.add("## Touchstone: " + VerdictText.claim(run.claim()) + ": nothing was tried");
        }
        Set<String> absent = new TreeSet<>();
        run.baseline()
                .ifPresent(file -> absent.addAll(file.baseline().subjects().keySet()));
        run.record()
                .subjects()
                .forEach(attempt -> absent.remove(attempt.identity().id()));
        if (!absent.isEmpty()) {
            page.add("**Not in this run**, though in the baseline: "
                    + absent.stream().limit(MOST_ABSENT).map(Markdown::code).collect(Collectors.joining(", ")));
        }
        page.add(whereTheRestIs(run));
        return page.text();
    }

    private static String table(Run run) {
        return "| | subject | verdict | passed | violated | unsupported | error | known faults excluded |\n"
                + "|---|---|---|--:|--:|--:|--:|--:|\n"
                + JobSubject.each(run).map(Summary::row).collect(Collectors.joining("\n"))
                + "\n\nScenarios, by their verdicts.";
    }

    private static String row(JobSubject account) {
        VerdictCounts counts = new VerdictCounts(account);
        return "| " + account.standing().sign() + " | " + Markdown.cell(account.label()) + " | "
                + VerdictText.of(account) + " | " + counts.satisfied() + " | " + counts.violated() + " | "
                + counts.unsupported() + " | " + counts.errors() + " | "
                + account.found().faults().fraction() + " |";
    }

    /** The files that there are of those a reader may want. */
    private static String whereTheRestIs(Run run) {
        String files = FILES.stream()
                .filter(file -> Files.exists(run.folder().resolve(file)))
                .map(Markdown::code)
                .collect(Collectors.joining(", "));
        return "Every scenario, with boards and all that was said, is in "
                + Markdown.code(run.folder().toString()) + (files.isEmpty() ? "" : ": " + files) + ". By Touchstone "
                + Markdown.code(run.record().suiteVersion()) + ", seed "
                + run.record().seed() + ".";
    }
}
