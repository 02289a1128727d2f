package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Browser;
import touchstone.report.Examples;
import touchstone.report.Made;
import touchstone.report.Page;
import touchstone.report.Run;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;

@Tag("slow") // needs Chromium and runs Allure
class AllureLinksTest {

    @TempDir
    private Path out;

    @Test
    void everyResultHasTheAddressOfItsOwnEntry() throws IOException {
        Run run = Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE);
        Made.reports(out, run);

        AllureLinks links = AllureLinks.read(out);
        Page page = Page.read(AllureOutput.page(out));
        for (Result result : run.results()) {
            String link = links.link(result.subject().id(), result.scenario()).orElseThrow();
            assertThat(link).startsWith("allure-report/index.html#testresult/");
            String uid = link.substring(link.lastIndexOf('/') + 1);
            JsonNode entry = page.json("data/test-cases/" + uid + ".json");
            assertThat(entry.get("fullName").asText())
                    .isEqualTo(result.scenario() + " on "
                            + run.names().get(result.subject().id()));
        }
        assertThat(links.link("gnugo", "base.8/999")).isEmpty();
        assertThat(links.link("nobody", "base.8/1")).isEmpty();
    }

    @Test
    void theAddressOpensTheEntry() throws Exception {
        Made.reports(out, Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE));
        String link = AllureLinks.read(out).link("reference", "base.8/3").orElseThrow();

        String dom = Browser.in(out)
                .visit(AllureOutput.page(out), link.substring(link.indexOf('#') + 1))
                .dom();
        // The page holds its data too, so only what stands in the title counts.
        Matcher title =
                Pattern.compile("test-result__name\">\\s*<[^>]*>([^<]*)<").matcher(dom);
        assertThat(title.find()).isTrue();
        assertThat(title.group(1)).startsWith("base.8/3 ").contains("Touchstone reference");
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
