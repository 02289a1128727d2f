package touchstone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import touchstone.cli.Touchstone;
import touchstone.cli.judge.StatusLimits;
import touchstone.report.book.BookSite;
import touchstone.report.book.Books;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.browser.ReadPagesTest;
import touchstone.report.browser.Reader;

/** The page that judges records says what the command says. */
@Tag("slow") // needs Chromium
class JudgePageTest extends ReadPagesTest {

    @TempDir
    private static Path folder;

    @TempDir
    private static Path records;

    @BeforeAll
    static void print() {
        BookSite.write(folder, Books.of(Books.SPECIFICATION));
    }

    @BeforeEach
    void open() {
        reader.open(folder.resolve(PageAddresses.JUDGE));
    }

    private static Path record(String name, byte[] bytes) throws IOException {
        return Files.write(records.resolve(name), bytes);
    }

    private static Path record(String name, String text) throws IOException {
        return record(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The record of a game with turns taken from Black on. */
    private static String game(String properties, String moves) {
        StringBuilder text = new StringBuilder("(;GM[1]FF[4]" + properties);
        boolean black = true;
        for (String move : moves.split(" ", -1)) {
            text.append(black ? ";B[" : ";W[").append(move).append("]");
            black = !black;
        }
        return text + ")";
    }

    private static void choose(Path... files) {
        reader.the("#judge input[type=file]")
                .sendKeys(Stream.of(files).map(Path::toString).collect(Collectors.joining("\n")));
    }

    private static String saying(String words) {
        new WebDriverWait(reader.driver(), Duration.ofSeconds(120))
                .until(driver -> reader.the("#judge .ruling").getText().contains(words));
        return reader.the("#judge .ruling").getText();
    }

    private static final String KO = "cb dc bb ab da ad bd cc ca dd bc ba ac";

    private static List<Path> various() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("empty.sgf", "");
        texts.put("legal.sgf", game("SZ[9]KM[6.5]RU[Japanese]PB[A]PW[B]RE[B+R]", "ee cc gg  "));
        texts.put("ko.sgf", game("SZ[5]KM[7]RU[Chinese]RE[W+3]", "cb dc bb cd ad ad cc dd dc cb"));
        texts.put("occupied.sgf", game("SZ[4]KM[0.25]", KO));
        texts.put("astray.sgf", game("SZ[9:7]RU[nobody knows]", "ah aa ii ee"));
        texts.put("json.sgf", game("SZ[3]RU[{\"ko\":\"SIMPLE\",\"tax\":\"ALL\",\"suicide\":true}]", "bb ab "));
        texts.put("komi.sgf", game("SZ[3]KM[0.000001]", "bb ab"));
        texts.put("late.sgf", game("SZ[2]RU[katago:aga-button]", "aa  bb   ab ba"));
        texts.put("spelled.sgf", game("SZ[3]RU[koSITUATIONALscoreTERRITORYsui1]KM[-3.5]", "bb ab "));
        texts.put("small.sgf", game("SZ[1]", "aa "));
        texts.put("large.sgf", game("SZ[25]HA[2]AB[aa][yy]", "tt"));
        texts.put("counted.sgf", "(;SZ[5]KM[0.5]RE[B+24.5]RU[AGA];B[cc];W[aa];B[];W[];TB[ab:ee][aa])");
        texts.put(
                "hidden.sgf",
                "(;SZ[3]PB[\\\\ \" \u202e\u200b\u0007\t\u2028 \ud83d\ude00 \u00e9\u0410]RU[\u65e5\u672c];B[bb])");
        texts.put("many.sgf", game("SZ[3]", "bb") + "\n(;SZ[3];B[zz](\n" + game("SZ[5]RU[nz]", "cc cc") + "(;SZ[99])");
        texts.put("twice.sgf", "(;SZ[3]SZ[3]KM[x];PL[1]B[aa]W[bb];W[cc])");
        texts.put("'quoted' name.sgf", game("SZ[3]", "bb"));
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            files.add(record(text.getKey(), text.getValue()));
        }
        files.add(record(
                "gb.sgf",
                "(;CA[GB2312]SZ[3]PB[\u8042\u536b\u5e73]PW[\u9a6c\u6653\u6625];B[bb])"
                        .getBytes(Charset.forName("GB2312"))));
        files.add(record("latin.sgf", "(;SZ[3]PB[J\u00fcrgen \u0093];B[bb])".getBytes(StandardCharsets.ISO_8859_1)));
        files.add(record("mark.sgf", "\ufeff(;SZ[3]PB[\u00e9];B[bb])"));
        return files;
    }

