package touchstone.cluster.page;

import java.util.List;
import java.util.Map;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;

/** The page as one file of HTML, with its pictures in it. It loads nothing. */
record HtmlPage(CorpusPage page, Map<String, String> files, List<ExampleBoard> boards) {

    private static final String STYLE = """
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #222; \
            background: #fff }
            table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
            th, td { border-bottom: 1px solid #ccc; padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; \
            overflow-wrap: anywhere }
            td.number { text-align: right; white-space: nowrap }
            figure { display: inline-block; width: 22rem; max-width: 100%; margin: 0 1rem 1rem 0; vertical-align: top }
            """;

    String text(List<Section> sections) {
        XmlText html = new XmlText();
        html.open("html", "lang", "en").open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.element("title", CorpusPage.title())
                .element("style", STYLE)
                .close()
                .open("body");
        html.element("h1", CorpusPage.title()).element("p", page.summary());
        sections.forEach(section -> section(html, section));
        if (!boards.isEmpty()) {
            html.element("h2", "Boards");
        }
        for (ExampleBoard board : boards) {
            html.open("figure").insert(board.svg()).open("figcaption");
            html.element("a", UntrustedText.line(board.caption()), "href", board.file())
                    .close()
                    .close();
        }
        html.element("p", UntrustedText.line(page.made()));
        return "<!DOCTYPE html>\n" + html.close().close() + "\n";
    }

    private void section(XmlText html, Section section) {
        html.newLine().element("h2", section.title());
        if (!section.text().isEmpty()) {
            html.element("p", section.text());
        }
        if (section.rows().isEmpty()) {
            html.element("p", "None.");
            return;
        }
        if (section.plotted()) {
            html.insert(BarChart.of(section));
        }
        html.open("table").open("tr");
        section.head().forEach(title -> html.element("th", title));
        html.close();
        for (List<Cell> row : section.rows()) {
            html.newLine().open("tr");
            row.forEach(cell -> cell(html, cell));
            html.close();
        }
        html.close();
    }

    private void cell(XmlText html, Cell cell) {
        if (cell instanceof Cell.Words words) {
            html.element("td", UntrustedText.line(words.text()));
        } else if (cell instanceof Cell.Part part) {
            html.element("td", part.share().toString(), "class", "number");
        } else if (cell instanceof Cell.Count count) {
            html.element("td", count.toString(), "class", "number");
        } else if (cell instanceof Cell.Games games) {
            html.open("td");
            String between = "";
            for (Example example : games.examples()) {
                if (files.containsKey(example.place())) {
                    html.text(between)
                            .element(
                                    "a",
                                    example.why(),
                                    "href",
                                    files.get(example.place()),
                                    "title",
                                    UntrustedText.line(example.place()));
                    html.text(example.move() > 0 ? " move " + example.move() : "");
                    between = ", ";
                }
            }
            html.close();
        }
    }
}
