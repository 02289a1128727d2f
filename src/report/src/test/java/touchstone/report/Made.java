package touchstone.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.report.allure.AllureOutput;
import touchstone.report.allure.AllureRequest;
import touchstone.report.junit.JunitReport;
import touchstone.report.output.Reports;

/** The reports of runs made up for tests, in a folder. */
public final class Made {

    private Made() {}

    public static Report.Told reports(Path out, Run run) {
        return reports(out, run, new AllureRequest(Optional.empty(), Optional.empty()));
    }

    public static Report.Told reports(Path out, Run run, AllureRequest allure) {
        List<String> lines = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        Reports.clear(out);
        for (Report report : List.of(new JunitReport(), new AllureOutput(allure, JunitReport.FILE))) {
            Report.Told told = report.make(Examples.in(out, run));
            lines.addAll(told.lines());
            warnings.addAll(told.warnings());
        }
        return new Report.Told(lines, warnings);
    }
}