    private static String byTheCommand(List<Path> files, String... options) throws IOException {
        Path json = records.resolve("judged.json");
        List<String> words = new ArrayList<>(List.of("judge"));
        words.addAll(List.of(options));
        files.forEach(file -> words.add(file.toString()));
        words.addAll(List.of("--json", json.toString()));
        Touchstone.run(
                words.toArray(String[]::new),
                new PrintWriter(PrintWriter.nullWriter()),
                new PrintWriter(PrintWriter.nullWriter()));
        return Files.readString(json).replace(records + "/", "");
    }

    /** The file that the page offers to save. */
    private static String byThePage() {
        reader.driver()
                .executeScript(
                        "const made = URL.createObjectURL; URL.createObjectURL = (blob) => made.call(URL, window.saved = blob)");
        reader.all("#judge button").stream()
                .filter(button -> button.getText().equals("Save as JSON"))
                .forEach(WebElement::click);
        return (String) reader.driver().executeAsyncScript("const done = arguments[0]; window.saved.text().then(done)");
    }

    /** But for the version of Touchstone and the command line, which name the program. */
    private static String withoutHead(String json) {
        return json.substring(json.indexOf("\n  \"games\""));
    }

    /**
     * Three of the games are far from their end: whatever is looked for there stays undecided, and would be looked for until the time is
     * over. This ends the search at the same moment on any machine.
     */
    private static final String FEW = "1000";

    private static List<WebElement> limits() {
        return reader.all("#judge input[type=number]");
    }

    private static void looksForFewMoments() {
        reader.driver().executeScript("arguments[0].value = arguments[1]", limits().get(1), FEW);
    }

    @Test
    void theJsonIsTheCommandsByteForByte() throws IOException {
        assertThat(limits()).extracting(limit -> limit.getDomProperty("value")).containsExactly("10", "200000");
        assertThat(StatusLimits.USUAL.nodes()).isEqualTo(200_000);
        looksForFewMoments();
        List<Path> files = various();
        choose(files.toArray(Path[]::new));
        saying(" with illegal moves");

        String written = byThePage();
        assertThat(withoutHead(written)).isEqualTo(withoutHead(byTheCommand(files, "--nodes", FEW)));
        assertThat(written)
                .contains("\"command-line\" : \"touchstone judge empty.sgf", "''\\\\''quoted'\\\\'' name.sgf'");
    }

    @Test
    void theSameWithTheOptionsOfTheCommand() throws IOException {
        String rules = "{\"ko\":\"SITUATIONAL\",\"scoring\":\"TERRITORY\",\"suicide\":true,\"komi\":5.5}";
        rules(rules + "; japanese");
        reader.the("#judge summary").click();
        reader.all("#judge input[type=checkbox]").forEach(WebElement::click);
        looksForFewMoments();
        List<Path> files = various();
        choose(files.toArray(Path[]::new));
        saying(" with illegal moves");

        assertThat(withoutHead(byThePage()))
                .isEqualTo(withoutHead(byTheCommand(
                        files,
                        "--ruleset",
                        rules,
                        "--ruleset",
                        "japanese",
                        "--strict",
                        "--stop-at-first",
                        "--time",
                        "10",
                        "--nodes",
                        FEW)));
    }

    @ParameterizedTest
    @CsvSource({"nobody knows,there is no ruleset 'nobody knows'", "'{\"ko\":',there is no ruleset '{\"ko\":'"})
    void rulesThatNobodyKnowsAreRefused(String rules, String words) throws IOException {
        rules(rules);
        choose(record("any.sgf", game("SZ[3]", "bb")));
        assertThat(saying("Nothing is judged")).contains(words);
    }

    private static void rules(String text) {
        reader.driver().executeScript("arguments[0].value = arguments[1]", reader.the("#judge input[list]"), text);
    }

