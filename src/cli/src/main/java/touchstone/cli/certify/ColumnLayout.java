package touchstone.cli.certify;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.TextWidth;
import touchstone.cli.terminal.VerdictWords;
import touchstone.suite.survey.ClauseStatus;

/**
 * Fits the columns of several subjects into the width of a terminal: with titles and words if there is room, else
 * without titles, else numbered and with short words, which a line explains.
 *
 * @param ids how wide the ids of clauses may be; a longer one is cut
 * @param titles how wide the titles are, 0 if there are none
 * @param headers one for each subject, with line breaks
 * @param brief whether the columns are numbered and the verdicts shortened
 */
record ColumnLayout(int ids, int titles, List<String> headers, boolean brief) {

    /** Where it gets narrow, longer ids leave room for what stands beside them. */
    private static final int LONGEST_ID = 36;

    static final int NARROWEST_TITLE = 20;

    /** What a cell needs beside its text: a space on each side and a line. */
    static final int FRAME = 3;

    /** As wide as a verdict. */
    static final int WORD = 13;

    /** The words of a survey, none longer than those above. */
    private static final Map<String, String> BRIEF_STANDING = new LinkedHashMap<>();

    static {
        BRIEF_STANDING.put(ClauseStatus.HOLDS.toString(), "yes");
        BRIEF_STANDING.put(ClauseStatus.DOES_NOT_HOLD.toString(), "no");
        BRIEF_STANDING.put(ClauseStatus.CANNOT_TELL.toString(), "?");
        BRIEF_STANDING.put(ClauseStatus.ELSEWHERE.toString(), "-");
        BRIEF_STANDING.put(ClauseStatus.ERROR.toString(), "err.");
        BRIEF_STANDING.put(ClauseStatus.UNTESTABLE.toString(), "n/a");
    }

    private static final int LONGEST_WORD =
            VerdictWords.SHORT.keySet().stream().mapToInt(String::length).max().orElseThrow();
    private static final int LONGEST_BRIEF =
            VerdictWords.SHORT.values().stream().mapToInt(String::length).max().orElseThrow();

    /**
     * @param width of the terminal, in characters
     * @param ids the longest id of a clause
     * @param subjects id and version of each
     */
    static ColumnLayout of(int width, int ids, List<String> subjects) {
        List<String> names = subjects.stream().map(ColumnLayout::wrapped).toList();
        int words = subjects.size() * (LONGEST_WORD + FRAME);
        int shown = ids(ids, width - words);
        int left = width - (shown + FRAME) - words;
        // A table pads by letters, so names in wide ones would be too wide.
        if (left >= 0 && subjects.stream().allMatch(ColumnLayout::isNarrow)) {
            return new ColumnLayout(shown, titles(left), names, false);
        }
        int more = width - (shown + FRAME) - subjects.size() * (LONGEST_BRIEF + FRAME);
        List<String> numbers = IntStream.rangeClosed(1, subjects.size())
                .mapToObj(Integer::toString)
                .toList();
        return new ColumnLayout(shown, titles(more), numbers, true);
    }

    /**
     * How wide ids are: a long one is cut where it would leave no room for titles.
     *
     * @param longest of them, in characters
     * @param left for ids and titles, with what frames them
     */
    static int ids(int longest, int left) {
        return longest + NARROWEST_TITLE + 2 * FRAME <= left ? longest : Math.min(longest, LONGEST_ID);
    }

    private static boolean isNarrow(String name) {
        return TextWidth.of(name) == name.length();
    }

    private static int titles(int left) {
        return left - FRAME >= NARROWEST_TITLE ? left - FRAME : 0;
    }

    /** A name in lines no wider than a column, parted where its parts meet if that can be. */
    private static String wrapped(String name) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        pieces(name).forEach(piece -> {
            if (line.length() + piece.stripTrailing().length() > LONGEST_WORD) {
                lines.add(line.toString().strip());
                line.setLength(0);
            }
            line.append(piece);
        });
        lines.add(line.toString().strip());
        return String.join("\n", lines);
    }

    /** No piece is wider than a column; dots, which versions have, part only what would be. */
    private static Stream<String> pieces(String name) {
        return Stream.of(name.split("(?<=[:\\-_ ])|(?=[+#])"))
                .flatMap(part -> part.length() <= LONGEST_WORD ? Stream.of(part) : Stream.of(part.split("(?<=\\.)")))
                .flatMap(part -> IntStream.iterate(0, from -> from < part.length(), from -> from + LONGEST_WORD)
                        .mapToObj(from -> part.substring(from, Math.min(part.length(), from + LONGEST_WORD))));
    }

    /** A word as it stands in a column. */
    String shown(String word) {
        return brief ? VerdictWords.SHORT.getOrDefault(word, BRIEF_STANDING.getOrDefault(word, word)) : word;
    }

    /** What the short words mean, and where the numbers are explained. */
    Optional<String> legend() {
        return legend(VerdictWords.SHORT);
    }

    /** The same for the words of a survey. */
    Optional<String> standingLegend() {
        return legend(BRIEF_STANDING);
    }

    /**
     * A row for each clause, with a column for each subject, and what the short words mean.
     *
     * @param words of a row, one for each subject
     */
    <R> String table(
            List<R> rows,
            Function<R, String> id,
            Function<R, String> title,
            Function<R, List<String>> words,
            Optional<String> legend) {
        List<ColumnData<R>> shown = new ArrayList<>();
        shown.add(AsciiTables.left("clause").with(row -> TextWidth.cut(id.apply(row), ids)));
        for (int i = 0; i < headers.size(); i++) {
            int column = i;
            shown.add(AsciiTables.left(headers.get(i))
                    .with(row -> shown(words.apply(row).get(column))));
        }
        if (titles > 0) {
            shown.add(AsciiTables.left("title").with(row -> TextWidth.cut(title.apply(row), titles)));
        }
        return AsciiTables.table(rows, shown)
                + legend.map(line -> "\n" + TextWidth.hanging("", line, AsciiTables.WIDTH))
                        .orElse("");
    }

    private Optional<String> legend(Map<String, String> words) {
        return brief
                ? Optional.of("Columns by number, see below. "
                        + words.entrySet().stream()
                                .map(entry -> entry.getValue() + " = " + entry.getKey())
                                .collect(Collectors.joining(", ")))
                : Optional.empty();
    }
}
