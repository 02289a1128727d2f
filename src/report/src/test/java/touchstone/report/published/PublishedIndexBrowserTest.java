package touchstone.report.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import touchstone.report.browser.ReadPagesTest;
import touchstone.report.browser.Reader;
import touchstone.report.overview.ClaimOutcome;
import touchstone.report.published.Publication.Implementation;
import touchstone.report.published.Publication.NotRun;
import touchstone.report.site.PageAsset;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Verdict;

/** The index of published results, and the pages of implementations, as their readers see them. */
@Tag("slow") // needs Chromium
class PublishedIndexBrowserTest extends ReadPagesTest {

    private static final String HOSTILE = "<script>document.title='taken'</script>\"><img src=x onerror=alert(1)>";

    /** As many as are published, with names as long. */
    private static final List<String> RULESETS = List.of(
            "base",
            "base-7A",
            "japanese",
            "chinese",
            "aga",
            "new-zealand",
            "ing",
            "korean",
            "positional-suicide-of-several",
            "simple-ko-no-suicide",
            "simple-ko-suicide",
            "simple-ko-suicide-of-several",
            "situational-no-suicide",
            "situational-suicide",
            "situational-suicide-of-several");

    @TempDir
    private static Path folder;

    private static Path page;
    private static Path implementation;

    @BeforeAll
    static void write() throws IOException {
        Map<String, Implementation> implementations = new LinkedHashMap<>();
        List<IndexEntry> entries = new ArrayList<>();
        implementations.put(
                "one", new Implementation(HOSTILE, Optional.of("https://example.org/"), "here", Optional.of(HOSTILE)));
        entries.add(entry("one.base.json", HOSTILE, Optional.of("base"), ClaimOutcome.DOES_NOT_CONFORM));
        entries.add(entry("one.survey.json", HOSTILE, Optional.empty(), ClaimOutcome.LOOKED_AT));
        implementations.put("all", new Implementation("All", Optional.empty(), "here", Optional.empty()));
        RULESETS.forEach(ruleset -> entries.add(
                entry("all." + ruleset + ".json", "All", Optional.of(ruleset), ClaimOutcome.NO_VIOLATION_SEEN)));
        for (int i = 0; i < 12; i++) {
            String name = "engine-" + i;
            implementations.put(name, new Implementation(name, Optional.empty(), "here", Optional.empty()));
            entries.add(entry(name + ".base.json", name, Optional.of("base"), ClaimOutcome.CONFORMS));
        }
        PublishedIndex index = new PublishedIndex(
                new Publication(
                        "Results " + HOSTILE,
                        List.of("About " + HOSTILE),
                        implementations,
                        List.of(new NotRun(HOSTILE, Optional.empty(), "it was not there"))),
                entries,
                "0.1.0");
        page = folder.resolve("index.html");
        implementation = folder.resolve("implementations/one.html");
        Files.writeString(page, index.page());
        Files.createDirectories(implementation.getParent());
        for (Map.Entry<String, String> one : index.implementationPages().entrySet()) {
            Files.writeString(folder.resolve(one.getKey()), one.getValue());
        }
        PageAsset.LOOK.write(folder.resolve("assets"));
        for (PageAsset asset : PublishedIndex.assets()) {
            asset.write(folder.resolve("assets"));
        }
    }

    @BeforeEach
    void open() {
        reader.open(page);
    }

    private static IndexEntry entry(String file, String name, Optional<String> ruleset, ClaimOutcome outcome) {
        boolean wrong = outcome == ClaimOutcome.DOES_NOT_CONFORM;
        return new IndexEntry(
                IndexEntries.implementation(file),
                file,
                name,
                "1 " + HOSTILE,
                ruleset,
                false,
                "arbiter",
                Map.of(
                        ClauseVerdict.SATISFIED,
                        30L,
                        ClauseVerdict.VIOLATED,
                        wrong || ruleset.isEmpty() ? 2L : 0L,
                        ClauseVerdict.PARTLY_SHOWN,
                        9L),
                ruleset.isEmpty() ? 0 : 388,
                ruleset.isEmpty() ? 0 : 610,
                outcome.words(),
                outcome,
                false,
                wrong
                        ? List.of(new ClauseFinding(
                                "base.8",
                                VerdictSign.of(Verdict.VIOLATED),
                                HOSTILE,
                                "expected: White may not play B4; but " + HOSTILE,
                                List.of(HOSTILE),
                                "results/base.8.html#one.base"))
                        : List.of(),
                List.of(new MissingCapability("score", "says who wins and by how much", 12)),
                new IndexEntry.Origin(
                        "engine " + HOSTILE,
                        "./touchstone certify --engine '" + HOSTILE + "'",
                        List.of("engine 0123456789abcdef"),
                        Instant.EPOCH,
                        false));
    }

