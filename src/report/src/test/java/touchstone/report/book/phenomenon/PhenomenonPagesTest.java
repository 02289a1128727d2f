package touchstone.report.book.phenomenon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.report.book.Features;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.LinkedText;
import touchstone.suite.specification.Phenomenon;

/** What the pages on phenomena say is what phenomena.yaml and the clauses say. */
class PhenomenonPagesTest {

    private static final Book BOOK =
            new Book(Features.ALL, Map.of(), List.of(), List.of(), Features.HOME, Optional.empty(), false, "0");

    private static PhenomenonPage page(String title) {
        Phenomenon phenomenon = Features.ALL.phenomena().all().stream()
                .filter(one -> one.title().equals(title))
                .findFirst()
                .orElseThrow();
        return PhenomenonPage.of(phenomenon, BOOK);
    }

    private static PhenomenonPage.Ruling ruling(PhenomenonPage page, String ruleset) {
        return page.rulings().stream()
                .filter(ruling ->
                        ruling.rulesets().stream().anyMatch(one -> one.name().equals(ruleset)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyPhenomenonIsDefined() {
        assertThat(PhenomenonChapter.entries(BOOK))
                .hasSizeGreaterThanOrEqualTo(12)
                .allSatisfy(entry -> {
                    assertThat(entry.definition()).as(entry.title()).endsWith(".");
                    assertThat(entry.title()).matches("[A-Z].*");
                });
    }

    @Test
    void everyRulesetStandsOnEveryPageOnce() {
        assertThat(Features.ALL.phenomena().all())
                .allSatisfy(phenomenon -> assertThat(PhenomenonPage.of(phenomenon, BOOK).rulings().stream()
                                .flatMap(ruling -> ruling.rulesets().stream())
                                .map(PhenomenonPage.Holder::title))
                        .as(phenomenon.title())
                        .doesNotHaveDuplicates()
                        .hasSameSizeAs(Features.ALL.rulesets()));
    }

    @Test
    void rulesetsThatAnswerAlikeAreTogether() {
        PhenomenonPage page = page("triple ko");

        assertThat(ruling(page, "base").rulesets())
                .extracting(PhenomenonPage.Holder::name)
                .contains("wmsg", "davies")
                .doesNotContain("japanese");
        assertThat(ruling(page, "japanese").answers())
                .extracting(PhenomenonPage.Answer::id)
                .containsExactly("japanese.12", "repetition.no-result.agreement");
    }

    @Test
    void examplesAreNumberedAndAnswersLeadToTheirs() {
        PhenomenonPage page = page("suicide");

        assertThat(page.examples())
                .extracting(example -> example.scene().number())
                .containsExactly(1, 2, 3);
        assertThat(ruling(page, "ing").answers().get(1).examples())
                .extracting(scene -> scene.title().plain())
                .containsExactly("Four stones are given up");
    }

    @Test
    void whoIsSilentHasNoAnswer() {
        assertThat(ruling(page("eyes in seki"), "belgian").answers()).isEmpty();
    }

    @Test
    void theGlossaryDefinesWhatTheFileDoesNot() {
        LinkedText definition = page("triple ko").definition();

        assertThat(definition.plain()).startsWith("Three kos at once");
    }
}
