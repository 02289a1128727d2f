package touchstone.report.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import touchstone.reference.choice.Axis;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.report.book.page.StatedChoices;
import touchstone.report.browser.Reader;

/** Rulesets, comparisons and the glossary, as somebody sees them who reads or prints them. */
@Tag("slow") // needs Chromium
class RulesetPagesTest {

    @TempDir
    private static Path book;

    private static Reader reader;

    @BeforeAll
    static void make() {
        Book made =
                new Book(Features.ALL, Map.of(), List.of(), List.of(), Features.HOME, Optional.empty(), false, "0.1.0");
        PublishedDivergences divergences =
                PublishedDivergences.in(Features.HOME.resolve("reports/proof/partings.json.gz"));
        BookSite.write(book, made.with(divergences, StatedChoices.UNKNOWN));
        reader = Reader.start();
    }

    @AfterAll
    static void close() {
        reader.close();
    }

    @AfterEach
    void nothingWasLoadedFromElsewhereAndNothingWentWrong() throws IOException {
        assertThat(reader.requests()).isEmpty();
        assertThat(reader.complaints()).isEmpty();
        reader.withScripts(true).at(Reader.Screen.DESK).by(Reader.Light.LIGHT);
    }

    @Test
    void theChooserLeadsToThePairInWhicheverOrderTheyAreChosen() {
        reader.open(book.resolve("compare/index.html"));
        choose("first", "japanese");
        choose("second", "chinese");
        reader.the(".chooser button").click();
        assertThat(reader.driver().getCurrentUrl()).endsWith("/compare/chinese-japanese.html");
        assertThat(reader.the("h1").getText()).contains("The Chinese rules").contains("The Japanese rules");
    }

    @Test
    void twiceTheSameRulesetIsNotCompared() {
        reader.open(book.resolve("compare/index.html"));
        choose("first", "aga");
        choose("second", "aga");
        reader.the(".chooser button").click();
        assertThat(reader.driver().getCurrentUrl()).endsWith("/compare/index.html");
        assertThat(reader.the(".chooser [role=status]").getText()).contains("not the same");
    }

    @Test
    void withoutScriptsTheTableLeadsToThePairAndItsGameStandsThereInFull() {
        reader.withScripts(false).open(book.resolve("compare/index.html"));
        assertThat(reader.seen(".chooser")).isEmpty();
        follow(
                reader.the(
                        "a[aria-label^='The rules of the British Go Association and The rules of the American Go Association:']"));
        assertThat(reader.driver().getCurrentUrl()).endsWith("/compare/aga-british.html");
        assertThat(reader.seen(".scene figure")).hasSize(6);
    }

    @Test
    void theGameOfAPairIsSteppedThrough() {
        reader.open(book.resolve("compare/aga-british.html"));
        WebElement scene = reader.the(".scene");
        assertThat(scene.findElement(By.cssSelector("output")).getText()).isEqualTo("1 of 8");
        WebElement forward = scene.findElement(By.cssSelector("button[aria-label=Forward]"));
        for (int step = 0; step < 7; step++) {
            forward.click();
        }
        assertThat(scene.findElement(By.cssSelector(".now")).getText()).contains("7. Black plays A1");
        assertThat(reader.the(".says .bad").getText())
                .contains("American Go Association")
                .contains("Illegal");
    }

    @Test
    void twoRulesetsWithTheSameChoicesSaySo() {
        reader.open(book.resolve("compare/korean-wagc.html"));
        assertThat(reader.the(".lead").getText()).contains("the same choice on every one of the 22 axes");
        assertThat(reader.all(".scene")).isEmpty();
    }

    @Test
    void aComparisonBeginsWithItsDifferences() {
        reader.open(book.resolve("compare/aga-japanese.html"));
        assertThat(reader.all("h2").stream().map(WebElement::getText).toList())
                .startsWith("Where they differ", "The shortest game on which they diverge");
        assertThat(reader.the(".differences").getText())
                .contains(
                        "The rules of the American Go Association",
                        "Points surrounded by stones in seki count like others");
        follow(reader.the(".differences tbody tr td a"));
        assertThat(reader.driver().getCurrentUrl()).contains("/clauses/");
    }

    @Test
    void theFirstPageHasEveryRulesetOnEveryAxis() {
        reader.open(book.resolve("index.html"));
        int rulesets = Features.ALL.rulesets().size();
        assertThat(reader.seen(".overview tbody tr")).hasSize(rulesets);
        assertThat(reader.seen(".overview tbody td a"))
                .hasSize(rulesets * Axis.all().size());
        assertThat(reader.seen(".by-axis")).isEmpty();
        follow(reader.the(".overview td a[title^='Points surrounded by stones that border']"));
        assertThat(reader.driver().getCurrentUrl()).endsWith("/clauses/seki.does-not-count.html");
    }

    @Test
    void onAPhoneAndOnPaperItGoesAxisByAxis() {
        reader.at(Reader.Screen.PHONE).open(book.resolve("index.html"));
        assertThat(reader.seen(".overview")).isEmpty();
        assertThat(reader.seen(".by-axis section")).hasSize(Axis.all().size());
        reader.at(Reader.Screen.DESK).onPaper();
        assertThat(reader.seen(".overview")).isEmpty();
        assertThat(reader.seen(".by-axis section")).hasSize(Axis.all().size());
    }

