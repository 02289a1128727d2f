package touchstone.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.options.CodeHostOptions;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.report.allure.AllureRequest;
import touchstone.report.matrix.MatrixReport;
import touchstone.report.output.Reports;
import touchstone.suite.baseline.BaselineFile;

/** Makes the reports of a run, whichever command asks for them. */
public record RunReports(AllureRequest allure, CodeHostOptions hosts, PrintWriter out, PrintWriter err) {

    /** Said where a run was cut short. */
    public static final String INCOMPLETE =
            "Incomplete: the run was cut short. The results above are valid; the others are missing.";

    /**
     * Removes the reports of an earlier run from a folder: they must not be taken for those of this one, even if nothing comes
     * of this one.
     *
     * @throws CommandException if one cannot be removed
     */
    public static void clear(Path folder) {
        try {
            Reports.clear(folder);
        } catch (ReportException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }

    /**
     * Makes the reports in the folder of the run. One that cannot be made keeps no other from being made.
     *
     * @return whether all are there
     */
    public boolean inFolder(Run run, Timings timings) {
        return timings.measure(Timings.Phase.REPORTS, () -> {
            boolean all = true;
            for (Report report : Reports.inFolder(allure, new MatrixReport(Installation.version()))) {
                long began = System.nanoTime();
                all &= make(report, run, "; the results are in " + run.folder());
                timings.reports(Map.of(report.name(), Duration.ofNanos(System.nanoTime() - began)));
            }
            return all;
        });
    }

    /**
     * Makes what is asked for a code host.
     *
     * @param shown the baseline whose lines findings are shown at
     * @param exitCode of the command, if it is known
     * @return whether all of it is there
     */
    public boolean forHosts(Run run, Optional<BaselineFile> shown, Optional<Integer> exitCode) {
        boolean all = true;
        for (Report report : hosts.reports(shown, exitCode)) {
            all &= make(report, run, "");
        }
        return all;
    }

    private boolean make(Report report, Run run, String hint) {
        try {
            Report.Told told = report.make(run);
            told.lines().forEach(out::println);
            told.warnings().forEach(warning -> err.println("touchstone: " + warning));
            return true;
        } catch (ReportException fault) {
            out.flush();
            err.println("touchstone: " + fault.getMessage() + hint);
            return false;
        }
    }
}
