package touchstone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.laboratory.judge.Finish;
import touchstone.laboratory.judge.Term;

/** A score, and what it is made of, for a person to read. */
record ScoreScreen(PrintWriter out) {

    void show(Scored scored) {
        Finish finish = scored.finish();
        out.println("Score by " + scored.ruleset().name() + ": " + finish.points() + "; " + finish.basis());
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "clause", "Black", "White", ""));
        for (Term term : scored.terms()) {
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

    /** What each ruleset says; those that say the same stand together. */
    void table(List<Scored> all) {
        Map<String, List<String>> rulesets = new LinkedHashMap<>();
        all.forEach(one -> rulesets.computeIfAbsent(one.finish().points(), any -> new ArrayList<>())
                .add(one.ruleset().name()));
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("score", "rulesets"));
        rulesets.forEach((points, names) -> rows.add(List.of(points, String.join(", ", names))));
        new Sheet(out).table(rows);
        out.println();
    }
}
