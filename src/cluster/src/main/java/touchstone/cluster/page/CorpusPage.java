package touchstone.cluster.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import touchstone.cli.options.Installation;

/**
 * Writes the page of a corpus: {@code README.md} and {@code index.html}, with plots in {@code figures} and games in
 * {@code examples}.
 *
 * @param command that makes it again
 * @param games that were judged, each once
 * @param duplicates of them
 * @param refused places where there was nothing to read
 */
public record CorpusPage(Path folder, String command, long games, long duplicates, long refused) {

    /** So many games are shown by a board. */
    private static final int BOARDS = 12;

    /**
     * @param records finds records by their places
     * @return the page to open
     * @throws IOException if it can't be written
     */
    public Path write(List<Section> sections, Function<List<String>, Map<String, String>> records) throws IOException {
        Map<String, Example> wanted = new LinkedHashMap<>();
        for (Section section : sections) {
            for (List<Cell> row : section.rows()) {
                row.stream()
                        .filter(Cell.Games.class::isInstance)
                        .flatMap(cell -> ((Cell.Games) cell).examples().stream())
                        .forEach(example -> wanted.merge(
                                example.place(), example, (first, second) -> first.move() > 0 ? first : second));
            }
        }
        Map<String, String> found = records.apply(List.copyOf(wanted.keySet()));
        wanted.keySet().retainAll(found.keySet());
        Map<String, String> files = new LinkedHashMap<>();
        Files.createDirectories(folder.resolve("examples"));
        Files.createDirectories(folder.resolve("figures"));
        for (String place : wanted.keySet()) {
            String file = String.format(Locale.ROOT, "examples/game-%03d.sgf", files.size() + 1);
            Files.writeString(folder.resolve(file), found.get(place));
            files.put(place, file);
        }
        List<ExampleBoard> boards = new ArrayList<>();
        for (Example example : wanted.values()) {
            if (example.move() > 0 && boards.size() < BOARDS) {
                boards.add(ExampleBoard.of(example, files.get(example.place()), found.get(example.place())));
            }
        }
        Files.writeString(folder.resolve("README.md"), new MarkdownPage(this, files, boards).text(sections));
        Files.writeString(folder.resolve("index.html"), new HtmlPage(this, files, boards).text(sections));
        return folder.resolve("index.html");
    }

    static String title() {
        return "What the rules change in real games";
    }

    String summary() {
        return String.format(
                Locale.ROOT,
                "%,d games were judged under every ruleset. %,d more were duplicates of them, moves compared up to the symmetries "
                        + "of the board, and in %,d places there was nothing that could be read. Shares have their 95 %% interval "
                        + "(Wilson) in brackets: what the games would allow to be said of all games of their kind, if they were "
                        + "drawn from them at random, which collections are not.",
                games,
                duplicates,
                refused);
    }

    String made() {
        return "Made by Touchstone " + Installation.version() + ": " + command;
    }
}
