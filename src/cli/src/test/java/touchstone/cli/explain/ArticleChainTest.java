package touchstone.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.explore.replay.GameReplay;
import touchstone.mutants.StatingArticles;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** What is told of a verdict is the verdict, and leads to it. */
class ArticleChainTest {

    private static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    /** Wherever games that seek kos and self-captures lead, at every point and for both players. */
    @ParameterizedTest
    @EnumSource(Repetition.class)
    void theChainLeadsToWhatTheRulesSay(Repetition rule) {
        RandomGenerator random = new SplittableRandom(1);
        Variant variant = Variant.BASE.with(rule, SelfCapture.SEVERAL);
        MovePolicy steering = MovePolicies.named("mixed").orElseThrow();
        int asked = 0;
        for (int games = 0; games < 3; games++) {
            Game game = Game.begin(new VariantRules(variant), Board.of(3, 3));
            for (int moves = 0; moves < 20 && !game.over(); moves++) {
                for (Point point : game.board().points()) {
                    for (Color player : Color.values()) {
                        require(variant, game, player, new Move.Play(point));
                        asked++;
                    }
                }
                require(variant, game, game.toMove(), Move.PASS);
                game = game.play(steering.next(game, random));
            }
        }
        assertThat(asked).isGreaterThan(200);
    }

    private static final Set<String> IDS =
            SPECIFICATION.clauses().stream().map(Clause::id).collect(Collectors.toSet());

    private static void require(Variant variant, Game game, Color player, Move move) {
        MoveExplanation explanation = MoveExplanation.of(
                variant,
                game,
                player,
                move,
                new GameReplay(game).follow(List.of()).numbering());
        Ruling ruling = game.rule(player, move);
        assertThat(explanation.refusal().isPresent()).isEqualTo(ruling instanceof Ruling.Refused);
        assertThat(explanation.chain())
                .isNotEmpty()
                .allMatch(
                        asked -> IDS.contains(asked.clause()) && !asked.found().isBlank());
        AppliedArticle last = explanation.chain().get(explanation.chain().size() - 1);
        if (ruling instanceof Ruling.Refused refused) {
            assertThat(refused.refusal()).isEqualTo(explanation.refusal().orElseThrow());
            assertThat(last.clause()).isEqualTo(refused.refusal().clause());
            assertThat(last.effect()).isNotEqualTo(AppliedArticle.Effect.LETS_IT_BE);
        } else {
            Ruling.Made made = (Ruling.Made) ruling;
            assertThat(explanation.chain()).allMatch(asked -> asked.effect() == AppliedArticle.Effect.LETS_IT_BE);
            assertThat(explanation.made().orElseThrow().after())
                    .isEqualTo(made.after().position());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "aga, repetition, aga.6",
        "aga, self-capture, aga.5",
        "british, repetition, british.6-1 british.6-2",
        "british, self-capture, aga.5 british.8-1",
        "japanese, repetition, japanese.6 japanese.12",
        "korean, self-capture, korean.5 korean.6",
        "new-zealand, repetition, new-zealand.7 new-zealand.7.pass new-zealand.7.start",
        "davies, repetition, davies.6",
        "base, repetition, davies.6",
        "base-7A, self-capture, ''",
    })
    void theArticlesThatStateAChoiceAreKnownByTheirMutants(String name, String axis, String articles) {
        Ruleset ruleset = SPECIFICATION.ruleset(name).orElseThrow();
        List<String> stating = new StatingArticles(SPECIFICATION)
                        .articles(
                                ruleset,
                                ruleset.variant()
                                        .get(touchstone.reference.choice.Axis.named(axis)
                                                .orElseThrow()
                                                .type()))
                        .stream()
                        .map(Clause::id)
                        .toList();
        assertThat(String.join(" ", stating)).isEqualTo(articles);
    }

    @Test
    void everyNumberedRulesetHasAnArticleThatForbidsRepetition() {
        StatingArticles stated = new StatingArticles(SPECIFICATION);
        assertThat(SPECIFICATION.rulesets())
                .filteredOn(
                        ruleset -> stated.articles(ruleset, ruleset.variant().get(Repetition.class))
                                .isEmpty())
                .extracting(Ruleset::name)
                .containsExactlyInAnyOrder("base-7A", "ancient-chinese", "stone-scoring");
    }
}
