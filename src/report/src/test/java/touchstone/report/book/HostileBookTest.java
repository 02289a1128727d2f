package touchstone.report.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PublishedMutant;
import touchstone.report.book.page.TestedProgram;
import touchstone.report.browser.Reader;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Texts of other people's features, and of programs: they stay texts, whatever they say. */
@Tag("slow") // needs Chromium
class HostileBookTest {

    private static final String HOSTILE =
            "<script>document.body.dataset.intruder=1</script><img src=x onerror=alert(1)>"
                    + "\"'><svg onload=alert(1)> ${7*7} \u001B[31m\u202Eleft \u0000 javascript:alert(1) </title></style>"
                    + "http://hostile.invalid/\"onclick=\"alert(1) " + "long".repeat(30_000);

    @TempDir
    private Path folder;

    private static Scenario scenario() {
        return new Scenario(
                "x<b>.1/1",
                "x<b>.1",
                1,
                HOSTILE,
                Set.of(),
                List.of(),
                List.of(
                        new Scenario.Step("Given ", HOSTILE, Optional.of(new Scenario.Drawing("(" + HOSTILE, 1, 1)), 3),
                        new Scenario.Step("Then ", HOSTILE, Optional.empty(), 4)),
                Path.of("/elsewhere/" + "x.feature"),
                2);
    }

    private static Clause clause() {
        return new Clause(
                "x<b>.1",
                "x<b>",
                Optional.empty(),
                HOSTILE,
                HOSTILE,
                HOSTILE,
                List.of(HOSTILE),
                List.of(HOSTILE),
                Optional.of(HOSTILE),
                List.of(scenario()),
                Path.of("/elsewhere/" + "x.feature"),
                1);
    }

    private static Result result() {
        return new Result(
                new Identity(HOSTILE, HOSTILE, HOSTILE, HOSTILE),
                "x<b>.1",
                "x<b>.1/1",
                HOSTILE,
                Verdict.VIOLATED,
                Optional.empty(),
                HOSTILE,
                HOSTILE,
                HOSTILE,
                HOSTILE,
                HOSTILE,
                List.of(
                        new Diagram(HOSTILE, "X O\n. .\n", 1, Optional.of(DiagramMarks.move("Black " + HOSTILE))),
                        new Diagram(HOSTILE, HOSTILE, 2, Optional.empty()),
                        new Diagram(HOSTILE, "X O\n. .\n", 2, Optional.of(DiagramMarks.points(List.of("A1"))))),
                List.of(new Exchange(HOSTILE, HOSTILE)),
                new RunFacts(HOSTILE, HOSTILE, 1),
                new RecordedClaim(HOSTILE, HOSTILE, false, List.of()),
                Instant.EPOCH,
                1,
                1,
                List.of(),
                List.of());
    }

    @Test
    void textsStayTexts() throws IOException {
        Specification specification = new Specification(List.of(clause()), List.of());
        Book book = new Book(
                specification,
                Map.of("x<b>.1/1", result()),
                List.of(TestedProgram.of(specification, List.of(result()), false, List.of())),
                List.of(new PublishedMutant(HOSTILE, "x<b>.1", HOSTILE, HOSTILE, List.of("x<b>.1/1"))),
                Path.of("/home"),
                Optional.empty(),
                false,
                HOSTILE);
        BookSite.write(folder, book);
        Path page = folder.resolve("clauses/x_3c_b_3e_.1.html");
        assertThat(page).exists();
        assertThat(Files.readString(page)).doesNotContain("\u001B", "\u202E", "\u0000", "/elsewhere");
        try (Reader reader = Reader.start()) {
            for (Path each :
                    List.of(page, folder.resolve(PageAddresses.FRONT), folder.resolve(PageAddresses.CONTENTS))) {
                for (boolean scripts : new boolean[] {true, false}) {
                    reader.withScripts(scripts).open(each);
                    assertThat(reader.all("main script, main img, [onerror], [onclick], [onload]"))
                            .as(each.toString())
                            .isEmpty();
                    assertThat(reader.the("body").getDomAttribute("data-intruder"))
                            .isNull();
                    assertThat(reader.complaints()).as(each.toString()).isEmpty();
                    assertThat(reader.requests()).as(each.toString()).isEmpty();
                }
            }
            reader.at(Reader.Screen.PHONE).open(page);
            assertThat(reader.hasToScrollSideways()).isFalse();
            assertThat(reader.the("h1").getText()).contains("<script>document.body.dataset.intruder=1</script>");
            assertThat(reader.all("a").stream().map(link -> String.valueOf(link.getDomAttribute("href"))))
                    .noneMatch(href -> href.startsWith("javascript:"));
        }
    }
}
