package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import touchstone.report.AllureRequest;
import touchstone.report.Reports;

/** What is said of the reports of a run: where they are, and which were left out and how to get them. */
final class ReportLines {

    private ReportLines() {}

    static void print(Reports.Written written, Path folder, int results, PrintWriter out, PrintWriter err) {
        out.println("Report: " + (written.page() ? Reports.page(folder) : folder.resolve("junit.xml")) + " (results: "
                + folder.resolve("results.jsonl") + ")");
        if (!written.page()) {
            out.println("Without Allure's page"
                    + (results > AllureRequest.MOST_UNASKED
                            ? ", which takes long for " + results + " results; to make it: "
                            : "; to make it: ")
                    + "./touchstone report --allure " + folder);
        }
        written.remarks().forEach(remark -> err.println("touchstone: " + remark));
    }
}
