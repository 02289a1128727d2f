package touchstone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import touchstone.laboratory.judge.Finish;
import touchstone.laboratory.judge.ScoreTerms;
import touchstone.laboratory.judge.Term;
import touchstone.suite.specification.Ruleset;

/** A score, and what it is made of, for a person to read. */
final class ScoreScreen {

    private final PrintWriter out;

    ScoreScreen(PrintWriter out) {
        this.out = out;
    }

    void show(Ruleset ruleset, Finish finish, double komi) {
        out.println("Score by " + ruleset.name() + ": " + finish.points() + "; " + finish.basis());
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "clause", "Black", "White", ""));
        for (Term term : ScoreTerms.of(finish.counted(), komi)) {
            rows.add(List.of(
                    "",
                    term.clause(),
                    Points.shown(term.black()),
                    Points.shown(term.white()),
                    term.what() + (term.detail().isEmpty() ? "" : ": " + term.detail())));
        }
        rows.add(List.of(
                "",
                "",
                Points.shown(finish.score().black()),
                Points.shown(finish.score().white()),
                "in all"));
        new Sheet(out).table(rows);
        out.println();
    }
}
