package touchstone.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.Installation;
import touchstone.report.book.page.PageAddresses;
import touchstone.spi.Capability;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** {@code ./touchstone report book}: the whole rule book, page by page. */
@Tag("slow") // makes the whole rule book
class ReportBookCommandTest {

    @TempDir
    private static Path folder;

    private static Path book;
    private static Specification specification;
    private static final Map<Path, Document> PAGES = new HashMap<>();

    @BeforeAll
    static void print() throws IOException {
        specification = Installation.specification();
        Path run = folder.resolve("run");
        ProgramRun certify = ProgramRun.run(
                "certify",
                "--no-allure",
                "--ruleset",
                "base",
                "--subject",
                "mutant.short-memory",
                "--clause",
                "base.8",
                "--out",
                run.toString());
        assertThat(certify.exitCode()).as(certify.err()).isEqualTo(1);
        book = run.resolve("book");
        ProgramRun made = ProgramRun.run("report", "book", "--out", book.toString(), run.toString());
        assertThat(made.exitCode()).as(made.err()).isZero();
        assertThat(made.out()).contains("The rule book, ", " pages: " + book.resolve("index.html"));
        try (Stream<Path> files = Files.walk(book)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".html")).toList()) {
                Document page = Jsoup.parse(file.toFile());
                page.select("svg.go").remove();
                PAGES.put(file.toAbsolutePath().normalize(), page);
            }
        }
    }

    private static Document page(String address) {
        return PAGES.get(book.resolve(address).toAbsolutePath().normalize());
    }

    @Test
    void everyLinkInItLeadsSomewhere() {
        Map<Path, Set<String>> anchors = new HashMap<>();
        PAGES.forEach((file, page) ->
                anchors.put(file, page.select("[id]").stream().map(Element::id).collect(Collectors.toSet())));
        Set<String> broken = new TreeSet<>();
        PAGES.forEach((file, page) -> {
            for (Element link : page.select("a[href], link[href]")) {
                URI to = URI.create(link.attr("href").replace(" ", "%20"));
                if (to.getScheme() != null) {
                    continue;
                }
                Path target = to.getPath().isEmpty()
                        ? file
                        : file.getParent().resolve(to.getPath()).normalize();
                boolean there = to.getFragment() == null || !anchors.containsKey(target)
                        ? Files.exists(target)
                        : anchors.get(target).contains(to.getFragment());
                if (!there) {
                    broken.add(book.relativize(file) + " -> " + link.attr("href"));
                }
            }
        });
        assertThat(broken).isEmpty();
    }

    @Test
    void everyPageHasATitleAHeadingAndIdsOfItsOwn() {
        PAGES.forEach((file, page) -> {
            assertThat(page.title()).as(file.toString()).isNotBlank();
            assertThat(page.select("h1")).as(file.toString()).hasSize(1);
            List<String> ids = page.select("[id]").stream().map(Element::id).toList();
            assertThat(ids).as(file.toString()).doesNotHaveDuplicates();
        });
    }

    @Test
    void everyClauseAndEveryExampleHasItsPlace() {
        List<String> missing = new ArrayList<>();
        Set<String> listed =
                new HashSet<>(page(PageAddresses.CONTENTS).select(".entries a").eachAttr("href"));
        for (Clause clause : specification.clauses()) {
            Document page = page(PageAddresses.clause(clause.id()));
            if (page == null || !listed.contains(PageAddresses.clause(clause.id()))) {
                missing.add(clause.id());
                continue;
            }
            clause.scenarios().stream()
                    .filter(scenario -> page.getElementById(String.valueOf(scenario.number())) == null)
                    .forEach(scenario -> missing.add(scenario.id()));
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyExampleIsPlayedByTheReferenceAndHasBoards() {
        Set<String> without = new TreeSet<>();
        for (Clause clause : specification.clauses()) {
            Document page = page(PageAddresses.clause(clause.id()));
            assertThat(page.select(".finding").eachText()).as(clause.id()).isEmpty();
            page.select(".scene").stream()
                    .filter(scene -> scene.select("figure").isEmpty())
                    .forEach(scene -> without.add(clause.id() + "/" + scene.id()));
        }
        // Lines are sent to a program, which shows its board only where a scenario asks for it.
        specification
                .scenarios()
                .filter(scenario -> scenario.needs().contains(Capability.COMMAND_LINES))
                .map(Scenario::id)
                .forEach(without::remove);
        // They ask which boards are played on, or are there, and have none of their own.
        without.removeIf(scenario -> scenario.startsWith("shows.size"));
        assertThat(without).containsExactly("japanese.3/4", "lorrain.2/3", "new-zealand.1/3");
    }

    @Test
    void aBoardBelongsToTheSentenceThatItShows() {
        Element ko = page(PageAddresses.clause("base.8.ko")).getElementById("1");
        assertThat(ko.select("li").eachText())
                .containsExactly(
                        "This position, in which White has just played D2. White D2 was played last",
                        "Black plays a. Black C4: B4 taken off",
                        "The last play captures B4.",
                        "White may not play B4, because it recreates an earlier position.");
        assertThat(ko.select("li").stream().map(line -> line.select("figure").size()))
                .containsExactly(1, 1, 1, 1);
    }

    @Test
    void aClauseTellsWhoKeepsToItAndWhatProvesIt() {
        Document page = page(PageAddresses.clause("base.8"));
        assertThat(page.select(".witnesses").text()).contains("violated", "base", "of 18", "takes it");
        assertThat(page.select(".proofs").text()).contains("short-memory");
        assertThat(page.select(".beside").text())
                .contains("The base rules of Go")
                .contains("./touchstone certify --ruleset base --clause base.8 --engine")
                .contains("features/base/base-08-1-repetition.feature:");
        assertThat(page(PageAddresses.clause("base.1")).select(".wide").text()).contains("Nobody was tried on it.");
    }

    /** On average, with a numbered diagram, SGF and GTP of each example that has moves: they are some 2,000 bytes of it. */
    @Test
    void aPageOfAClauseStaysSmall() throws IOException {
        int pages = specification.clauses().size();
        assertThat(size(book.resolve("clauses")) / pages).isLessThan(16_000);
    }

    private static long size(Path of) throws IOException {
        try (Stream<Path> files = Files.walk(of)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    @Test
    void whatIsNoRunAndNoCertificateIsComplainedOf() throws IOException {
        ProgramRun none = ProgramRun.run(
                "report",
                "book",
                "--out",
                book.toString(),
                folder.resolve("nowhere").toString());
        assertThat(none.exitCode()).isEqualTo(64);
        assertThat(none.err()).contains("touchstone: no file ", "expected the folder of a run or a certificate");
        ProgramRun empty = ProgramRun.run(
                "report", "book", Files.createDirectory(folder.resolve("empty")).toString());
        assertThat(empty.exitCode()).isEqualTo(64);
        assertThat(empty.err()).contains("no results in ", "as certify --out names it, or a certificate");
        Path text = Files.writeString(folder.resolve("text.json"), "{}");
        ProgramRun other = ProgramRun.run("report", "book", text.toString());
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err()).contains(text + ": ", "no certificate");
    }
}
