package touchstone.cli.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.Installation;

/**
 * The published counts are those that are counted. The cheap ones are counted each time; with {@code
 * -Dtouchstone.perft=whole} all are, and with {@code -Dtouchstone.perft=write} the page is made anew.
 */
class PerftProofPageTest {

    private static final Path PAGE = Installation.path().resolve("reports/proof/perft.md");

    /** What stands between a comment with the arguments of a command and the comment that ends it was printed by it. */
    private static final Pattern PRINTED =
            Pattern.compile("<!-- (fuzz perft [^\n]*) -->\n(.*?)<!-- end -->", Pattern.DOTALL);

    private static final Pattern TITLE = Pattern.compile("\\*\\*(\\S+): (.*)\\*\\*");

    /** Rows with more sequences than this are not counted each time. */
    private static final long CHEAP = 6_000;

    /** What a command is to print. */
    private record Section(String command, String printed) {}

    /** A row by its headers. */
    private record Published(int depth, Map<String, String> figures) {}

    private static String page() throws IOException {
        return Files.readString(PAGE).replace("\r\n", "\n");
    }

    private static List<Section> sections() throws IOException {
        return PRINTED.matcher(page())
                .results()
                .map(match -> new Section(match.group(1), match.group(2)))
                .toList();
    }

    static Stream<Section> counts() throws IOException {
        return sections().stream().filter(section -> section.command().contains("--depth"));
    }

    @Test
    void thePageHasSomethingToCheck() throws IOException {
        assertThat(counts()).hasSizeGreaterThan(5);
    }

    /** The tables of a section, by ruleset. */
    private static Map<String, List<Published>> tables(String printed) {
        Map<String, List<Published>> tables = new HashMap<>();
        List<String> rulesets = List.of();
        List<String> headers = List.of();
        for (String line : printed.lines().toList()) {
            Matcher title = TITLE.matcher(line);
            if (title.matches()) {
                rulesets = List.of(title.group(2).split(", "));
                headers = List.of();
            } else if (line.startsWith("| ") && !rulesets.isEmpty()) {
                List<String> cells = Arrays.stream(
                                line.substring(2, line.length() - 2).split(" \\| "))
                        .toList();
                if (headers.isEmpty()) {
                    headers = cells;
                } else {
                    Map<String, String> figures = new HashMap<>();
                    for (int i = 0; i < cells.size(); i++) {
                        figures.put(plain(headers.get(i)), cells.get(i));
                    }
                    figures.values().removeIf("0"::equals);
                    Published row = new Published(Integer.parseInt(cells.get(0)), figures);
                    rulesets.forEach(ruleset -> tables.computeIfAbsent(ruleset, name -> new ArrayList<>())
                            .add(row));
                }
            }
        }
        return tables;
    }

    /** Rules of repetition have names of their own only where they stand alone. */
    private static String plain(String header) {
        return header.replaceFirst("refused by (base\\.8|repetition\\..*)", "refused by repetition");
    }

    @ParameterizedTest
    @MethodSource("counts")
    void cheapRowsAreCountedAgain(Section section) {
        Map<String, List<Published>> published = tables(section.printed());
        int depth = published.values().stream()
                .mapToInt(rows -> (int) rows.stream()
                        .filter(row -> Long.parseLong(row.figures().getOrDefault("sequences", "0")) <= CHEAP)
                        .count())
                .min()
                .orElseThrow();
        assertThat(depth).isPositive();
        Map<String, List<Published>> counted =
                tables(run(section.command().replaceFirst("--depth \\d+", "--depth " + depth)));
        assertThat(counted.keySet()).isEqualTo(published.keySet());
        counted.forEach((ruleset, rows) ->
                assertThat(rows).as(ruleset).isEqualTo(published.get(ruleset).subList(0, depth)));
    }

    @Test
    @EnabledIfSystemProperty(named = "touchstone.perft", matches = "whole")
    void allOfItIsCountedAgain() throws IOException {
        for (Section section : sections()) {
            assertThat(run(section.command())).as(section.command()).isEqualTo(section.printed());
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "touchstone.perft", matches = "write")
    void thePageIsMadeAnew() throws IOException {
        String made = PRINTED.matcher(page())
                .replaceAll(match -> Matcher.quoteReplacement(
                        "<!-- " + match.group(1) + " -->\n" + run(match.group(1)) + "<!-- end -->"));
        Files.writeString(PAGE, made);
        assertThat(sections()).allMatch(section -> section.printed().contains("|"));
    }

    private static String run(String command) {
        ProgramRun terminal = ProgramRun.run((command + " --markdown").split(" "));
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        return terminal.out().replace("\r\n", "\n");
    }
}
