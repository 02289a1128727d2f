package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Examples;
import touchstone.report.Made;
import touchstone.report.Page;
import touchstone.report.Run;
import touchstone.report.browser.Reader;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;

@Tag("slow") // needs Chromium and runs Allure
class AllureLinksTest {

    private static final Run RUN = Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE);

    @TempDir
    private static Path made;

    @TempDir
    private Path out;

    @BeforeAll
    static void make() {
        Made.reports(made, RUN);
    }

    @Test
    void everyResultHasTheAddressOfItsOwnEntry() throws IOException {
        AllureLinks links = AllureLinks.read(made);
        Page page = Page.read(AllureOutput.page(made));
        for (Result result : RUN.results()) {
            String link = links.link(result.subject().id(), result.scenario()).orElseThrow();
            assertThat(link).startsWith("allure-report/index.html#testresult/");
            String uid = link.substring(link.lastIndexOf('/') + 1);
            JsonNode entry = page.json("data/test-cases/" + uid + ".json");
            assertThat(entry.get("fullName").asText())
                    .isEqualTo(result.scenario() + " on "
                            + RUN.names().get(result.subject().id()));
        }
        assertThat(links.link("gnugo", "base.8/999")).isEmpty();
        assertThat(links.link("nobody", "base.8/1")).isEmpty();
    }

    @Test
    void theAddressOpensTheEntry() {
        String link = AllureLinks.read(made).link("reference", "base.8/3").orElseThrow();
        try (Reader reader = Reader.start()) {
            // The page holds its data too, so only what stands in the title counts.
            Pattern title = Pattern.compile("test-result__name\">\\s*<[^>]*>([^<]*)<");
            Matcher shown = title.matcher(reader.open(AllureOutput.page(made), link.substring(link.indexOf('#') + 1))
                    .document(title));
            assertThat(shown.find()).isTrue();
            assertThat(shown.group(1)).startsWith("base.8/3 ").contains("Touchstone reference");
        }
    }

    @Test
    void withoutAReportThereAreNone() {
        assertThat(AllureLinks.read(out).link("gnugo", "base.8/1")).isEmpty();
    }

    @Test
    void whatIsDamagedOrForeignLeadsNowhere() throws IOException {
        Path report = Files.createDirectories(out.resolve("allure-report"));
        Files.writeString(report.resolve("index.html"), "a page");
        for (String damaged : new String[] {
            "",
            "{",
            "[1]",
            "{\"gnugo\": 7}",
            "{\"gnugo\": {\"base.8/1\": [\"ab\"]}}",
            "{\"gnugo\": {\"base.8/1\": \"\\\"><script>\"}}",
            "{\"gnugo\": {\"base.8/1\": \"javascript:alert(1)\"}}"
        }) {
            Files.writeString(report.resolve("links.json"), damaged);
            assertThat(AllureLinks.read(out).link("gnugo", "base.8/1"))
                    .as(damaged)
                    .isEmpty();
        }
    }
}
