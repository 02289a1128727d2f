package touchstone.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.explore.replay.GameReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.SgfNode;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** For each way in which a move is refused, what is said of it and what is shown. */
class RefusalsExplainedTest {

    /**
     * @param handicap agreed on at the start, 0 if none
     * @param clauses of the chain, in order
     * @param pictures how many there are
     */
    private record Case(
            Class<? extends Refusal> refusal,
            Variant variant,
            String board,
            int handicap,
            String moves,
            String move,
            Optional<Color> player,
            List<String> clauses,
            String found,
            int pictures) {

        @Override
        public String toString() {
            return refusal.getSimpleName() + " by " + clauses.get(clauses.size() - 1);
        }
    }

    private static Case of(
            Class<? extends Refusal> refusal,
            Choice choice,
            String board,
            String moves,
            String move,
            List<String> clauses,
            String found,
            int pictures) {
        return new Case(
                refusal, Variant.BASE.with(choice), board, 0, moves, move, Optional.empty(), clauses, found, pictures);
    }

    private static final String TWO = "ending.two-passes";
    private static final List<String> TO_STEP_1 = List.of(TWO, "base.6", "base.7.step-1");
    private static final List<String> TO_STEP_3 = then(TO_STEP_1, "base.7.step-2", "base.7.step-3");

    private static List<String> then(List<String> first, String... more) {
        return Stream.concat(first.stream(), Arrays.stream(more)).toList();
    }

    private static Case repeats(Repetition rule, String board, String moves, String move, String found) {
        return of(
                Refusal.Repeats.class,
                rule,
                board,
                moves,
                move,
                then(
                        TO_STEP_3,
                        "self-capture.allowed",
                        rule == Repetition.POSITIONAL ? "base.8" : "repetition." + rule.id()),
                found,
                3);
    }

    private static Case takesBack(Repetition rule) {
        return of(
                Refusal.TakesBack.class,
                rule,
                "4x1",
                "B1 C1 D1",
                "C1",
                then(TO_STEP_3, "self-capture.allowed", "repetition." + rule.id()),
                "ko: the stone on D1 has taken one stone and may not be taken back yet; the position stood after move 2",
                3);
    }

