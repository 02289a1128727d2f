package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.TextColumns;
import touchstone.spi.Identity;

/** The subjects of a run: name, version, how each was started, and notes on each. */
record SubjectLegend(PrintWriter out, int width) {

    /** Where a subject alone needs no more words, because it is built in, nothing is printed. */
    void print(List<SubjectRun> runs) {
        if (runs.size() == 1 && runs.get(0).remarks().isEmpty() && isBuiltIn(runs.get(0))) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        int column = 0;
        for (SubjectRun one : runs) {
            boolean shown = one.trouble().isEmpty();
            column += shown ? 1 : 0;
            Identity identity = one.attempt().identity();
            List<String> row = new ArrayList<>(
                    List.of(identity.id(), (identity.name() + " " + identity.version()).strip(), identity.command()));
            if (runs.size() > 1) {
                row.add(0, shown ? Integer.toString(column) : "-");
            }
            rows.add(row);
        }
        TextColumns sheet = new TextColumns(out, width);
        sheet.table(rows);
        remarks(sheet, runs);
        sheet.blank();
    }

    /** What is to be known of several in the same words is said once. */
    private static void remarks(TextColumns sheet, List<SubjectRun> runs) {
        Map<List<String>, List<String>> of = new LinkedHashMap<>();
        for (SubjectRun one : runs) {
            of.computeIfAbsent(one.remarks(), same -> new ArrayList<>()).add(one.id());
        }
        of.forEach((remarks, ids) -> {
            if (!remarks.isEmpty()) {
                sheet.table(List.of(List.of(String.join(", ", ids) + ":")));
                sheet.table(
                        remarks.stream().map(remark -> List.of("   ", remark)).toList());
            }
        });
    }

    private static boolean isBuiltIn(SubjectRun one) {
        return one.attempt().identity().command().equals("built in");
    }
}
