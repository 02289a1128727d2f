package touchstone.report.passport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.reference.choice.Axis;
import touchstone.report.browser.Reader;
import touchstone.spi.Identity;
import touchstone.suite.passport.AxisEntry;
import touchstone.suite.passport.Certainty;
import touchstone.suite.passport.DecidingScenario;
import touchstone.suite.passport.IdentificationOutcome;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.RulesetEntry;
import touchstone.suite.passport.StatementAgreement;
import touchstone.suite.result.Diagram;

@Tag("slow") // needs Chromium
class PassportPageTest {

    private static final String HOSTILE =
            "<script>alert('1')</script>\u001B[31m\u202E\u0000&amp;<img src=\"https://evil.invalid/\">";

    @TempDir
    private Path folder;

    private static AxisEntry axis(String id, Certainty certainty, StatementAgreement agreement, String text) {
        DecidingScenario ground = new DecidingScenario(
                "repetition=positional",
                "repetition.positional/1",
                "A ko may not be retaken at once",
                List.of("Given this position", "Then White may not play B4"),
                "White may not play B4",
                Optional.of(new Diagram("after " + text, ". . .\n. X .\n. . .\n")),
                List.of("B3", "Z25"),
                "White may not play B4",
                text);
        return new AxisEntry(
                id,
                certainty,
                List.of("positional"),
                1,
                List.of(new AxisEntry.Near("positional", 2, ground)),
                List.of("needs " + text, "broke down: " + text),
                List.of(ground),
                List.of(
                        new AxisEntry.Refuted("simple", "expected it, but " + text, List.of(ground)),
                        new AxisEntry.Refuted("situational", "contradicts it", List.of())),
                List.of(new AxisEntry.Stated(id, "kata-get-rules", text, List.of("simple"), agreement)),
                Map.of("positional", "No position twice"));
    }

    private static Passport passport(IdentificationOutcome outcome, List<AxisEntry> axes, String text) {
        return new Passport(
                "0.1.0",
                "./touchstone identify --engine '" + text + "'",
                Instant.parse("2026-11-21T10:15:30Z"),
                new Identity("engine", text, text, text),
                "player",
                outcome,
                outcome == IdentificationOutcome.BROKEN ? Optional.of("it broke down: " + text) : Optional.empty(),
                new Passport.Scenarios(764, 200, 3, 100, 400, 1, 60),
                Map.of("reads-board", text),
                List.of(text),
                List.of(new Passport.Statement("kata-get-rules", text, false)),
                axes,
                List.of(new RulesetEntry(
                        "aga",
                        "The AGA's rules",
                        false,
                        5,
                        List.of(new RulesetEntry.Difference("repetition", "situational", List.of(), false)))));
    }

    private static List<AxisEntry> everyAxis(String text) {
        Certainty[] certainties = Certainty.values();
        StatementAgreement[] agreements = StatementAgreement.values();
        List<Axis> all = Axis.all();
        return all.stream()
                .map(axis -> axis(
                        axis.id(),
                        certainties[all.indexOf(axis) % certainties.length],
                        agreements[all.indexOf(axis) % agreements.length],
                        text))
                .toList();
    }

    @Test
    void whateverAnEngineSaysIsOnlyText() throws Exception {
        for (IdentificationOutcome outcome : IdentificationOutcome.values()) {
            String page = PassportPage.of(passport(outcome, everyAxis(HOSTILE), HOSTILE));
            assertThat(page)
                    .doesNotContain("<script")
                    .doesNotContain("<img")
                    .doesNotContain("\u001B")
                    .doesNotContain("\u202E")
                    .doesNotContain("\u0000")
                    .contains("&lt;script&gt;")
                    .contains("&amp;amp;");
        }
    }

    @Test
    void aNameOfAHundredThousandLettersLeavesThePageReadable() {
        String page = PassportPage.of(passport(IdentificationOutcome.CONSISTENT, everyAxis("x"), "x".repeat(100_000)));
        assertThat(page).hasSizeLessThan(400_000).contains("more characters)");
    }

    /** What colour says is said in words, too. */
    @Test
    void everyVerdictIsInWords() {
        String page = PassportPage.of(passport(IdentificationOutcome.CONTRADICTED, everyAxis("words"), "engine"));
        for (Certainty certainty : Certainty.values()) {
            assertThat(page).contains("</span>" + certainty.word() + "</span>");
        }
        assertThat(page)
                .contains("words: contradicted")
                .contains("words: confirmed")
                .contains("1 difference");
    }

    @Test
    void everyAxisHasItsPlace() {
        String page = PassportPage.of(passport(IdentificationOutcome.CONSISTENT, everyAxis("x"), "x"));
        assertThat(page).doesNotContain("Other axes");
        assertThat(Axis.all())
                .allSatisfy(axis -> assertThat(page).contains("<span class=\"name\">" + axis.id() + "</span>"));
        String later = PassportPage.of(passport(
                IdentificationOutcome.CONSISTENT,
                List.of(axis("weather", Certainty.FOUND, StatementAgreement.CONFIRMED, "x")),
                "x"));
        assertThat(later).contains("Other axes").contains("<span class=\"name\">weather</span>");
    }

    @Test
    void thePointsInQuestionAreRingedAndToldInWords() {
        String page = PassportPage.of(passport(IdentificationOutcome.CONSISTENT, everyAxis("x"), "x"));
        assertThat(page).contains("in question: B3").doesNotContain("Z25</desc>");
    }

    @Test
    void itCanBeReadByAllOnAnyScreenByDayAndByNight() throws Exception {
        Path file = folder.resolve("passport.html");
        Files.writeString(
                file, PassportPage.of(passport(IdentificationOutcome.CONTRADICTED, everyAxis(HOSTILE), HOSTILE)));
        try (Reader reader = Reader.start()) {
            reader.canRead(file);
            assertThat(reader.driver().getPageSource())
                    .contains("Touchstone passport")
                    .contains("<svg")
                    .doesNotContain("<script");
            assertThat(reader.requests()).isEmpty();
            assertThat(reader.complaints()).isEmpty();
        }
    }
}
