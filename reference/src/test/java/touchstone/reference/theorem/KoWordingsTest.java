package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * The ko rule may be worded by the position before the opponent's last move, by that after one's own, or by the stone that
 * has just taken one: it is the same rule (Wikipedia, explanation of rule 8).
 *
 * <p>The condition the source gives is that no stone is self-captured alone; of several it makes no difference. One more is
 * left unsaid: the game has begun with an empty board. In a game taken up in the middle the second wording knows of no
 * move of one's own.
 */
class KoWordingsTest {

    private static final List<Repetition> WORDINGS =
            List.of(Repetition.SIMPLE, Repetition.SIMPLE_OWN, Repetition.SIMPLE_STONE);

    @Provide
    Arbitrary<RandomGame> games() {
        return RandomGame.within(4, 60);
    }

    @Provide
    Arbitrary<SelfCapture> notAlone() {
        return Arbitraries.of(SelfCapture.FORBIDDEN, SelfCapture.SEVERAL);
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void agreeOnRandomGames(@ForAll("games") RandomGame random, @ForAll("notAlone") SelfCapture selfCapture) {
        random.under(new BaseRules(Repetition.NONE, selfCapture)).moments().forEach(KoWordingsTest::assertAgree);
    }

    @Example
    void agreeOnAllShortGames() {
        Games.forEachShort(SelfCapture.SEVERAL, KoWordingsTest::assertAgree);
    }

    private static void assertAgree(Game game) {
        assertThat(WORDINGS.stream().map(wording -> forbidden(game, wording)).distinct())
                .hasSize(1);
    }

    /** @param game in which anything may be repeated */
    private static PointSet forbidden(Game game, Repetition wording) {
        BaseRules rules = new BaseRules(wording, game.rules().selfCapture());
        PointSet forbidden = game.board().none();
        for (Point point : game.position().empties()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made
                    && rules.repetition(game, made.after().position()).isPresent()) {
                forbidden = forbidden.with(point);
            }
        }
        return forbidden;
    }

    /** After Black's pass White's stone would die alone: that is the position before Black's move, but no ko. */
    @Example
    void unlessAStoneIsSelfCapturedAlone() {
        Game start = Game.begin(new BaseRules(Repetition.NONE, SelfCapture.ALLOWED), Shorthand.board("1x1"));
        Game passed = Shorthand.play(start, "pass");
        PointSet point = Shorthand.points(start.board(), "A1");
        assertThat(forbidden(passed, Repetition.SIMPLE)).isEqualTo(point);
        assertThat(forbidden(passed, Repetition.SIMPLE_OWN)).isEmpty();
        assertThat(forbidden(passed, Repetition.SIMPLE_STONE)).isEmpty();
        Game played = Shorthand.play(passed, "A1");
        assertThat(forbidden(played, Repetition.SIMPLE_OWN)).isEqualTo(point);
        assertThat(forbidden(played, Repetition.SIMPLE_STONE)).isEmpty();
    }
}
