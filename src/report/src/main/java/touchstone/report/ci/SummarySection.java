package touchstone.report.ci;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.result.ViolationCause;

/** The section of a run's summary about one subject. */
final class SummarySection {

    /** Violated clauses are shown in full up to this number, and named beyond it. */
    private static final int SHOWN = 25;

    private static final int NAMED = 200;

    private final JobSubject account;
    private final String level;
    private final SummaryViolation violation;

    /** @param level the signs that make a heading */
    SummarySection(JobSubject account, String level) {
        this.account = account;
        this.level = level;
        this.violation = new SummaryViolation(account);
    }

    void writeTo(BoundedPage page) {
        page.add(level + " " + account.standing().sign() + " " + Markdown.code(account.label()) + " "
                + VerdictText.withTheClaim(account));
        page.add(who());
        account.comparison().ifPresent(comparison -> page.add(changes(comparison)));
        causes(page);
        List<ClauseResult> violated = account.clauses().stream()
                .filter(clause -> clause.results().stream().anyMatch(account.claim()::violatedBy))
                .filter(clause -> clause.consequenceOf().isEmpty())
                .toList();
        Predicate<ClauseResult> known = clause ->
                clause.results().stream().filter(account.claim()::violatedBy).allMatch(account::isKnown);
        violations(page, "Violated", violated.stream().filter(known.negate()).toList());
        breakdowns(page);
        violations(page, "Violated as before", violated.stream().filter(known).toList());
        unsupported(page);
    }

    private String who() {
        String command = account.attempt().identity().command();
        String who = Markdown.code(account.attempt().identity().name())
                + (command.isBlank() ? "" : ", run as " + Markdown.code(command)) + ".";
        return account.attempt()
                .trouble()
                .map(trouble -> who + " It could not be tried: " + Markdown.code(trouble))
                .orElseGet(() -> who + " " + counts());
    }

    private String counts() {
        VerdictCounts counts = new VerdictCounts(account);
        Map<String, Long> scenarios = new LinkedHashMap<>();
        scenarios.put("passed", counts.satisfied());
        scenarios.put("failed", counts.violated());
        scenarios.put("unsupported", counts.unsupported());
        scenarios.put("error", counts.errors());
        return account.found().clauseNumbers() + "; "
                + BoundedPage.counted(Result.scenarios(account.results()), "scenario") + ": " + listed(scenarios) + "."
                + account.attempt()
                        .games()
                        .map(games -> " " + games.summary() + ".")
                        .orElse("");
    }

    private static String listed(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }

    private String changes(BaselineComparison comparison) {
        String baseline = account.run()
                .baseline()
                .map(file -> Markdown.code(file.path().toString()))
                .orElse("the baseline");
        List<BaselineChange> changes = comparison.changes();
        return "**" + (changes.isEmpty() ? "No changes" : BoundedPage.counted(changes.size(), "change")) + "** from "
                + baseline
                + "; " + BoundedPage.counted(comparison.knownFailures(), "known failure") + " as before"
                + (comparison.withoutReason() == 0 ? "" : " (" + comparison.withoutReason() + " without a reason)")
                + (comparison.unsupported() == 0 ? "" : ", " + comparison.unsupported() + " unsupported as before")
                + (comparison.untried() == 0
                        ? ""
                        : "; " + BoundedPage.counted(comparison.untried(), "scenario") + " not tried")
                + ".\n\n"
                + changes.stream().limit(NAMED).map(SummarySection::change).collect(Collectors.joining("\n"))
                + (changes.size() > NAMED ? "\n- and " + (changes.size() - NAMED) + " more" : "");
    }

    private static String change(BaselineChange change) {
        String before = change.before().map(known -> known.outcome().toString()).orElse("");
        String now = change.now().map(Object::toString).orElse("");
        return "- **" + change.kind().word() + "** "
                + Markdown.code(change.scenario().toString()) + " "
                + Markdown.text(change.title()) + " ("
                + (before.isEmpty() ? now : now.isEmpty() ? "was " + before : before + " → " + now) + ")"
                + known(change.before());
    }

