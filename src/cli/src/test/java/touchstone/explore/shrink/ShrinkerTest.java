package touchstone.explore.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.cli.level.Served;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.StepText;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.SpecificationReader;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

class ShrinkerTest {

    private static final ClauseMappings MAPPINGS = SpecificationReader.read(
                    Path.of(System.getProperty("touchstone.home"), "features"))
            .mappings();

    private static final BaseRules RULES = new VariantRules(Variant.BASE);
    private static final Observation REFUSED =
            new Observation.Answered(new Answer.Refused(java.util.Optional.empty(), "no"));

    /** White takes a stone in a ko, and Black takes back at once; with stones beside it that have no part in it. */
    private static final String KO = "Black C1,White D1,Black B2,White E2,Black C3,White D3,Black J7,White J1,"
            + "Black D2,White A7,? stones,Black pass,White C2,? turn,Black D2";

    private static GameTrace trace(Board board, String steps) {
        return GameTrace.of(
                RULES,
                board,
                Arrays.stream(steps.split(",")).map(StepText::read).toList());
    }

    private static ShrinkResult shrunk(Subject subject, GameTrace trace, ShrinkBudget effort) {
        Disagreement found;
        try (Session session = subject.open()) {
            found = trace.with(session).orElseThrow();
        }
        try (Shrinker shrinker = new Shrinker(RULES, subject, effort, MAPPINGS)) {
            return shrinker.shrink(found);
        }
    }

    private static List<String> steps(ShrinkResult shrunk) {
        return shrunk.smallest().trace().steps().stream().map(StepText::write).toList();
    }

    private static BaseRules with(Repetition repetition) {
        return new VariantRules(Variant.BASE.with(repetition));
    }

    @Test
    void aKoOnALargeBoardIsOneOfFewMovesInACorner() {
        ShrinkResult shrunk =
                shrunk(Served.gnuGo(() -> with(Repetition.NONE)), trace(Board.of(9, 9), KO), ShrinkBudget.DEFAULT);

        assertThat(shrunk.cause())
                .isEqualTo(new FindingCause(Deviation.TAKES, "base.8", "", List.of("repetition=none")));
        assertThat(steps(shrunk)).hasSizeLessThanOrEqualTo(7).noneMatch(step -> step.contains("?"));
        assertThat(shrunk.smallest().trace().board().size()).isLessThanOrEqualTo(16);
        assertThat(shrunk.reproduced()).isEqualTo(3);
        assertThat(shrunk.cutShort()).isFalse();
        assertThat(shrunk.transcript()).isNotEmpty();
    }

    @Test
    void boardsStaySquareWhereTheSubjectHasNoOthers() {
        Subject subject = new SpoiltSubject(
                with(Repetition.NONE), (sitting, number, opening, steps, right) -> right, Capability.RECTANGULAR);

        Board board = shrunk(subject, trace(Board.of(9, 9), KO), ShrinkBudget.DEFAULT)
                .smallest()
                .trace()
                .board();

        assertThat(board.width()).isEqualTo(board.height()).isLessThan(5);
    }

    @Test
    void theBoardIsSquareAgainInTheEndIfThatChangesNothing() {
        Board board = shrunk(
                        Served.everything(() -> with(Repetition.NONE)), trace(Board.of(9, 7), KO), ShrinkBudget.DEFAULT)
                .smallest()
                .trace()
                .board();

        assertThat(board.width()).isEqualTo(board.height()).isLessThan(5);
    }

    @Test
    void everyMoveButTheLastIsLegalAndTheBoardIsEmptyAtFirst() {
        GameTrace smallest = shrunk(
                        Served.everything(() -> with(Repetition.SIMPLE)),
                        trace(Board.of(6, 6), TWO_FOR_ONE),
                        ShrinkBudget.DEFAULT)
                .smallest()
                .trace();

        assertThat(smallest.expected().subList(0, smallest.steps().size() - 1))
                .allMatch(observation -> observation instanceof Observation.Answered answered && answered.accepted());
        assertThat(smallest.expected().get(smallest.steps().size() - 1)).isInstanceOf(Observation.Answered.class);
    }

    /** Two stones are sent and one comes back: only a superko forbids the last move. */
    private static final String TWO_FOR_ONE =
            "Black A3,White A1,Black A2,White pass,Black C2,White C1,Black D1,White D2,Black B1,White A1,Black B1";

    @Test
    void aPassThatIsNotNeededIsPlayed() {
        Subject forgetful =
                new SpoiltSubject(RULES, (sitting, number, opening, steps, right) -> forgetful(steps, right));

        ShrinkResult shrunk = shrunk(
                forgetful,
                trace(
                        Board.of(9, 9),
                        KO.replace("Black pass,", "Black H8,White H2,Black H4,").replace("White A7,", "")),
                ShrinkBudget.DEFAULT);

        assertThat(steps(shrunk)).doesNotContain("Black pass", "White pass");
    }

