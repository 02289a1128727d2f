package touchstone.report.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import touchstone.report.browser.Reader;
import touchstone.report.published.Publication.Implementation;
import touchstone.report.published.Publication.NotRun;
import touchstone.report.site.PageAsset;
import touchstone.suite.coverage.ClauseVerdict;

/** The index of published results as its readers see it. */
@Tag("slow") // needs Chromium
class PublishedIndexBrowserTest {

    private static final String HOSTILE = "<script>document.title='taken'</script>\"><img src=x onerror=alert(1)>";

    @TempDir
    private static Path folder;

    private static Reader reader;
    private static Path page;

    @BeforeAll
    static void open() throws IOException {
        Publication publication = new Publication(
                "Results " + HOSTILE,
                List.of("About " + HOSTILE),
                Map.of(
                        "one",
                        new Implementation(HOSTILE, Optional.of("https://example.org/"), "here", Optional.of(HOSTILE))),
                List.of(new NotRun(HOSTILE, Optional.empty(), "it was not there")));
        PublishedIndex index = new PublishedIndex(
                publication,
                List.of(
                        entry("one.base.json", Optional.of("base"), "violations"),
                        entry("one.survey.json", Optional.empty(), "nothing claimed")),
                "0.1.0");
        page = folder.resolve("index.html");
        Files.writeString(page, index.page());
        PageAsset.LOOK.write(folder.resolve("assets"));
        PageAsset.named("published.css").write(folder.resolve("assets"));
        reader = Reader.start();
    }

    @AfterAll
    static void close() {
        reader.close();
    }

    private static IndexEntry entry(String file, Optional<String> ruleset, String verdict) {
        return new IndexEntry(
                "one",
                file,
                HOSTILE,
                "1 " + HOSTILE,
                ruleset,
                "arbiter",
                Map.of(ClauseVerdict.SATISFIED, 30L, ClauseVerdict.VIOLATED, 2L, ClauseVerdict.PARTLY_SHOWN, 9L),
                "388 of 610",
                verdict,
                false,
                "engine " + HOSTILE,
                "./touchstone certify --engine '" + HOSTILE + "'",
                List.of("engine 0123456789abcdef"),
                Instant.EPOCH);
    }

    @Test
    void itCanBeReadByAllOnAnyScreenByDayAndByNight() {
        for (Reader.Screen screen : Reader.Screen.values()) {
            for (Reader.Light light : Reader.Light.values()) {
                reader.at(screen).by(light).open(page).findsItAccessible();
                assertThat(reader.hasToScrollSideways())
                        .as(screen + " " + light)
                        .isFalse();
            }
        }
        reader.at(Reader.Screen.DESK).by(Reader.Light.LIGHT);
    }

    @Test
    void hostileWordsAreOnlyWords() throws IOException {
        reader.requests();
        reader.complaints();
        reader.open(page);
        assertThat(reader.driver().getTitle()).startsWith("Results <script>");
        assertThat(reader.all("main script, main img[onerror]")).isEmpty();
        assertThat(reader.the("h1").getText()).contains("<script>document.title='taken'</script>");
        assertThat(reader.requests()).isEmpty();
        assertThat(reader.complaints()).isEmpty();
    }

    @Test
    void theKeyboardOpensHowACertificateWasMade() {
        reader.open(page);
        assertThat(reader.seen(".certificate pre")).isEmpty();
        for (int i = 0; i < 30 && !reader.focused().getTagName().equals("summary"); i++) {
            reader.press(Keys.TAB);
        }
        reader.press(Keys.ENTER);
        assertThat(reader.seen(".certificate pre")).hasSize(1);
        assertThat(reader.seen(".certificate pre").get(0).getText()).startsWith("./touchstone certify");
    }

    @Test
    void aSurveySpeaksOfNoViolation() {
        reader.open(page);
        assertThat(reader.all(".certificate").get(1).getText())
                .contains("30 holds", "2 not so", "nothing: a survey")
                .doesNotContain("violated");
    }
}
