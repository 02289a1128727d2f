package touchstone.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** What a user reads at the end of a run. */
record Screen(Specification specification, Claim claim, PrintWriter out) {

    void show(List<Tried> tried) {
        Paint paint = new Paint(TerminalInfo.isTerminal());
        ClauseTable table = new ClauseTable(specification, claim, paint);
        Findings findings = new Findings(claim, paint, out);
        Totals totals = new Totals(specification, claim);
        Optional<SurveyScreen> survey =
                claim.isSurvey() ? Optional.of(new SurveyScreen(specification, claim, out)) : Optional.empty();
        List<Tried> started =
                tried.stream().filter(one -> one.trouble().isEmpty()).toList();
        if (!started.isEmpty()) {
            survey.ifPresent(screen -> screen.clauses(started));
            if (!table.isEmpty(started.get(0))) {
                out.printf("%s%n%n", table.of(started));
            }
        }
        new Legend(out, AsciiTables.WIDTH).print(tried);
        started.forEach(findings::print);
        if (!started.isEmpty()) {
            new LeftOut(specification, claim).reasons().ifPresent(reasons -> out.printf("%s%n%n", reasons));
        }
        survey.ifPresent(screen -> screen.axes(started));
        started.forEach(one -> ToldRules.of(one).ifPresent(rules -> out.printf("%s%n%n", rules)));
        // What a subject alone could not be started for has been said, and there is nothing to add.
        for (Tried one : tried.size() == 1 ? started : tried) {
            out.println(survey.map(screen -> screen.totals(one)).orElseGet(() -> totals.of(one)));
        }
    }
}
