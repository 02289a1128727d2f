package touchstone.cli.rulesets.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.explore.divergence.DivergenceKind;
import touchstone.explore.divergence.DivergenceSummary;
import touchstone.explore.divergence.DivergencesFile;
import touchstone.explore.divergence.DivergencesRecord;
import touchstone.explore.divergence.DivergencesRecord.Brief;
import touchstone.explore.divergence.DivergencesRecord.Looked;
import touchstone.explore.divergence.DivergencesRecord.OneAxis;
import touchstone.explore.divergence.DivergencesRecord.OneGame;
import touchstone.explore.divergence.DivergencesRecord.OnePair;
import touchstone.explore.divergence.DivergencesRecord.OnePosition;
import touchstone.explore.divergence.DivergencesRecord.Says;
import touchstone.explore.divergence.DivergencesRecord.Shown;
import touchstone.reference.choice.Axis;

/** The page of the games on which rulesets diverge. It has nothing that is not in the record. */
public final class DivergencesPage {

    public static final String NAME = "partings.md";

    /** The kinds of which each pair has a column. */
    private static final List<DivergenceKind> COLUMNS = List.of(
            DivergenceKind.LEGALITY,
            DivergenceKind.END,
            DivergenceKind.SCORE,
            DivergenceKind.WINNER,
            DivergenceKind.AGREEMENT);

    private static final List<DivergenceKind> FROM =
            List.of(DivergenceKind.LEGALITY, DivergenceKind.END, DivergenceKind.SCORE);

    private final DivergencesRecord record;
    private final Map<String, OneGame> games = new LinkedHashMap<>();
    private final StringBuilder page = new StringBuilder();

    private DivergencesPage(DivergencesRecord record) {
        this.record = record;
        record.games().forEach(game -> games.put(game.id(), game));
    }

    /** @param command that makes the page */
    public static String of(DivergencesRecord record, String command) {
        return new DivergencesPage(record).written(command);
    }

    private String written(String command) {
        paragraph("# Where rulesets diverge");
        paragraph("The shortest games on the smallest boards on which two rulesets diverge, for each two of those in "
                + "`features/rulesets/` that differ in an axis: "
                + record.pairs().size() + " pairs. Found by search; made by `"
                + command + "`; [" + DivergencesFile.NAME + "](" + DivergencesFile.NAME
                + ") has the same for programs ([schema](../schema/partings.schema.json)).");
        line(
                "* Both rulesets are played on every board. Komi is 0 until the players agree on one, and a game is scored as "
                        + "it stands, all stones alive, where both rulesets let the players end it.");
        line("* *Smallest* is the board with the fewest points, and of those with as many the squarest.");
        line(
                "* An axis makes a difference if the difference goes once one of the two rulesets has the other's choice there.");
        paragraph("* How far was looked: " + looked(record.looked())
                + ". Longer games, and those on other boards, were not tried. Where an axis is looked at alone: "
                + looked(record.lookedAlone()) + ".");
        byAxis();
        byPair();
        record.positions().forEach(this::from);
        unseen();
        games();
        return page.toString();
    }

    private static String looked(List<Looked> looked) {
        return looked.stream()
                .map(one -> one.board() + " to " + one.steps() + " steps"
                        + (one.plays().equals("pressing")
                                ? " with plays on the last two liberties of chains alone"
                                : one.mostPlays() < one.steps() ? " with one play" : ""))
                .collect(Collectors.joining(", "));
    }

    /** A game that shows an axis, and between which rulesets. */
    private record Example(Shown shown, boolean alone) {}

    private void byAxis() {
        paragraph("## By axis");
        paragraph(
                "For each two choices that rulesets make on an axis, the shortest game between any two rulesets that shows them, "
                        + "or else, where that is said, between one of them and the same with the other's choice.");
        line("| axis | choices | game | the first says | the second says |");
        line("| --- | --- | --- | --- | --- |");
        Map<String, Example> shortest = new LinkedHashMap<>();
        for (Axis axis : Axis.all()) {
            for (OnePair pair : record.pairs()) {
                for (OneAxis one : pair.axes()) {
                    if (one.axis().equals(axis.id()) && one.parting().isPresent()) {
                        Example example = new Example(
                                pair.of(one).get(), !one.shows().equals(DivergenceSummary.How.BETWEEN.id()));
                        String key = axis.id() + " | "
                                + one.choices().stream().sorted().collect(Collectors.joining(", "));
                        shortest.merge(key, example, (a, b) -> order().compare(a, b) <= 0 ? a : b);
                    }
                }
            }
        }
        shortest.forEach((key, example) -> line("| " + key + " | "
                + link(example.shown().game()) + " "
                + whole(example.shown()) + (example.alone() ? " (alone)" : "") + " | "
                + example.shown().says().stream().map(DivergencesPage::says).collect(Collectors.joining(" | "))
                + " |"));
        line("");
    }

    private Comparator<Example> order() {
        return Comparator.comparing(Example::alone)
                .thenComparing(example -> example.shown().axes().size() > 1)
                .thenComparing(
                        example -> DivergenceKind.valueOf(example.shown().kind().toUpperCase(Locale.ROOT))
                                .slight())
                .thenComparing(example -> isTalk(game(example.shown())))
                .thenComparing(example -> points(game(example.shown())))
                .thenComparing(example -> game(example.shown()).steps().size());
    }

