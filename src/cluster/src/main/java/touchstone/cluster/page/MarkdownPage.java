package touchstone.cluster.page;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;

/** The page in Markdown, for code hosts. Its pictures are files beside it. */
record MarkdownPage(CorpusPage page, Map<String, String> files, List<ExampleBoard> boards) {

    String text(List<Section> sections) throws IOException {
        StringBuilder text = new StringBuilder("# " + CorpusPage.title() + "\n\n" + page.summary() + "\n");
        for (Section section : sections) {
            text.append("\n## ").append(section.title()).append("\n\n");
            if (!section.text().isEmpty()) {
                text.append(section.text()).append("\n\n");
            }
            if (section.rows().isEmpty()) {
                text.append("None.\n");
                continue;
            }
            if (section.plotted()) {
                String figure =
                        "figures/" + section.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-") + ".svg";
                Files.writeString(page.folder().resolve(figure), BarChart.of(section));
                text.append("![")
                        .append(section.title())
                        .append("](")
                        .append(figure)
                        .append(")\n\n");
            }
            line(text, section.head());
            line(text, section.head().stream().map(any -> "---").toList());
            section.rows()
                    .forEach(row -> line(text, row.stream().map(this::cell).toList()));
        }
        boards(text);
        return text.append("\n").append(escaped(page.made())).append("\n").toString();
    }

    private void boards(StringBuilder text) throws IOException {
        if (!boards.isEmpty()) {
            text.append("\n## Boards\n");
        }
        for (ExampleBoard board : boards) {
            String figure = board.file().replace("examples/", "figures/").replace(".sgf", ".svg");
            Files.writeString(page.folder().resolve(figure), board.svg());
            text.append("\n[")
                    .append(escaped(board.caption()))
                    .append("](")
                    .append(board.file())
                    .append("):\n\n![board](")
                    .append(figure)
                    .append(")\n");
        }
    }

    private static void line(StringBuilder text, List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private String cell(Cell cell) {
        if (cell instanceof Cell.Words words) {
            return escaped(words.text());
        }
        if (cell instanceof Cell.Part part) {
            return part.share().toString();
        }
        if (cell instanceof Cell.Games games) {
            return games.examples().stream()
                    .filter(example -> files.containsKey(example.place()))
                    .map(example -> "[" + example.why() + "](" + files.get(example.place()) + ")"
                            + (example.move() > 0 ? " move " + example.move() : ""))
                    .collect(Collectors.joining(", "));
        }
        return cell.toString();
    }

    private static String escaped(String text) {
        return UntrustedText.line(text)
                .replaceAll("([\\\\`*_{}\\[\\]()#+!|<>&~^$@])", "\\\\$1")
                .replace("://", ":\\//");
    }
}
