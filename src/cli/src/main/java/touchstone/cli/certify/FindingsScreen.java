package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.SafeText;
import touchstone.cli.terminal.TextWidth;
import touchstone.formats.shell.ProgramName;
import touchstone.report.Finding;
import touchstone.report.ReproductionCommand;
import touchstone.report.UnusedCommand;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * What is wrong, at the end of a run: each thing with one example, as many as a screen has room for, and how to see the first
 * again.
 *
 * @param width of the screen, in columns
 * @param height of the screen, in lines
 */
record FindingsScreen(Claim claim, Paint paint, int width, int height, PrintWriter out) {

    /** What follows: how to see it again, the pages, and the verdict. */
    private static final int RESERVED = 12;

    /** Room for one example, however low the screen is. */
    private static final int LEAST = 12;

    private static final String NOT_CLAIMED = "not claimed";

    private static final String INDENT = "   ";

    /** What is answered where it is the board that has just been drawn. */
    private static final String ONLY_THE_BOARD = "the subject shows ...";

    /** Between two boards. */
    private static final String GAP = "     ";

    /** How many lines of what was answered, or of a program's last words, are shown; the pages have all. */
    private static final int MOST_LINES = 3;

    /** A thing that is wrong with one of the subjects. */
    private record Wrong(SubjectRun of, Finding finding) {}

    /**
     * The same as it may be shown, without the results behind it.
     *
     * @param lines with an example
     * @param line in short
     * @param again how to see it again
     */
    record Entry(List<String> lines, String line, String again) {

        /** Of one for which there is no room. */
        private static final Entry COUNTED = new Entry(List.of(), "", "");
    }

    /**
     * What is wrong with one subject, the most important first.
     *
     * @param before of the subjects before it, which have precedence
     */
    List<Entry> of(SubjectRun one, List<List<Entry>> before) {
        List<Finding> findings = Finding.of(claim, one.attempt(), one.results());
        List<Entry> entries = new ArrayList<>();
        for (Finding finding : findings) {
            int place = entries.size();
            long preceding = place
                    + before.stream().filter(other -> other.size() > place).count();
            entries.add(preceding < Math.max(LEAST, height) ? entry(new Wrong(one, finding)) : Entry.COUNTED);
        }
        return entries;
    }

    private Entry entry(Wrong wrong) {
        return new Entry(
                lines(wrong),
                line(wrong),
                ReproductionCommand.of(wrong.finding().example()));
    }

    /** @param found what is wrong with each subject */
    void print(List<List<Entry>> found) {
        List<Entry> entries = entries(found);
        int room = Math.max(LEAST, height - RESERVED);
        int next = 0;
        for (; next < entries.size(); next++) {
            List<String> lines = entries.get(next).lines();
            if (next > 0 && lines.size() >= room) {
                break;
            }
            lines.forEach(out::println);
            out.println();
            room -= lines.size() + 1;
        }
        int named = Math.min(entries.size(), next + Math.max(0, room - 2));
        entries.subList(next, named).forEach(entry -> out.println(entry.line()));
        if (named < entries.size()) {
            out.println("and " + (entries.size() - named) + " more");
        }
        if (next < entries.size()) {
            out.println("The pages show each with its board, and --verbose shows it here.");
            out.println();
        }
        if (!entries.isEmpty()) {
            out.println("To see the first again:");
            out.println("  " + ProgramName.in(entries.get(0).again()));
            out.println();
        }
    }

