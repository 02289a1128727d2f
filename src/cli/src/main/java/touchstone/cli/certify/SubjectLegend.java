package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.TextWidth;
import touchstone.spi.Identity;

/** The subjects of a run: name, version, how each was started, and notes on each. */
record SubjectLegend(PrintWriter out, int width) {

    /** Of a subject alone that is built in there is nothing to print. */
    void print(List<SubjectRun> runs) {
        if (runs.size() == 1 && runs.get(0).remarks().isEmpty() && isBuiltIn(runs.get(0))) {
            return;
        }
        int column = 0;
        for (SubjectRun one : runs) {
            boolean shown = one.trouble().isEmpty();
            column += shown ? 1 : 0;
            Identity identity = one.attempt().identity();
            String number = runs.size() == 1 ? "" : (shown ? Integer.toString(column) : "-") + "  ";
            String name = (identity.name() + " " + identity.version()).strip();
            String who = identity.id() + (name.equals(identity.id()) ? "" : "  " + name);
            String command = identity.command().equals(identity.id()) ? "" : "  " + identity.command();
            if (TextWidth.of(number + who + command) <= width) {
                out.println(number + who + command);
            } else {
                out.println(TextWidth.hanging(number, who, width));
                // A command is not parted: it is there to be copied.
                out.println(" ".repeat(number.length()) + command);
            }
        }
        remarks(runs);
        out.println();
    }

    /** What is to be known of several in the same words is said once. */
    private void remarks(List<SubjectRun> runs) {
        Map<List<String>, List<String>> of = new LinkedHashMap<>();
        for (SubjectRun one : runs) {
            of.computeIfAbsent(one.remarks(), same -> new ArrayList<>()).add(one.id());
        }
        of.forEach((remarks, ids) -> {
            if (!remarks.isEmpty()) {
                out.println(TextWidth.hanging("", String.join(", ", ids) + ":", width));
                remarks.forEach(remark -> out.println(TextWidth.hanging("     ", remark, width)));
            }
        });
    }

    private static boolean isBuiltIn(SubjectRun one) {
        return one.attempt().identity().command().equals("built in");
    }
}
