package touchstone.laboratory.steer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Every steering plays legal moves, whatever the rules and the board, and a seed repeats a game. */
class SteeringsTest {

    static Stream<Steering> steerings() {
        return Steerings.all().stream();
    }

    @Test
    void haveIdsOfTheirOwn() {
        assertThat(Steerings.all())
                .extracting(Steering::id)
                .doesNotHaveDuplicates()
                .contains("uniform", "kos");
        assertThat(Steerings.named("uniform").map(Steering::id)).contains("uniform");
        assertThat(Steerings.named("no such")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void onlyLegalMovesUnderAnyRules(Steering steering) {
        SplittableRandom random = new SplittableRandom(2);
        List<Board> boards =
                List.of(Board.of(1, 1), Board.of(2, 1), Board.of(1, 5), Board.of(3, 2), Board.of(5, 5), Board.of(7, 4));
        for (Repetition repetition : Repetition.values()) {
            for (SelfCapture selfCapture : SelfCapture.values()) {
                BaseRules rules = Games.rules(repetition, selfCapture);
                for (Board board : boards) {
                    // Playing on throws if a move is illegal.
                    assertThat(Games.moments(steering, rules, board, random)).hasSizeGreaterThan(1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void onLargeBoardsToo(Steering steering) {
        SplittableRandom random = new SplittableRandom(3);
        Board board = Board.of(19, 19);
        assertThat(Games.moments(steering, new BaseRules(), board, random)).hasSizeGreaterThan(2);
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void aSeedRepeatsAGame(Steering steering) {
        assertThat(moves(steering, 4)).isEqualTo(moves(steering, 4)).isNotEqualTo(moves(steering, 5));
    }

    private static List<Move> moves(Steering steering, long seed) {
        return Games.moments(steering, new BaseRules(), Board.of(6, 6), new SplittableRandom(seed)).stream()
                .flatMap(game -> game.lastMove().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void passesWhereNoPlayIsLegal(Steering steering) {
        SplittableRandom random = new SplittableRandom(6);
        Game over = Games.played(new BaseRules(), Board.of(5, 5), "C3 pass pass");
        Game stopped = Games.played(Games.rules(Ending.STOP), Board.of(5, 5), "C3 pass pass");
        Game white = Games.on(
                ((Ruling.Agreed) Game.begin(Games.rules(Handicap.CONSECUTIVE), Board.of(5, 5))
                                .rule(new touchstone.reference.Statement.Handicap(3)))
                        .after(),
                "C3");
        assertThat(white.toMove()).isEqualTo(Color.WHITE);
        for (Game game : Arrays.asList(over, stopped, white)) {
            assertThat(steering.next(game, random)).isEqualTo(Move.PASS);
        }
    }
}
