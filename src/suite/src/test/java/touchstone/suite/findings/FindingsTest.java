package touchstone.suite.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.yaml.YamlPlace;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Each finding says all that the maintainers of a program need. */
class FindingsTest {

    private static final List<String> FIELDS = List.of(
            "title",
            "program",
            "version",
            "revision",
            "kind",
            "severity",
            "affects",
            "rules",
            "documentation",
            "certify",
            "line",
            "answers",
            "expected",
            "seen",
            "game",
            "mend",
            "reported");

    private static final Specification SPECIFICATION = SpecificationReader.read(Finding.HOME.resolve("features"));

    static List<Finding> findings() {
        return Finding.all();
    }

    @ParameterizedTest
    @MethodSource("findings")
    void hasAllFields(Finding finding) {
        finding.front().requireKeys(FIELDS);
        assertThat(FIELDS.stream().filter(field -> !List.of("rules", "answers").contains(field)))
                .allSatisfy(field -> assertThat(finding.says(field)).as(field).isNotBlank());
        assertThat(finding.answers()).isNotEmpty();
        assertThat(finding.says("kind")).isIn("bug", "difference", "arguable");
        assertThat(finding.says("severity")).isIn("severe", "moderate", "slight");
        assertThat(LocalDate.parse(finding.says("seen"))).isAfter("2026-01-01");
        assertThat(finding.text()).contains("\n# " + finding.says("title") + "\n");
    }

    @ParameterizedTest
    @MethodSource("findings")
    void namesClausesThatThereAre(Finding finding) {
        for (YamlPlace rule : finding.front().required("rules").oneOrMore()) {
            rule.requireKeys(List.of("clause", "source", "says"));
            String clause = rule.required("clause").text();
            assertThat(SPECIFICATION.clauses()).as(clause).anyMatch(one -> one.isWithin(clause));
            assertThat(rule.required("source").text()).isNotBlank();
            assertThat(rule.required("says").text()).isNotBlank();
        }
    }

    @ParameterizedTest
    @MethodSource("findings")
    void hasAGameThatCanBeRead(Finding finding) {
        if (!finding.says("game").equals("none")) {
            assertThat(SgfRecord.read(finding.says("game"))).isNotNull();
        }
    }

    /** Found by its program, its kind, its severity and what it says. */
    @ParameterizedTest
    @MethodSource("findings")
    void isListed(Finding finding) {
        assertThat(Finding.read(Finding.FOLDER.resolve("README.md")).lines())
                .filteredOn(line -> line.contains("](" + finding.name() + ")"))
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .contains("| " + finding.says("kind") + ", " + finding.says("severity") + " |"));
    }

    /** The rows of a list are findings too: each has an address, and no cell is empty. */
    @ParameterizedTest
    @ValueSource(strings = {"gtp.md", "certificates.md"})
    void rowsAreComplete(String list) {
        List<String> rows = Finding.read(Finding.FOLDER.resolve(list))
                .lines()
                .filter(line -> line.startsWith("| <a id="))
                .toList();

        assertThat(rows).isNotEmpty().allSatisfy(row -> assertThat(row).matches("(\\| [^ |](\\\\\\||[^|])*)+\\|"));
        assertThat(rows.stream().map(row -> row.replaceFirst(".*?id=\"([^\"]+)\".*", "$1")))
                .doesNotHaveDuplicates();
    }

    @Test
    void otherPagesAreKnown() throws java.io.IOException {
        Set<Path> findings =
                Set.copyOf(Finding.all().stream().map(Finding::file).toList());
        try (Stream<Path> files = Files.list(Finding.FOLDER)) {
            assertThat(files.filter(file -> !findings.contains(file))
                            .map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "README.md", "policy.md", "certificates.md", "gtp.md", "npm-libraries-differences.md");
        }
    }
}
