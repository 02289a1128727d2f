package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** A refusal names the clause that decided, and the evidence. */
class RefusalTest {

    private static Game game(BaseRules rules, Board board, String moves) {
        Game game = Game.begin(rules, board);
        for (String move : moves.split(" ")) {
            game = game.play(move.equals("pass") ? Move.PASS : new Move.Play(Point.parse(move)));
        }
        return game;
    }

    private static Refusal refusal(Game game, Color player, String point) {
        Ruling ruling = game.rule(player, new Move.Play(Point.parse(point)));
        return ((Ruling.Refused) ruling).refusal();
    }

    @Test
    void ofRepetitionNamesTheMomentAndThePosition() {
        Game game = game(new BaseRules(), Board.of(4, 1), "B1 C1 D1");
        Refusal refusal = refusal(game, Color.WHITE, "C1");
        assertThat(refusal)
                .isEqualTo(new Refusal.Repeats(
                        "base.8", 2, game.previous().orElseThrow().position()));
        assertThat(refusal.clause()).isEqualTo("base.8");
        assertThat(refusal.explanation()).endsWith("after move 2");
    }

    @Test
    void ofRepetitionOfTheStartSaysSo() {
        Refusal refusal = refusal(Game.begin(new BaseRules(), Board.of(1, 1)), Color.BLACK, "A1");
        assertThat(refusal.explanation()).isEqualTo("repetition: recreates the position at the start");
    }

    @Test
    void ofSelfCaptureNamesTheStones() {
        BaseRules rules = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
        Game game = game(rules, Board.of(4, 1), "A1 C1");
        Refusal refusal = refusal(game, Color.BLACK, "B1");
        assertThat(refusal)
                .isEqualTo(new Refusal.SelfCaptures(PointSet.of(Board.of(4, 1), Point.parse("A1"), Point.parse("B1"))));
        assertThat(refusal.clause()).isEqualTo("base.7A");
        assertThat(refusal.explanation()).endsWith("A1 B1");
    }

    @Test
    void ofAnOccupiedPointNamesTheStone() {
        Refusal refusal = refusal(game(new BaseRules(), Board.of(3, 3), "B2"), Color.WHITE, "B2");
        assertThat(refusal).isEqualTo(new Refusal.Occupied(Point.parse("B2"), Color.BLACK));
        assertThat(refusal.clause()).isEqualTo("base.7.step-1");
        assertThat(refusal.explanation()).isEqualTo("a black stone stands on B2");
    }

    @Test
    void ofAPointOffTheBoardNamesTheBoard() {
        Refusal refusal = refusal(Game.begin(new BaseRules(), Board.of(3, 2)), Color.BLACK, "C3");
        assertThat(refusal.clause()).isEqualTo("base.2");
        assertThat(refusal.explanation()).isEqualTo("a 3x2 board has no point C3");
    }

    @Test
    void ofAMoveOutOfTurnNamesWhoseTurnItIs() {
        Refusal refusal = refusal(Game.begin(new BaseRules(), Board.of(3, 3)), Color.WHITE, "B2");
        assertThat(refusal).isEqualTo(new Refusal.OutOfTurn(Color.BLACK));
        assertThat(refusal.clause()).isEqualTo("base.6");
    }

    @Test
    void afterTheEndComesBeforeAnyOther() {
        Game game = game(new BaseRules(), Board.of(3, 3), "B2 pass pass");
        assertThat(refusal(game, Color.WHITE, "B2")).isEqualTo(new Refusal.GameOver());
        assertThat(refusal(game, Color.BLACK, "B2").clause()).isEqualTo("base.9");
        assertThatThrownBy(() -> game.play(Move.PASS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("base.9");
    }
}
