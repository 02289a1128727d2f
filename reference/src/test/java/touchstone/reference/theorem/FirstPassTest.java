package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;

/**
 * The WMSG rules count by area, and White gets a point more if she is the first to pass: that is akin to territory scoring,
 * for a play too many at home then costs a point; but no longer once play has been resumed after a stop (Wikipedia, WMSG
 * rules).
 *
 * <p>If nobody passes before the end the lead is exactly that by territory. The play at home costs the point only before
 * the first pass of the game, and only if the opponent then passes; after any pass, resumed or not, it is free.
 */
class FirstPassTest {

    private static final VariantRules WMSG = Shorthand.rules(
            SelfCapture.FORBIDDEN, FirstPass.KOMI_RISES, Ending.STOP, Resumption.IN_TURN, AfterResumption.ALL_ALIVE);

    @Property(tries = 300)
    void makesTheLeadThatByTerritory(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game game = Shorthand.end(random.playsOnly(WMSG), "");
        assertThat(RandomGame.lead(game)).isEqualTo(byTerritory(game));
    }

    private static double byTerritory(Game game) {
        return RandomGame.lead(game, Scoring.TERRITORY, FirstPass.FREE);
    }

    @Property(tries = 200)
    void makesAPlayAtHomeCostAPoint(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game game = random.playsOnly(WMSG);
        assertThatPlaysAtHomeCost(game, 1);
    }

    @Property(tries = 200)
    void makesAPlayAtHomeFreeOncePlayIsResumed(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game stopped = random.under(WMSG);
        while (stopped.rule(new Statement.Resume(Color.BLACK)) instanceof Ruling.Refused) {
            stopped = stopped.play(Move.PASS);
        }
        assertThatPlaysAtHomeCost(Shorthand.say(stopped, new Statement.Resume(Color.BLACK)), 0);
    }

    /** Against ending the game at once. */
    private static void assertThatPlaysAtHomeCost(Game game, int points) {
        int sign = game.toMove() == Color.BLACK ? 1 : -1;
        double lead = RandomGame.lead(Shorthand.play(game, "pass pass"));
        for (Point point : WMSG.territory(game.position(), game.toMove())) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                assertThat(RandomGame.lead(Shorthand.play(made.after(), "pass pass")))
                        .isEqualTo(lead - sign * points);
            }
        }
    }

    @Example
    void unlessSomebodyHasPassedBefore() {
        Game start = Game.begin(WMSG, Shorthand.board("5x3"));
        assertThatPlaysAtHomeCost(Shorthand.play(start, "C1 E1 C2 E2 C3 pass B2 E3"), 0);
        Game ended = Shorthand.end(Shorthand.play(start, "C3 pass B3"), "");
        assertThat(RandomGame.lead(ended)).isEqualTo(byTerritory(ended) + 1);
    }

    /** By area Black is a point ahead, by territory nobody, and White has passed first. */
    @Example
    void inTheGameOfTheThreeLines() {
        Game game = Shorthand.play(Game.begin(WMSG, Shorthand.board("5x3")), "B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass");
        assertThat(RandomGame.lead(game, FirstPass.FREE)).isEqualTo(1);
        assertThat(RandomGame.lead(game)).isZero();
    }
}
