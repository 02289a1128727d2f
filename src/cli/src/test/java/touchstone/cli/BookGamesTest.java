package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Repetition;
import touchstone.report.book.compare.Partings;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The rule book knows where any two rulesets part: from what is published, or because it has looked. */
class BookGamesTest {

    private static final Specification FEATURES =
            SpecificationReader.read(Home.path().resolve("features"));

    @Test
    void whatIsPublishedKnowsOfEveryTwoOfOurRulesetsAsTheyAre() {
        Partings partings = new BookGames(FEATURES).partings();
        assertThat(partings.more()).isEmpty();
        for (Ruleset one : FEATURES.rulesets()) {
            assertThat(FEATURES.rulesets())
                    .filteredOn(other -> !other.equals(one))
                    .allMatch(other -> partings.know(one, other));
        }
    }

    @Test
    void forARulesetOfSomebodysOwnGamesAreLookedFor() {
        Ruleset aga = FEATURES.ruleset("aga").orElseThrow();
        Ruleset club = Ruleset.at("club", aga.variant().with(Repetition.POSITIONAL), List.of("aga"));
        Partings partings = new BookGames(new Specification(FEATURES.clauses(), List.of(aga, club))).partings();
        assertThat(partings.know(aga, club)).isTrue();
        assertThat(partings.more().orElseThrow().pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.shortest()).isPresent();
            assertThat(pair.axes()).singleElement().satisfies(axis -> assertThat(axis.axis())
                    .isEqualTo("repetition"));
        });
    }
}
