package touchstone.report.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;
import touchstone.report.browser.ReadPagesTest;
import touchstone.report.browser.Reader;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** The matrix as a person uses it: with a mouse, with the keyboard alone, on a telephone, on paper, in the dark, without scripts. */
@Tag("slow") // needs Chromium
class MatrixBrowserTest extends ReadPagesTest {

    @TempDir
    private static Path folder;

    private static Matrix matrix;

    @BeforeAll
    static void write() throws IOException {
        List<Result> base = new ArrayList<>(results(Engines.GNU_GO, "base", Engines.but(Verdict.VIOLATED, "base.8")));
        base.addAll(results(Engines.engine("old-go", "GNU Go", "3.6"), "base", Engines.but(Verdict.ERROR, "base.5")));
        base.addAll(results(Engines.LENIENT, "base", Engines.but(Verdict.TOLERATED, "base.8.ko")));
        matrix = Engines.site(Engines.SOME)
                .write(
                        folder,
                        "Some engines",
                        List.of(
                                Engines.run(
                                        "base",
                                        base,
                                        Engines.untried(Engines.engine("none", "No Go", "0"), "no such file")),
                                Engines.run("aga", results(Engines.GNU_GO, "aga", Engines.ALL)),
                                Engines.run("survey", results(Engines.LENIENT, "survey", Engines.ALL)),
                                Engines.run("british", results(Engines.LENIENT, "british", Engines.ALL))),
                        Engines.QUIETLY);
    }

    @BeforeEach
    void open() {
        reader.open(page());
    }

    private static List<Result> results(Identity subject, String ruleset, Engines.Showing showing) {
        return Engines.results(Engines.SOME, subject, ruleset, showing);
    }

    private static Path page() {
        return folder.resolve("matrix.html");
    }

    /** The ids of the clauses that can be seen. */
    private static List<String> clauses() {
        return ((List<?>) reader.driver().executeScript("""
                        return [...document.querySelectorAll("tbody tr:not(.group) > th .id")]
                            .filter(id => id.checkVisibility()).map(id => id.textContent)"""))
                .stream().map(Object::toString).toList();
    }

    private static String found() {
        return reader.the(".found").getText();
    }

    private static String fragment() {
        String url = reader.driver().getCurrentUrl();
        return url.contains("#") ? url.substring(url.indexOf('#') + 1) : "";
    }

    private static int columns() {
        return reader.seen("thead [data-column]").size();
    }

    @Test
    void aSearchLeavesTheClausesThatHaveAllTheWords() {
        reader.the("#q").sendKeys("recreates  NOBODY");
        assertThat(found()).isEqualTo("No clause is like that");
        reader.the("#q").clear();
        reader.the("#q").sendKeys("base.8  Recreates");
        assertThat(clauses()).contains("base.8").allMatch(id -> id.startsWith("base.8"));
        assertThat(fragment()).isEqualTo("q=base.8++Recreates");

        reader.the("#q").sendKeys(Keys.ESCAPE);
        assertThat(clauses()).hasSize(matrix.clauses());
        assertThat(fragment()).isEmpty();
    }

    @Test
    void aRulesetLeavesItsOwnClauses() {
        new Select(reader.the("select[name=ruleset]")).selectByValue("aga");
        assertThat(clauses()).contains("aga.6").doesNotContain("base.8");
        assertThat(fragment()).isEqualTo("ruleset=aga");
        assertThat(found()).matches("\\d+ of " + matrix.clauses() + " clauses");
    }

    @Test
    void aVerdictLeavesTheClausesWhereSomebodyHasIt() {
        reader.the("button[value=violated]").click();
        assertThat(clauses()).contains("base.8").doesNotContain("base.5");
        reader.the("button[value=error]").click();
        assertThat(clauses()).contains("base.8", "base.5");
        assertThat(fragment()).isEqualTo("verdict=violated,error");
        assertThat(reader.the("button[value=error]").getDomAttribute("aria-pressed"))
                .isEqualTo("true");
    }

    @Test
    void columnsCanBeLeftOut() {
        assertThat(columns()).isEqualTo(7);
        new Select(reader.the("select[name=one]")).selectByVisibleText("GNU Go · 3.8 · aga");
        assertThat(columns()).isOne();
        assertThat(reader.seen("thead .name")).extracting(WebElement::getText).containsExactly("GNU Go");
        assertThat(clauses()).contains("aga.6").doesNotContain("base.8");
        assertThat(fragment()).isEqualTo("subject=gnu-go.aga");

        reader.the(".picker summary").click();
        reader.the(".picker input[value='old-go']").click();
        assertThat(columns()).isEqualTo(2);
        assertThat(clauses()).contains("base.8", "aga.6");
    }

    @Test
    void onlyWhereTheyDifferLeavesOutWhereAllAreAlikeOrSayNothing() {
        reader.the("input[name=differ]").click();
        assertThat(clauses()).contains("base.8", "base.5", "base.8.ko").doesNotContain("base.6", "aga.6");
        assertThat(fragment()).isEqualTo("differ");
    }