    @Test
    void anUndoRefusedThoughThereIsAMoveIsNotOneOfNothing() {
        Subject stubborn =
                new SpoiltSubject(RULES, (sitting, number, opening, steps, right) -> IntStream.range(0, steps.size())
                        .mapToObj(i -> steps.get(i) instanceof TraceStep.RequestStep ? REFUSED : right.get(i))
                        .toList());

        ShrinkResult shrunk = shrunk(stubborn, trace(Board.of(9, 9), "Black C1,White D1,undo"), ShrinkBudget.DEFAULT);

        assertThat(shrunk.cause().deviation()).isEqualTo(Deviation.REFUSES_REQUEST);
        assertThat(shrunk.cause().clause()).isEqualTo("gtp.undo.board");
    }

    /** Takes any move after which nobody has passed, be it forbidden. */
    private static List<Observation> forgetful(List<TraceStep> steps, List<Observation> right) {
        List<Observation> observations = new ArrayList<>(right);
        for (int i = 0; i < steps.size(); i++) {
            if (StepText.write(steps.get(i)).endsWith("pass")) {
                return right;
            }
            if (steps.get(i) instanceof TraceStep.MoveStep) {
                observations.set(i, new Observation.Answered(new Answer.Accepted()));
            }
        }
        return observations;
    }

    @Test
    void whatIsListedIsTried() {
        GameTrace trace = trace(Board.of(9, 9), KO.replace(",Black D2\n", "") + ",? stones");
        List<TraceStep> steps =
                new ArrayList<>(trace.steps().subList(0, trace.steps().size() - 2));
        steps.add(StepText.read("? legal-plays Black"));

        ShrinkResult shrunk = shrunk(
                Served.everything(() -> with(Repetition.NONE)),
                GameTrace.of(RULES, trace.board(), steps),
                ShrinkBudget.DEFAULT);

        assertThat(shrunk.cause().deviation()).isEqualTo(Deviation.TAKES);
        assertThat(shrunk.cause().clause()).isEqualTo("base.8");
    }

    /** The last move empties the board: legal in New Zealand, where the empty board at the start follows no move. */
    @Test
    void aSelfCaptureRefusedForWhatItRepeatsIsNoFaultOfSelfCaptures() {
        Variant newZealand = Variant.BASE.with(Repetition.NEW_ZEALAND);

        assertThat(clauseOfEmptying(newZealand, newZealand.with(Repetition.SITUATIONAL)))
                .isEqualTo(MAPPINGS.clause(Repetition.NEW_ZEALAND));
        assertThat(clauseOfEmptying(newZealand, newZealand.with(SelfCapture.FORBIDDEN)))
                .isEqualTo(MAPPINGS.clause(SelfCapture.ALLOWED));
    }

    private static String clauseOfEmptying(Variant claimed, Variant played) {
        return clauseOf(
                claimed,
                played,
                Board.of(2, 2),
                "Black pass,White A2,Black pass,White B1,Black pass,White B2,Black pass,White A1");
    }

    @Test
    @Tag("slow") // two long searches for what explains a score
    void aScoreThatOnlyAnotherCompensationExplainsIsBlamedOnThat() {
        Variant oneLess = Variant.BASE.with(Compensation.ONE_LESS);
        String game = "given-handicap A1 D4 B3 C4,White A2,Black pass,White pass,? score";

        assertThat(clauseOf(oneLess, oneLess.with(Compensation.EACH), Board.of(4, 4), game))
                .isEqualTo(MAPPINGS.clause(Compensation.ONE_LESS));
        assertThat(clauseOf(oneLess, oneLess.with(Scoring.TERRITORY), Board.of(4, 4), game))
                .isEqualTo("base.9.score");
    }

    private static String clauseOf(Variant claimed, Variant played, Board board, String game) {
        BaseRules rules = new VariantRules(claimed);
        GameTrace trace = GameTrace.of(
                rules, board, Stream.of(game.split(",")).map(StepText::read).toList());
        Subject subject = Served.everything(() -> new VariantRules(played));
        try (Session session = subject.open();
                Shrinker shrinker = new Shrinker(rules, subject, ShrinkBudget.DEFAULT, MAPPINGS)) {
            return shrinker.shrink(trace.with(session).orElseThrow()).cause().clause();
        }
    }

    @Test
    void itIsLookedForWhereItBegins() {
        // The stones are not looked at; that A1 was not captured shows when Black can't play there.
        GameTrace trace = trace(Board.of(9, 9), "Black E5,White A1,Black B1,White E6,Black A2,White pass,Black A1");
        BaseRules noCapture = new VariantRules(Variant.BASE) {
            @Override
            public touchstone.reference.PointSet capture(
                    touchstone.reference.Position position, touchstone.reference.Color player) {
                return position.board().none();
            }
        };

        ShrinkResult shrunk = shrunk(Served.everything(() -> noCapture), trace, ShrinkBudget.DEFAULT);

        assertThat(shrunk.cause())
                .isEqualTo(new FindingCause(Deviation.STONES, "base.7.step-2", "nothing is removed", List.of()));
        assertThat(steps(shrunk)).hasSize(4).last().isEqualTo("? stones");
    }