    private static WebElement table() {
        return reader.the("table.overview");
    }

    private static int claims() {
        return reader.seen("table.overview td a").size();
    }

    @Test
    void allClaimsAreOnOneScreen() {
        assertThat(claims()).isEqualTo(29);
        assertThat(reader.hasToScrollSideways()).isFalse();
        assertThat(table().getRect().y + table().getRect().height).isLessThanOrEqualTo(900);
    }

    @Test
    void noHeadingIsCut() {
        assertThat(reader.all("thead th").size()).isEqualTo(RULESETS.size() + 3);
        assertThat((Boolean) reader.driver().executeScript("""
                        return [...document.querySelectorAll("thead th, thead th span, tbody th")].every(one =>
                            one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1)""")).isTrue();
    }

    @Test
    void aCellSaysHowMuchWasShownAndLeadsToWhatIsWrong() {
        WebElement cell = reader.the("td a[data-outcome=DOES_NOT_CONFORM]");
        assertThat(cell.getText()).contains("✗ 2", "388/610");
        assertThat(cell.getAccessibleName())
                .contains("does not conform, 2 clauses violated, 388 of 610 known faults excluded");
        cell.click();
        assertThat(reader.the("#one\\.base .findings").getText())
                .contains("base.8", "White may not play B4", "Known limit")
                .contains("<script>");
        assertThat(reader.the("#one\\.base .missing").getText()).contains("score", "12 scenarios need it");
        assertThat(reader.the(".findings a").getDomAttribute("href")).isEqualTo("../results/base.8.html#one.base");
    }

    @Test
    void theProfileIsShown() {
        assertThat(reader.seen("tbody .profile")).hasSize(14).allMatch(cell -> cell.getText()
                .equals("arbiter"));
    }

    @Test
    void filtersLeaveWhatIsAskedFor() {
        reader.the("button[value=DOES_NOT_CONFORM]").click();
        assertThat(claims()).isOne();
        assertThat(reader.the(".found").getText()).isEqualTo("1 of 29 claims");
        reader.the("button[type=reset]").click();
        assertThat(reader.the(".found").getText()).isEqualTo("All 29 claims");
        new Select(reader.the("select[name=ruleset]")).selectByValue("ing");
        assertThat(claims()).isOne();
        reader.the("input[name=name]").sendKeys("engine-3");
        assertThat(reader.the(".found").getText()).isEqualTo("No claim is like that");
    }

    @Test
    void itCanBeReadByAllOnAnyScreenByDayAndByNight() {
        reader.canRead(page);
        reader.canRead(implementation);
        // axe-core would like to read the style sheets itself, which no page of ours lets anybody do.
        assertThat(reader.complaints()).allMatch(complaint -> complaint.contains("assets"));
    }

    @Test
    void hostileWordsAreOnlyWords() {
        for (Path one : List.of(page, implementation)) {
            reader.open(one);
            assertThat(reader.driver().getTitle()).contains("<script>");
            assertThat(reader.all("main script, main img[onerror]")).isEmpty();
            assertThat(reader.the("h1").getText()).contains("<script>document.title='taken'</script>");
        }
    }

    @Test
    void withTheKeyboardAloneFromTheTopToHowACertificateWasMade() {
        for (int i = 0; i < 40 && !isOneBase(); i++) {
            reader.press(Keys.TAB);
        }
        assertThat(reader.focused().getCssValue("outline-style")).isEqualTo("solid");
        reader.press(Keys.ENTER);
        assertThat(reader.seen(".certificate pre")).isEmpty();
        for (int i = 0; i < 30 && !reader.focused().getTagName().equals("summary"); i++) {
            reader.press(Keys.TAB);
        }
        reader.press(Keys.ENTER);
        assertThat(reader.seen(".certificate pre").get(0).getText()).startsWith("./touchstone certify");
    }

    private static boolean isOneBase() {
        return String.valueOf(reader.focused().getDomAttribute("href")).endsWith("#one.base");
    }

    @Test
    void aSurveySpeaksOfNoViolation() {
        assertThat(reader.the("td[data-ruleset=survey] a").getText()).doesNotContain("✗");
        reader.open(implementation);
        assertThat(reader.the("#one\\.survey").getText())
                .contains("30 holds", "2 not so", "nothing: a survey")
                .doesNotContain("violated");
    }

    @Test
    void withoutScriptsAndOnPaperAllClaimsAreThere() {
        reader.withScripts(false).open(page);
        assertThat(reader.seen("form")).isEmpty();
        assertThat(claims()).isEqualTo(29);
        reader.withScripts(true).onPaper().open(page);
        assertThat(reader.seen("form, .bar")).isEmpty();
        assertThat(claims()).isEqualTo(29);
    }
}
