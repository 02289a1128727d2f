package touchstone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;
import touchstone.cli.Touchstone;
import touchstone.report.book.BookSite;
import touchstone.report.book.Books;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.browser.ReadPagesTest;
import touchstone.report.browser.Reader;
import touchstone.report.site.ResultAddress;

/** Boards of the book that a reader plays on, and the page where a whole game is played. */
@Tag("slow") // needs Chromium
class LiveBoardsTest extends ReadPagesTest {

    private static final String KO = "[id='1'] ";

    private static final String BOARD = "#play .board-to-play svg";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void print() {
        BookSite.write(folder, Books.of(Books.SPECIFICATION));
    }

    private static void open(String clause) {
        reader.open(folder.resolve(PageAddresses.clause(clause)));
    }

    private static WebElement shown(String selector) {
        return new WebDriverWait(reader.driver(), Duration.ofSeconds(20))
                .until(driver -> driver.findElements(By.cssSelector(selector)).stream()
                        .filter(WebElement::isDisplayed)
                        .findFirst()
                        .orElse(null));
    }

    private static void press(String selector) {
        WebElement element = shown(selector);
        reader.driver().executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", element);
        element.click();
    }

    private static void button(String within, String text) {
        WebElement button = reader.all(within + " button").stream()
                .filter(one -> one.isDisplayed() && one.getText().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + text + " in " + within));
        reader.driver().executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", button);
        button.click();
    }

    /** Clicks where two lines of a board cross, counted from the lower left corner, from 0. */
    private static void click(String board, int column, int row) {
        WebElement svg = shown(board);
        reader.driver().executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", svg);
        String[] box = svg.getDomAttribute("viewBox").split(" ");
        double width = Double.parseDouble(box[2]);
        double height = Double.parseDouble(box[3]);
        double unit = svg.getRect().getWidth() / width;
        int x = (int) Math.round((14 + 10 * column - width / 2) * unit);
        int y = (int) Math.round((height - 14 - 10 * row - height / 2) * unit);
        new Actions(reader.driver()).moveToElement(svg, x, y).click().perform();
    }

    private static void says(String within, String... words) {
        new WebDriverWait(reader.driver(), Duration.ofSeconds(20)).until(driver -> {
            String said = reader.the(within + " .ruling").getText();
            return java.util.Arrays.stream(words).allMatch(said::contains);
        });
    }

    @Test
    void aPointOfAPictureIsPlayedOn() {
        open("base.8.ko");
        click(KO + "figure:not([hidden]) svg", 2, 3);
        says(KO, "Black plays C4, which takes B4.");
        click(KO + ".board-to-play svg", 1, 3);
        says(KO, "White may not play B4", "recreates", "base.8");
        assertThat(shown(KO + ".earlier svg").isDisplayed()).isTrue();
        button(KO, "Other rulesets");
        assertThat(shown(KO + ".otherwise").getText()).isNotBlank();
        button(KO, "To the example");
        assertThat(reader.seen(KO + ".steps figure svg.go")).hasSize(1);
        assertThat(reader.all(KO + ".board-to-play")).isEmpty();
    }

    /** The last board of the example knows of the moves that led to it. */
    @Test
    void whatLayBeforeCounts() {
        open("base.8.ko");
        press(KO + "button[aria-label='Last board']");
        click(KO + "figure:not([hidden]) svg", 1, 3);
        says(KO, "White may not play B4", "recreates", "base.8");
        button(KO, "Back");
        says(KO, "Black's C4 is taken back");
    }

    /** By what the page's own thread has worked, so that the machine may have other things to do: the page, the rules, the first move. */
    @Test
    void theFirstMoveIsAnsweredInHalfASecondOfWork() {
        reader.driver().executeCdpCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
        double before = worked();
        open("base.8.ko");
        click(KO + "figure:not([hidden]) svg", 2, 3);
        says(KO, "Black plays C4");
        assertThat(worked() - before).isBetween(0.001, 0.5);
    }

    /** In seconds. */
    private static double worked() {
        List<?> metrics = (List<?>) reader.driver()
                .executeCdpCommand("Performance.getMetrics", Map.of())
                .get("metrics");
        return metrics.stream()
                .map(metric -> (Map<?, ?>) metric)
                .filter(metric -> metric.get("name").equals("TaskDuration"))
                .mapToDouble(metric -> ((Number) metric.get("value")).doubleValue())
                .findFirst()
                .orElseThrow();
    }

    /** Boards of results are those of a clause page of the matrix: its letters and its captions tell the moves. */
    @Test
    void boardsOfResultsArePlayedOn(@TempDir Path run) {
        Touchstone.run(
                new String[] {
                    "certify", "--ruleset", "aga", "--clause", "repetition.situational", "--out", run.toString()
                },
                new PrintWriter(PrintWriter.nullWriter()),
                new PrintWriter(PrintWriter.nullWriter()));
        reader.open(run.resolve(ResultAddress.page("repetition.situational")));
        reader.driver()
                .executeScript("for (const trial of document.querySelectorAll('details.trial')) trial.open = true");

        assertThat(playAll()).isGreaterThan(2);
        assertThat(reader.hasToScrollSideways()).isFalse();
        reader.findsItAccessible();
    }

    @Test
    void theKeyboardAloneDoesIt() {
        open("base.8.ko");
        WebElement start = shown(KO + "figure:not([hidden]) button.play-on");
        reader.driver().executeScript("arguments[0].focus()", start);
        reader.press(Keys.ENTER);
        shown(KO + ".board-to-play");
        new WebDriverWait(reader.driver(), Duration.ofSeconds(20))
                .until(driver -> "application".equals(reader.focused().getDomAttribute("role")));
        reader.press(Keys.ENTER);
        says(KO, "Black ");
    }

    /** A touch shows the part around it larger, as the lines of this board are too near for a finger there; the next one plays. */
    @Test
    void aFingerFindsAPointOfALargeBoard() {
        reader.at(Reader.Screen.PHONE);
        reader.open(folder.resolve(PageAddresses.PLAY), "chinese/25x25/");
        says("#play", "as the address has it");
        String whole = touchTheMiddle();
        says("#play", "as the address has it");
        String larger = touchTheMiddle();
        says("#play", "Black plays N13");
        assertThat(whole).isEqualTo("0 0 262 262");
        assertThat(larger).endsWith(",87.33333333333333,87.33333333333333");
        assertThat(shown(BOARD).getDomAttribute("viewBox")).isEqualTo(whole);
    }

    /** What of the board was shown then. */
    private static String touchTheMiddle() {
        String part = shown(BOARD).getDomAttribute("viewBox");
        reader.driver().executeScript("""
                        const box = arguments[0].getBoundingClientRect();
                        const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
                        arguments[0].dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch', ...at }));
                        """, shown(BOARD));
        return part;
    }

    /** Each board answers its first move: on the pages of clauses and rulesets, each by its own rules. */
    @Test
    void everyBoardAnswers() throws IOException {
        int boards = 0;
        for (String kind : List.of("clauses", "rulesets")) {
            try (Stream<Path> pages = Files.list(folder.resolve(kind))) {
                for (Path page : pages.sorted().toList()) {
                    reader.open(page);
                    boards += playAll();
                }
            }
        }
        assertThat(boards).isGreaterThan(20);
    }

    /** Presses "Play on" at every board of the page, and passes there. */
    private static int playAll() {
        // Pages of rulesets have dozens of boards, and the machine may have other things to do.
        reader.driver().manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        Object answered = reader.driver().executeAsyncScript("""
                        const done = arguments[arguments.length - 1];
                        (async () => {
                          const figures = [...document.querySelectorAll('.steps figure, figure.key, figure.board')].filter((one) => one.querySelector('svg'));
                          for (const figure of figures) {
                            figure.querySelector('button.play-on').click();
                            for (let i = 0; i < 400 && !figure.querySelector('.panel'); i++) await new Promise((go) => setTimeout(go, 25));
                            const panel = figure.querySelector('.panel');
                            [...panel.querySelectorAll('button')].find((one) => one.textContent === 'Pass').click();
                            const said = panel.querySelector('.ruling').textContent;
                            const stones = panel.querySelectorAll('.stone').length;
                            const drawn = (part) => part.localName === 'use' ? drawn(document.getElementById(part.getAttribute('href').slice(1)))
                              : part.matches('.b, .w') ? part.points.length : [...part.children].reduce((sum, child) => sum + drawn(child), 0);
                            const told = (svg, color) => (new RegExp('; ' + color + ': ([^;]*)').exec(svg.querySelector('desc').textContent)?.[1] ?? '').match(/\\w+/g)?.length ?? 0;
                            const svg = figure.querySelector('svg');
                            const corners = svg.matches('.go') ? drawn(svg) : told(svg, 'black') + told(svg, 'white');
                            if (!/pass/.test(said) || stones !== corners) throw new Error(document.title + ': ' + said + ' ' + stones + ' of ' + corners);
                          }
                          return figures.length;
                        })().then(done, (fault) => done(String(fault)));
                        """);
        assertThat(answered).as(reader.driver().getCurrentUrl()).isInstanceOf(Long.class);
        return ((Long) answered).intValue();
    }

    /** Those of a page with what they load when somebody plays or has a record judged; what searches comes when somebody searches. */
    @ParameterizedTest
    @CsvSource({"clauses/base.8.ko.html, rules.js", "play.html, rules.js", "judge.html, judging.js"})
    void scriptsAreSmall(String page, String loaded) throws IOException {
        List<String> scripts = Stream.concat(
                        Pattern.compile("<script src=\"(?:\\.\\./)?assets/([^\"]+)\"")
                                .matcher(Files.readString(folder.resolve(page)))
                                .results()
                                .map(script -> script.group(1)),
                        Stream.of(loaded))
                .toList();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            for (String script : scripts) {
                gzip.write(Files.readAllBytes(folder.resolve("assets").resolve(script)));
            }
        }
        assertThat(packed.size()).as(() -> scripts.toString()).isBetween(20_000, 120_000);
    }

    @Test
    void isReadableOnATelephoneInTheDarkAndForThoseWhoDoNotSee() {
        reader.at(Reader.Screen.PHONE).by(Reader.Light.DARK);
        open("base.8.ko");
        press(KO + "figure:not([hidden]) button.play-on");
        shown(KO + ".board-to-play svg");
        assertThat(reader.hasToScrollSideways()).isFalse();
        reader.findsItAccessible();
        reader.open(folder.resolve(PageAddresses.PLAY), "chinese/9x9/E5");
        says("#play", "as the address has it");
        assertThat(reader.hasToScrollSideways()).isFalse();
        reader.findsItAccessible();
    }

    @Test
    void withoutScriptsAndOnPaperPagesAreAsTheyWere() {
        reader.withScripts(false);
        open("base.8.ko");
        assertThat(reader.all("button.play-on")).isEmpty();
        reader.withScripts(true).onPaper();
        open("base.8.ko");
        assertThat(reader.seen("button.play-on")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "9, 5", "13, 5", "16, 4", "19, 9", "25, 9"})
    void boardsHaveStarPoints(int size, int points) {
        reader.open(folder.resolve(PageAddresses.PLAY), "base/" + size + "x" + size + "/");
        says("#play", "A game by base");
        assertThat(reader.all("#play .board-to-play .star")).hasSize(points);
    }

    /** The pictures agree with what the reference counts: the last number is the count. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    japanese | japanese/5x5/komi:0.5,C3,A1,C2,pass,pass,dead:A1 | Territory of Black | 23 | and 1 stone of White's for which there is no room: 24
                    chinese  | chinese/5x5/komi:0.5,C3,pass,pass,dead:          | Half count.        | 25 | needs more than
                    ing      | ing/5x5/komi:2,C3,pass,pass,dead:                | Fill-in.           | 12 | is ahead by
                    """)
    void countingIsShownOnTheBoard(String ruleset, String address, String way, String last, String words) {
        reader.open(folder.resolve(PageAddresses.PLAY), address);
        says("#play", "A game by " + ruleset);
        WebElement picture = reader.all("#play .counting").stream()
                .filter(one -> one.getText().contains(way))
                .findFirst()
                .orElseThrow();
        assertThat(picture.getText()).contains(words);
        assertThat(picture.findElements(By.cssSelector("text.number")))
                .extracting(WebElement::getText)
                .contains(last);
    }

    /** From the terms to the result: Black has a wall and one point more on each side of it, White the rest. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    japanese | japanese/5x5/komi:0.5,C3,pass | Pass, No stone is dead | Black wins by 23.5
                    chinese  | chinese/5x5/komi:0.5,C3,pass  | Pass, No stone is dead | Black wins by 24.5
                    aga      | aga/5x5/komi:0.5,C3,pass,pass | Pass, No stone is dead | Black wins by
                    ing      | ing/5x5/komi:2,C3,pass        | Pass, No stone is dead | Black wins by
                    """)
    void aWholeGameEndsWithAResult(String ruleset, String address, String buttons, String result) {
        reader.open(folder.resolve(PageAddresses.PLAY), address);
        says("#play", "A game by " + ruleset);
        for (String button : buttons.split(", ")) {
            button("#play", button);
        }
        assertThat(shown("#play .outcome").getText()).contains(result);
        assertThat(reader.driver().getCurrentUrl()).endsWith("dead:");
    }

    /** Black has two stones of handicap and White one that is dead: all of the board is Black's. */
    @ParameterizedTest
    @CsvSource({
        "japanese, japanese/9x9/komi:0.5;handicap:2, Black wins by 79.5",
        "aga, aga/9x9/komi:0.5;handicap:2, Black wins by 79.5",
        "chinese, chinese/9x9/komi:0.5;handicap:2;placement:C3+G7, Black wins by 78.5",
        "ing, ing/9x9/komi:2;handicap:2;placement:C3+G7, Black wins by 79"
    })
    void aGameGoesFromHandicapToResult(String ruleset, String terms, String result) {
        reader.open(folder.resolve(PageAddresses.PLAY), terms.replace(';', ','));
        says("#play", "as the address has it");
        click("#play .board-to-play svg", 4, 4);
        says("#play", "White plays E5.");
        button("#play", "Pass");
        says("#play", "Black passes.");
        button("#play", "Pass");
        says("#play", "White passes.");
        click("#play .board-to-play svg", 4, 4);
        button("#play", "These are dead");
        assertThat(shown("#play .outcome").getText()).contains(result);
    }

    @Test
    void aHandicapIsAgreedOnAndPlaced() {
        reader.open(folder.resolve(PageAddresses.PLAY), "chinese/9x9/");
        says("#play", "A game by chinese");
        button("#play", "Handicap");
        says("#play", "Agreed: a handicap of 2.");
        click("#play .board-to-play svg", 2, 2);
        click("#play .board-to-play svg", 6, 6);
        button("#play", "Place these (2)");
        says("#play", "Agreed: handicap stones on C3 and G7.");
        click("#play .board-to-play svg", 4, 4);
        says("#play", "White plays E5.");
    }

    @Test
    void bidsAreMade() {
        reader.open(folder.resolve(PageAddresses.PLAY), "base;komi=auction/5x5/");
        says("#play", "A game by base");
        button("#play", "Bids");
        says("#play", "Agreed: the bids 5, 6.5.");
        assertThat(reader.driver().getCurrentUrl()).endsWith("bids:5+6.5");
    }

    @Test
    void whoDisagreesGoesOnAndBothMayTakeThatBack() {
        reader.open(folder.resolve(PageAddresses.PLAY), "japanese/5x5/komi:0.5,C3,pass,pass");
        says("#play", "A game by japanese");
        button("#play", "Black asks to go on");
        says("#play", "Agreed: Black asks to go on.");
        assertThat(reader.the("#play").getText()).contains("White to move");
        button("#play", "Take back");
        says("#play", "Both agree to take back: resume:black.");
        assertThat(reader.the("#play").getText()).contains("The play has stopped");
    }

    /** What the page writes it reads; what is refused is said, with the number of the move. */
    @Test
    void aRecordIsReadAndWritten() {
        reader.open(folder.resolve(PageAddresses.PLAY), "chinese/5x4/komi:1.5,handicap:2,placement:B2+D3,C3,pass");
        says("#play", "A game by chinese");
        press("#play details:last-of-type summary");
        button("#play", "Write");
        String written = reader.the("#play textarea").getDomProperty("value");
        assertThat(written).contains("SZ[5:4]", "KM[1.5]", "HA[2]", "AB[db][bc]", ";W[cb];B[]");
        button("#play", "New game");
        button("#play", "Read");
        says("#play", "Read: 2 moves.");
        assertThat(reader.driver().getCurrentUrl())
                .endsWith("#chinese/5x4/komi:1.5,handicap:2,placement:B2+D3,C3,pass");
        write("(;SZ[3]C[;B[cc\\] :)];B[aa];W[aa](;B[bb])(;B[cc]))");
        says("#play", "Read: 2 moves.", "Move 2 is refused", "base.7.step-1");
        write("no record");
        says("#play", "This record cannot be read: line 1, column 1: no game");
        write("(;SZ[99])");
        says("#play", "1 to 25 lines");
    }

    private static void write(String record) {
        reader.driver().executeScript("arguments[0].value = arguments[1]", reader.the("#play textarea"), record);
        button("#play", "Read");
    }

    @Test
    void twoRulesetsStandSideBySide() {
        reader.open(folder.resolve(PageAddresses.PLAY), "base/3x1/A1,B1,A1,pass,C1");
        says("#play", "");
        new Select(reader.the("#play label:last-of-type select")).selectByValue("japanese");
        assertThat(shown("#play .parting").getText()).contains("By japanese");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "japanese/99x99/A1",
                "japanese/9x9/A1,Q%3Cscript%3E",
                "base/1x1/A1",
                "japanese/0x9/",
                "base/9x9/komi:x",
                "base;komi=much/9x9/",
                "base;=/9x9/",
                "base/9x9/toString,__proto__",
                "%E0%A4%A"
            })
    void nonsenseInTheAddressIsSaidAndNothingIsFrozen(String fragment) {
        reader.open(folder.resolve(PageAddresses.PLAY), fragment);
        new WebDriverWait(reader.driver(), Duration.ofSeconds(20))
                .until(driver -> !reader.the("#play .ruling").getText().isBlank());
        assertThat(reader.the("#play .ruling").getText()).containsAnyOf("names no game", "which cannot be");
        button("#play", "New game");
        says("#play", "A new game by");
    }
}
