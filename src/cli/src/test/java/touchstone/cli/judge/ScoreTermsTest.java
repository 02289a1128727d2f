package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ScoreTerm;
import touchstone.explore.replay.ScoreTerms;
import touchstone.explore.replay.ScoreText;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** The terms of a score add up, whatever the rules. */
class ScoreTermsTest {

    /** A point anywhere in the space of rules. */
    private static Variant any(SplittableRandom random) {
        List<Choice> choices = new ArrayList<>();
        for (Axis axis : Axis.all()) {
            choices.add(axis.choices().get(random.nextInt(axis.choices().size())));
        }
        return Variant.BASE.with(choices.toArray(Choice[]::new));
    }

    @Test
    void theTermsAreTheScore() {
        SplittableRandom random = new SplittableRandom(1);
        MovePolicy steering = MovePolicies.named("mixed").orElseThrow();
        for (int games = 0; games < 300; games++) {
            Variant variant = any(random).with(Ending.TWO_PASSES);
            Game game = Game.begin(new VariantRules(variant), Board.of(4, 4));
            for (int moves = 0; moves < 40 && !game.over(); moves++) {
                game = game.play(steering.next(game, random));
            }
            List<ScoreTerm> terms = ScoreTerms.of(game, 6.5);
            assertThat(terms.stream().mapToDouble(ScoreTerm::black).sum())
                    .as(variant.toString())
                    .isEqualTo(game.score().black());
            assertThat(terms.stream().mapToDouble(ScoreTerm::white).sum())
                    .as(variant.toString())
                    .isEqualTo(game.score().white() + 6.5);
        }
    }

    private static List<String> terms(String record, Choice... choices) {
        RecordedGame.Legible game = JudgedRecords.game(record);
        GameFinish finish = JudgedRecords.by(game, choices).finish();
        return ScoreTerms.of(finish.counted(), game.record().komi().orElse(0)).stream()
                .map(term -> term.clause() + " " + ScoreText.shown(term.black()) + ":" + ScoreText.shown(term.white())
                        + " " + term.detail())
                .map(String::strip)
                .toList();
    }

    @Test
    void eachTermHasItsClause() {
        String record = "(;SZ[3]KM[0.5];B[ba];W[cc];B[bb];W[];B[bc];W[];B[]TB[aa:ac][ca:cc])";
        assertThat(terms(record))
                .containsExactly("scoring.area 3:1", "scoring.area 3:0 Black: A1 A2 A3", "komi.none 0:0.5");
        assertThat(terms(record, Scoring.TERRITORY, Ending.STOP, DeadStones.AGREED, PassStones.GIVEN))
                .containsExactly(
                        "scoring.territory 6:0 Black: A1 C1 A2 C2 A3 C3",
                        "scoring.territory.captured 1:0",
                        "pass-stones.given 2:1",
                        "komi.none 0:0.5");
        assertThat(terms(record, Button.HALF_POINT, FirstPass.KOMI_RISES))
                .contains("button.half-point 0:0.5", "first-pass.komi-rises 0:1");
        assertThat(terms(record, Scoring.STONES)).containsExactly("scoring.stones 3:1", "komi.none 0:0.5");
    }

    @Test
    void pointsInSekiAreToldToBeLeftOut() {
        // Both have an eye at an end, and the point between is nobody's.
        String seki = "(;SZ[5:1]AB[ba]AW[da]PL[B];B[];W[])";
        assertThat(terms(seki, Scoring.TERRITORY, Seki.DOES_NOT_COUNT)).contains("seki.does-not-count 0:0 A1 E1");
        assertThat(terms(seki, Scoring.TERRITORY)).contains("scoring.territory 1:1 Black: A1; White: E1");
    }

    @Test
    void whatTheUserSaysIsDeadIsTakenOff() {
        Game game = JudgedRecords.by(JudgedRecords.game(3, 3, "B2 A1"), Ending.STOP, DeadStones.AGREED)
                .replayed()
                .game();
        GameFinish finish = GameFinish.of(
                game, Optional.of(new AgreedDeadStones(game.position().stones(Color.WHITE), "as I say")), 0);
        assertThat(finish.basis()).isEqualTo("taken off, as I say: A1; the players' passes are taken for granted");
        assertThat(finish.points()).isEqualTo("B+9");
    }
}
