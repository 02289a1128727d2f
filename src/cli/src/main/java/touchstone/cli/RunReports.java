package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.AllureRequest;
import touchstone.report.Report;
import touchstone.report.ReportFault;
import touchstone.report.Reports;
import touchstone.report.Run;
import touchstone.report.matrix.MatrixReport;
import touchstone.suite.baseline.BaselineFile;

/** Makes the reports of a run, whichever command asks for them. */
record RunReports(AllureRequest allure, HostOptions hosts, PrintWriter out, PrintWriter err) {

    /** Said where a run was cut short. */
    static final String INCOMPLETE =
            "Incomplete: the run was cut short. The results above are valid; the others are missing.";

    /**
     * Removes the reports of an earlier run from a folder: they must not be taken for those of this one, even if nothing comes
     * of this one.
     *
     * @throws Complaint if one cannot be removed
     */
    static void clear(Path folder) {
        try {
            Reports.clear(folder);
        } catch (ReportFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }

    /**
     * Makes the reports in the folder of the run. One that cannot be made keeps no other from being made.
     *
     * @return whether all are there
     */
    boolean inFolder(Run run, Ledger ledger) {
        return ledger.spend(Ledger.Post.REPORTS, () -> {
            boolean all = true;
            for (Report report : Reports.inFolder(allure, new MatrixReport(Home.version()))) {
                long began = System.nanoTime();
                all &= make(report, run, "; the results are in " + run.folder());
                ledger.reports(Map.of(report.name(), Duration.ofNanos(System.nanoTime() - began)));
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
    boolean forHosts(Run run, Optional<BaselineFile> shown, Optional<Integer> exitCode) {
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
        } catch (ReportFault fault) {
            out.flush();
            err.println("touchstone: " + fault.getMessage() + hint);
            return false;
        }
    }
}
