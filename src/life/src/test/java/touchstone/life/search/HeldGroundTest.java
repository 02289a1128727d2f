package touchstone.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchstone.life.Chains;
import touchstone.life.KoOpening;
import touchstone.life.Limits;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** What a player can do on a part of the board, whatever stands around it, the player can do on the whole board. */
class HeldGroundTest {

    private static final Limits LIMITS = new Limits(20_000, () -> false);
    private static final int POSITIONS = 400;

    /** Parts are drawn at random, as any part will do; most show nothing. */
    @Test
    void whatAPartShowsHoldsOnTheWholeBoard() {
        Random random = new Random(7);
        int kept = 0;
        int captured = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = position(Board.of(4, 3), random);
            for (PointSet chain : new Chains(position).all()) {
                Color owner = position.stone(chain.first()).orElseThrow();
                kept += shows(position, owner, chain, owner, random) ? 1 : 0;
                captured += shows(position, owner, chain, owner.opponent(), random) ? 1 : 0;
            }
        }
        assertThat(kept).as("chains kept").isGreaterThan(20);
        assertThat(captured).as("chains captured").isGreaterThan(20);
    }

    private static boolean shows(Position position, Color owner, PointSet chain, Color player, Random random) {
        PointSet none = position.board().none();
        PointSet inner = owner == player ? none : chain;
        for (PointSet part : new Chains(position).all()) {
            boolean asked = part.equals(chain);
            inner = !asked && random.nextBoolean() ? inner.or(part) : inner;
        }
        for (Point point : position.empties()) {
            inner = random.nextInt(3) > 0 ? inner.with(point) : inner;
        }
        Ground.Held held = Ground.Held.of(position, player, inner, none);
        if (!held.fits() || owner == player && !held.kept().holds(chain)) {
            return false;
        }
        var shown = new Question(held, owner, chain, none).answer(KoOpening.EACH_CAPTURE, LIMITS);
        if (shown.forced().isEmpty()) {
            return false;
        }
        Ground whole = new Ground.Closed(position, position.board().all(), none);
        assertThat(new Question(whole, owner, chain, none)
                        .answer(KoOpening.EACH_CAPTURE, LIMITS)
                        .forced())
                .as("%s%n%s by %s within %s", position, chain, player, inner)
                .isEqualTo(shown.forced());
        return true;
    }

    private static Position position(Board board, Random random) {
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            if (random.nextInt(3) > 0) {
                position = position.with(random.nextBoolean() ? Color.BLACK : Color.WHITE, point);
            }
        }
        for (Color color : Color.values()) {
            position = position.without(Chains.RULES.withoutLiberty(position, color));
        }
        return position;
    }
}
