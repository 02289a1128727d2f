package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** What brings an earlier position back, against a look at every point and every moment. */
class RepeatingPlaysTest {

    private static final BaseRules SIMPLE = new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED);
    private static final BaseRules POSITIONAL = new BaseRules();

    @ParameterizedTest
    @CsvSource({
        "2, 1, uniform",
        "3, 1, uniform",
        "2, 2, uniform",
        "3, 3, kos",
        "5, 5, kos",
        "5, 5, suicides",
        "6, 3, passes"
    })
    void agreeWithALookAtEveryPoint(int width, int height, String policy) {
        SplittableRandom random = new SplittableRandom(8);
        MovePolicy by = MovePolicies.named(policy).orElseThrow();
        int found = 0;
        for (int games = 0; games < 60; games++) {
            BaseRules rules = games % 2 == 0 ? POSITIONAL : SIMPLE;
            for (Game game : GeneratedGames.moments(by, rules, Board.of(width, height), random)) {
                PointSet echoes = everywhere(game, false);
                assertThat(RepeatingPlays.of(game)).isEqualTo(echoes);
                assertThat(RepeatingPlays.superkoOnly(game))
                        .isEqualTo(!everywhere(game, true).isEmpty());
                found += echoes.size();
            }
        }
        assertThat(found).isPositive();
    }

    private static PointSet everywhere(Game game, boolean superkoOnly) {
        PointSet found = game.board().none();
        for (Point point : game.position().empties()) {
            Position placed = game.position().with(game.toMove(), point);
            if (POSITIONAL.remove(placed, game.toMove()).selfCaptured().isEmpty()) {
                Position after = RepeatingPlays.after(game.position(), game.toMove(), point);
                boolean forbidden = POSITIONAL.repetition(game, after).isPresent();
                boolean byKoRule = SIMPLE.repetition(game, after).isPresent();
                found = forbidden && !(superkoOnly && byKoRule) ? found.with(point) : found;
            }
        }
        return found;
    }

    @Test
    void theSmallestSuperko() {
        Game game = GeneratedGames.played(new BaseRules(), Board.of(3, 1), "A1 C1 B1 C1");
        assertThat(RepeatingPlays.superkoOnly(game)).isTrue();
        assertThat(RepeatingPlays.of(game)).isEqualTo(PointSet.of(game.board(), Point.parse("A1")));
    }

    @Test
    void aKoIsNoSuperko() {
        Game game = GeneratedGames.played(new BaseRules(), Board.of(4, 1), "B1 C1 D1");
        assertThat(RepeatingPlays.superkoOnly(game)).isFalse();
        assertThat(RepeatingPlays.of(game)).isEqualTo(PointSet.of(game.board(), Point.parse("C1")));
    }
}
