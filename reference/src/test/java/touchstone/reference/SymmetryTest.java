package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The rules know no direction, and of the colours only which is first. */
class SymmetryTest {

    /** Swaps what the players are called. */
    private static final class WhiteFirst extends BaseRules {
        @Override
        public Color first() {
            return Color.WHITE;
        }
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void aMirroredGameWithSwappedColorsIsRuledUponAlike(
            @ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor,
            @ForAll @IntRange(min = 0, max = 7) int symmetry) {
        UnaryOperator<Point> mirror = point -> Shorthand.mirrored(visitor.board(), point, symmetry);
        Board board = symmetry < 4
                ? visitor.board()
                : Board.of(visitor.board().height(), visitor.board().width());
        Game game = visitor.last(new BaseRules());
        List<Move> moves =
                game.moments().flatMap(moment -> moment.lastMove().stream()).toList();
        Game image = Game.begin(new WhiteFirst(), board);
        for (int i = moves.size() - 1; i >= 0; i--) {
            image = image.play(
                    moves.get(i) instanceof Move.Play play ? new Move.Play(mirror.apply(play.point())) : Move.PASS);
        }
        assertThat(image.legalPlays())
                .isEqualTo(board.none()
                        .withAll(game.legalPlays().stream().map(mirror).toList()));
        assertThat(image.score())
                .isEqualTo(new Score(game.score().white(), game.score().black()));
        assertThat(image.removed(Color.WHITE)).isEqualTo(game.removed(Color.BLACK));
        assertThat(image.removed(Color.BLACK)).isEqualTo(game.removed(Color.WHITE));
    }
}