    @Test
    void aRowSaysAllOfAGame() throws IOException {
        choose(record("offence.sgf", game("SZ[3]RU[AGA]PB[<b>Ann</b>]", "bb bb aa")));
        saying("1 game: 1 with illegal moves");

        assertThat(reader.the("#judge tbody").getText()).contains("<b>Ann</b>", "aga", "move 2 base.7.step-1");
        reader.the("#judge tbody button").click();
        assertThat(reader.the("#judge tr.all").getText())
                .contains(
                        "move 2, White B2 (line 1, column", "illegal", "By aga", "What each ruleset says", "japanese");
        assertThat(reader.all("#judge tr.all svg .stone")).hasSize(1);
        reader.findsItAccessible();
        reader.the("#judge tbody button").click();
        assertThat(reader.all("#judge tr.all")).isEmpty();
    }

    @Test
    void otherRulesetsAreChosen() throws IOException {
        rules("french; ing");
        choose(record("other.sgf", game("SZ[3]RU[AGA]", "bb")));
        saying("1 game");
        assertThat(reader.the("#judge tbody").getText()).contains("french\ning", "none\nnone");
    }

    @Test
    void aFileOfAHundredMegabytesIsRefusedAndTheOthersAreJudged() throws IOException {
        Path large = records.resolve("huge.sgf");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(100_000_000);
        }
        choose(large, record("after.sgf", game("SZ[3]", "bb")));
        assertThat(saying("1 game")).contains("huge.sgf has 100000000 bytes; a page reads files to 20000000");
    }

    /** Many games, more than are judged until somebody has seen the button: the page answers meanwhile, and stops when it is told to. */
    @Test
    void nothingIsFrozenMeanwhile() throws IOException {
        String thousand = game("SZ[19]RU[Japanese]", "pd dp pp dd fq cn jp qf").repeat(1_000);
        List<Path> many = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            many.add(record("thousand-" + i + ".sgf", thousand));
        }
        choose(many.toArray(Path[]::new));
        saying("judged");
        // Not among those of the games: there are more of them with each look.
        WebElement stop = reader.all("#judge .drop button").stream()
                .filter(button -> button.getText().equals("Stop"))
                .findFirst()
                .orElseThrow();
        stop.click();
        assertThat(saying("Stopped")).contains("games judged");
    }

    @Test
    void isForTheTelephoneTheDarkAndTheKeyboard() throws IOException {
        reader.at(Reader.Screen.PHONE).by(Reader.Light.DARK);
        reader.open(folder.resolve(PageAddresses.JUDGE));
        choose(record("phone.sgf", game("SZ[9]RU[AGA]PB[Somebody with a long name]", "ee ee aa")));
        saying("1 game");
        assertThat(reader.the("#judge caption").getRect().getWidth()).isGreaterThan(300);
        reader.driver().executeScript("arguments[0].focus()", reader.the("#judge tbody button"));
        reader.press(Keys.ENTER);
        assertThat(reader.all("#judge tr.all")).hasSize(1);
        assertThat(reader.hasToScrollSideways()).isFalse();
        reader.findsItAccessible();
    }

    /** A table with what the page found, also on a sheet that is no wider than a telephone's screen is high; nothing to press. */
    @Test
    void isForPaper() throws IOException {
        choose(record("paper.sgf", game("SZ[9]RU[AGA]", "ee ee aa")));
        String found = saying("1 game");
        reader.the("#judge tbody button").click();
        reader.at(Reader.Screen.PHONE).onPaper();
        assertThat(reader.the("#judge .ruling").getText()).isEqualTo(found);
        assertThat(reader.seen("#judge .tools")).isEmpty();
        assertThat(reader.seen("#judge > table > thead th")).hasSize(9);
        assertThat(reader.seen("#judge tbody button"))
                .extracting(WebElement::getText)
                .containsExactly("1");
    }

    @Test
    void nothingThatARecordSaysRuns() throws IOException {
        choose(record(
                "evil<img src=x onerror=alert(1)>.sgf".replace("<", "(").replace(">", ")"),
                game("SZ[3]PB[<img src=x onerror=alert(1)>]RU[<script>alert(1)</script>]", "bb bb")));
        saying("1 game");
        reader.the("#judge tbody button").click();
        assertThat(reader.driver().findElements(By.cssSelector("#judge img, #judge script")))
                .isEmpty();
    }
}