    /** What explains most of each subject comes first. */
    private static List<Entry> entries(List<List<Entry>> found) {
        List<Entry> entries = new ArrayList<>();
        int most = found.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < most; i++) {
            int place = i;
            found.stream().filter(one -> one.size() > place).forEach(one -> entries.add(one.get(place)));
        }
        return entries;
    }

    private String heading(Wrong wrong) {
        Verdict verdict = wrong.finding().example().verdict();
        return verdict.word() + "  "
                + SafeText.line(wrong.of().id()
                        + (verdict == Verdict.ERROR ? ": " : " ")
                        + wrong.finding().what());
    }

    private String line(Wrong wrong) {
        String clause =
                ": " + clauses(wrong.finding()) + (isClaimed(wrong.finding().example()) ? "" : ", " + NOT_CLAIMED);
        return painted(TextWidth.cut(
                        heading(wrong).replace(" (" + wrong.finding().clause() + ")", ""), width - TextWidth.of(clause))
                + clause);
    }

    private boolean isClaimed(Result result) {
        return Claim.isAsClaimed(result) || claim.isSurvey();
    }

    private String painted(String text) {
        return paint.words(text);
    }

    private List<String> lines(Wrong wrong) {
        Result example = wrong.finding().example();
        int count = wrong.finding().results().size();
        List<String> lines = new ArrayList<>();
        add(lines, "", painted(heading(wrong)));
        add(
                lines,
                INDENT,
                clauses(wrong.finding())
                        + (count == 1 ? ", " : ", " + Plural.of(count, "scenario") + ", such as ")
                        + example.scenario() + ": " + SafeText.line(example.title()));
        if (wrong.finding().along() > 0) {
            add(
                    lines,
                    INDENT,
                    "Of other clauses " + Plural.of(wrong.finding().along(), "scenario")
                            + " failed along with it; --verbose names them.");
        }
        if (!isClaimed(example)) {
            add(lines, INDENT, "(of the protocol, which is " + NOT_CLAIMED + ")");
        }
        List<String> expected = SmallBoard.of(new Diagram("", example.expected().replaceFirst("^.*\\R", "")));
        boolean beside = false;
        if (!example.diagrams().isEmpty()) {
            Diagram last = example.diagrams().get(example.diagrams().size() - 1);
            List<String> board = SmallBoard.of(last);
            beside = isRoomBeside(board, expected);
            for (int row = 0; row < board.size(); row++) {
                lines.add(INDENT + "  " + board.get(row) + (beside ? GAP + expected.get(row) : ""));
            }
            add(lines, INDENT, SafeText.line(last.caption()) + (beside ? "; to its right what is expected" : ""));
        }
        if (example.verdict() == Verdict.ERROR || example.expected().isEmpty()) {
            add(lines, INDENT, SafeText.line(example.message()));
        } else {
            if (!beside) {
                add(lines, INDENT + "expected ", firstLine(example.expected()));
            }
            String answered = firstLine(example.actual());
            if (beside) {
                add(lines, INDENT + "answered ", answered.replaceFirst(" \\.\\.\\.$", ""));
            } else if (!answered.equals(ONLY_THE_BOARD)) {
                add(lines, INDENT + "answered ", answered);
            }
        }
        List<String> lastWords = example.errorTail()
                .lines()
                .filter(line -> !line.isBlank())
                .map(SafeText::line)
                .toList();
        if (!lastWords.isEmpty()) {
            add(lines, INDENT + "standard error ", lastWords.get(lastWords.size() - 1));
        }
        UnusedCommand.of(wrong.of().attempt(), wrong.of().results()).stream()
                .filter(unused -> unused.clauses().contains(wrong.finding().clause()))
                .forEach(unused -> add(lines, INDENT + "not all of it could be tried: ", SafeText.line(unused.note())));
        example.knownLimits().stream()
                .limit(1)
                .forEach(limit -> add(lines, INDENT + "known limit: ", SafeText.line(limit.line())));
        return lines;
    }

    private static String clauses(Finding finding) {
        long others = finding.others();
        return finding.clause() + (others == 0 ? "" : " and " + Plural.of(others, "other clause"));
    }

    /** Rows of two boards are compared only if they are of the same points. */
    private boolean isRoomBeside(List<String> board, List<String> expected) {
        return !board.isEmpty()
                && board.size() == expected.size()
                && board.get(0).length() == expected.get(0).length()
                && INDENT.length() + 2 + 2 * board.get(0).length() + GAP.length() <= width;
    }

    /** What follows is a board, which would take too many lines. */
    private static String firstLine(String text) {
        String first = text.lines().findFirst().orElse("");
        return SafeText.line(first) + (first.length() < text.strip().length() ? " ..." : "");
    }

    /** A text below itself, cut where it takes more lines than an example is worth. */
    private void add(List<String> lines, String label, String text) {
        int most = MOST_LINES * Math.max(1, width - TextWidth.of(label)) - width / 2;
        TextWidth.hanging(label, TextWidth.cut(text, most), width).lines().forEach(lines::add);
    }
}
