package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.TextWidth;
import touchstone.reference.choice.Axis;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.Survey;

/** Prints the result of a survey: the value found on each axis, and the nearest rulesets. */
record SurveyScreen(Specification specification, Claim claim, PrintWriter out) {

    /**
     * Every clause of every axis value.
     *
     * @param first of the subjects, which is shown with the numbers of its scenarios if it is alone
     */
    void clauses(List<SurveyedSubject> subjects, SubjectRun first) {
        new SurveyTable(claim, AsciiTables.WIDTH)
                .of(
                        subjects,
                        Survey.of(specification, claim.profile(), first.results()),
                        first.clauses(specification, claim))
                .ifPresent(table -> out.printf("%s%n%n", table));
    }

    /** Every axis, if all were asked for; and then the rulesets. */
    void axes(List<SurveyedSubject> subjects) {
        if (subjects.isEmpty() || !claim.only().isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("axis"));
        subjects.forEach(one -> header.add(one.name()));
        rows.add(header);
        List<Axis> axes = Axis.all();
        for (int i = 0; i < axes.size(); i++) {
            List<String> row = new ArrayList<>();
            row.add(axes.get(i).id());
            for (SurveyedSubject one : subjects) {
                row.add(one.axes().get(i));
            }
            rows.add(row);
        }
        out.printf("%s%n%n", AsciiTables.wrapped(rows));
        subjects.forEach(one -> paragraph(one.nearest()));
        tolerated(subjects).ifPresent(this::paragraph);
        example(subjects).ifPresent(this::paragraph);
        out.println();
    }

    private void paragraph(String text) {
        out.println(TextWidth.hanging("", text, AsciiTables.WIDTH));
    }

    private Optional<String> tolerated(List<SurveyedSubject> subjects) {
        long moves = subjects.stream().mapToLong(SurveyedSubject::tolerated).sum();
        return moves == 0 || claim.profile().conforms(Verdict.TOLERATED)
                ? Optional.empty()
                : Optional.of("In " + moves + " scenarios an illegal move was accepted as input, which an arbiter must "
                        + "not do; --profile player finds the rules that the engines themselves play by.");
    }

    /** How to see what speaks against a value. */
    private static Optional<String> example(List<SurveyedSubject> subjects) {
        return subjects.stream()
                .flatMap(one -> one.refuted().stream())
                .findFirst()
                .map(clause -> "The evidence against each value is in the report, and is shown for one clause with "
                        + "--clause "
                        + clause + ".");
    }
}
