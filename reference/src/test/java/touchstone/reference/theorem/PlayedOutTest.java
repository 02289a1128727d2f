package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Scoring;

/**
 * To capture dead stones in one's own area costs nothing by area: the result is the same as if they had been agreed to be
 * dead (Wikipedia, Chinese rules). By territory it costs as many points as plays are needed.
 *
 * <p>The conditions: the stones are inside one player's stones, which is what makes the area theirs once they are gone; the
 * opponent passes meanwhile; and the plays needed capture nothing but those stones.
 */
class PlayedOutTest {

    private static final VariantRules RULES = Shorthand.rules(Ending.AGREEMENT, DeadStones.AGREED);

    @Property(tries = 300)
    void givesWhatAnAgreementGivesByArea(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game game = random.under(RULES);
        for (Point stone : game.position().stones()) {
            PointSet chain = RULES.connected(game.position(), stone);
            capturedAtHome(game, chain).ifPresent(after -> {
                Game agreed = agreed(game, chain);
                int plays = RandomGame.plays(after, after.toMove().opponent())
                        - RandomGame.plays(game, after.toMove().opponent());
                int sign = after.toMove() == Color.WHITE ? 1 : -1;
                assertThat(RandomGame.lead(after)).isEqualTo(RandomGame.lead(agreed));
                assertThat(RandomGame.lead(after, Scoring.TERRITORY))
                        .isEqualTo(RandomGame.lead(agreed, Scoring.TERRITORY) - sign * plays);
            });
        }
    }

    private static Game agreed(Game game, PointSet dead) {
        return Shorthand.say(Shorthand.say(game, new Statement.Stop()), new Statement.Dead(dead));
    }

    /** The chain captured by plays on all of its liberties while its owner passes, if it stands in the captor's area. */
    private static Optional<Game> capturedAtHome(Game game, PointSet chain) {
        Color captor = game.position().stone(chain.first()).orElseThrow().opponent();
        Position cleared = game.position().without(chain);
        PointSet home = RULES.territory(cleared, captor);
        PointSet liberties = RULES.liberties(game.position(), chain.first());
        if (!chain.minus(home).isEmpty()) {
            return Optional.empty();
        }
        Game now = game.toMove() == captor ? game : game.play(Move.PASS);
        for (Point liberty : liberties) {
            now = now.toMove() == captor ? now : now.play(Move.PASS);
            if (!(now.rule(new Move.Play(liberty)) instanceof Ruling.Made made)
                    || !made.selfCaptured().isEmpty()) {
                return Optional.empty();
            }
            now = made.after();
        }
        return now.position().stones(captor.opponent()).equals(cleared.stones(captor.opponent()))
                ? Optional.of(now)
                : Optional.empty();
    }

    private static final Position BLACK_AROUND = Shorthand.position("""
            O . X O .
            . X X O O
            X X . O .
            """);

    /** Two plays take what stands in the corner: by area it is Black's whole side either way. */
    @Example
    void inTheCorner() {
        Game game = Game.from(RULES, BLACK_AROUND, Color.BLACK);
        Game agreed = agreed(game, Shorthand.points(game.board(), "A3"));
        Game after = capturedAtHome(game, Shorthand.points(game.board(), "A3")).orElseThrow();
        assertThat(RandomGame.lead(after)).isEqualTo(RandomGame.lead(agreed)).isEqualTo(2);
        assertThat(RandomGame.lead(agreed, Scoring.TERRITORY)).isEqualTo(2);
        assertThat(RandomGame.lead(after, Scoring.TERRITORY)).isZero();
    }

    /** White's answer lives, and Black's play was for nothing. */
    @Example
    void unlessTheOpponentAnswers() {
        Game game = Game.from(RULES, Shorthand.position("O . . . X X ."), Color.BLACK);
        Game agreed = agreed(game, Shorthand.points(game.board(), "A1"));
        Game after = Shorthand.play(game, "D1 B1");
        assertThat(RandomGame.lead(agreed)).isEqualTo(7);
        assertThat(RandomGame.lead(after)).isLessThan(7);
    }
}
