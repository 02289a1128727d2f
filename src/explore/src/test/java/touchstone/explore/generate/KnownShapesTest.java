package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

class KnownShapesTest {

    private static final BaseRules RULES = new BaseRules();

    static Stream<KnownShape> shapes() {
        return KnownShapes.all().stream();
    }

    private static Position position(String id) {
        return shapes().filter(shape -> shape.id().equals(id))
                .findFirst()
                .orElseThrow()
                .position();
    }

    @Test
    void haveIdsAndSources() {
        assertThat(KnownShapes.all()).extracting(KnownShape::id).doesNotHaveDuplicates();
        assertThat(KnownShapes.all()).noneMatch(shape -> shape.source().isBlank());
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void everyStoneHasALiberty(KnownShape shape) {
        for (Color color : Color.values()) {
            assertThat(RULES.withoutLiberty(shape.position(), color)).isEmpty();
        }
    }

    /** The cycles that the shapes are known for, each back to where it began. */
    @ParameterizedTest
    @CsvSource({
        "seki-by-double-ko, BLACK, D5 B4 pass D4 B5 pass",
        "moonshine-life, BLACK, C1 B10 D11 D1 B11 D10",
        "quadruple-ko, BLACK, D5 B4 F5 H4 B5 D4 H5 F4",
        "eternal-life, BLACK, C1 E1 D1 F1",
        "one-eye-flaw, WHITE, D1 pass pass C1",
        "sending-two-returning-one, BLACK, E3 E1 E2 pass",
        "triple-ko, BLACK, D5 B4 F5 D4 B5 F4"
    })
    void goRound(String id, Color first, String moves) {
        BaseRules anything = GeneratedGames.rules(
                Repetition.NONE, SelfCapture.FORBIDDEN, touchstone.reference.choice.Ending.AGREEMENT);
        Game start = Game.from(anything, position(id), first);
        Game end = GeneratedGames.on(start, moves);
        assertThat(end.position()).isEqualTo(start.position());
        assertThat(end.toMove()).isEqualTo(first);
    }

    /** Moves of which the last takes as many stones as the shape is known for. */
    @ParameterizedTest
    @CsvSource({
        "seki-one-eye-each, BLACK, C1 E3, 12",
        "seki-one-eye-each, WHITE, C1 B3, 12",
        "seki-with-eyes, BLACK, A4 A2, 6",
        "bent-four, BLACK, C5 B4, 7",
        "snapback, WHITE, C3 C4 C3, 4",
        "several-chains, WHITE, B2, 7",
        "capture-before-self-capture, BLACK, C1, 5",
        "sacrifice, WHITE, A2 A3, 3"
    })
    void give(String id, Color first, String moves, int captured) {
        Game end = GeneratedGames.on(Game.from(GeneratedGames.rules(Repetition.SIMPLE), position(id), first), moves);
        Position before = end.previous().orElseThrow().position();
        assertThat(before.stones(end.toMove())
                        .minus(end.position().stones(end.toMove()))
                        .size())
                .isEqualTo(captured);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void arePlacedStoneByStone(KnownShape shape) {
        SplittableRandom random = new SplittableRandom(12);
        Board board = shape.position().board();
        MovePolicy steering = MovePolicies.named("shapes").orElseThrow();
        assertThat(steering.suits(board)).isTrue();
        Set<Position> wanted = alike(shape.position());
        boolean met = false;
        for (int games = 0; games < 1_000 && !met; games++) {
            for (Game game : GeneratedGames.moments(steering, RULES, board, random)) {
                met |= wanted.contains(game.position());
            }
        }
        assertThat(met).isTrue();
    }

    /** The position turned and mirrored as far as the board allows, in both colours. */
    private static Set<Position> alike(Position position) {
        Board board = position.board();
        Set<Position> alike = new HashSet<>();
        for (int symmetry = 0; symmetry < (board.width() == board.height() ? 8 : 4); symmetry++) {
            for (Color black : Color.values()) {
                Position turned = Position.empty(board);
                for (Point point : position.stones()) {
                    boolean isBlack = position.stones(black).contains(point);
                    turned = turned.with(isBlack ? Color.BLACK : Color.WHITE, turned(board, point, symmetry));
                }
                alike.add(turned);
            }
        }
        return alike;
    }

    private static Point turned(Board board, Point point, int symmetry) {
        int column = (symmetry & 1) == 0 ? point.column() : board.width() - 1 - point.column();
        int row = (symmetry & 2) == 0 ? point.row() : board.height() - 1 - point.row();
        return (symmetry & 4) == 0 ? new Point(column, row) : new Point(row, column);
    }

    @Test
    void areTurnedAndColouredAnyWayInAnyCorner() {
        SplittableRandom random = new SplittableRandom(13);
        Set<Position> drawn = new HashSet<>();
        for (int draws = 0; draws < 2_000; draws++) {
            drawn.add(KnownShapes.on(Board.of(5, 5), random).orElseThrow());
        }
        Position flaw = position("one-eye-flaw");
        assertThat(drawn).contains(flaw, new Position(flaw.stones(Color.WHITE), flaw.stones(Color.BLACK)));
        assertThat(drawn.stream().map(Position::stones).filter(flaw.stones()::equals))
                .isNotEmpty();
        assertThat(drawn).allMatch(position -> RULES.withoutLiberty(position, Color.BLACK)
                .isEmpty());
        assertThat(drawn).allMatch(position -> RULES.withoutLiberty(position, Color.WHITE)
                .isEmpty());
    }

    @Test
    void haveNoRoomOnTheSmallestBoards() {
        Board board = Board.of(3, 2);
        assertThat(KnownShapes.on(board, new SplittableRandom(1))).isEmpty();
        assertThat(MovePolicies.named("shapes").orElseThrow().suits(board)).isFalse();
    }
}
