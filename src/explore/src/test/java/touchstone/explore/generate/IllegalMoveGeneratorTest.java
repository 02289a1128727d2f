package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.explore.generate.IllegalMove.Kind;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

class IllegalMoveGeneratorTest {

    private static final IllegalMoveGenerator ALWAYS = new IllegalMoveGenerator(
            Stream.of(Kind.values()).collect(Collectors.toMap(Function.identity(), kind -> 1.0)));

    @ParameterizedTest
    @CsvSource({
        "4, 1, B1 C1 D1, KO, C1, base.8",
        "3, 1, A1 C1 B1 C1, SUPERKO, A1, base.8",
        "3, 3, A2 pass B1, SUICIDE_OF_ONE, A1, base.7A",
        "3, 3, A3 A1 B2 pass C1 B1 pass pass, SUICIDE_OF_ONE, none, none",
        "3, 1, pass A1 pass B1 pass, SUICIDE_OF_SEVERAL, C1, base.7A",
        "2, 2, A1 pass, ON_OWN_STONE, A1, base.7.step-1",
        "2, 2, A1, ON_OTHER_STONE, A1, base.7.step-1"
    })
    void eachKindWithItsClause(int width, int height, String moves, Kind kind, String point, String clause) {
        Game game = GeneratedGames.played(GeneratedGames.rules(SelfCapture.FORBIDDEN), Board.of(width, height), moves);
        List<IllegalMove> found = ALWAYS.next(game, new SplittableRandom(1)).stream()
                .filter(move -> move.kind() == kind)
                .toList();
        if (point.equals("none")) {
            assertThat(found).isEmpty();
        } else {
            assertThat(found).hasSize(1);
            assertThat(found.get(0).move()).isEqualTo(GeneratedGames.move(point));
            assertThat(found.get(0).refusal().clause()).isEqualTo(clause);
        }
    }

    @Test
    void aSuicideOfOneIsARepetitionWhereSelfCaptureIsAllowed() {
        Game game = GeneratedGames.played(new BaseRules(), Board.of(3, 3), "A2 pass B1");
        assertThat(ALWAYS.next(game, new SplittableRandom(1)))
                .filteredOn(move -> move.kind() == Kind.SUICIDE_OF_ONE)
                .singleElement()
                .extracting(move -> move.refusal().clause())
                .isEqualTo("base.8");
    }

    @Test
    void playElsewhereForbidsWhatDoesNotRepeat() {
        // White passes, which does not lift the ban, and Black's stone makes the position another one.
        Game game = GeneratedGames.played(
                GeneratedGames.rules(Repetition.PLAY_ELSEWHERE), Board.of(4, 3), "B1 D2 C2 C1 D1 pass A2");
        assertThat(ALWAYS.next(game, new SplittableRandom(1)))
                .filteredOn(move -> move.kind() == Kind.KO)
                .singleElement()
                .matches(move -> move.move().equals(GeneratedGames.move("C1")))
                .matches(move -> move.refusal() instanceof Refusal.TakesBack);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void onlyTheKindsThatAreWanted(Kind kind) {
        IllegalMoveGenerator some = new IllegalMoveGenerator(Map.of(kind, 1.0));
        SplittableRandom random = new SplittableRandom(14);
        Set<Kind> met = EnumSet.noneOf(Kind.class);
        for (int games = 0; games < 20; games++) {
            for (Game game : GeneratedGames.moments(
                    KoPolicy.STEERING, GeneratedGames.rules(SelfCapture.FORBIDDEN), Board.of(4, 5), random)) {
                some.next(game, random).forEach(move -> met.add(move.kind()));
            }
        }
        assertThat(met).containsExactly(kind);
    }

    /** Every illegal play on an empty point is some kind, and a kind that is there is found. */
    @ParameterizedTest
    @CsvSource({
        "POSITIONAL, FORBIDDEN",
        "POSITIONAL, ALLOWED",
        "SITUATIONAL, SEVERAL",
        "SIMPLE, FORBIDDEN",
        "PLAY_ELSEWHERE, FORBIDDEN",
        "NEW_ZEALAND, ALLOWED",
        "NONE, ALLOWED"
    })
    void findsWhatThereIs(Repetition repetition, SelfCapture selfCapture) {
        SplittableRandom random = new SplittableRandom(15);
        BaseRules rules = GeneratedGames.rules(repetition, selfCapture);
        for (int games = 0; games < 40; games++) {
            MovePolicy steering =
                    MovePolicies.all().get(games % MovePolicies.all().size());
            for (Game game : GeneratedGames.moments(steering, rules, Board.of(4, 3), random)) {
                if (!game.over()) {
                    check(game, ALWAYS.next(game, random));
                }
            }
        }
    }

    private static void check(Game game, List<IllegalMove> moves) {
        Set<Kind> found = EnumSet.noneOf(Kind.class);
        for (IllegalMove move : moves) {
            assertThat(game.rule(move.move())).isEqualTo(new Ruling.Refused(move.refusal()));
            assertThat(found.add(move.kind())).isTrue();
        }
        List<Kind> there = new ArrayList<>(List.of(Kind.OFF_BOARD));
        for (Point point : game.board().points()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Refused refused) {
                there.add(kind(game, point, refused.refusal()));
            }
        }
        assertThat(found).isEqualTo(EnumSet.copyOf(there));
    }

    private static Kind kind(Game game, Point point, Refusal refusal) {
        if (refusal instanceof Refusal.Occupied occupied) {
            return occupied.stone() == game.toMove() ? Kind.ON_OWN_STONE : Kind.ON_OTHER_STONE;
        }
        Removal removal = game.rules().remove(game.position().with(game.toMove(), point), game.toMove());
        if (!removal.selfCaptured().isEmpty()) {
            return removal.selfCaptured().size() == 1 ? Kind.SUICIDE_OF_ONE : Kind.SUICIDE_OF_SEVERAL;
        }
        boolean superko = refusal instanceof Refusal.Repeats repeats
                && !game.previous().orElseThrow().position().equals(repeats.position());
        return superko ? Kind.SUPERKO : Kind.KO;
    }

    @Test
    void offTheBoardIsOftenJustBeyondAnEdge() {
        Game game = Game.begin(new BaseRules(), Board.of(9, 7));
        SplittableRandom random = new SplittableRandom(16);
        Set<Point> tried = Stream.generate(() -> ALWAYS.next(game, random))
                .limit(500)
                .flatMap(List::stream)
                .map(move -> move.move().point())
                .collect(Collectors.toSet());
        assertThat(tried).noneMatch(game.board()::contains);
        assertThat(tried).anyMatch(point -> point.column() == 9).anyMatch(point -> point.row() == 7);
        assertThat(tried).contains(new Point(6, 8));
    }

    @Test
    void theLargestBoardHasNoPointsOutside() {
        Game game = Game.begin(new BaseRules(), Board.of(25, 25));
        assertThat(ALWAYS.next(game, new SplittableRandom(1))).isEmpty();
    }

    @Test
    void aChanceIsFromNothingToOne() {
        assertThatThrownBy(() -> new IllegalMoveGenerator(Map.of(Kind.KO, 1.5)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ko");
        assertThatThrownBy(() -> new IllegalMoveGenerator(Map.of(Kind.KO, Double.NaN)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
