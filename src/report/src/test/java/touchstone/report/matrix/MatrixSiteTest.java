package touchstone.report.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;

/** The pages as files: whole, leading to each other, and nothing else's. */
@Tag("slow") // makes the pages of all clauses
class MatrixSiteTest {

    private static final Pattern LINK = Pattern.compile("href=\"([^\"]*)\"");

    @TempDir
    private Path out;

    @Test
    void everyLinkLeadsToSomethingThatIsThere() throws IOException {
        Engines.site()
                .write(
                        out,
                        "Test",
                        List.of(
                                run("base", Verdict.VIOLATED),
                                run("aga", Verdict.ERROR),
                                Engines.run("survey", Engines.results(Engines.LENIENT, "survey", Engines.ALL))),
                        Engines.QUIETLY);

        List<Path> pages = new ArrayList<>(List.of(out.resolve("matrix.html")));
        try (Stream<Path> results = Files.list(out.resolve("results"))) {
            results.forEach(pages::add);
        }
        int links = 0;
        for (Path page : pages) {
            for (String link : links(page)) {
                links++;
                if (!link.startsWith("https://") && !link.startsWith("#subject=")) {
                    assertLeads(page, link);
                }
            }
        }
        assertThat(links).isGreaterThan(1000);
    }

    private void assertLeads(Path page, String link) throws IOException {
        String[] parts = link.split("#", 2);
        Path target =
                parts[0].isEmpty() ? page : page.getParent().resolve(parts[0]).normalize();
        assertThat(target).as(page + " leads to " + link).exists();
        if (parts.length > 1) {
            assertThat(text(target)).as(page + " leads to " + link).contains("id=\"" + parts[1] + "\"");
        }
    }

