package touchstone.laboratory.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.GtpOptions;
import touchstone.laboratory.walk.Disagreement;
import touchstone.laboratory.walk.Oracle;
import touchstone.laboratory.walk.Walk;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.subject.Identity;
import touchstone.subject.Opening;
import touchstone.subject.Request;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;
import touchstone.trace.Tracer;

/** Walks with the reference, which is behind whatever an engine shows. */
class WalksTest {

    private static final BaseRules RULES = new VariantRules(Variant.BASE);
    private static final Board BOARD = Board.of(9, 9);

    static List<Level> levels() {
        return Levels.all();
    }

    @ParameterizedTest
    @MethodSource("levels")
    void anEngineThatIsRightIsRightOnEveryWalk(Level level) {
        Board board = level.name().contains("19") ? Board.of(19, 19) : BOARD;
        try (Table table = level.subject(() -> RULES, GtpOptions.DEFAULT).sit()) {
            for (int seed = 0; seed < 5; seed++) {
                assertThat(Walk.of(RULES, board, wild(board, seed)).with(table)).isEmpty();
            }
        }
    }

    @Test
    void whatAnEngineShowsIsSeen() {
        Walk walk = Walk.of(RULES, BOARD, wild(BOARD, 1));
        try (Table table =
                Levels.EVERYTHING.subject(() -> RULES, GtpOptions.DEFAULT).sit()) {
            List<Seen> seen = Tracer.trace(table, Opening.of(BOARD), walk.steps());

            assertThat(seen).hasSameSizeAs(walk.steps()).noneMatch(Seen.Hidden.class::isInstance);
        }
    }

    @Test
    void anEngineByOtherRulesIsFoundOut() {
        // White takes a stone in a ko on C2, and Black takes back at once.
        List<Step> steps = new ArrayList<>();
        Color player = Color.BLACK;
        for (String point : "C1 D1 B2 E2 C3 D3 D2 C2 D2".split(" ")) {
            steps.add(new Step.Make(player, new Move.Play(Point.parse(point))));
            player = player.opponent();
        }
        Walk walk = Walk.of(RULES, Board.of(5, 5), steps);
        BaseRules none = new VariantRules(Variant.BASE.with(Repetition.NONE));
        Subject inProcess = new RulesSubject(new Identity("other", "", "", ""), none);

        assertThat(walk.disagreement(Walk.of(none, Board.of(5, 5), steps).expected()))
                .map(Disagreement::at)
                .hasValue(8);
        try (Table near = inProcess.sit();
                Table far =
                        Levels.GNU_GO.subject(() -> none, GtpOptions.DEFAULT).sit()) {
            assertThat(walk.with(near)).map(Disagreement::at).hasValue(8);
            assertThat(walk.with(far)).map(Disagreement::at).hasValue(8);
        }
    }

    @Test
    void aBoardThatAnEngineHasNotIsUnsupported() {
        try (Table table = Level.of("only 9x9", Boards.onlyOf("9"))
                .subject(() -> RULES, GtpOptions.DEFAULT)
                .sit()) {
            assertThatThrownBy(() -> Walk.of(RULES, Board.of(5, 5), List.of()).with(table))
                    .isInstanceOf(Unsupported.class);
        }
    }

    /** A random game, in which everything is looked at after each move, some moves are illegal and some are taken back. */
    private static List<Step> wild(Board board, int seed) {
        Random random = new Random(seed);
        Oracle oracle = new Oracle(RULES, board);
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < 60 && !oracle.game().over(); i++) {
            Color player = oracle.game().toMove();
            Point point = board.points().get(random.nextInt(board.size()));
            take(new Step.Make(player, new Move.Play(point)), oracle, steps);
            if (oracle.game().moves() > 0 && random.nextInt(10) == 0) {
                take(new Step.Ask(new Request.TakeBack()), oracle, steps);
            }
            for (Sight sight : sights(oracle.game().toMove(), point)) {
                take(new Step.Look(sight), oracle, steps);
            }
        }
        return steps;
    }

    private static List<Sight> sights(Color player, Point point) {
        return List.of(
                new Sight.Stones(),
                new Sight.LegalPlays(player),
                new Sight.Legal(player, point),
                new Sight.Prisoners(Color.WHITE),
                new Sight.Turn(),
                new Sight.Over());
    }

    private static void take(Step step, Oracle oracle, List<Step> steps) {
        steps.add(step);
        oracle.take(step);
    }
}