    private static int points(OneGame game) {
        String[] sides = game.board().split("x", 2);
        return Integer.parseInt(sides[0]) * Integer.parseInt(sides[1]);
    }

    /** Whether the players say something before the last step. */
    private static boolean isTalk(OneGame game) {
        return game.steps().stream()
                .limit(Math.max(0, game.steps().size() - 1L))
                .anyMatch(step -> !step.startsWith("Black ") && !step.startsWith("White ") || step.contains("resume"));
    }

    private OneGame game(Shown shown) {
        return games.get(shown.game());
    }

    private static String says(Says says) {
        return "*" + says.rules() + "*: " + says.words()
                + says.clause().map(clause -> " (`" + clause + "`)").orElse("");
    }

    private String whole(Shown shown) {
        OneGame game = game(shown);
        return game.board() + ": " + (game.steps().isEmpty() ? "no step" : String.join(", ", game.steps()));
    }

    private static String link(String game) {
        return "[" + game + "](#" + game + ")";
    }

    private void byPair() {
        paragraph("## By pair");
        paragraph(
                "The shortest game of each kind, and the axis that makes the difference: *a or b* if either does, *a and b* if "
                        + "it takes both. *None*: none was found.");
        line("| rulesets | " + COLUMNS.stream().map(DivergenceKind::title).collect(Collectors.joining(" | ")) + " |");
        line("| --- |" + " --- |".repeat(COLUMNS.size()));
        for (OnePair pair : record.pairs()) {
            if (pair.sameChoices()) {
                line("| " + String.join(", ", pair.rulesets()) + " | the same choices on every axis |"
                        + " |".repeat(COLUMNS.size() - 1));
                continue;
            }
            line("| " + String.join(", ", pair.rulesets()) + " | "
                    + COLUMNS.stream().map(kind -> cell(pair, kind)).collect(Collectors.joining(" | ")) + " |");
        }
        line("");
    }

    private String cell(OnePair pair, DivergenceKind kind) {
        return pair.of(kind)
                .map(one -> game(one).board() + ", " + count(game(one).steps().size()) + " " + link(one.game()) + " "
                        + String.join(one.together() ? " and " : " or ", one.axes()))
                .orElse("none");
    }

    private void from(OnePosition position) {
        paragraph("## From a position: " + position.name());
        paragraph("(" + position.source() + ") " + position.board() + ", "
                + (position.toMove().equals("black") ? "Black" : "White") + " to move. Looked at: "
                + looked(position.looked()) + ".");
        line("```");
        for (String row : position.position().split("/", -1)) {
            line(String.join(" ", row.split("")));
        }
        paragraph("```");
        paragraph("Pairs that diverge on the same games stand together.");
        line("| " + FROM.stream().map(DivergenceKind::title).collect(Collectors.joining(" | ")) + " | rulesets |");
        line("|" + " --- |".repeat(FROM.size() + 1));
        Map<String, List<String>> alike = new LinkedHashMap<>();
        for (Brief pair : position.pairs()) {
            String cells = FROM.stream()
                    .map(kind -> pair.kinds().stream()
                            .filter(shown -> shown.kind().equals(kind.id()))
                            .findFirst()
                            .map(this::brief)
                            .orElse("none"))
                    .collect(Collectors.joining(" | "));
            alike.computeIfAbsent(cells, one -> new ArrayList<>()).add(String.join(" and ", pair.rulesets()));
        }
        alike.forEach((cells, pairs) -> line("| " + cells + " | " + String.join("; ", pairs) + " |"));
        line("");
    }

    private String brief(Shown shown) {
        return count(game(shown).steps().size()) + " " + link(shown.game()) + " "
                + String.join(shown.together() ? " and " : " or ", shown.axes());
    }

    private static String count(int steps) {
        return steps + (steps == 1 ? " step" : " steps");
    }

    private void unseen() {
        paragraph("## What does not show");
        paragraph(
                "Axes in which two rulesets differ and which no game shows, as far as was looked, not even between one of the two "
                        + "and the same with the other's choice.");
        Map<String, List<String>> unseen = new LinkedHashMap<>();
        for (OnePair pair : record.pairs()) {
            for (OneAxis axis : pair.axes()) {
                if (axis.parting().isEmpty()) {
                    unseen.computeIfAbsent(
                                    axis.axis() + ", " + axis.choices().get(0) + " and "
                                            + axis.choices().get(1),
                                    one -> new ArrayList<>())
                            .add(String.join(" and ", pair.rulesets()));
                }
            }
        }
        unseen.forEach((axis, pairs) -> line("* " + axis + ": " + String.join("; ", pairs)));
        line("");
    }

    private void games() {
        paragraph("## The games");
        for (OneGame game : record.games()) {
            line("* <a id=\"" + game.id() + "\"></a>" + game.id() + ", " + game.board() + ": "
                    + (game.steps().isEmpty() ? "no step" : numbered(game)) + ". `"
                    + game.positions().get(game.positions().size() - 1) + "`");
        }
    }

    private static String numbered(OneGame game) {
        StringBuilder numbered = new StringBuilder();
        for (int i = 0; i < game.steps().size(); i++) {
            numbered.append(i == 0 ? "" : ", ")
                    .append(i + 1)
                    .append(' ')
                    .append(game.steps().get(i));
        }
        return numbered.toString();
    }

    private void paragraph(String text) {
        page.append(text).append("\n\n");
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