    /** What people have to say of it. */
    private static String known(Optional<KnownOutcome> before) {
        return before.map(KnownOutcome::note)
                .map(note -> (note.reason() + " " + note.link()).strip())
                .filter(words -> !words.isEmpty())
                .map(words -> ", known: " + Markdown.code(words))
                .orElse("");
    }

    private void violations(BoundedPage page, String title, List<ClauseResult> violated) {
        if (violated.isEmpty()) {
            return;
        }
        page.add(level + "# " + title + ": " + BoundedPage.counted(violated.size(), "clause"));
        violated.stream().limit(SHOWN).forEach(clause -> page.add(violation.of(clause)));
        if (violated.size() > SHOWN) {
            page.add(violated.stream()
                    .skip(SHOWN)
                    .limit(NAMED)
                    .map(clause -> "- " + violation.heading(clause))
                    .collect(Collectors.joining("\n")));
        }
    }

    private void causes(BoundedPage page) {
        List<ViolationCause> causes = account.attempt().causes().stream()
                .filter(cause -> cause.scenarios().size() > 1)
                .toList();
        if (!causes.isEmpty()) {
            page.add(level + "# Causes\n\n"
                    + causes.stream().limit(SHOWN).map(SummarySection::cause).collect(Collectors.joining("\n")));
        }
    }

    private static String cause(ViolationCause cause) {
        return "- **" + Markdown.code(cause.clause()) + "**: it " + Markdown.text(cause.what()) + ", which explains "
                + BoundedPage.counted(cause.scenarios().size(), "violated scenario")
                + (cause.consequences().isEmpty()
                        ? ""
                        : ". Along with it fails, and nothing is shown against: "
                                + cause.consequences().stream()
                                        .limit(SHOWN)
                                        .map(Markdown::code)
                                        .collect(Collectors.joining(", "))
                                + (cause.consequences().size() > SHOWN
                                        ? " and " + (cause.consequences().size() - SHOWN) + " more"
                                        : ""));
    }

    private void breakdowns(BoundedPage page) {
        List<Result> broken = account.breakdowns();
        if (broken.isEmpty()) {
            return;
        }
        page.add(level + "# Errors: " + BoundedPage.counted(broken.size(), "scenario")
                + "\n\nThe program broke down, which says nothing about its rules.");
        page.add(broken.stream()
                        .limit(SHOWN)
                        .map(result -> "- " + Markdown.code(result.scenario()) + " " + Markdown.text(result.title())
                                + ": " + Markdown.code(result.message()))
                        .collect(Collectors.joining("\n"))
                + (broken.size() > SHOWN ? "\n- and " + (broken.size() - SHOWN) + " more" : ""));
    }

    private void unsupported(BoundedPage page) {
        Map<String, List<Result>> lacking = account.lacking();
        if (!lacking.isEmpty()) {
            page.add("<details><summary>Unsupported: "
                    + BoundedPage.counted(
                            lacking.values().stream().mapToInt(List::size).sum(), "scenario")
                    + ", which is no fault</summary>\n\n"
                    + lacking.entrySet().stream()
                            .map(entry -> "- for lack of " + Markdown.code(entry.getKey()) + ": "
                                    + BoundedPage.counted(entry.getValue().size(), "scenario") + ", of "
                                    + clauses(entry.getValue()))
                            .collect(Collectors.joining("\n"))
                    + "\n\n</details>");
        }
    }

    private static String clauses(List<Result> results) {
        List<String> ids = results.stream().map(Result::clause).distinct().toList();
        return ids.stream().limit(SHOWN).map(Markdown::code).collect(Collectors.joining(", "))
                + (ids.size() > SHOWN ? " and " + (ids.size() - SHOWN) + " more" : "");
    }
}
