package touchstone.report.published;

import java.util.List;
import java.util.stream.Collectors;

/** The index as Markdown. */
final class IndexMarkdown {

    private final Index index;
    private final StringBuilder out = new StringBuilder();

    IndexMarkdown(Index index) {
        this.index = index;
    }

    @Override
    public String toString() {
        Publication publication = index.publication();
        line("# " + text(publication.title()));
        line("");
        publication.about().forEach(paragraph -> {
            line(text(paragraph));
            line("");
        });
        line(
                "This page is made by `./touchstone publish` from `published.yaml` and the folder `certificates`, each of which it");
        line("verifies first. Pages to open in a browser: `index.html`, `matrix.html`, `book/index.html`.");
        line("");
        index.byImplementation().forEach(this::implementation);
        if (!publication.notRun().isEmpty()) {
            line("## What could not be run");
            line("");
            publication
                    .notRun()
                    .forEach(one -> line("* " + linked(one.name(), one.home().orElse("")) + ": " + text(one.why())));
            line("");
        }
        return out.toString();
    }

    private void implementation(Publication.Implementation implementation, List<Entry> entries) {
        line("## " + linked(implementation.name(), implementation.home().orElse("")));
        line("");
        line("From " + text(implementation.from()) + "."
                + implementation.note().map(note -> " " + text(note)).orElse(""));
        line("");
        line("| version | claim | clauses | certificate | made |");
        line("|---|---|---|---|---|");
        for (Entry entry : entries) {
            line("| " + text(entry.version()) + " | " + text(entry.claim()) + " | " + text(clauses(entry)) + " | ["
                    + text(entry.verdict()) + "](certificates/" + entry.file() + ") | " + Index.day(entry) + " |");
        }
        line("");
        entries.forEach(entry -> line("    " + entry.certify()));
        line("");
    }

    private static String clauses(Entry entry) {
        String counts = entry.verdicts().stream()
                .map(verdict -> entry.count(verdict) + " " + entry.sign(verdict).word())
                .collect(Collectors.joining(", "));
        return counts + (entry.notTested() > 0 ? ", " + entry.notTested() + " not tested" : "");
    }

    private static String linked(String words, String address) {
        return address.isEmpty() ? text(words) : "[" + text(words) + "](<" + address.replaceAll("[<>\\\\]", "") + ">)";
    }

    /** Words of others, which must not be taken for markup. */
    private static String text(String words) {
        return words.replaceAll("([\\\\`*_{}\\[\\]<>#|!~@&])", "\\\\$1").replace('\n', ' ');
    }

    private void line(String line) {
        out.append(line).append('\n');
    }
}
