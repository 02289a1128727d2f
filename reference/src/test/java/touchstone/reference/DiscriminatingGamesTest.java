package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * The shortest games from the empty board whose last move two rules against repetition rule upon differently. Each found
 * by breadth-first search, and the rulings of the first five counted by a program of its own; those of the wordings of the ko rule by hand.
 *
 * <p>{@code ok}: all moves are legal. {@code ill}: the last is illegal. {@code ill@n}: the n-th is. The simple ko rule is
 * taken to speak of the position before the opponent's last move, a pass included.
 */
class DiscriminatingGamesTest {

    /** The rules whose rulings the last column of the table gives, in this order. */
    private static final List<Repetition> RULES = List.of(
            Repetition.SIMPLE,
            Repetition.POSITIONAL,
            Repetition.SITUATIONAL,
            Repetition.NATURAL_SITUATIONAL,
            Repetition.NEW_ZEALAND,
            Repetition.SIMPLE_OWN,
            Repetition.SIMPLE_STONE,
            Repetition.PLAY_ELSEWHERE);

    @ParameterizedTest(name = "{0}: {3} on {1}")
    @CsvSource({
        "K1 , 1x1, ALLOWED  , A1                , ok    ill   ok    ok    ok    ok    ok    ok",
        "K2 , 1x1, ALLOWED  , A1 A1             , ill   ill@1 ill   ok    ok    ok    ok    ok",
        "K3 , 1x1, ALLOWED  , pass A1 A1        , ill@2 ill@2 ill@2 ok    ill   ill   ok    ok",
        "K4 , 1x1, FORBIDDEN, A1                , ill   ill   ill   ill   ill   ill   ill   ill",
        "K5 , 2x1, FORBIDDEN, A1 B1 A1          , ill   ill   ill   ill   ill   ill   ill   ill",
        "K6 , 2x1, ALLOWED  , A1 pass B1        , ok    ill   ok    ok    ok    ok    ok    ok",
        "K7 , 2x1, ALLOWED  , A1 B1 pass A1     , ok    ill   ill   ok    ok    ok    ok    ok",
        "K8 , 2x1, ALLOWED  , A1 B1 pass A1 A1  , ok    ill@4 ill@4 ill   ill   ok    ok    ok",
        "K9 , 2x1, ALLOWED  , pass A1 B1 pass A1, ok    ill   ill   ok    ill   ok    ok    ok",
        "K10, 3x1, FORBIDDEN, A1 C1 B1 C1 A1    , ok    ill   ok    ok    ok    ok    ok    ok",
        "K11, 3x1, FORBIDDEN, A1 B1 pass C1 A1  , ok    ill   ill   ill   ill   ok    ok    ok",
        "K12, 4x1, FORBIDDEN, B1 C1 D1 C1       , ill   ill   ill   ill   ill   ill   ill   ill",
        "K13, 4x1, FORBIDDEN, B1 C1 pass A1 B1  , ill   ill   ill   ok    ill   ill   ill   ill",
        "K14, 4x1, FORBIDDEN, B1 D1 A1 C1 B1    , ok    ill   ill   ill   ill   ok    ok    ok",
        "K15, 4x1, ALLOWED  , B1 C1 pass D1     , ok    ill   ok    ok    ok    ok    ok    ok",
        "K16, 2x2, ALLOWED  , A2 B2 B1 B2       , ok    ill   ok    ok    ok    ok    ok    ok"
    })
    void areRuledUpon(String name, String size, SelfCapture selfCapture, String moves, String rulings) {
        String[] expected = rulings.split(" +");
        assertThat(expected).hasSameSizeAs(RULES);
        for (int i = 0; i < expected.length; i++) {
            Game start = Game.begin(new BaseRules(RULES.get(i), selfCapture), Shorthand.board(size));
            assertThat(play(start, moves.split(" ")))
                    .as(name + " under " + RULES.get(i))
                    .isEqualTo(expected[i]);
        }
    }

    private static String play(Game start, String[] moves) {
        Game game = start;
        for (int i = 0; i < moves.length; i++) {
            Move move = moves[i].equals("pass") ? Move.PASS : new Move.Play(Point.parse(moves[i]));
            if (!(game.rule(move) instanceof Ruling.Made made)) {
                return i == moves.length - 1 ? "ill" : "ill@" + (i + 1);
            }
            game = made.after();
        }
        return "ok";
    }
}
