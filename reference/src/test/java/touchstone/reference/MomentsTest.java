package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.choice.Repetition;

/** The moments at which a position stood, against a look at one moment after the other. */
class MomentsTest {

    /** Without a rule of repetition, so that positions come again. */
    private static final BaseRules FREE = Shorthand.rules(Repetition.NONE);

    private static Optional<Game> latest(Game game, Position wanted, Color mover) {
        return game.moments()
                .filter(moment -> moment.position().equals(wanted) && moment.toMove() == mover)
                .findFirst();
    }

    @Property(tries = 200)
    void areFoundByTheirPosition(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        List<Game> moments = visitor.under(FREE);
        Game middle = moments.get(moments.size() / 2);
        Game last = moments.get(moments.size() - 1);
        for (Game moment : moments) {
            for (Color mover : Color.values()) {
                for (Game game : List.of(middle, last)) {
                    assertThat(game.latestStanding(moment.position(), at -> at.toMove() == mover))
                            .isEqualTo(latest(game, moment.position(), mover));
                }
            }
        }
    }

    /** What a game finds is its own past, whatever else has followed a moment of it. */
    @Property(tries = 100)
    void areNotThoseOfAnotherGame(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Game game = visitor.last(FREE);
        for (Point point : game.board().points()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made
                    && latest(game, made.after().position(), made.after().toMove())
                            .isEmpty()) {
                Color next = made.after().toMove();
                Position after = made.after().position();
                assertThat(game.latestStanding(after, at -> at.toMove() == next))
                        .isEmpty();
                assertThat(made.after().latestStanding(after, at -> at.toMove() == next))
                        .containsSame(made.after());
            }
        }
    }
}