    static Stream<Case> cases() {
        return Stream.of(
                of(
                        Refusal.GameOver.class,
                        Ending.TWO_PASSES,
                        "3x3",
                        "B2 pass pass",
                        "A1",
                        List.of("base.9"),
                        "the game is over, by 2 passes in succession",
                        1),
                of(
                        Refusal.Stopped.class,
                        Ending.STOP,
                        "3x3",
                        "pass pass",
                        "pass",
                        List.of("ending.stop"),
                        "play has stopped, by 2 passes in succession: it has to be resumed first",
                        1),
                new Case(
                        Refusal.OutOfTurn.class,
                        Variant.BASE,
                        "3x3",
                        0,
                        "B2",
                        "A1",
                        Optional.of(Color.BLACK),
                        List.of(TWO, "base.6"),
                        "it is White's turn",
                        2),
                of(
                        Refusal.OffBoard.class,
                        Supply.UNLIMITED,
                        "3x3",
                        "",
                        "D4",
                        List.of(TWO, "base.6", "base.2"),
                        "a 3x3 board has no point D4",
                        1),
                of(
                        Refusal.Occupied.class,
                        Supply.UNLIMITED,
                        "3x3",
                        "B2",
                        "B2",
                        TO_STEP_1,
                        "a black stone stands on B2",
                        1),
                of(
                        Refusal.SelfCaptures.class,
                        SelfCapture.FORBIDDEN,
                        "3x3",
                        "B3 pass A2",
                        "A3",
                        then(TO_STEP_3, "base.7A"),
                        "self-capture: without liberty would be A3",
                        3),
                of(
                        Refusal.SelfCaptures.class,
                        SelfCapture.SEVERAL,
                        "3x3",
                        "B3 pass A2",
                        "A3",
                        then(TO_STEP_3, "base.7A"),
                        "self-capture: without liberty would be A3",
                        3),
                repeats(
                        Repetition.POSITIONAL,
                        "3x1",
                        "A1 C1 B1 C1",
                        "A1",
                        "the position stood after move 2, with Black to move"),
                repeats(
                        Repetition.POSITIONAL,
                        "2x1",
                        "A1 pass",
                        "B1",
                        "the position stood at the start, the board being empty, with Black to move"),
                repeats(
                        Repetition.SITUATIONAL,
                        "4x1",
                        "B1 C1 D1",
                        "C1",
                        "the position stood after move 2, with Black to move"),
                repeats(
                        Repetition.SIMPLE,
                        "4x1",
                        "B1 C1 D1",
                        "C1",
                        "the position stood after move 2, with Black to move"),
                repeats(
                        Repetition.SIMPLE_OWN,
                        "4x1",
                        "B1 C1 D1",
                        "C1",
                        "the position stood after move 2, with Black to move"),
                repeats(
                        Repetition.NATURAL_SITUATIONAL,
                        "4x1",
                        "B1 C1 D1",
                        "C1",
                        "the position stood after move 2, with Black to move"),
                repeats(
                        Repetition.NEW_ZEALAND,
                        "4x1",
                        "B1 C1 pass A1",
                        "B1",
                        "the position stood after move 3, with White to move"),
                takesBack(Repetition.SIMPLE_STONE),
                takesBack(Repetition.PLAY_ELSEWHERE),
                takesBack(Repetition.NO_RESULT),
                takesBack(Repetition.TIE),
                takesBack(Repetition.ING),
                of(
                        Refusal.TakesHotStones.class,
                        Repetition.ING_SPIGHT,
                        "4x1",
                        "B1 C1 D1",
                        "C1",
                        then(TO_STEP_3, "self-capture.allowed", "repetition.ing-spight"),
                        "ko: what was played since these ko plays began is hot and may not be taken yet: D1",
                        3),
                of(
                        Refusal.RepeatsOddCycle.class,
                        Repetition.ING_SPIGHT,
                        "2x1",
                        "A1 B1 pass A1 A1 B1 pass",
                        "A1",
                        then(TO_STEP_3, "self-capture.allowed", "repetition.ing-spight"),
                        "repetition: completes for the second time a cycle of an odd number of plays, 3",
                        3),
                of(
                        Refusal.Undecided.class,
                        Repetition.ING,
                        "3x1",
                        "A1 C1 B1 C1",
                        "A1",
                        then(TO_STEP_3, "self-capture.allowed", "repetition.ing"),
                        "no document decides it: it would recreate the position after move 2, and whether that is a fighting ko "
                                + "or a disturbing ko is left to the players",
                        3),
                new Case(
                        Refusal.HandicapPasses.class,
                        Variant.BASE.with(Handicap.CONSECUTIVE),
                        "5x5",
                        3,
                        "B2",
                        "C3",
                        Optional.empty(),
                        List.of(TWO, "base.6", "handicap.consecutive"),
                        "White passes for the handicap, 2 more times",
                        2),
                new Case(
                        Refusal.HandicapDue.class,
                        Variant.BASE.with(Handicap.FREE),
                        "5x5",
                        2,
                        "",
                        "C3",
                        Optional.empty(),
                        List.of(TWO, "handicap.free"),
                        "Black has yet to place 2 handicap stones",
                        1),
                of(
                        Refusal.NoStoneLeft.class,
                        Supply.HALF_THE_BOARD,
                        "3x1",
                        "B1 pass",
                        "A1",
                        List.of(TWO, "base.6", "supply.half-the-board"),
                        "the player has no stone left: all 1 are on the board",
                        2));
    }

