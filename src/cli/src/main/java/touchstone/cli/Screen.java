package touchstone.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** What a user reads at the end of a run. */
final class Screen {

    private final PrintWriter out;
    private final ClauseTable table;
    private final Legend legend;
    private final Findings findings;
    private final LeftOut leftOut;
    private final Totals totals;
    private final Optional<SurveyScreen> survey;

    Screen(Specification specification, Claim claim, PrintWriter out) {
        Paint paint = new Paint(TerminalInfo.isTerminal());
        this.out = out;
        this.table = new ClauseTable(specification, claim, paint);
        this.legend = new Legend(out, ClauseTable.WIDTH);
        this.findings = new Findings(claim, paint, out);
        this.leftOut = new LeftOut(specification, claim);
        this.totals = new Totals(specification, claim);
        this.survey = claim.isSurvey() ? Optional.of(new SurveyScreen(specification, claim, out)) : Optional.empty();
    }

    void show(List<Tried> tried) {
        List<Tried> started =
                tried.stream().filter(one -> one.trouble().isEmpty()).toList();
        if (!started.isEmpty()) {
            survey.ifPresent(screen -> screen.clauses(started));
            if (!table.isEmpty(started.get(0))) {
                out.printf("%s%n%n", table.of(started));
            }
        }
        legend.print(tried);
        started.forEach(findings::print);
        if (!started.isEmpty()) {
            leftOut.reasons().ifPresent(reasons -> out.printf("%s%n%n", reasons));
        }
        survey.ifPresent(screen -> screen.axes(started));
        started.forEach(one -> ToldRules.of(one).ifPresent(rules -> out.printf("%s%n%n", rules)));
        // What a subject alone could not be started for has been said, and there is nothing to add.
        for (Tried one : tried.size() == 1 ? started : tried) {
            out.println(survey.map(screen -> screen.totals(one)).orElseGet(() -> totals.of(one)));
        }
    }
}
