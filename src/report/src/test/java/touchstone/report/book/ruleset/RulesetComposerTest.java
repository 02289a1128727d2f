package touchstone.report.book.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.choice.Repetition;
import touchstone.report.book.Features;
import touchstone.report.book.page.StatedChoices;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** A ruleset's text has all of its rules, each once, in an order that one can read. */
class RulesetComposerTest {

    private static final Specification FEATURES = Features.ALL;

    static Stream<String> rulesets() {
        return FEATURES.rulesets().stream().map(Ruleset::name);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyClauseStandsInTheTextOnceOrIsNamedBesideTheArticleThatSaysTheSame(String name) {
        RulesetText text = text(name);
        List<Clause> printed = printed(text);
        assertThat(printed).doesNotHaveDuplicates();
        List<Clause> named = rules(text).flatMap(rule -> rule.same().stream()).toList();
        assertThat(named).doesNotContainAnyElementsOf(printed);
        Ruleset ruleset = FEATURES.ruleset(name).orElseThrow();
        List<Clause> all = new ArrayList<>(printed);
        named.stream().distinct().forEach(all::add);
        assertThat(all)
                .containsExactlyInAnyOrderElementsOf(FEATURES.clauses().stream()
                        .filter(clause -> clause.kind() == Clause.Kind.RULE && ruleset.has(clause))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyOpenQuestionIsANoteToTheRuleItIsAbout(String name) {
        RulesetText text = text(name);
        assertThat(rules(text).flatMap(rule -> rule.notes().stream()))
                .containsExactlyInAnyOrderElementsOf(text.notes());
        assertThat(text.notes()).extracting(RulesetNote::label).doesNotHaveDuplicates();
        assertThat(rules(text)).allSatisfy(rule -> assertThat(rule.notes())
                .hasSameSizeAs(rule.clause().openQuestions()));
    }

    @Test
    void articlesComeInTheOrderInWhichTheyAreRead() {
        List<String> japanese = text("japanese").parts().stream()
                .flatMap(part -> part.rules().stream())
                .map(RulesetRule::clause)
                .filter(clause -> clause.body().equals("japanese"))
                .map(Clause::id)
                .toList();
        assertThat(japanese)
                .containsSubsequence(
                        "japanese.1",
                        "japanese.2",
                        "japanese.4",
                        "japanese.6",
                        "japanese.9-1",
                        "japanese.9-2",
                        "japanese.7-1",
                        "japanese.8",
                        "japanese.8.dame",
                        "japanese.8.seki",
                        "japanese.10-1",
                        "japanese.13-1");
    }

    @Test
    void ownArticlesStandBeforeWhatRulesetsHaveInCommonAndChoicesComeLast() {
        RulesetPart play = part(text("japanese"), "play");
        assertThat(play.rules())
                .extracting(rule -> rule.clause().id())
                .containsExactly("japanese.2", "japanese.3", "base.5", "base.6", "base.7.stays");
        RulesetPart handicap = part(text("japanese"), "handicap");
        assertThat(handicap.rules()).extracting(rule -> rule.clause().id()).containsExactly("handicap.fixed");
        assertThat(handicap.consequences())
                .extracting(rule -> rule.clause().id())
                .containsExactly("handicap.fixed.small");
    }

    @Test
    void articlesAreCalledByTheirNumbersAndByWhoseTheyAreWhereThereAreTwoSets() {
        assertThat(rule("japanese", "japanese.7-1").number()).isEqualTo("7-1");
        assertThat(rule("japanese", "japanese.komi").number()).isEmpty();
        assertThat(rule("japanese", "base.6").number()).isEmpty();
        assertThat(rule("base", "base.7.step-1").number()).isEqualTo("7");
        assertThat(rule("british", "aga.5").number()).isEqualTo("aga 5");
        assertThat(rule("british", "british.6-2").number()).isEqualTo("british 6-2");
    }

    @Test
    void theBaseRulesHaveTheConciseStatementOnceMoreInItsOwnOrder() {
        assertThat(text("base").restated())
                .extracting(rule -> rule.clause().id())
                .containsExactly(
                        "davies.1",
                        "davies.2",
                        "davies.3",
                        "davies.4",
                        "davies.5",
                        "davies.6",
                        "davies.7",
                        "davies.8",
                        "davies.9");
        assertThat(text("davies").restated()).isEmpty();
    }

    @Test
    void choicesThatAddNothingAreListedAndNotSpreadOverTheParts() {
        RulesetText text = text("japanese");
        assertThat(text.absent()).extracting(Clause::id).contains("button.none", "group-tax.none", "pass-stones.none");
        assertThat(text.parts().stream().flatMap(part -> part.rules().stream()))
                .noneMatch(rule -> rule.clause().id().equals("button.none"));
    }

    @Test
    void notesOnTheTextsOwnArticlesAreNumberedAndOthersHaveLetters() {
        assertThat(rule("japanese", "japanese.2").notes())
                .extracting(RulesetNote::label)
                .containsExactly("1");
        assertThat(rule("japanese", "base.6").notes())
                .extracting(RulesetNote::label)
                .allMatch(label -> label.matches("[a-z]+"));
        assertThat(rule("japanese", "japanese.2").notes().get(0).text()).startsWith("The article");
    }

    @Test
    void captureAndKoAreShown() {
        assertThat(part(text("aga"), "capture").figure()).hasSize(1);
        assertThat(part(text("aga"), "repetition").figure())
                .singleElement()
                .satisfies(figure -> assertThat(figure.svg()).startsWith("<svg"));
        assertThat(part(text("aga"), "counting").figure()).isEmpty();
    }

    @Test
    void anArticleOfSomebodysOwnStandsWhereTheChoiceBelongsThatItStatesOrElseAtTheEnd() {
        Clause known = new Clause(
                "club.1",
                "club",
                Optional.empty(),
                "Club rule 1",
                "No position twice",
                "",
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                java.nio.file.Path.of("club.feature"),
                1);
        Ruleset club = Ruleset.at("club", FEATURES.ruleset("aga").orElseThrow().variant(), List.of("aga", "club"));
        List<Clause> clauses = new ArrayList<>(FEATURES.clauses());
        clauses.add(known);
        Specification own = new Specification(clauses, List.of(club));
        RulesetText unknown = new RulesetComposer(own, StatedChoices.UNKNOWN, club).text();
        assertThat(part(unknown, "other").rules())
                .extracting(rule -> rule.clause().id())
                .contains("club.1");
        StatedChoices stating = (ruleset, choice) -> choice instanceof Repetition ? List.of(known) : List.of();
        RulesetText told = new RulesetComposer(own, stating, club).text();
        assertThat(part(told, "repetition").rules())
                .extracting(rule -> rule.clause().id())
                .contains("club.1");
    }

    private static RulesetText text(String name) {
        return new RulesetComposer(
                        FEATURES, StatedChoices.UNKNOWN, FEATURES.ruleset(name).orElseThrow())
                .text();
    }

    private static RulesetPart part(RulesetText text, String id) {
        return text.parts().stream()
                .filter(part -> part.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static RulesetRule rule(String ruleset, String clause) {
        return rules(text(ruleset))
                .filter(rule -> rule.clause().id().equals(clause))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<RulesetRule> rules(RulesetText text) {
        return Stream.concat(
                text.parts().stream()
                        .flatMap(part -> Stream.concat(part.rules().stream(), part.consequences().stream())),
                text.restated().stream());
    }

    private static List<Clause> printed(RulesetText text) {
        return Stream.concat(rules(text).map(RulesetRule::clause), text.absent().stream())
                .toList();
    }
}
