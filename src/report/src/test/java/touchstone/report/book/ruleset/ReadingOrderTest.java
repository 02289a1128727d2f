package touchstone.report.book.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Axis;
import touchstone.report.book.Features;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** The order in which rules are read knows every clause that it may meet, and none that there is not. */
class ReadingOrderTest {

    private static final Specification FEATURES = Features.ALL;
    private static final ReadingOrder ORDER = ReadingOrder.ours();

    @Test
    void everyArticleHasItsPlaceAndOneOnly() {
        List<String> placed = ORDER.sections().stream()
                .flatMap(section -> section.clauses().stream())
                .toList();
        assertThat(placed).doesNotHaveDuplicates();
        assertThat(placed)
                .containsExactlyInAnyOrderElementsOf(FEATURES.clauses().stream()
                        .filter(clause -> clause.kind() == Clause.Kind.RULE
                                && clause.choice().isEmpty())
                        .map(Clause::id)
                        .toList());
    }

    @Test
    void everyAxisHasItsPlaceAndOneOnly() {
        assertThat(ORDER.sections().stream().flatMap(section -> section.axes().stream()))
                .containsExactlyInAnyOrderElementsOf(
                        Axis.all().stream().map(Axis::id).toList());
    }

    @Test
    void whatFollowsFromRulesIsThere() {
        assertThat(ORDER.consequences()).allMatch(id -> FEATURES.clause(id).isPresent());
    }

    @Test
    void whatAnArticleStatesIsAnAxisOrAClauseThatSomeRulesetHasWithIt() {
        ORDER.states().forEach((article, stated) -> {
            Clause own = FEATURES.clause(article).orElseThrow(() -> new AssertionError(article));
            for (String what : stated) {
                Stream<Clause> common = FEATURES.clause(what).stream();
                assertThat(Axis.named(what).isPresent()
                                || common.anyMatch(clause -> FEATURES.rulesets().stream()
                                        .anyMatch(ruleset -> ruleset.has(own) && ruleset.has(clause))))
                        .as(article + " states " + what)
                        .isTrue();
            }
        });
    }
}
