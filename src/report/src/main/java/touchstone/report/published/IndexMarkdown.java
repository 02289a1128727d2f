package touchstone.report.published;

import java.util.List;
import java.util.stream.Collectors;
import touchstone.report.ci.Markdown;

/** The index as Markdown. */
final class IndexMarkdown {

    private final PublishedIndex index;
    private final StringBuilder out = new StringBuilder();

    IndexMarkdown(PublishedIndex index) {
        this.index = index;
    }

    @Override
    public String toString() {
        Publication publication = index.publication();
        line("# " + Markdown.text(publication.title()));
        line("");
        publication.about().forEach(paragraph -> {
            line(Markdown.text(paragraph));
            line("");
        });
        line(
                "This page is made by `./touchstone certificate publish` from `published.yaml` and the folder `certificates`, each of which it");
        line(
                "verifies first. The same command makes pages of them, with the matrix and the rule book: open `pages/index.html` then.");
        line("");
        index.byImplementation().forEach(this::implementation);
        if (!publication.notRun().isEmpty()) {
            line("## What could not be run");
            line("");
            publication
                    .notRun()
                    .forEach(one ->
                            line("* " + linked(one.name(), one.home().orElse("")) + ": " + Markdown.text(one.why())));
            line("");
        }
        return out.toString();
    }

    private void implementation(Publication.Implementation implementation, List<IndexEntry> entries) {
        line("## " + linked(implementation.name(), implementation.home().orElse("")));
        line("");
        line("From " + Markdown.text(implementation.from()) + "."
                + implementation.note().map(note -> " " + Markdown.text(note)).orElse(""));
        line("");
        line("| version | claim | clauses | known faults excluded | certificate | made |");
        line("|---|---|---|--:|---|---|");
        for (IndexEntry entry : entries) {
            line("| " + Markdown.text(entry.version()) + " | " + Markdown.text(entry.claim()) + " | "
                    + Markdown.text(clauses(entry)) + " | " + entry.faults() + " | [" + Markdown.text(entry.verdict())
                    + "](certificates/"
                    + entry.file() + ") | " + PublishedIndex.day(entry) + " |");
        }
        line("");
        entries.forEach(entry -> line("    " + entry.origin().certify()));
        line("");
    }

    private static String clauses(IndexEntry entry) {
        return entry.verdicts().stream()
                .map(verdict -> entry.count(verdict) + " " + entry.sign(verdict).word())
                .collect(Collectors.joining(", "));
    }

    private static String linked(String words, String address) {
        return address.isEmpty()
                ? Markdown.text(words)
                : "[" + Markdown.text(words) + "](<" + address.replaceAll("[<>\\\\]", "") + ">)";
    }

    private void line(String line) {
        out.append(line).append('\n');
    }
}