    private String text(Path page) throws IOException {
        return texts.computeIfAbsent(page, path -> {
            try {
                return Files.readString(path);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
    }

    private final java.util.Map<Path, String> texts = new java.util.HashMap<>();

    private static List<String> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page))
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    @Test
    void aPageIsNoLongerThanABrowserOpensAtOnceAndSaysWhatItLeavesOut() throws IOException {
        List<Result> results = Engines.results(Engines.GNU_GO, "base", Engines.ALL).stream()
                .map(result -> spoken(result, "= ".repeat(30_000)))
                .toList();
        long many = results.stream()
                .filter(result -> result.clause().equals("base.8"))
                .count();
        Engines.site().write(out, "Test", List.of(Engines.run("base", results)), Engines.QUIETLY);

        Path page = out.resolve("results/base.8.html");
        assertThat(many).isGreaterThan(10);
        assertThat(Files.size(page)).isLessThan(many * 60_000 / 2);
        assertThat(page)
                .content()
                .containsPattern("those of \\d+ results are left out here")
                .contains("see the line of base.8/" + many + " in <code>results.jsonl</code>");
    }

    private static Result spoken(Result result, String answer) {
        return new Result(
                result.subject(),
                result.clause(),
                result.scenario(),
                result.title(),
                result.verdict(),
                result.capability(),
                result.message(),
                result.step(),
                result.expected(),
                result.actual(),
                result.errorTail(),
                result.diagrams(),
                List.of(new Exchange("showboard", answer)),
                result.run(),
                result.claim(),
                result.started(),
                result.millis(),
                result.waitedMillis(),
                result.knownLimits(),
                result.assumed());
    }

    @Test
    void aClausesPageHasAllThatIsToBeKnown() throws IOException {
        Engines.site().write(out, "Test", List.of(run("base", Verdict.VIOLATED)), Engines.QUIETLY);

        assertThat(out.resolve("results/base.8.html"))
                .content()
                .contains("A play that recreates a position that has already occurred in the game is illegal")
                .contains("reference statement, rule 8")
                .contains("id=\"gnu-go/base.8/3\"")
                .contains("White may not play B4")
                .contains("the subject took the move")
                .contains("in question: B4")
                .contains("&gt; play W B4")
                .contains("it forgets")
                .contains("https://example.org/issues/12")
                .contains(
                        "./touchstone certify --engine 'gnu-go --mode gtp' --ruleset base --clause base.8 --out reports/again");
    }

    @Test
    void earlierPagesAreReplacedAndNothingElseIs() throws IOException {
        Files.createDirectories(out.resolve("results"));
        Files.writeString(out.resolve("results/mine.html"), "<p>of the user");
        Files.writeString(out.resolve("results.jsonl"), "kept");
        Engines.site().write(out, "Test", List.of(run("base", Verdict.VIOLATED)), Engines.QUIETLY);
        assertThat(out.resolve("results/base.8.html")).exists();

        Engines.site()
                .write(
                        out,
                        "Test",
                        List.of(Engines.run("japanese", Engines.results(Engines.GNU_GO, "japanese", Engines.ALL))),
                        Engines.QUIETLY);

        assertThat(out.resolve("results/base.8.html")).doesNotExist();
        assertThat(out.resolve("results/mine.html")).hasContent("<p>of the user");
        assertThat(out.resolve("results.jsonl")).hasContent("kept");
        MatrixSite.clear(out);
        assertThat(out.resolve("matrix.html")).doesNotExist();
        assertThat(out.resolve("results")).isDirectoryContaining("glob:**mine.html");
    }

    @Test
    void aSourceThatCannotBeReadLeavesWhatIsThere() throws IOException {
        Files.writeString(out.resolve("matrix.html"), "of before");
        RunSource bad = new RunSource(
                "bad",
                Engines.record("base", true, List.of()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                aside -> {
                    throw new IOException("results.jsonl:7: no result");
                });

        assertThatThrownBy(() -> Engines.site().write(out, "Test", List.of(bad), Engines.QUIETLY))
                .isInstanceOf(IOException.class)
                .hasMessage("results.jsonl:7: no result");
        assertThat(out.resolve("matrix.html")).hasContent("of before");
    }

    @Test
    void whatAProgramSaysIsTextAndNothingElse() throws IOException {
        Path site = out.resolve("deep/site");
        String hostile =
                "<script>alert(1)</script><img src=x onerror=alert(2)>\" ' ]]> &lt; \u0000\u0007\u001B[31mred\u001B[0m"
                        + " \u202Eleft\u2066 javascript:alert(3) " + "long ".repeat(25_000);
        Identity subject = new Identity(hostile, hostile, hostile, "./hostile --name '" + hostile + "'");
        List<Result> results =
                Engines.results(Engines.SOME, Engines.GNU_GO, "base", Engines.but(Verdict.VIOLATED, "base.8")).stream()
                        .map(result -> hostile(result, subject, hostile))
                        .toList();
        List<Result> all = new ArrayList<>(results);
        all.add(MatrixTest.renamed(results.get(0), "../" + hostile, hostile + "/1", hostile));
        Engines.site(Engines.SOME)
                .write(
                        site,
                        hostile,
                        List.of(Engines.run(
                                "base", all, Engines.untried(new Identity("other", hostile, "", hostile), hostile))),
                        Engines.QUIETLY);

        try (Stream<Path> pages =
                Files.walk(site).filter(page -> page.toString().endsWith(".html"))) {
            for (Path page : pages.toList()) {
                assertThat(text(page))
                        .doesNotContainIgnoringCase("<script>", "<img", "href=\"javascript", "href=\"#<")
                        .doesNotContain("\u0000", "\u0007", "\u001B", "\u202E", "\u2066")
                        .hasSizeLessThan(4_000_000);
                assertThat(text(page).split("<script")).as("scripts of " + page).hasSize(2);
            }
        }
        try (Stream<Path> pages = Files.walk(out)) {
            assertThat(pages.filter(Files::isRegularFile)).allMatch(file -> file.startsWith(site));
        }
    }

    private static Result hostile(Result r, Identity subject, String text) {
        return new Result(
                subject,
                r.clause(),
                r.scenario(),
                text,
                r.verdict(),
                r.capability(),
                text,
                text,
                text,
                text,
                text,
                List.of(
                        new Diagram(
                                text,
                                r.diagrams().isEmpty()
                                        ? text
                                        : r.diagrams().get(0).picture()),
                        new Diagram("x", text)),
                List.of(new Exchange("play W B4", text)),
                new RunFacts(text, text, r.run().seed()),
                r.claim(),
                r.started(),
                r.millis(),
                r.waitedMillis(),
                List.of(new KnownExplanation(text, Optional.of("javascript:alert(4)"))),
                List.of());
    }

    @Test
    void progressCountsEveryPage() throws IOException {
        List<Integer> steps = new ArrayList<>();
        Matrix matrix = Engines.site().write(out, "Test", List.of(run("base", Verdict.VIOLATED)), steps::add);

        assertThat(steps.get(0)).isEqualTo(matrix.clauses());
        assertThat(steps.subList(1, steps.size())).hasSize(matrix.clauses()).containsOnly(-1);
    }

    @Test
    void theRuleBookIsLedToWhereThereIsOne() throws IOException {
        new MatrixSite(
                        Engines.SPECIFICATION,
                        Engines.SPECIFICATION::ruleset,
                        Engines.VERSION,
                        Optional.of(out.resolve("book")))
                .write(out, "Test", List.of(run("base", Verdict.VIOLATED)), Engines.QUIETLY);

        assertThat(out.resolve("results/base.8.html")).content().contains("href=\"../book/clauses/base.8.html\"");
        assertThat(out.resolve("matrix.html")).content().contains("href=\"book/index.html\"");
    }

    private static RunSource run(String ruleset, Verdict verdict) {
        List<Result> results =
                new ArrayList<>(Engines.results(Engines.GNU_GO, ruleset, Engines.but(verdict, "base.8")));
        results.addAll(Engines.results(Engines.LENIENT, ruleset, Engines.but(Verdict.UNSUPPORTED, "base.9")));
        return Engines.run(ruleset, results);
    }
}
