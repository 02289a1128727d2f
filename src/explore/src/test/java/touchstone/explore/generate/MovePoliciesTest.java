package touchstone.explore.generate;

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
class MovePoliciesTest {

    static Stream<MovePolicy> steerings() {
        return MovePolicies.all().stream();
    }

    @Test
    void haveIdsOfTheirOwn() {
        assertThat(MovePolicies.all())
                .extracting(MovePolicy::id)
                .doesNotHaveDuplicates()
                .contains("uniform", "kos");
        assertThat(MovePolicies.named("uniform").map(MovePolicy::id)).contains("uniform");
        assertThat(MovePolicies.named("no such")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void onlyLegalMovesUnderAnyRules(MovePolicy steering) {
        SplittableRandom random = new SplittableRandom(2);
        List<Board> boards =
                List.of(Board.of(1, 1), Board.of(2, 1), Board.of(1, 5), Board.of(3, 2), Board.of(5, 5), Board.of(7, 4));
        for (Repetition repetition : Repetition.values()) {
            for (SelfCapture selfCapture : SelfCapture.values()) {
                BaseRules rules = GeneratedGames.rules(repetition, selfCapture);
                for (Board board : boards) {
                    // Playing on throws if a move is illegal.
                    assertThat(GeneratedGames.moments(steering, rules, board, random))
                            .hasSizeGreaterThan(1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void onLargeBoardsToo(MovePolicy steering) {
        SplittableRandom random = new SplittableRandom(3);
        Board board = Board.of(19, 19);
        assertThat(GeneratedGames.moments(steering, new BaseRules(), board, random))
                .hasSizeGreaterThan(2);
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void aSeedRepeatsAGame(MovePolicy steering) {
        assertThat(moves(steering, 4)).isEqualTo(moves(steering, 4)).isNotEqualTo(moves(steering, 5));
    }

    private static List<Move> moves(MovePolicy steering, long seed) {
        return GeneratedGames.moments(steering, new BaseRules(), Board.of(6, 6), new SplittableRandom(seed)).stream()
                .flatMap(game -> game.lastMove().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("steerings")
    void passesWhereNoPlayIsLegal(MovePolicy steering) {
        SplittableRandom random = new SplittableRandom(6);
        Game over = GeneratedGames.played(new BaseRules(), Board.of(5, 5), "C3 pass pass");
        Game stopped = GeneratedGames.played(GeneratedGames.rules(Ending.STOP), Board.of(5, 5), "C3 pass pass");
        Game white = GeneratedGames.on(
                ((Ruling.Agreed) Game.begin(GeneratedGames.rules(Handicap.CONSECUTIVE), Board.of(5, 5))
                                .rule(new touchstone.reference.Statement.Handicap(3)))
                        .after(),
                "C3");
        assertThat(white.toMove()).isEqualTo(Color.WHITE);
        for (Game game : Arrays.asList(over, stopped, white)) {
            assertThat(steering.next(game, random)).isEqualTo(Move.PASS);
        }
    }
}
