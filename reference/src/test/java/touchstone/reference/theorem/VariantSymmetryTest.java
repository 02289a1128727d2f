package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Score;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Variant;

/**
 * No rules know a direction: a game and its image in any of the eight symmetries of the board are ruled upon and scored
 * alike. And colours may be swapped, if White begins, where the rules treat them alike: all but those by which White passes
 * last, or gets a point for passing first, or komi or stones are given.
 */
class VariantSymmetryTest {

    /** Swaps what the players are called. */
    private static final class WhiteFirst extends VariantRules {

        WhiteFirst(Variant variant) {
            super(variant);
        }

        @Override
        public Color first() {
            return Color.WHITE;
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aMirroredGameIsScoredAlike(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random,
            @ForAll(supplier = RandomGame.AnyRules.class) Variant variant,
            @ForAll @IntRange(min = 0, max = 7) int symmetry) {
        Game game = random.ended(new VariantRules(variant));
        Game image = image(game, new VariantRules(variant), symmetry);
        assertThat(image.phase()).isEqualTo(game.phase());
        assertThat(image.score()).isEqualTo(game.score());
        assertThat(image.outcome()).isEqualTo(game.outcome());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void soIsOneWithSwappedColors(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random,
            @ForAll(supplier = RandomGame.AnyRules.class) Variant drawn) {
        Variant variant = drawn.with(LastPass.EITHER, FirstPass.FREE);
        Game game = random.ended(new VariantRules(variant));
        Game image = image(game, new WhiteFirst(variant), 0);
        assertThat(image.phase()).isEqualTo(game.phase());
        assertThat(image.score())
                .isEqualTo(new Score(game.score().white(), game.score().black()));
    }

    private static Game image(Game game, VariantRules rules, int symmetry) {
        UnaryOperator<Point> mirror = point -> Shorthand.mirrored(game.board(), point, symmetry);
        Board board = symmetry < 4
                ? game.board()
                : Board.of(game.board().height(), game.board().width());
        List<Move> moves =
                game.moments().flatMap(moment -> moment.lastMove().stream()).toList();
        Game image = Game.begin(rules, board);
        for (int i = moves.size() - 1; i >= 0; i--) {
            image = image.play(
                    moves.get(i) instanceof Move.Play play ? new Move.Play(mirror.apply(play.point())) : Move.PASS);
        }
        if (game.course().stopped()) {
            image = Shorthand.say(image, new Statement.Stop());
        }
        PointSet dead = game.course()
                .end()
                .map(end -> ((Course.End.Agreed) end).dead())
                .orElse(game.board().none());
        return image.phase() == Phase.OVER
                ? image
                : Shorthand.say(
                        image,
                        new Statement.Dead(
                                board.none().withAll(dead.stream().map(mirror).toList())));
    }

    @Example
    void unlessTheRulesTellTheColorsApart() {
        assertDiffers("C3 pass pass", FirstPass.KOMI_RISES);
        Game game = Game.begin(Shorthand.rules(LastPass.WHITE), Shorthand.board("5x5"));
        assertThat(Shorthand.play(game, "pass pass").over()).isTrue();
        Game image = Game.begin(new WhiteFirst(Variant.BASE.with(LastPass.WHITE)), Shorthand.board("5x5"));
        assertThat(Shorthand.play(image, "pass pass").over()).isFalse();
    }

    private static void assertDiffers(String moves, Choice choice) {
        Variant variant = Variant.BASE.with(choice);
        Game game = Shorthand.play(Game.begin(new VariantRules(variant), Shorthand.board("5x5")), moves);
        Game image = image(game, new WhiteFirst(variant), 0);
        assertThat(image.score().lead()).isNotEqualTo(-game.score().lead());
    }
}
