package touchstone.report.book.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import touchstone.report.book.BookSite;
import touchstone.report.book.Books;
import touchstone.report.browser.ReadPagesTest;
import touchstone.report.browser.Reader;

/** The rule book as a person reads it. */
@Tag("slow") // needs Chromium
class BookBrowserTest extends ReadPagesTest {

    private static final String KO = "[id='1']";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void print() {
        BookSite.write(folder, Books.of(Books.SPECIFICATION));
    }

    private static Path clause(String id) {
        return folder.resolve(PageAddresses.clause(id));
    }

    /** What somebody sees of an example: the sentence it is at, the board, and how far it is. */
    private static List<String> seen(String scene) {
        List<WebElement> boards = reader.seen(scene + " .steps figure");
        assertThat(boards).as("boards seen in " + scene).hasSize(1);
        return List.of(
                reader.the(scene + " .now > p").getText(),
                boards.get(0).findElements(By.tagName("figcaption")).stream()
                        .map(WebElement::getText)
                        .collect(Collectors.joining()),
                reader.the(scene + " output").getText());
    }

    private static void click(String scene, String button) {
        WebElement found = reader.the(scene + " button[aria-label='" + button + "']");
        // At once: the page would take its time.
        reader.driver().executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", found);
        found.click();
    }

    @Test
    void aKoIsSteppedThroughForwardsAndBack() {
        reader.open(clause("base.8.ko"));
        assertThat(seen(KO))
                .containsExactly(
                        "This position, in which White has just played D2.", "White D2 was played last", "1 of 4");
        click(KO, "Forward");
        assertThat(seen(KO)).containsExactly("Black plays a.", "Black C4: B4 taken off", "2 of 4");
        assertThat(reader.all(KO + " figure:not([hidden]) .gw"))
                .as("the stone that was taken")
                .hasSize(1);
        assertThat(reader.all(KO + " figure:not([hidden]) .lb"))
                .as("the stone that took it")
                .hasSize(1);
        click(KO, "Last board");
        assertThat(seen(KO).get(0)).isEqualTo("White may not play B4, because it recreates an earlier position.");
        assertThat(reader.all(KO + " figure:not([hidden]) .no"))
                .as("where White may not play")
                .hasSize(1);
        click(KO, "Forward");
        assertThat(seen(KO).get(2)).isEqualTo("4 of 4");
        click(KO, "Back");
        click(KO, "Back");
        assertThat(seen(KO).get(2)).isEqualTo("2 of 4");
        click(KO, "First board");
        assertThat(seen(KO).get(2)).isEqualTo("1 of 4");
    }

    @Test
    void theArrowKeysDoTheSame() {
        reader.open(clause("base.8.ko"), "1");
        reader.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(seen(KO).get(2)).isEqualTo("3 of 4");
        reader.press(Keys.ARROW_LEFT);
        assertThat(seen(KO).get(2)).isEqualTo("2 of 4");
        assertThat(reader.the(KO + " .controls [role=status]").getDomProperty("textContent"))
                .contains("2 of 4: Black plays a.", "B4 taken off");
    }

    @Test
    void theKeyboardAloneComesToTheButtons() {
        reader.open(clause("base.8.ko"));
        reader.driver().executeScript("document.querySelector(\"[id='3'] button[aria-label=Forward]\").focus()");
        reader.press(Keys.ENTER);
        assertThat(seen("[id='3']").get(2)).isEqualTo("2 of 4");
        reader.press(Keys.ARROW_RIGHT);
        assertThat(seen("[id='3']").get(2))
                .as("the example with the focus moves")
                .isEqualTo("3 of 4");
        assertThat(seen(KO).get(2)).isEqualTo("1 of 4");
    }

    @Test
    void allMovesAreOnOneBoardAndCanBeTakenAlong() {
        reader.open(clause("base.8.ko"));
        String scene = reader.the(".scene:has(.whole):has(pre.gtp)").getDomAttribute("id");
        String at = "[id='" + scene + "'] ";
        assertThat(reader.the(at + ".whole svg").getDomAttribute("aria-label")).startsWith("Moves 1 to ");
        assertThat(reader.all(at + ".whole text").size()).isGreaterThanOrEqualTo(2);
        WebElement take = reader.the(at + ".take summary");
        reader.driver().executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", take);
        take.click();
        assertThat(reader.seen(at + ".take pre"))
                .extracting(WebElement::getText)
                .satisfiesExactly(
                        sgf -> assertThat(sgf).startsWith("(;FF[4]"),
                        gtp -> assertThat(gtp).startsWith("boardsize ").contains("\nclear_board\nplay "));
        assertThat(reader.the(at + ".take a[download]").getDomAttribute("download"))
                .isEqualTo("base.8.ko-" + scene + ".sgf");
        click(at + ".take", "Copy base.8.ko-" + scene + ".gtp");
        new WebDriverWait(reader.driver(), Duration.ofSeconds(10))
                .until(driver ->
                        reader.all(at + ".tools [role=status]").get(1).getText().matches("copied|selected.*"));
        accessible();
    }

