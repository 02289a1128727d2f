package touchstone.cli.explain;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.terminal.PointsText;
import touchstone.cli.terminal.TextColumns;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ScoreTerm;

/** Prints a score and its parts. */
record ScoreScreen(PrintWriter out) {

    void show(ExplainedScore scored) {
        GameFinish finish = scored.finish();
        out.println("Score by " + scored.ruleset().name() + ": " + finish.points() + "; " + finish.basis());
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "clause", "Black", "White", ""));
        for (ScoreTerm term : scored.terms()) {
            rows.add(List.of(
                    "",
                    term.clause(),
                    PointsText.shown(term.black()),
                    PointsText.shown(term.white()),
                    term.what() + (term.detail().isEmpty() ? "" : ": " + term.detail())));
        }
        rows.add(List.of(
                "",
                "",
                PointsText.shown(finish.score().black()),
                PointsText.shown(finish.score().white()),
                "in all"));
        new TextColumns(out).table(rows);
        out.println();
    }

    /** What each ruleset says; those that say the same stand together. */
    void table(List<ExplainedScore> all) {
        Map<String, List<String>> rulesets = new LinkedHashMap<>();
        all.forEach(one -> rulesets.computeIfAbsent(one.finish().points(), any -> new ArrayList<>())
                .add(one.ruleset().name()));
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("score", "rulesets"));
        rulesets.forEach((points, names) -> rows.add(List.of(points, String.join(", ", names))));
        new TextColumns(out).table(rows);
        out.println();
    }
}
