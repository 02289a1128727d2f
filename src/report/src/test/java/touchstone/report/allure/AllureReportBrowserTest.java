package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import touchstone.report.Examples;
import touchstone.report.Page;
import touchstone.report.Run;
import touchstone.report.browser.Reader;
import touchstone.suite.plan.Profile;

/** What a reader gets to see, and that nobody else hears of it. */
@Tag("slow") // needs Chromium and runs Allure
class AllureReportBrowserTest {

    @TempDir
    private static Path shared;

    /** Of GNU Go and the reference. */
    private static Path page;

    private static Reader reader;

    @TempDir
    private Path folder;

    @BeforeAll
    static void write() throws IOException {
        page = report(shared, Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE));
        reader = Reader.start();
    }

    @AfterAll
    static void close() {
        if (reader != null) {
            reader.close();
        }
    }

    @AfterEach
    void nobodyWasAsked() throws IOException {
        assertThat(reader.requests()).isEmpty();
    }

    /** @param sign what the page shows when it is done */
    private static String document(Path page, String place, String sign) {
        return reader.open(page, place).document(Pattern.compile(sign));
    }

    @Test
    void showsTheClauses() {
        assertThat(document(page, "", "Touchstone reference 0\\.1\\.0"))
                .contains("GNU Go 3.8")
                .contains("Touchstone reference 0.1.0");
        assertThat(document(page, "behaviors", "base\\.8/1 A ko"))
                .contains("Base rules")
                .contains("base.8 A play that recreates an earlier position is illegal")
                .contains("base.8/1 A ko may not be retaken at once (GNU Go 3.8)");
    }

    /** From the body of rules to the clause, and from there to each subject with its verdict, by clicks. */
    @Test
    void theBehavioursTreeSaysWhoSatisfiesWhichClause() {
        reader.open(page, "behaviors");
        open("Base rules");
        open("base.8 A play that recreates");
        assertThat(reader.seen(".tree .node:not(.node__leaf) > .node__title .node__name").stream()
                        .map(WebElement::getText)
                        .filter(name -> name.contains(": ")))
                .containsExactlyInAnyOrder("GNU Go 3.8: violated", "Touchstone reference 0.1.0: satisfied");
    }

    private static void open(String beginning) {
        new WebDriverWait(reader.driver(), Duration.ofSeconds(30))
                .until(driver -> reader.seen(".tree .node__title").stream()
                        .filter(title -> title.getText().startsWith(beginning))
                        .findFirst()
                        .orElse(null))
                .click();
    }

    @Test
    void aTestCaseShowsItsBoardsAtOnce() throws Exception {
        assertThat(document(page, "testresult/" + uid(page, "failed"), "after Black C4"))
                .contains("<svg")
                .contains("after Black C4")
                .contains("Expected: ");
    }

    @Test
    void hostileTextIsOnlyText() throws Exception {
        Path hostile = report(folder, Examples.hostile());
        String failed = uid(hostile, "failed");
        String transcript = attachment(hostile, failed, "transcript");

        for (String place : new String[] {
            "",
            "behaviors",
            "categories",
            "suites",
            "packages",
            "testresult/" + failed,
            "testresult/" + uid(hostile, "skipped"),
            "testresult/" + failed + "?attachment=" + transcript
        }) {
            // In the packages are only words of the specification.
            String sign = place.equals("packages") ? "node__title" : "&lt;\u2060?script";
            assertThat(document(hostile, place, sign))
                    .as(place)
                    .doesNotContain("<script>alert")
                    .doesNotContain("<img src=\"https")
                    .doesNotContain("<img src=\\");
            assertThat(reader.requests()).as(place).isEmpty();
        }
    }

    private static Path report(Path folder, Run run) throws IOException {
        Path results = folder.resolve("results");
        Path report = folder.resolve("report");
        AllureResults.write(run, results, 1);
        AllureReport.generate(run, results, report);
        return report.resolve("index.html");
    }

    private static String uid(Path page, String status) throws IOException {
        for (JsonNode testCase : Page.read(page).testCases()) {
            if (testCase.get("status").asText().equals(status)) {
                return testCase.get("uid").asText();
            }
        }
        throw new AssertionError("no test case is " + status);
    }

    private static String attachment(Path page, String uid, String name) throws IOException {
        JsonNode testCase = Page.read(page).json("data/test-cases/" + uid + ".json");
        for (JsonNode attachment : testCase.at("/testStage/attachments")) {
            if (attachment.get("name").asText().equals(name)) {
                return attachment.get("uid").asText();
            }
        }
        throw new AssertionError("no attachment is called " + name);
    }
}
