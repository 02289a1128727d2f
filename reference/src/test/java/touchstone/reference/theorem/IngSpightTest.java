package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** What the Ing-Spight ko rule forbids, beside the ko rule by stones. */
class IngSpightTest {

    private static final BaseRules SPIGHT = new BaseRules(Repetition.ING_SPIGHT, SelfCapture.SEVERAL);
    private static final BaseRules KO_STONE = new BaseRules(Repetition.SIMPLE_STONE, SelfCapture.SEVERAL);

    @Provide
    Arbitrary<RandomGame> games() {
        return RandomGame.within(4, 60);
    }

    /** The stone that has just taken one is hot, whatever else is. */
    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void forbidsWhatTheKoRuleForbids(@ForAll("games") RandomGame random) {
        random.under(SPIGHT).moments().forEach(game -> {
            for (Point point : game.position().empties()) {
                if (KO_STONE.rule(game, game.toMove(), new Move.Play(point)) instanceof Ruling.Refused refused
                        && refused.refusal() instanceof Refusal.TakesBack) {
                    assertThat(game.rule(new Move.Play(point))).isInstanceOf(Ruling.Refused.class);
                }
            }
        });
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void nothingIsHotAfterAPass(@ForAll("games") RandomGame random) {
        random.under(SPIGHT)
                .moments()
                .filter(game -> game.successivePasses() == 1)
                .forEach(game -> {
                    for (Point point : game.position().empties()) {
                        boolean hot = game.rule(new Move.Play(point)) instanceof Ruling.Refused refused
                                && refused.refusal() instanceof Refusal.TakesHotStones;
                        assertThat(hot).as("a hot stone at " + point).isFalse();
                    }
                });
    }

    /** Sending two stones and returning one takes three plays. */
    @Example
    void refusesOnlyThePlayThatCompletesAnOddCycleAgain() {
        Game lap = Shorthand.play(Game.from(SPIGHT, Shorthand.position("""
                . . . . . .
                . . . X X X
                . X X X O O
                . X O O O .
                . X O . O X
                . X O X X .
                """), Color.BLACK), "F3 F1");
        Game second = Shorthand.play(lap, "F2 pass F3 F1");
        Point completing = Point.parse("F2");
        assertThat(lap.rule(new Move.Play(completing))).isInstanceOf(Ruling.Made.class);
        assertThat(second.rule(new Move.Play(completing)))
                .isInstanceOfSatisfying(Ruling.Refused.class, refused -> assertThat(refused.refusal())
                        .isEqualTo(new Refusal.RepeatsOddCycle("repetition.ing-spight", 3)));
    }
}
