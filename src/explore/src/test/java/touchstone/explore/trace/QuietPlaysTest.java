package touchstone.explore.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Phase;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** What is told fast is what the rules say, point by point. */
@Tag("slow") // every legal play of thousands of moments is asked twice, for each rule of repetition, self-capture
// and supply
class QuietPlaysTest {

    @ParameterizedTest
    @EnumSource(Repetition.class)
    void legalPlaysAreThoseOfTheRules(Repetition repetition) {
        RandomGenerator random = new SplittableRandom(7);
        for (SelfCapture selfCapture : SelfCapture.values()) {
            for (Supply supply : Supply.values()) {
                VariantRules rules = new VariantRules(Variant.BASE.with(repetition, selfCapture, supply));
                for (Board board : new Board[] {Board.of(3, 2), Board.of(3, 3), Board.of(4, 5)}) {
                    MovePolicies.all().forEach(steering -> play(rules, board, steering, random));
                }
            }
        }
    }

    private static void play(VariantRules rules, Board board, MovePolicy steering, RandomGenerator random) {
        TraceOracle oracle = new TraceOracle(rules, board);
        for (int i = 0; i < 60; i++) {
            Game game = oracle.game();
            if (game.phase() != Phase.TERMS && game.phase() != Phase.PLAY) {
                return;
            }
            Observation observation = oracle.take(new TraceStep.QueryStep(new Query.LegalPlays(game.toMove())));
            if (observation instanceof Observation.Shown shown) {
                assertThat(shown.what()).as(() -> game.position().toString()).isEqualTo(game.legalPlays());
            } else {
                assertThat(rules.variant().get(Repetition.class)).isEqualTo(Repetition.ING);
            }
            oracle.take(new TraceStep.MoveStep(game.toMove(), steering.next(game, random)));
        }
    }
}
