package touchstone.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.cli.options.Installation;
import touchstone.reference.choice.Repetition;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The rule book knows where any two rulesets part: from what is published, or because it has looked. */
class BookDivergencesTest {

    private static final Specification FEATURES =
            SpecificationReader.read(Installation.path().resolve("features"));

    @Test
    void whatIsPublishedKnowsOfEveryTwoOfOurRulesetsAsTheyAre() {
        PublishedDivergences divergences = new BookDivergences(FEATURES).divergences();
        assertThat(divergences.more()).isEmpty();
        for (Ruleset one : FEATURES.rulesets()) {
            assertThat(FEATURES.rulesets())
                    .filteredOn(other -> !other.equals(one))
                    .allMatch(other -> divergences.know(one, other));
        }
    }

    @Test
    void forARulesetOfSomebodysOwnGamesAreLookedFor() {
        Ruleset aga = FEATURES.ruleset("aga").orElseThrow();
        Ruleset club = Ruleset.at("club", aga.variant().with(Repetition.POSITIONAL), List.of("aga"));
        PublishedDivergences divergences =
                new BookDivergences(new Specification(FEATURES.clauses(), List.of(aga, club))).divergences();
        assertThat(divergences.know(aga, club)).isTrue();
        assertThat(divergences.more().orElseThrow().pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.shortest()).isPresent();
            assertThat(pair.axes()).singleElement().satisfies(axis -> assertThat(axis.axis())
                    .isEqualTo("repetition"));
        });
    }
}
