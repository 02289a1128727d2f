package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Supply;

/** What players agree on before the first move, and what comes of it. */
class TermsTest {

    private static Game start(String board, Choice... choices) {
        return Game.begin(Shorthand.rules(choices), Shorthand.board(board));
    }

    private static boolean agreed(Game game, Statement statement) {
        return game.rule(statement) instanceof Ruling.Agreed;
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, false, false, false",
        "INTEGER, true, false, false",
        "HALF, false, true, false",
        "BLACK_WINS_TIES, true, false, false",
        "AUCTION, false, false, false"
    })
    void komiIsWholeOrHasAHalf(Komi komi, boolean whole, boolean half, boolean quarter) {
        Game game = start("9x9", komi);
        assertThat(agreed(game, new Statement.Komi(7))).isEqualTo(whole);
        assertThat(agreed(game, new Statement.Komi(-6.5))).isEqualTo(half);
        assertThat(agreed(game, new Statement.Komi(6.25))).isEqualTo(quarter);
    }

    @Test
    void theLastKomiAgreedOnCounts() {
        Game game =
                Shorthand.say(Shorthand.say(start("9x9", Komi.HALF), new Statement.Komi(0.5)), new Statement.Komi(7.5));
        assertThat(game.course().terms().komi()).isEqualTo(7.5);
        assertThat(game.score()).isEqualTo(new Score(0, 7.5));
        assertThat(game.phase()).isEqualTo(Phase.TERMS);
    }

    @Test
    void bidsRise() {
        Game game = start("9x9", Komi.AUCTION);
        assertThat(Shorthand.say(game, new Statement.Bids(List.of(5.0, 6.0, 7.5)))
                        .course()
                        .terms()
                        .komi())
                .isEqualTo(7.5);
        assertThat(agreed(game, new Statement.Bids(List.of(5.0, 5.0)))).isFalse();
        assertThat(agreed(game, new Statement.Bids(List.of(5.25)))).isFalse();
        assertThat(agreed(game, new Statement.Bids(List.of()))).isFalse();
        assertThat(agreed(start("9x9", Komi.HALF), new Statement.Bids(List.of(5.5))))
                .isFalse();
    }

    @Test
    void nothingIsAgreedOnLater() {
        Game game = Shorthand.play(start("9x9", Komi.HALF, Handicap.CONSECUTIVE), "pass");
        assertThat(agreed(game, new Statement.Komi(6.5))).isFalse();
        assertThat(agreed(game, new Statement.Handicap(2))).isFalse();
        Game bid = Shorthand.play(start("9x9", Komi.AUCTION), "pass");
        assertThat(agreed(bid, new Statement.Bids(List.of(5.5)))).isFalse();
    }

    /** Nobody has moved, but the play has been stopped and resumed. */
    @Test
    void norOnceThePlayWasStopped() {
        Game game = start("9x9", Komi.HALF, Ending.AGREEMENT, Resumption.IN_TURN);
        Game stopped = Shorthand.say(game, new Statement.Stop());
        assertThat(agreed(stopped, new Statement.Komi(6.5))).isFalse();
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
        assertThat(agreed(resumed, new Statement.Komi(6.5))).isFalse();
    }

    @Test
    void fixedStonesStandAndWhiteBegins() {
        Game game = Shorthand.say(start("9x9", Handicap.FIXED), new Statement.Handicap(3));
        assertThat(game.position().stones(Color.BLACK)).hasToString("C3 G3 G7");
        assertThat(game.toMove()).isEqualTo(Color.WHITE);
        assertThat(game.moves()).isZero();
        assertThat(agreed(game, new Statement.Handicap(2))).isFalse();
        assertThat(agreed(start("5x5", Handicap.FIXED), new Statement.Handicap(2)))
                .isFalse();
    }

    @Test
    void aHandicapOfOneIsTheFirstMove() {
        Game game = Shorthand.say(start("5x5", Handicap.FIXED, Compensation.EACH), new Statement.Handicap(1));
        assertThat(game.toMove()).isEqualTo(Color.BLACK);
        assertThat(game.score()).isEqualTo(new Score(0, 0));
    }

    @Test
    void freeStonesArePlacedBeforeAnybodyMoves() {
        Game game = Shorthand.say(start("5x5", Handicap.FREE), new Statement.Handicap(2));
        assertThat(Shorthand.refusal(game.rule(Move.PASS))).isEqualTo(new Refusal.HandicapDue("handicap.free", 2));
        assertThat(agreed(game, new Statement.Placement(Shorthand.points(game.board(), "A1"))))
                .isFalse();
        Game placed = Shorthand.say(game, new Statement.Placement(Shorthand.points(game.board(), "A1 C3")));
        assertThat(placed.toMove()).isEqualTo(Color.WHITE);
        assertThat(placed.position().stones()).hasToString("A1 C3");
        assertThat(agreed(placed, new Statement.Placement(Shorthand.points(game.board(), "D4 E5"))))
                .isFalse();
        assertThat(agreed(start("2x2", Handicap.FREE), new Statement.Handicap(4)))
                .isFalse();
    }

    /** Whoever resigns before the stones are placed has ended the game. */
    @Test
    void aGameThatIsOverIsNotWaitingForThem() {
        Game game = Shorthand.say(start("5x5", Handicap.FREE), new Statement.Handicap(2));
        Game over = Shorthand.say(game, new Statement.Resigns(Color.WHITE));
        assertThat(Shorthand.refusal(over.rule(Move.PASS))).isEqualTo(new Refusal.GameOver());
    }

    /** Whoever controls the players has put them there; the turns that White would have passed are over. */
    @Test
    void whereTheStonesOfAHandicapStandWhiteNeedNotPass() {
        Game game = start("5x5", Handicap.CONSECUTIVE);
        Game placed = game.withHandicap(Shorthand.points(game.board(), "B2 D4 D2"));
        assertThat(placed.toMove()).isEqualTo(Color.WHITE);
        assertThat(placed.rule(Color.WHITE, new Move.Play(Point.parse("C3")))).isInstanceOf(Ruling.Made.class);
    }

    @Test
    void consecutiveStonesArePlayedWhileWhitePasses() {
        Game game = Shorthand.say(start("5x5", Handicap.CONSECUTIVE), new Statement.Handicap(3));
        Game first = Shorthand.play(game, "A1");
        assertThat(Shorthand.refusal(first.rule(new Move.Play(new Point(1, 1)))))
                .isEqualTo(new Refusal.HandicapPasses("handicap.consecutive", 2));
        Game second = Shorthand.play(first, "pass B2");
        assertThat(Shorthand.refusal(second.rule(new Move.Play(new Point(2, 2)))))
                .isEqualTo(new Refusal.HandicapPasses("handicap.consecutive", 1));
        Game third = Shorthand.play(second, "pass C3 D4");
        assertThat(third.position().stones(Color.WHITE)).hasToString("D4");
    }

    @ParameterizedTest
    @CsvSource({"NONE, 0", "ONE_LESS, 3", "EACH, 4"})
    void whiteIsCompensated(Compensation compensation, double points) {
        Game game = Shorthand.say(start("9x9", Handicap.FIXED, compensation), new Statement.Handicap(4));
        assertThat(game.score()).isEqualTo(new Score(81, points));
    }

    @ParameterizedTest
    @EnumSource(Handicap.class)
    void noHandicapIsOfNoStones(Handicap handicap) {
        assertThat(agreed(start("9x9", handicap), new Statement.Handicap(0))).isFalse();
    }

    /** On four points each player has one stone: taken, it can be played again. */
    @Test
    void stonesTakenReturnToTheSupply() {
        Game game = Shorthand.play(start("4x1", Supply.HALF_THE_BOARD), "A1 D1");
        assertThat(Shorthand.refusal(game.rule(new Move.Play(new Point(1, 0)))))
                .isEqualTo(new Refusal.NoStoneLeft("supply.half-the-board", 1));
        Game taken = Shorthand.play(start("5x1", Supply.HALF_THE_BOARD), "A1 B1");
        assertThat(taken.removed(Color.BLACK)).isEqualTo(1);
        assertThat(Shorthand.play(taken, "D1 pass E1").position().stones(Color.BLACK))
                .hasToString("D1 E1");
    }
}
