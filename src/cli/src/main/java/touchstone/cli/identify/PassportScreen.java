package touchstone.cli.identify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.cli.run.FailureDetails;
import touchstone.cli.terminal.AsciiTables;
import touchstone.suite.passport.AxisEntry;
import touchstone.suite.passport.DecidingScenario;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportText;
import touchstone.suite.passport.RulesetEntry;

/** Prints a passport: a row for each axis, the subject's statements that are contradicted, and the nearest rulesets. */
record PassportScreen(Passport passport, PrintWriter out) {

    /** How many rulesets are named that fit, or that are near where none fits. */
    private static final int FITTING = 6;

    private static final int NEAR = 3;

    void show() {
        out.println(title());
        out.println();
        passport.trouble().ifPresent(trouble -> out.printf("Incomplete: %s%n%n", trouble));
        if (passport.scenarios().planned() > 0) {
            out.printf("%s%n%n", AsciiTables.wrapped(rows()));
        }
        passport.statements().stream()
                .filter(statement -> !statement.understood())
                .forEach(statement ->
                        out.printf("A statement of %s is not understood: %s%n%n", statement.by(), statement.text()));
        passport.contradictions().forEach(this::contradiction);
        if (passport.scenarios().planned() > 0) {
            out.println(rulesets());
        }
        tolerated();
        out.println(PassportText.summary(passport));
    }

    private String title() {
        String version = passport.subject().version();
        String id = passport.subject().id();
        return Stream.of(
                        id.contains(version) ? id : id + " " + version,
                        passport.subject().name(),
                        passport.subject().command())
                .filter(part -> !part.isBlank())
                .distinct()
                .collect(Collectors.joining("  "));
    }

    private List<List<String>> rows() {
        boolean says = passport.axes().stream().anyMatch(axis -> !axis.stated().isEmpty());
        List<List<String>> rows = new ArrayList<>();
        rows.add(says ? List.of("axis", "found", "what it says of itself") : List.of("axis", "found"));
        for (AxisEntry axis : passport.axes()) {
            List<String> row = new ArrayList<>(List.of(axis.axis(), PassportText.found(axis)));
            if (says) {
                row.add(axis.stated().stream().map(PassportText::stated).collect(Collectors.joining("; ")));
            }
            rows.add(row);
        }
        return rows;
    }

    private void contradiction(AxisEntry.Stated stated) {
        AxisEntry axis = passport.axes().stream()
                .filter(one -> one.axis().equals(stated.axis()))
                .findFirst()
                .orElseThrow();
        out.println("Contradicted: " + stated.by() + (stated.words().isEmpty() ? "" : " says " + stated.words())
                + ", which means " + stated.axis() + " " + String.join(" or ", stated.meant()));
        axis.refuted().stream()
                .filter(refuted -> stated.meant().contains(refuted.value()))
                .findFirst()
                .ifPresent(this::shown);
        out.println();
    }

    private void shown(AxisEntry.Refuted refuted) {
        if (refuted.ground().isEmpty()) {
            out.println("    " + refuted.value() + " " + refuted.why());
            return;
        }
        DecidingScenario ground = refuted.ground().get(0);
        out.println("    " + ground.scenario() + "  " + ground.title());
        ground.board()
                .ifPresent(board -> out.println(
                        (board.caption() + "\n" + board.picture()).indent(6).stripTrailing()));
        out.println(FailureDetails.hanging("expected ", ground.expected()));
        out.println(FailureDetails.hanging("answered ", ground.answered()));
    }

    private String rulesets() {
        List<RulesetEntry> fitting =
                passport.rulesets().stream().filter(RulesetEntry::fits).toList();
        if (passport.known() == 0 || passport.rulesets().isEmpty()) {
            return "Too little is known to name a ruleset.";
        } else if (!fitting.isEmpty()) {
            return "Fits "
                    + fitting.stream().limit(FITTING).map(RulesetEntry::name).collect(Collectors.joining(", "))
                    + (fitting.size() > FITTING ? " and " + (fitting.size() - FITTING) + " more" : "")
                    + "; ./touchstone certify --ruleset " + fitting.get(0).name() + " tries the rest of it.";
        }
        return "Fits no ruleset. Nearest:\n"
                + passport.rulesets().stream()
                        .limit(NEAR)
                        .map(near -> "    " + near.name() + ", but for "
                                + near.differences().stream()
                                        .map(PassportText::difference)
                                        .collect(Collectors.joining("; ")))
                        .collect(Collectors.joining("\n"));
    }

    private void tolerated() {
        if (passport.scenarios().tolerated() > 0) {
            out.println("As input it accepted moves that it considers illegal, or does not play itself, in "
                    + passport.scenarios().tolerated() + " scenarios.");
        }
    }
}
