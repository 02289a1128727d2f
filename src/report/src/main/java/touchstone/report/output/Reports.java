package touchstone.report.output;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.allure.AllureOutput;
import touchstone.report.allure.AllureRequest;
import touchstone.report.junit.JunitReport;
import touchstone.report.matrix.MatrixReport;

/** The list of reports that are made in the folder of a run. Another report is another line here. */
public final class Reports {

    private Reports() {}

    /**
     * In the order in which they are made. Allure takes longest, and a program that is not ours makes it; the matrix leads to
     * its entries, so it comes after it, and is made without them if that failed.
     */
    public static List<Report> inFolder(AllureRequest allure, MatrixReport matrix) {
        return List.of(new JunitReport(), new AllureOutput(allure, JunitReport.FILE), matrix);
    }

    /**
     * Removes what an earlier run left, and nothing else.
     *
     * @param folder made if it does not exist
     * @throws ReportException if something cannot be removed
     */
    public static void clear(Path folder) {
        inFolder(new AllureRequest(Optional.empty(), Optional.empty()), new MatrixReport(""))
                .forEach(report -> report.clear(folder));
    }
}
