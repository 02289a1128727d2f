package touchstone.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import touchstone.life.Definition.Forcing;
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
        compare(Positions.ofEachKind(Board.of(4, 1)), List.of(Reading.USUAL), BruteForce::by);
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
        compare(Positions.ofEachKind(Board.of(3, 1)), readings(), BruteForce::by);
        compare(Positions.ofEachKind(Board.of(4, 1)), readings(), BruteForce::by);
        compare(Positions.ofEachKind(Board.of(2, 2)), readings(), BruteForce::by);
        compare(Positions.some(Board.of(3, 2), 2, 1), readings(), BruteForce::by);
    }

    /** Slow, some ten seconds: 198 positions, which are searched by each reading. */
    @Test
    @Tag("slow")
    void onAllPositionsOfFiveAndSixPointsByAllReadings() {
        compareTogether(Positions.ofEachKind(Board.of(5, 1)), readings());
        compareTogether(Positions.ofEachKind(Board.of(6, 1)), readings());
        compareTogether(Positions.ofEachKind(Board.of(3, 2)), readings());
    }

    /** For more than twenty minutes, most of them for 3x3: {@code mvn test -pl src/life -am -Dtest=SearchIsRightTest -Dtouchstone.life.exhaustive=true}. */
    @Test
    @Tag("slow")
    @EnabledIfSystemProperty(named = "touchstone.life.exhaustive", matches = "true")
    void onAllPositionsOfUpToNinePointsByAllReadings() {
        compareTogether(Positions.ofEachKind(Board.of(4, 2)), readings());
        compareTogether(Positions.ofEachKind(Board.of(7, 1)), readings());
        compareTogether(Positions.ofEachKind(Board.of(3, 3)), readings());
    }

    /** With {@code -Dtouchstone.life.exhaustive=hours}: the definition plays through each by itself. It was never run to its end. */
    @Test
    @Tag("slow")
    @EnabledIfSystemProperty(named = "touchstone.life.exhaustive", matches = "hours")
    void onSomePositionsOfMorePointsByAllReadings() {
        compare(Positions.some(Board.of(5, 2), 100, 3), readings(), BruteForce::by);
        compare(Positions.some(Board.of(4, 3), 30, 4), readings(), BruteForce::by);
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

    private static void compare(List<Position> positions, List<Reading> readings, Function<KoOpening, Forcing> play) {
        Map<KoOpening, Forcing> played = new EnumMap<>(KoOpening.class);
        for (Position position : positions) {
            for (Reading reading : readings) {
                Map<PointSet, Optional<Status>> defined = new LinkedHashMap<>();
                new Definition(position, reading, played.computeIfAbsent(reading.opening(), play))
                        .statuses()
                        .forEach((chain, status) -> defined.put(chain, Optional.of(status)));
                Map<PointSet, Optional<Status>> found = new LinkedHashMap<>();
                LifeAndDeath.confirm(position, reading, Limits.USUAL)
                        .chains()
                        .forEach(chain -> found.put(chain.chain(), chain.status()));
                assertThat(found).as("%s%n%s", reading, position).isEqualTo(defined);
            }
        }
    }

    private static void compareTogether(List<Position> positions, List<Reading> readings) {
        compare(positions, readings, opening -> together(positions, opening));
    }

    /** For all positions together; where that is not enough, for those asked about by themselves. */
    private static Forcing together(List<Position> positions, KoOpening opening) {
        List<Imagined> begins = positions.stream()
                .flatMap(position -> Stream.of(Color.values()).map(first -> Imagined.begin(position, first)))
                .toList();
        Map<Boolean, AllPlay> played = new HashMap<>();
        Function<Boolean, AllPlay> play =
                passesKept -> played.computeIfAbsent(passesKept, any -> new AllPlay(begins, opening, passesKept));
        Forcing byItself = BruteForce.by(opening);
        return (begin, owner, chain, watched) -> play.apply(false)
                .opponentForces(begin, owner, chain, watched)
                .or(() -> play.apply(true).opponentForces(begin, owner, chain, watched))
                .orElseGet(() -> byItself.opponentForces(begin, owner, chain, watched));
    }
}
