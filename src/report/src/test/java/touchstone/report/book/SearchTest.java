package touchstone.report.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.report.book.page.Book;
import touchstone.report.browser.Reader;

/** What somebody looks for is what is found first: questions with their answers, in search-questions.csv. */
@Tag("slow") // needs Chromium
class SearchTest {

    @TempDir
    private static Path folder;

    private static Reader reader;

    @BeforeAll
    static void openThePage() throws IOException {
        BookSite.writeSearch(
                folder,
                new Book(Features.ALL, Map.of(), List.of(), List.of(), Features.HOME, Optional.empty(), false, "0"));
        Path page = folder.resolve("page.html");
        Files.writeString(
                page,
                "<!DOCTYPE html><meta charset=utf-8><title>Search</title><script src=lunr.min.js></script>"
                        + "<script src=index.js></script><script src=finder.js></script>");
        reader = Reader.start().open(page);
    }

    @AfterAll
    static void close() {
        reader.close();
    }

    static Stream<Arguments> questions() throws IOException {
        try (InputStream questions = SearchTest.class.getResourceAsStream("search-questions.csv")) {
            return new String(questions.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arguments.of((Object[]) line.split(",")));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("questions")
    void theAnswerIsTheFirstFind(String question, String answer) {
        assertThat(finds(question)).as(question).startsWith(answer);
    }

    @Test
    void thereAreQuestionsEnough() throws IOException {
        assertThat(questions()).hasSizeGreaterThanOrEqualTo(50);
    }

    @Test
    void aWordIsFoundByItsBeginning() {
        assertThat(finds("moonsh")).startsWith("phenomena/moonshine-life.html");
    }

    @Test
    void whatNoPageHasWholeIsFoundInPart() {
        assertThat(finds("xylophone snapback")).startsWith("glossary.html#snapback");
        assertThat(reader.driver().executeScript("return finder('xylophone snapback').all"))
                .isEqualTo(false);
    }

    @Test
    void whatIsNowhereIsNotFound() {
        assertThat(finds("xylophone")).isEmpty();
        assertThat(finds("  ?! ")).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static List<String> finds(String question) {
        return (List<String>)
                reader.driver().executeScript("return finder(arguments[0]).finds.map((find) => find[2])", question);
    }
}