    @Test
    void aViewIsLinked() {
        reader.open(page(), "q=ko&verdict=violated&subject=gnu-go.base,lenient.base&folded=aga");
        assertThat(clauses()).isNotEmpty().allMatch(id -> id.startsWith("base.8"));
        assertThat(columns()).isEqualTo(2);
        assertThat(reader.the("#q").getDomProperty("value")).isEqualTo("ko");
        reader.the("button[type=reset]").click();
        assertThat(clauses()).hasSize(matrix.clauses());
        assertThat(columns()).isEqualTo(7);
        assertThat(fragment()).isEmpty();
    }

    @Test
    void ofOneColumnWhatIsWrongComesFirst() {
        assertThat(reader.seen("#picked")).isEmpty();
        reader.the("table.overview a[href='#subject=gnu-go.base']").click();
        assertThat(reader.seen("#picked li")).isNotEmpty().allSatisfy(item -> assertThat(item.getText())
                .startsWith("✗ violated")
                .contains("base.8"));
        assertThat(reader.the("#picked a").getDomProperty("href")).contains("results/base.8", "#gnu-go.base");
        assertThat(reader.the("#picked").getRect().y)
                .isLessThan(reader.the("#clauses").getRect().y);
    }

    @Test
    void allClaimsAreSeenAtOnceWithHowMuchWasShown() {
        assertThat(reader.seen("table.overview td a")).hasSize(7);
        assertThat(reader.the("table.overview a[href='#subject=gnu-go.base']").getText())
                .matches("(?s)✗ \\d+\\s+does not conform, .* known faults excluded\\s+\\d+/\\d+");
        assertThat(reader.the("table.overview").getText()).contains("arbiter");
    }

    @Test
    void noHeadingIsCut() {
        assertThat((Boolean) reader.driver().executeScript("""
                        return [...document.querySelectorAll("thead .name span, thead .label span")].every(one =>
                            getComputedStyle(one).overflow === "visible" && one.scrollWidth <= one.clientWidth + 1)""")).isTrue();
    }

    @Test
    void aBodyOfRulesIsJumpedTo() {
        new Select(reader.the("select[name=jump]")).selectByValue("self-capture");
        WebElement group = reader.the("tbody[data-group=self-capture] .title");
        assertThat(group.getRect().y - scrolled()).isBetween(0, 900);
        assertThat(reader.focused().getAccessibleName()).isEqualTo(group.getText());
    }

    private static int scrolled() {
        return ((Number) reader.driver().executeScript("return Math.round(scrollY)")).intValue();
    }

    @Test
    void groupsFoldAndKeepTheirCounts() {
        reader.the("tbody[data-group=base] button").click();
        assertThat(clauses()).isNotEmpty().noneMatch(id -> id.startsWith("base."));
        assertThat(reader.the("tbody[data-group=base] .group td").getText()).matches("\\d+/\\d+");
        reader.the("button[name=fold]").click();
        assertThat(clauses()).isEmpty();
        assertThat(reader.seen("tbody .group")).hasSize(matrix.groups().size());
        reader.the("button[name=fold]").click();
        assertThat(clauses()).hasSize(matrix.clauses());
    }

    @Test
    void aCellLeadsToItsTranscript() {
        WebElement cell = reader.the("a[href='results/base.8.html#gnu-go.base']");
        // Rows out of sight are not laid out, and have no name yet.
        reader.driver().executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", cell);
        new WebDriverWait(reader.driver(), Duration.ofSeconds(10))
                .until(seen -> cell.getAccessibleName().equals("violated"));
        assertThat(cell.getText()).startsWith("✗");
        cell.click();
        WebElement part = reader.the("#gnu-go\\.base");
        WebElement trial = part.findElement(By.cssSelector("details.trial[open]"));
        assertThat(trial.findElement(By.cssSelector(".transcript")).getText()).contains("> play W B4");
        assertThat(trial.findElements(By.cssSelector(".board svg"))).hasSize(2);
        assertThat(part.getText()).contains("expected").contains("White may not play B4");
    }

    @Test
    void aScenarioThatIsLinkedIsOpen() {
        reader.open(folder.resolve("results/base.6.html"), "lenient.base/base.6/1");
        WebElement trial = reader.the("#lenient\\.base\\/base\\.6\\/1");
        assertThat(trial.getDomProperty("open")).isEqualTo("true");
        assertThat(trial.findElement(By.cssSelector(".transcript")).isDisplayed())
                .isTrue();
        assertThat(reader.the("#gnu-go\\.base\\/base\\.6\\/1").getDomProperty("open"))
                .isEqualTo("false");
    }