    @Test
    void aSentenceIsClickedToSeeItsBoard() {
        reader.open(clause("base.8.ko"));
        WebElement sentence = reader.all(KO + " .steps > li > p").get(1);
        sentence.click();
        assertThat(seen(KO).get(0)).isEqualTo("Black plays a.");
    }

    @Test
    void withoutScriptsAllBoardsFollowOneAnother() {
        reader.withScripts(false).open(clause("base.8.ko"));
        assertThat(reader.seen(KO + " .steps figure")).hasSize(4);
        assertThat(reader.seen("button")).isEmpty();
        reader.open(folder.resolve(PageAddresses.FRONT));
        reader.the(".columns a").click();
        assertThat(reader.the("h1").getText()).isEqualTo("Contents");
        reader.the(".entries a[href='clauses/base.8.html']").click();
        assertThat(reader.the("h1").getText()).startsWith("A play that recreates");
    }

    @Test
    void onPaperThereAreAllBoardsAndNoControls() {
        reader.open(clause("base.8.ko"));
        click(KO, "Forward");
        reader.onPaper();
        assertThat(reader.seen(KO + " .steps figure")).hasSize(4);
        assertThat(reader.seen("button, .controls, .bar")).isEmpty();
        assertThat(reader.seen("h1, .scene h3")).isNotEmpty();
    }

    @Test
    void searchNeedsNoMouse() {
        reader.open(clause("base.9.seki"));
        reader.type("/").type("retake ko");
        new WebDriverWait(reader.driver(), Duration.ofSeconds(10))
                .until(driver -> !reader.seen("#found a").isEmpty());
        assertThat(reader.the(".finder [role=status]").getText()).matches("[0-9]+ finds?\\.");
        assertThat(reader.focused().getDomAttribute("aria-activedescendant")).isEqualTo("find-0");
        accessible();
        int at = reader.all("#found a").stream()
                .map(link -> link.getDomProperty("href"))
                .toList()
                .indexOf(clause("base.8.ko").toUri().toString());
        assertThat(at).isNotNegative();
        for (int i = 0; i < at; i++) {
            reader.press(Keys.ARROW_DOWN);
        }
        reader.press(Keys.ENTER);
        assertThat(reader.driver().getCurrentUrl()).endsWith("base.8.ko.html");
    }

    @Test
    void searchSaysThatNothingIsFoundAndIsLeftByEscape() {
        reader.open(folder.resolve(PageAddresses.FRONT)).type("/");
        reader.type("zzzz");
        new WebDriverWait(reader.driver(), Duration.ofSeconds(10))
                .until(driver -> reader.the(".finder [role=status]").getText().equals("Nothing found."));
        reader.press(Keys.ESCAPE);
        assertThat(reader.seen("dialog")).isEmpty();
    }

    @Test
    void itIsReadableOnATelephoneAndInTheDark() throws IOException {
        for (Reader.Screen screen : Reader.Screen.values()) {
            for (Reader.Light light : Reader.Light.values()) {
                for (String page : List.of(
                        PageAddresses.clause("base.8.ko"),
                        PageAddresses.clause("sgf.illegal"),
                        PageAddresses.clause("base.1.nigiri"))) {
                    reader.at(screen).by(light).open(folder.resolve(page));
                    assertThat(reader.hasToScrollSideways())
                            .as(page + " on " + screen)
                            .isFalse();
                    photograph(page + "-" + screen + "-" + light);
                    if ((light == Reader.Light.DARK) == (screen == Reader.Screen.PHONE)) {
                        accessible();
                    }
                }
            }
        }
    }

    /** What axe-core itself asks for and may not have is no fault of the page. */
    private static void accessible() {
        assertThat(reader.complaints()).isEmpty();
        reader.findsItAccessible();
        reader.complaints();
    }

    /** To look at, if somebody asks for it: {@code -Dtouchstone.photographs=DIR}. */
    private static void photograph(String name) throws IOException {
        String album = System.getProperty("touchstone.photographs");
        if (album != null) {
            reader.photograph(Path.of(album, name.replace('/', '-') + ".png"));
        }
    }
}