    @Test
    void aPhenomenonSaysWhatEachRulesetMakesOfIt() {
        reader.open(book.resolve("phenomena/triple-ko.html"), "japanese");
        assertThat(reader.seen(".rulings dt a")).hasSize(Features.ALL.rulesets().size());
        WebElement japanese = reader.the(".rulings > div:has(#japanese)");
        assertThat(japanese.getText()).contains("the players may agree that there is no result");
        follow(japanese.findElement(By.cssSelector(".board-link")));
        String example = reader.driver().getCurrentUrl().replaceFirst(".*#", "");
        assertThat(reader.the("[id='" + example + "'] h3").getText()).contains("Triple ko");
    }

    @Test
    void aSourceIsLookedUp() {
        reader.open(book.resolve("clauses/japanese.12.html"));
        follow(reader.the(".notes a[href*='sources.html']"));
        assertThat(reader.driver().getCurrentUrl()).endsWith("/sources.html#japanese-1989");
        assertThat(reader.the("#japanese-1989").getText())
                .contains("Nihon Ki-in and Kansai Ki-in")
                .contains("nihonkiin.or.jp/match/kiyaku/zenbun.html");
    }

    @Test
    void whatIsPrintedOfARulesetIsItsRulesWithoutControlsOrIds() {
        reader.open(book.resolve("rulesets/japanese.html")).onPaper();
        assertThat(reader.seen("button, select, input, nav, .controls, .bar, .choices, .same"))
                .isEmpty();
        assertThat(reader.seen(".ruleset a.id")).isEmpty();
        String text = reader.the(".ruleset").getText();
        assertThat(text)
                .contains("The Japanese rules of 1989")
                .contains("In a ko the player whose stone was taken may not retake with the next move")
                .contains("Nihon Ki-in and Kansai Ki-in, Japanese Rules of Go")
                .doesNotContain("japanese.6")
                .doesNotContain("--ruleset");
    }

    @Test
    void onScreenEveryRuleLeadsToItsClause() {
        reader.open(book.resolve("rulesets/aga.html"));
        follow(reader.the("[id='aga.6'] a.id"));
        assertThat(reader.driver().getCurrentUrl()).endsWith("/clauses/aga.6.html");
    }

    @Test
    void aNoteIsReachedFromTheRuleAndLeadsBack() {
        reader.open(book.resolve("rulesets/japanese.html"));
        follow(reader.the("#to-note-1"));
        assertThat(reader.driver().getCurrentUrl()).endsWith("#note-1");
        follow(reader.the("#note-1 .back"));
        assertThat(reader.driver().getCurrentUrl()).endsWith("#to-note-1");
    }

    @Test
    void termsAreInTheirLanguagesAndLeadToTheirClauses() {
        reader.open(book.resolve("glossary.html"), "ko");
        WebElement term = reader.the("#ko");
        assertThat(term.findElement(By.cssSelector("[lang=ja]")).getText()).isEqualTo("コウ");
        assertThat(term.findElement(By.cssSelector("[lang=zh-Hans]")).getText()).isEqualTo("劫");
        assertThat(term.findElement(By.cssSelector("[lang=ko]")).getText()).isEqualTo("패");
        follow(term.findElement(By.linkText("japanese.6")));
        assertThat(reader.driver().getCurrentUrl()).endsWith("/clauses/japanese.6.html");
    }

    /** Pages of one folder are made alike, but for its index. */
    private static final List<String> ONE_OF_EACH_KIND = List.of(
            PageAddresses.FRONT,
            PageAddresses.CONTENTS,
            PageAddresses.clause("base.8.ko"),
            PageAddresses.RULESETS,
            PageAddresses.ruleset("davies"),
            PageAddresses.COMPARE,
            PageAddresses.comparison("aga", "british"),
            PageAddresses.PHENOMENA,
            PageAddresses.phenomenon("triple ko"),
            PageAddresses.SOURCES,
            PageAddresses.GLOSSARY);

    @ParameterizedTest
    @FieldSource("ONE_OF_EACH_KIND")
    void everybodyCanReadThemInAnyLightAndOnAPhone(String page) {
        reader.canRead(book.resolve(page));
    }

    @Test
    void thereAreNoOtherKinds() throws IOException {
        try (Stream<Path> files = Files.walk(book)) {
            assertThat(files.map(file -> book.relativize(file).toString())
                            .filter(name -> name.endsWith(".html"))
                            .map(RulesetPagesTest::kind))
                    .hasSameElementsAs(ONE_OF_EACH_KIND.stream()
                            .map(RulesetPagesTest::kind)
                            .toList());
        }
    }

    private static String kind(String page) {
        return page.replaceFirst("/(?!index\\.).*", "/");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"rulesets/japanese.html", "compare/aga-japanese.html"})
    void thePhoneHasRoomForTheWidestToo(String page) {
        reader.at(Reader.Screen.PHONE).open(book.resolve(page));
        assertThat(reader.hasToScrollSideways()).isFalse();
    }

    /** By the keyboard: a page that is still moving lets no mouse hit. */
    private static void follow(WebElement link) {
        link.sendKeys(Keys.ENTER);
    }

    private static void choose(String list, String ruleset) {
        new Select(reader.the("select[name=" + list + "]")).selectByValue(ruleset);
    }
}
