package touchstone.report.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gg.jte.Content;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.site.PageAsset;
import touchstone.report.site.PageHead;
import touchstone.report.site.PageTemplates;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Verdict;

/** The reader notices what pages must not do, and the head of our pages keeps them from most of it. */
@Tag("slow") // needs Chromium
class ReaderTest {

    private static final PageAsset STAMP = new PageAsset("stamp.js", "document.body.dataset.stamped = 'yes';\n");

    private static Reader reader;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        reader = Reader.start();
    }

    @AfterAll
    static void close() {
        reader.close();
    }

    @Test
    void aPageOfItsOwnRunsItsOwnScriptAndNoOther() throws IOException {
        Path page = write("alone.html", PageHead.alone("Alone", List.of(), List.of(STAMP)), intruder());
        reader.open(page);
        assertThat(reader.the("body").getDomAttribute("data-stamped")).isEqualTo("yes");
        assertThat(reader.the("body").getDomAttribute("data-intruder")).isNull();
        assertThat(reader.complaints())
                .anySatisfy(complaint -> assertThat(complaint).contains("Content Security Policy"));
    }

    @Test
    void aPageAmongOthersRunsTheSharedScriptAndNoOther() throws IOException {
        PageAsset.LOOK.write(folder.resolve("assets"));
        STAMP.write(folder.resolve("assets"));
        Path page =
                write("deep/page.html", PageHead.among("../assets/", "Among", List.of(), List.of(STAMP)), intruder());
        reader.open(page);
        assertThat(reader.the("body").getDomAttribute("data-stamped")).isEqualTo("yes");
        assertThat(reader.the("body").getDomAttribute("data-intruder")).isNull();
        assertThat(reader.the("body").getCssValue("background-color")).isEqualTo("rgba(246, 243, 236, 1)");
    }

    @Test
    void requestsAreNoticedAndKeptFromLeaving() throws IOException {
        Path free = folder.resolve("free.html");
        Files.writeString(free, "<!DOCTYPE html><title>x</title><img src='http://example.invalid/a.png'>");
        reader.requests();
        reader.open(free);
        assertThat(reader.requests()).containsExactly("http://example.invalid/a.png");

        Path page = write(
                "kept.html",
                PageHead.alone("Kept", List.of(), List.of()),
                output -> output.writeContent("<main id=main><img alt='' src='http://example.invalid/b.png'></main>"));
        reader.complaints();
        reader.open(page);
        assertThat(reader.complaints())
                .anySatisfy(complaint -> assertThat(complaint).contains("b.png").contains("Content Security Policy"));
    }

    @Test
    void whatCannotBeReadIsFoundAndOurLookIsNot() throws IOException {
        Path page = write("signs.html", PageHead.alone("Signs", List.of(), List.of()), signs("inherit"));
        for (Reader.Light light : Reader.Light.values()) {
            reader.by(light).open(page).findsItAccessible();
        }
        reader.by(Reader.Light.LIGHT);
        Path pale = write("pale.html", PageHead.alone("Pale", List.of(), List.of()), signs("#ddd"));
        assertThatThrownBy(() -> reader.open(pale).findsItAccessible())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("color-contrast");
    }

    @Test
    void whatCannotBeReadAtNightAloneIsFoundToo() throws IOException {
        Path page = write(
                "night.html",
                PageHead.alone("Night", List.of(), List.of()),
                output -> output.writeContent("<main id=main><h1>Night</h1><style>@media (prefers-color-scheme: dark) {"
                        + " #said { color: #444 } }</style><p id=said>Verdicts</p></main>"));
        reader.by(Reader.Light.LIGHT).open(page).findsItAccessible();
        assertThatThrownBy(() -> reader.canRead(page))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("color-contrast");
        reader.at(Reader.Screen.DESK).by(Reader.Light.LIGHT);
    }

    @Test
    void keysReachThePageOfAReaderThatComesAfterAnother() throws IOException {
        Path page = write(
                "keys.html",
                PageHead.alone("Keys", List.of(), List.of()),
                output -> output.writeContent("<main id=main><h1>Keys</h1></main>"));
        for (int i = 0; i < 2; i++) {
            // Its tab is taken over at once: a second Chromium would take its time to start.
            reader.close();
            reader = Reader.start();
            reader.open(page);
            assertThat(reader.driver().executeScript("return document.hasFocus()"))
                    .isEqualTo(true);
        }
    }

    private static Content intruder() {
        return output -> output.writeContent(
                "<main id=main><h1>Here</h1><script>document.body.dataset.intruder = 'yes'</script></main>");
    }

    private static Content signs(String color) {
        return output -> {
            output.writeContent("<main id=main><h1>Signs</h1><p style='color:" + color + "'>Verdicts</p><p>");
            for (Verdict verdict : Verdict.values()) {
                output.writeContent(
                        PageTemplates.render("layout/verdict.jte", Map.of("sign", VerdictSign.of(verdict))));
            }
            for (ClauseVerdict verdict : ClauseVerdict.values()) {
                output.writeContent(
                        PageTemplates.render("layout/verdict.jte", Map.of("sign", VerdictSign.of(verdict))));
            }
            output.writeContent("</p></main>");
        };
    }

    private Path write(String name, PageHead head, Content content) throws IOException {
        Path page = folder.resolve(name);
        Files.createDirectories(page.getParent());
        Files.writeString(page, PageTemplates.render("layout/page.jte", Map.of("head", head, "content", content)));
        return page;
    }
}
