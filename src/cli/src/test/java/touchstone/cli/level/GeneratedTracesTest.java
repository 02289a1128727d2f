package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.TraceOracle;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;

/** Traces with the reference, which is behind whatever an engine shows. */
@Tag("slow") // plays traces with an engine at each level
class GeneratedTracesTest {

    private static final BaseRules RULES = new VariantRules(Variant.BASE);
    private static final Board BOARD = Board.of(9, 9);

    static List<Level> levels() {
        return Levels.all();
    }

    @ParameterizedTest
    @MethodSource("levels")
    void anEngineThatIsRightIsRightOnEveryWalk(Level level) {
        Board board = level.name().contains("19") ? Board.of(19, 19) : BOARD;
        try (Session session = level.subject(() -> RULES, GtpOptions.DEFAULT).open()) {
            for (int seed = 0; seed < 5; seed++) {
                assertThat(GameTrace.of(RULES, board, wild(board, seed)).with(session))
                        .isEmpty();
            }
        }
    }

    @Test
    void whatAnEngineShowsIsSeen() {
        GameTrace trace = GameTrace.of(RULES, BOARD, wild(BOARD, 1));
        try (Session session =
                Levels.EVERYTHING.subject(() -> RULES, GtpOptions.DEFAULT).open()) {
            List<Observation> observations = Tracer.trace(session, GameStart.of(BOARD), trace.steps());

            assertThat(observations).hasSameSizeAs(trace.steps()).noneMatch(Observation.Hidden.class::isInstance);
        }
    }

    @Test
    void anEngineByOtherRulesIsFoundOut() {
        // White takes a stone in a ko on C2, and Black takes back at once.
        List<TraceStep> steps = new ArrayList<>();
        Color player = Color.BLACK;
        for (String point : "C1 D1 B2 E2 C3 D3 D2 C2 D2".split(" ")) {
            steps.add(new TraceStep.MoveStep(player, new Move.Play(Point.parse(point))));
            player = player.opponent();
        }
        GameTrace trace = GameTrace.of(RULES, Board.of(5, 5), steps);
        BaseRules none = new VariantRules(Variant.BASE.with(Repetition.NONE));
        Subject inProcess = new RulesSubject(new Identity("other", "", "", ""), none);

        assertThat(trace.disagreement(GameTrace.of(none, Board.of(5, 5), steps).expected()))
                .map(Disagreement::at)
                .hasValue(8);
        try (Session near = inProcess.open();
                Session far =
                        Levels.GNU_GO.subject(() -> none, GtpOptions.DEFAULT).open()) {
            assertThat(trace.with(near)).map(Disagreement::at).hasValue(8);
            assertThat(trace.with(far)).map(Disagreement::at).hasValue(8);
        }
    }

    @Test
    void aBoardThatAnEngineHasNotIsUnsupported() {
        try (Session session = Level.of("only 9x9", Boards.onlyOf("9"))
                .subject(() -> RULES, GtpOptions.DEFAULT)
                .open()) {
            assertThatThrownBy(
                            () -> GameTrace.of(RULES, Board.of(5, 5), List.of()).with(session))
                    .isInstanceOf(UnsupportedException.class);
        }
    }

    /** A random game, in which everything is looked at after each move, some moves are illegal and some are taken back. */
    private static List<TraceStep> wild(Board board, int seed) {
        Random random = new Random(seed);
        TraceOracle oracle = new TraceOracle(RULES, board);
        List<TraceStep> steps = new ArrayList<>();
        for (int i = 0; i < 60 && !oracle.game().over(); i++) {
            Color player = oracle.game().toMove();
            Point point = board.points().get(random.nextInt(board.size()));
            take(new TraceStep.MoveStep(player, new Move.Play(point)), oracle, steps);
            if (oracle.game().moves() > 0 && random.nextInt(10) == 0) {
                take(new TraceStep.RequestStep(new ControllerRequest.TakeBack()), oracle, steps);
            }
            for (Query query : queries(oracle.game().toMove(), point)) {
                take(new TraceStep.QueryStep(query), oracle, steps);
            }
        }
        return steps;
    }

    private static List<Query> queries(Color player, Point point) {
        return List.of(
                new Query.Stones(),
                new Query.LegalPlays(player),
                new Query.Legal(player, point),
                new Query.Prisoners(Color.WHITE),
                new Query.Turn(),
                new Query.Over());
    }

    private static void take(TraceStep step, TraceOracle oracle, List<TraceStep> steps) {
        steps.add(step);
        oracle.take(step);
    }
}
