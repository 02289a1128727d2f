package touchstone.cli.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.terminal.PointsText;
import touchstone.cli.terminal.TextColumns;
import touchstone.explore.divergence.DivergenceKind;
import touchstone.explore.divergence.DivergenceSummary;
import touchstone.explore.divergence.ExplainedDivergence;
import touchstone.explore.divergence.RulesetVerdict;
import touchstone.explore.divergence.SearchLimit;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.Ruleset;

/** Prints the divergences of two rulesets. */
record DivergenceScreen(TextColumns sheet, DivergenceSummary two) {

    void show(Optional<Axis> only, List<SearchLimit> reached, boolean cut) {
        head(only);
        if (only.isEmpty()) {
            two.kinds().forEach(this::kind);
        } else {
            two.axes().stream()
                    .filter(one -> one.axis().equals(only.get()))
                    .flatMap(one -> one.explained().stream())
                    .forEach(this::kind);
        }
        axes(only);
        sheet.line("Searched: " + looked(reached) + (cut ? "; the time limit was reached" : "") + ".");
    }

    private void head(Optional<Axis> only) {
        String names = two.first().name() + " and " + two.second().name();
        int differ = two.axes().size();
        String on = only.map(axis -> "by " + axis.id() + " ").orElse("");
        boolean part = only.isEmpty()
                ? two.shortest().isPresent()
                : two.axes().stream()
                        .anyMatch(one -> one.axis().equals(only.get()) && one.how() == DivergenceSummary.How.BETWEEN);
        sheet.line(names + (part ? " diverge " : " do not diverge ") + on + "on the games searched; they differ on "
                + differ + (differ == 1 ? " axis." : " axes."));
        sheet.line("Komi is 0 unless agreed, and the board is scored as it stands.");
        if (!two.first().komi().equals(two.second().komi())) {
            sheet.line("Their usual komi differs: " + komi(two.first()) + "; " + komi(two.second()) + ".");
        }
        sheet.blank();
    }

    private static String komi(Ruleset ruleset) {
        String komi = ruleset.komi().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(one -> PointsText.shown(one.getValue()) + " on "
                        + (one.getKey().equals("any") ? "any board" : one.getKey()))
                .collect(Collectors.joining(", "));
        return ruleset.name() + " has " + (komi.isEmpty() ? "none" : komi);
    }

    private void kind(ExplainedDivergence explained) {
        sheet.line(title(explained));
        String board = explained.divergence().start().board().toString();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", board, explained.numbered()));
        rows.add(List.of("", explained.first(), words(explained.says())));
        rows.add(List.of("", explained.second(), words(explained.saysOther())));
        explained.picture().lines().forEach(line -> sheet.line("      " + line));
        sheet.table(rows);
        sheet.blank();
    }

    private static String title(ExplainedDivergence explained) {
        DivergenceKind kind = explained.divergence().kind();
        String title = kind.title();
        String when = kind.isRuling() ? "; the board before the last step" : "";
        return title.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + title.substring(1) + " ("
                + explained.divergence().cause() + ")" + when;
    }

    static String words(RulesetVerdict verdict) {
        return verdict.words()
                + verdict.clause().map(clause -> " (" + clause + ")").orElse("");
    }

    private void axes(Optional<Axis> only) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", two.first().name(), two.second().name(), "the shortest game that shows it"));
        two.axes().stream()
                .filter(one -> only.isEmpty() || only.get().equals(one.axis()))
                .forEach(one -> rows.add(List.of(one.axis().id(), one.here(), one.there(), shown(one))));
        sheet.table(rows);
        sheet.blank();
    }

    private static String shown(DivergenceSummary.OfAxis one) {
        return switch (one.how()) {
            case BETWEEN -> game(one.explained().orElseThrow());
            case ALONE -> {
                ExplainedDivergence explained = one.explained().orElseThrow();
                yield "none between these two; " + explained.first() + " and " + explained.second() + " diverge on "
                        + game(explained);
            }
            case NOT -> "none found";
        };
    }

    private static String game(ExplainedDivergence explained) {
        return explained.divergence().start().board() + ": " + explained.numbered() + " ("
                + explained.divergence().kind().id() + ")";
    }

    private static String looked(List<SearchLimit> reached) {
        return reached.stream().map(SearchLimit::toString).collect(Collectors.joining(", "));
    }
}
