package touchstone.mutants.pitest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The account as a page of Markdown. */
final class Page {

    private final Account account;
    private final List<String> lines = new ArrayList<>();

    private Page(Account account) {
        this.account = account;
    }

    /**
     * @param circumstances lines to stand below the figures: what was run, where and when
     */
    static String of(Account account, List<String> circumstances) {
        Page page = new Page(account);
        page.figures(circumstances);
        page.classes();
        page.survivors();
        return String.join("\n", page.lines) + "\n";
    }

    private void figures(List<String> circumstances) {
        long byTime = account.changes().stream().filter(Change::timedOut).count();
        long byReading = account.changes().stream()
                .filter(change -> change.noticedBy().equals(Parts.READING))
                .count();
        long uncovered = account.changes().stream().filter(Change::uncovered).count();
        lines.add("# The reference changed at random, and the specification alone to notice");
        lines.add("");
        lines.add(
                "pitest changes the bytecode of `reference/` in one place at a time: a condition turned, a call left out,");
        lines.add(
                "another value returned. Each change is then tried on the scenarios in `features/` that come by the place, run");
        lines.add(
                "in process by the steps that `certify` runs; no unit test and no property has a say. All classes of the reference");
        lines.add(
                "are changed. Of their methods are left out what the compiler writes for records and enums and what runs once when a class");
        lines.add(
                "is loaded, by pitest itself; and `hashCode`, by us: it says where to look for what is then compared in full, so that");
        lines.add("no change of it changes an answer.");
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "**%.1f %%** of %d changes are noticed: %d. %d %s, %d of these where no scenario comes by.",
                account.score(),
                account.changes().size(),
                account.noticed(),
                account.survivors().size(),
                account.survivors().size() == 1 ? "survives" : "survive",
                uncovered));
        lines.add(String.format(
                Locale.ROOT,
                "%d of the survivors are equivalent: they answer every question as before. Of all others **%.1f %%** are noticed.",
                account.indifferent(),
                account.scoreOfDifferences()));
        lines.add("Noticed are " + byTime + " in that a scenario did not come to its end, " + byReading
                + " in that the feature files and rulesets, read anew,");
        lines.add(
                "no longer mean the same or cannot be read, and all others in that a scenario is violated or breaks down.");
        lines.add("");
        lines.addAll(circumstances);
        lines.add("");
    }

    private void classes() {
        lines.addAll(List.of(
                "## By class",
                "",
                "| class | changes | noticed | survive | no scenario comes by |",
                "| --- | --: | --: | --: | --: |"));
        Map<String, List<Change>> byType = account.changes().stream()
                .collect(Collectors.groupingBy(Change::type, TreeMap::new, Collectors.toList()));
        byType.forEach((type, changes) -> lines.add("| " + type + " | " + changes.size() + " | "
                + changes.stream().filter(Change::noticed).count() + " | "
                + changes.stream()
                        .filter(change -> !change.noticed() && !change.uncovered())
                        .count() + " | "
                + changes.stream().filter(Change::uncovered).count() + " |"));
        lines.add("");
    }

    private void survivors() {
        lines.add("## Those that survive");
        for (Explanation.Kind kind : Explanation.Kind.values()) {
            List<Explanation> explained = account.explanations().stream()
                    .filter(explanation -> explanation.kind() == kind)
                    .toList();
            if (explained.isEmpty()) {
                continue;
            }
            int changes = explained.stream().mapToInt(e -> e.changes().size()).sum();
            lines.addAll(List.of(
                    "",
                    "### What " + kind.meaning() + ": " + changes,
                    "",
                    "| in | change | why nobody notices |",
                    "| --- | --- | --- |"));
            explained.forEach(
                    explanation -> explanation.changes().forEach(change -> lines.add(row(explanation, change))));
        }
    }

    static String row(Explanation explanation, String change) {
        return "| " + explanation.place() + " | " + change + " | "
                + explanation.why().strip().replaceAll("\\s+", " ") + " |";
    }
}
