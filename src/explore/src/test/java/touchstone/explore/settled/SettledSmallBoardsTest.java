package touchstone.explore.settled;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.life.Chains;
import touchstone.life.UnconditionalLife;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** On small boards everything the opponent can do is tried while the owner passes. */
class SettledSmallBoardsTest {

    private static final BaseRules WITHOUT_SUICIDE = new BaseRules(Repetition.NONE, SelfCapture.FORBIDDEN);
    private static final BaseRules WITH_SUICIDE = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);

    /** Whether any of the stones can be taken if their owner never answers. */
    private static boolean falls(BaseRules rules, Position start, Color owner, PointSet stones) {
        Set<Position> seen = new HashSet<>(Set.of(start));
        Deque<Position> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            Game game = Game.from(rules, open.pop(), owner.opponent());
            for (Point point : game.position().empties()) {
                if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                    Position after = made.after().position();
                    if (!stones.minus(after.stones(owner)).isEmpty()) {
                        return true;
                    }
                    if (seen.add(after)) {
                        open.push(after);
                    }
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "2, 4", "3, 3"})
    void exactlyTheStonesThatCannotBeTakenAreAlive(int width, int height) {
        int alive = 0;
        for (Position position : legal(Board.of(width, height))) {
            PointSet living = UnconditionalLife.of(position, Color.BLACK).stones();
            for (PointSet chain : new Chains(position).of(Color.BLACK)) {
                boolean safe = !falls(WITHOUT_SUICIDE, position, Color.BLACK, chain);
                assertThat(living.minus(chain).size() < living.size())
                        .as("%s in\n%s", chain, position)
                        .isEqualTo(safe);
                alive += safe ? 1 : 0;
            }
        }
        assertThat(alive).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 4", "3, 3"})
    void whereAPositionIsPlayedOutSuicideHelpsNobody(int width, int height) {
        int playedOut = 0;
        for (Position position : legal(Board.of(width, height))) {
            if (PlayedOut.test(position)) {
                playedOut++;
                for (Color player : Color.values()) {
                    assertThat(falls(WITH_SUICIDE, position, player, position.stones(player)))
                            .as("%s in\n%s", player, position)
                            .isFalse();
                }
            }
        }
        assertThat(playedOut).isPositive();
    }

    private static Set<Position> legal(Board board) {
        Set<Position> legal = new HashSet<>();
        int count = (int) Math.pow(3, board.size());
        for (int number = 0; number < count; number++) {
            PointSet black = board.none();
            PointSet white = board.none();
            int rest = number;
            for (Point point : board.points()) {
                black = rest % 3 == 1 ? black.with(point) : black;
                white = rest % 3 == 2 ? white.with(point) : white;
                rest /= 3;
            }
            Position position = new Position(black, white);
            if (WITH_SUICIDE.withoutLiberty(position, Color.BLACK).isEmpty()
                    && WITH_SUICIDE.withoutLiberty(position, Color.WHITE).isEmpty()) {
                legal.add(position);
            }
        }
        return legal;
    }
}