    private static MoveExplanation explained(Case one) {
        VariantRules rules = new VariantRules(one.variant());
        String[] sides = one.board().split("x");
        Game game = Game.begin(rules, Board.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])));
        if (one.handicap() > 0) {
            game = ((Ruling.Agreed) game.rule(new Statement.Handicap(one.handicap()))).after();
        }
        GameReplay replay = new GameReplay(game);
        Color player = replay.toMove();
        List<SgfNode> nodes = new ArrayList<>();
        for (String move : one.moves().isEmpty() ? new String[0] : one.moves().split(" ")) {
            nodes.add(new SgfNode.Played(player, move(move)));
            player = player.opponent();
        }
        ReplayedGame before = replay.follow(nodes);
        assertThat(before.offences().stream()
                        .filter(offence -> !offence.clause().equals("base.9")))
                .as("moves before")
                .isEmpty();
        return MoveExplanation.of(
                one.variant(),
                before.game(),
                one.player().orElse(before.game().toMove()),
                move(one.move()),
                before.numbering());
    }

    private static Move move(String text) {
        return text.equals("pass") ? Move.PASS : new Move.Play(Point.parse(text));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theChainEndsWhereTheMoveIsRefused(Case one) {
        MoveExplanation explanation = explained(one);
        assertThat(explanation.refusal()).get().isInstanceOf(one.refusal());
        assertThat(explanation.chain()).extracting(AppliedArticle::clause).containsExactlyElementsOf(one.clauses());
        AppliedArticle last = explanation.chain().get(explanation.chain().size() - 1);
        assertThat(last.found()).isEqualTo(one.found());
        boolean undecided = one.refusal() == Refusal.Undecided.class;
        assertThat(last.effect())
                .isEqualTo(undecided ? AppliedArticle.Effect.LEAVES_OPEN : AppliedArticle.Effect.FORBIDS);
        assertThat(explanation.verdict())
                .isEqualTo(undecided ? MoveExplanation.Verdict.UNDECIDED : MoveExplanation.Verdict.ILLEGAL);
        assertThat(explanation.chain().subList(0, one.clauses().size() - 1))
                .allMatch(asked -> asked.effect() == AppliedArticle.Effect.LETS_IT_BE);
        assertThat(ExplanationDiagrams.of(explanation)).hasSize(one.pictures());
    }

    /** Only what players say can be unforeseen. */
    @Test
    void noWayOfRefusingAMoveIsLeftOut() {
        Set<Class<?>> all = Stream.of(Refusal.class, Refusal.ForRepetition.class)
                .flatMap(type -> Arrays.stream(type.getPermittedSubclasses()))
                .filter(type -> type != Refusal.ForRepetition.class)
                .filter(type -> type != Refusal.Unforeseen.class)
                .collect(Collectors.toSet());
        assertThat(cases().<Class<?>>map(Case::refusal).collect(Collectors.toSet()))
                .isEqualTo(all);
    }

    @Test
    void thePicturesAreThePositionBeforeTheOneAfterAndTheOneThatStood() {
        List<ExplanationDiagrams.Captioned> pictures =
                ExplanationDiagrams.of(explained(repeats(Repetition.SITUATIONAL, "4x1", "B1 C1 D1", "C1", "")));
        assertThat(pictures)
                .extracting(ExplanationDiagrams.Captioned::caption)
                .containsExactly(
                        "White to play a", "would be after White C1, D1 captured", "stood after move 2, Black to move");
        assertThat(pictures)
                .extracting(picture -> picture.drawing().text().strip())
                .containsExactly(". X a #", ". X @ .", ". X O .");
    }

    @Test
    void ofALegalMoveTheWholeChainIsTold() {
        MoveExplanation explanation = explained(repeats(Repetition.SITUATIONAL, "3x1", "A1 C1 B1 C1", "A1", ""));
        assertThat(explanation.verdict()).isEqualTo(MoveExplanation.Verdict.LEGAL);
        assertThat(explanation.chain().get(6).found())
                .isEqualTo("the position stood after move 2, but with Black to move, not White");
        assertThat(ExplanationDiagrams.of(explanation))
                .extracting(ExplanationDiagrams.Captioned::caption)
                .containsExactly("Black to play a", "after Black A1", "stood after move 2, Black to move");
    }

    @Test
    void ofAPassNothingIsAskedButTheTurn() {
        MoveExplanation explanation = explained(repeats(Repetition.POSITIONAL, "3x1", "A1 C1 B1 C1", "pass", ""));
        assertThat(explanation.chain())
                .extracting(AppliedArticle::found)
                .containsExactly(
                        "the game is not over: the last move was no pass",
                        "it is Black's turn",
                        "a pass does nothing, and no rule of repetition speaks of it");
        assertThat(ExplanationDiagrams.of(explanation))
                .extracting(ExplanationDiagrams.Captioned::caption)
                .containsExactly("Black to pass");
    }
}