    @Test
    void headsStayWhereTheyAre() {
        reader.driver().executeScript("document.querySelector('.pane').scrollTo(0, 500)");
        WebElement head = reader.the("thead [data-column]");
        WebElement pane = reader.the(".pane");
        assertThat(head.getRect().y).isBetween(pane.getRect().y, pane.getRect().y + 60);
        WebElement clause = reader.seen("tbody tr:not(.group) > th").get(15);
        assertThat(clause.getRect().x).isBetween(pane.getRect().x, pane.getRect().x + 2);
    }

    @Test
    void fromThePageTopToATranscriptWithTheKeyboardAlone() {
        reader.press(Keys.TAB);
        assertThat(reader.focused().getText()).isEqualTo("Skip to the text");
        reader.type("/");
        assertThat(reader.focused().getDomAttribute("id")).isEqualTo("q");
        reader.type("base.8").press(Keys.TAB, Keys.TAB);
        // In the search Escape clears first and then leads to the table.
        reader.type("/").press(Keys.ESCAPE, Keys.ESCAPE);
        assertThat(reader.focused().getTagName()).isEqualTo("a");
        reader.press(Keys.ARROW_LEFT, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.END, Keys.HOME, Keys.ARROW_RIGHT);
        WebElement cell = reader.focused();
        assertThat(cell.getAccessibleName()).isEqualTo("satisfied");
        String outline = cell.getCssValue("outline-style");
        assertThat(outline).isEqualTo("solid");
        assertThat(reader.the(".reading").getText()).contains("GNU Go").contains("satisfied");
        reader.press(Keys.ENTER);
        assertThat(reader.driver().getCurrentUrl()).contains("/results/").contains("#old-go");
        reader.press(Keys.ESCAPE);
        assertThat(reader.driver().getCurrentUrl()).contains("matrix.html");
    }

    @Test
    void theWayBackKeepsTheView() {
        reader.open(page(), "verdict=violated");
        reader.the("a[href='results/base.8.html#gnu-go.base']").click();
        reader.press(Keys.ESCAPE);
        assertThat(fragment()).isEqualTo("verdict=violated");
        assertThat(clauses()).doesNotContain("base.6");
    }

    @Test
    void theTableIsOneStopForTheTabulator() {
        assertThat(reader.all("tbody [tabindex='0']")).hasSize(1);
        reader.the("#q").sendKeys("base.5");
        assertThat(reader.all("tbody [tabindex='0']")).hasSize(1).allMatch(WebElement::isDisplayed);
    }

    @Test
    void onATelephoneItIsAListAndOneColumnCanBePicked() {
        reader.at(Reader.Screen.PHONE).open(page());
        assertThat(reader.hasToScrollSideways()).isFalse();
        assertThat(reader.seen("thead th")).isEmpty();
        assertThat(reader.the("a[href='results/base.8.html']").isDisplayed()).isTrue();
        assertThat(reader.seen("td.tally")).hasSize(matrix.clauses());
        new Select(reader.the("select[name=one]")).selectByValue("gnu-go.base");
        assertThat(reader.seen("td.tally")).isEmpty();
        assertThat(reader.the("a[href='results/base.8.html#gnu-go.base']").isDisplayed())
                .isTrue();
        reader.open(folder.resolve("results/base.8.html"));
        assertThat(reader.hasToScrollSideways()).isFalse();
    }

    @Test
    void onPaperThereAreNoControls() {
        reader.onPaper();
        assertThat(reader.seen("form, button, select, input, .bar")).isEmpty();
        assertThat(clauses()).hasSize(matrix.clauses());
        assertThat(reader.the(".pane").getCssValue("overflow")).isEqualTo("visible");
        assertThat(reader.the("a[href='results/base.8.html#gnu-go.base']").getText())
                .isEqualTo("✗");
    }

    @Test
    void withoutScriptsAllOfItIsThere() {
        reader.withScripts(false).open(page());
        assertThat(reader.seen("form")).isEmpty();
        assertThat(clauses()).hasSize(matrix.clauses());
        WebElement cell = reader.the("a[href='results/base.8.html#gnu-go.base']");
        assertThat(cell.isDisplayed()).isTrue();
        reader.driver().get(cell.getDomProperty("href"));
        assertThat(reader.the("#gnu-go\\.base .transcript").isDisplayed()).isTrue();
    }

    @Test
    void whatIsNotTheWholeIsSaidAtTheHead() {
        assertThat(reader.the("th[data-column=none] .alarm").getText()).startsWith("!");
        assertThat(reader.the(".claims").getText())
                .contains("could not be tried: no such file")
                .contains("nothing claimed, as arbiter")
                .containsPattern("\\d+ of \\d+ clauses satisfied, \\d+ violated");
    }

    @Test
    void peopleWhoCannotSeeOrMoveWellCanReadIt() {
        reader.canRead(page());
        reader.canRead(folder.resolve("results/base.5.html"));
        // axe-core would like to read the style sheets itself, which no page of ours lets anybody do.
        assertThat(reader.complaints()).allMatch(complaint -> complaint.contains("assets"));
    }
}
