package touchstone.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** The search finds the status that the definition has, whatever is read into the articles. */
class SearchIsRightTest {

    @Test
    void onAllPositionsOfFourPoints() {
        compareAll(4, 1, List.of(Reading.USUAL));
    }

    /** Black has to play in his own territory to get a new stone at B1, as the definition finds in half a minute. */
    @Test
    void whereAPlayInTerritoryIsNeeded() {
        Position position = PositionText.read(List.of(".X..", "XO.X"));
        assertThat(LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL)
                        .chain(Point.parse("A1"))
                        .orElseThrow()
                        .status())
                .contains(Status.CAPTURABLE_2);
    }

    /** Black lives by two eyes, but captures in one of them, and has to lose that eye if White comes back at B1. */
    @Test
    void aStoneStaysInAnEyeThatACaptureMadeTooLarge() {
        Position position = PositionText.read(List.of("OOO.X."));
        Point white = Point.parse("A1");
        for (Reading reading : readings()) {
            assertThat(LifeAndDeath.confirm(position, reading, Limits.USUAL)
                            .chain(white)
                            .orElseThrow()
                            .status())
                    .contains(Status.CAPTURABLE_1);
        }
    }

    /** Slow, some eight seconds: the definition plays through everything that can be played. */
    @Test
    @Tag("slow")
    void onPositionsOfUpToSixPointsByAllReadings() {
        compareAll(3, 1, readings());
        compareAll(4, 1, readings());
        compareAll(2, 2, readings());
        compareSome(3, 2, 2, 1);
    }

    /** For some hours: {@code mvn test -pl src/life -am -Dtest=SearchIsRightTest -Dtouchstone.life.exhaustive=true}. */
    @Test
    @Tag("slow")
    @EnabledIfSystemProperty(named = "touchstone.life.exhaustive", matches = "true")
    void onAllPositionsOfEightPointsAndSomeOfMore() {
        compareAll(5, 1, readings());
        compareAll(6, 1, readings());
        compareAll(3, 2, readings());
        compareAll(4, 2, readings());
        compareSome(3, 3, 300, 2);
        compareSome(5, 2, 100, 3);
        compareSome(4, 3, 30, 4);
    }

    static List<Reading> readings() {
        List<Reading> readings = new ArrayList<>();
        for (Enabling enabling : Enabling.values()) {
            for (KoOpening opening : KoOpening.values()) {
                readings.add(new Reading(enabling, opening));
            }
        }
        return readings;
    }

    private static void compareAll(int width, int height, List<Reading> readings) {
        long positions = Math.round(Math.pow(3, width * height));
        Board board = Board.of(width, height);
        compare(board, LongStream.range(0, positions).filter(code -> firstOfItsLike(board, code)), readings);
    }

    private static void compareSome(int width, int height, int positions, long seed) {
        long all = Math.round(Math.pow(3, width * height));
        Random random = new Random(seed);
        compare(
                Board.of(width, height),
                LongStream.generate(() -> (random.nextLong() >>> 1) % all).limit(positions),
                readings());
    }

    private static void compare(Board board, LongStream codes, List<Reading> readings) {
        Map<KoOpening, ImaginedPlay> played = new HashMap<>();
        codes.mapToObj(code -> position(board, code))
                .filter(SearchIsRightTest::legal)
                .forEach(position -> {
                    for (Reading reading : readings) {
                        Map<PointSet, Optional<Status>> defined = new LinkedHashMap<>();
                        new Definition(position, reading, played.computeIfAbsent(reading.opening(), ImaginedPlay::new))
                                .statuses()
                                .forEach((chain, status) -> defined.put(chain, Optional.of(status)));
                        Map<PointSet, Optional<Status>> found = new LinkedHashMap<>();
                        LifeAndDeath.confirm(position, reading, Limits.USUAL)
                                .chains()
                                .forEach(chain -> found.put(chain.chain(), chain.status()));
                        assertThat(found).as("%s%n%s", reading, position).isEqualTo(defined);
                    }
                });
    }

    /** Whether no position with a smaller number is the same but for turning the board over, or for the colours. */
    private static boolean firstOfItsLike(Board board, long code) {
        long[] digits = new long[board.points().size()];
        long rest = code;
        for (int i = 0; i < digits.length; i++) {
            digits[i] = rest % 3;
            rest /= 3;
        }
        for (int way = 1; way < 8; way++) {
            long other = 0;
            for (int i = digits.length - 1; i >= 0; i--) {
                int column = i % board.width();
                int row = i / board.width();
                int from = ((way & 1) == 0 ? row : board.height() - 1 - row) * board.width()
                        + ((way & 2) == 0 ? column : board.width() - 1 - column);
                long digit = digits[from];
                other = 3 * other + ((way & 4) == 0 || digit == 0 ? digit : 3 - digit);
            }
            if (other < code) {
                return false;
            }
        }
        return true;
    }

    /** The position with a number: a digit to the base of three for each point. */
    private static Position position(Board board, long code) {
        Position position = Position.empty(board);
        long rest = code;
        for (Point point : board.points()) {
            if (rest % 3 > 0) {
                position = position.with(rest % 3 == 1 ? Color.BLACK : Color.WHITE, point);
            }
            rest /= 3;
        }
        return position;
    }

    private static boolean legal(Position position) {
        return Chains.RULES.withoutLiberty(position, Color.BLACK).isEmpty()
                && Chains.RULES.withoutLiberty(position, Color.WHITE).isEmpty();
    }
}
