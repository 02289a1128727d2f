package touchstone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;
import touchstone.report.book.BookSite;
import touchstone.report.book.Books;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.browser.Reader;

/** Boards of the book that a reader plays on, and the page where a whole game is played. */
@Tag("slow") // needs Chromium
class LiveBoardsTest {

    private static final String KO = "[id='1'] ";

    private static Reader reader;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void print() {
        BookSite.write(folder, Books.of(Books.SPECIFICATION));
        reader = Reader.start();
    }

    @AfterAll
    static void close() {
        if (reader != null) {
            reader.close();
        }
    }

    @BeforeEach
    void settle() throws IOException {
        reader.at(Reader.Screen.DESK).by(Reader.Light.LIGHT).withScripts(true);
        reader.requests();
        reader.complaints();
    }

    @AfterEach
    void nothingWasAskedForAndNothingWentWrong() throws IOException {
        assertThat(reader.requests()).isEmpty();
        assertThat(reader.complaints()).isEmpty();
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

    @Test
    void aWholeGameEndsWithAResult() {
        reader.open(folder.resolve(PageAddresses.PLAY), "japanese/5x5/komi:0.5,C3,pass");
        says("#play", "as the address has it");
        button("#play", "Pass");
        button("#play", "No stone is dead");
        assertThat(shown("#play .outcome").getText()).contains("Black wins by 23.5");
        assertThat(reader.driver().getCurrentUrl()).endsWith("#japanese/5x5/komi:0.5,C3,pass,pass,dead:");
    }
}
