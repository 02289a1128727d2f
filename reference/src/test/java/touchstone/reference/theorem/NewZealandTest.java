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
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;

/**
 * The New Zealand rule comes in two wordings: no position in which the opponent had the move before (Lorrain), and none as
 * it was after one of one's own moves (the official text). They are taken for one rule, and are but for the position at the
 * start, in which Black had the move although White had made none.
 *
 * <p>The condition is that the players alternate: who moves out of turn after a resumption has the move in a position that
 * is of nobody's making. Where nobody passes, the official wording is that of natural situational superko.
 */
class NewZealandTest {

    @Provide
    Arbitrary<RandomGame> games() {
        return RandomGame.within(3, 40);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void isSituationalSuperkoButForTheStart(@ForAll("games") RandomGame random, @ForAll SelfCapture selfCapture) {
        random.under(new BaseRules(Repetition.NONE, selfCapture)).moments().forEach(game -> {
            for (Point point : game.position().empties()) {
                if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                    Position after = made.after().position();
                    boolean asAtTheStart = after.stones().isEmpty() && game.toMove() == Color.WHITE;
                    assertThat(forbids(Repetition.NEW_ZEALAND, game, after))
                            .isEqualTo(forbids(Repetition.SITUATIONAL, game, after)
                                    && (!asAtTheStart || hasMovedIntoTheStart(game)));
                }
            }
        });
    }

    private static boolean hasMovedIntoTheStart(Game game) {
        return game.moments()
                .anyMatch(moment -> moment.madeBy(game.toMove())
                        && moment.position().stones().isEmpty());
    }

    private static boolean forbids(Repetition rule, Game game, Position after) {
        return new BaseRules(rule, SelfCapture.ALLOWED).repetition(game, after).isPresent();
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void isNaturalSituationalSuperkoWhereNobodyPasses(
            @ForAll("games") RandomGame random, @ForAll SelfCapture selfCapture) {
        random.playsOnly(new BaseRules(Repetition.NONE, selfCapture)).moments().forEach(game -> {
            for (Point point : game.position().empties()) {
                if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                    Position after = made.after().position();
                    assertThat(forbids(Repetition.NEW_ZEALAND, game, after))
                            .isEqualTo(forbids(Repetition.NATURAL_SITUATIONAL, game, after));
                }
            }
        });
    }

    /** Black's stone dies by its own play, then White's would: the board was empty before, with Black to move. */
    @Example
    void isNotSituationalSuperkoAtTheStart() {
        Game game = game("1x1", "A1");
        assertThat(forbids(Repetition.SITUATIONAL, game, Position.empty(game.board())))
                .isTrue();
        assertThat(forbids(Repetition.NEW_ZEALAND, game, Position.empty(game.board())))
                .isFalse();
    }

    @Example
    void isNotNaturalSituationalSuperkoAfterAPass() {
        Game game = game("1x1", "pass A1");
        assertThat(forbids(Repetition.NEW_ZEALAND, game, Position.empty(game.board())))
                .isTrue();
        assertThat(forbids(Repetition.NATURAL_SITUATIONAL, game, Position.empty(game.board())))
                .isFalse();
    }

    private static Game game(String board, String moves) {
        BaseRules free = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);
        return Shorthand.play(Game.begin(free, Shorthand.board(board)), moves);
    }

    /** After the stop White moves out of turn; the ko then stands with her to move, which no move of Black's has made so. */
    @Example
    void isNotSituationalSuperkoOnceSomebodyHasMovedOutOfTurn() {
        Game start = Game.begin(
                Shorthand.rules(Repetition.NONE, Ending.AGREEMENT, Resumption.OPPONENT_OF_REQUESTER),
                Shorthand.board("4x1"));
        Game stopped = Shorthand.say(Shorthand.play(start, "B1 C1"), new Statement.Stop());
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
        Game game = Shorthand.play(resumed, "A1");
        Position after = Shorthand.position(". X O .");
        assertThat(resumed.position()).isEqualTo(after);
        assertThat(game.toMove()).isEqualTo(Color.BLACK);
        assertThat(game.play(new Move.Play(Point.parse("B1"))).position()).isEqualTo(after);
        assertThat(forbids(Repetition.SITUATIONAL, game, after)).isTrue();
        assertThat(forbids(Repetition.NEW_ZEALAND, game, after)).isFalse();
    }
}