    @Test
    void aSubjectThatBreaksDownIsSatDownAtAgain() {
        SpoiltSubject subject =
                new SpoiltSubject(RULES, (sitting, number, opening, steps, right) -> broken(steps, right));

        ShrinkResult shrunk = shrunk(subject, trace(Board.of(9, 9), KO), ShrinkBudget.DEFAULT);

        assertThat(shrunk.cause())
                .isEqualTo(
                        new FindingCause(Deviation.BREAKS_DOWN, "base.7.step-1", "ends with exit code 139", List.of()));
        assertThat(steps(shrunk)).containsExactly("Black A1");
        assertThat(shrunk.reproduced()).isEqualTo(3);
        assertThat(subject.sittings()).isGreaterThan(4);
    }

    /** Ends at the first play. */
    private static List<Observation> broken(List<TraceStep> steps, List<Observation> right) {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof TraceStep.MoveStep
                    && !StepText.write(steps.get(i)).endsWith("pass")) {
                List<Observation> observations = new ArrayList<>(right.subList(0, i));
                observations.add(
                        new Observation.BrokeDown("the engine ended with exit code 139, at the command \"play\"", ""));
                return observations;
            }
        }
        return right;
    }

    @Test
    void whatIsSeenOnceOnlyIsKeptAndSaidToBeFlaky() {
        Subject subject = new SpoiltSubject(
                RULES, (sitting, number, opening, steps, right) -> sitting == 1 ? refusingLast(right) : right);

        ShrinkResult shrunk = shrunk(subject, trace(Board.of(5, 5), "Black C3,White C4"), ShrinkBudget.DEFAULT);

        assertThat(shrunk.reproduced()).isZero();
        assertThat(steps(shrunk)).containsExactly("Black C3", "White C4");
        assertThat(shrunk.cause())
                .isEqualTo(new FindingCause(Deviation.REFUSES, "base.7.step-1", "not seen again", List.of()));
    }

    private static List<Observation> refusingLast(List<Observation> right) {
        List<Observation> observations = new ArrayList<>(right);
        observations.set(observations.size() - 1, REFUSED);
        return observations;
    }

    /** Once it has refused a move on a trace of three, it refuses the last one of every trace at that table. */
    @Test
    void whatOneWalkLeavesBehindIsNoPartOfAnother() {
        boolean[] spoilt = new boolean[100];
        Subject subject = new SpoiltSubject(RULES, (sitting, number, opening, steps, right) -> {
            spoilt[sitting] |= steps.size() >= 3;
            return spoilt[sitting] ? refusingLast(right) : right;
        });

        ShrinkResult shrunk =
                shrunk(subject, trace(Board.of(5, 5), "Black C3,White C4,Black D4,White E1"), ShrinkBudget.DEFAULT);

        assertThat(steps(shrunk)).hasSize(3);
        assertThat(shrunk.reproduced()).isEqualTo(3);
    }

    @Test
    void whatIsSeenNowAndThenIsFlaky() {
        Subject subject = new SpoiltSubject(
                RULES, (sitting, number, opening, steps, right) -> sitting % 2 == 1 ? refusingLast(right) : right);

        ShrinkResult shrunk = shrunk(subject, trace(Board.of(5, 5), "Black C3,White C4"), ShrinkBudget.DEFAULT);

        assertThat(shrunk.reproduced()).isBetween(1, 2);
    }

    @Test
    void effortIsLimited() {
        ShrinkResult shrunk = shrunk(
                Served.everything(() -> with(Repetition.NONE)),
                trace(Board.of(9, 9), KO),
                new ShrinkBudget(5, Duration.ofMinutes(1)));

        assertThat(shrunk.cutShort()).isTrue();
        assertThat(shrunk.tried()).isLessThan(5 + 2 + Shrinker.FRESH + 5);
        assertThat(shrunk.reproduced()).isEqualTo(3);
    }

    @Test
    void twoFaultsOfOneSubjectAreTwoCauses() {
        BaseRules both = new VariantRules(Variant.BASE.with(Repetition.NONE, SelfCapture.FORBIDDEN));
        Subject subject = Served.everything(() -> both);

        ShrinkResult ko = shrunk(subject, trace(Board.of(9, 9), KO), ShrinkBudget.DEFAULT);
        ShrinkResult suicide = shrunk(
                subject,
                trace(Board.of(5, 5), "Black B1,White A2,Black B2,White E5,Black A3,White A1"),
                ShrinkBudget.DEFAULT);

        assertThat(ko.cause().key()).isNotEqualTo(suicide.cause().key());
        assertThat(suicide.cause().explanations()).containsExactly("self-capture=forbidden");
    }
}
