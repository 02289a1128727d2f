package touchstone.explore.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

class StepTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Black C4",
                "White pass",
                "undo",
                "clear",
                "komi -6.5",
                "fixed-handicap 4",
                "free-handicap 2",
                "given-handicap A1 pass Z25",
                "given-handicap ",
                "set-up White X.O/.../..O",
                "? stones",
                "? legal-plays Black",
                "? legal White T19",
                "? prisoners Black",
                "? turn",
                "? over",
                "? chain A1",
                "? liberties A1",
                "? score",
                "? komi",
                "? territory White",
                "? stage",
                "? result",
                "? scores",
                "? count half-count",
                "? played-on 9x7",
                "say komi -6.5",
                "say bids 1 2.5",
                "say bids",
                "say handicap 3",
                "say placement 5x5 A1 B2",
                "say stop",
                "say dead 5x4",
                "say dead 5x4 A1 E4",
                "say resume Black",
                "say next White",
                "say deadlock",
                "say repeats",
                "say resigns White"
            })
    void whatIsReadIsWrittenAgain(String text) {
        assertThat(StepText.write(StepText.read(text))).isEqualTo(text);
    }

    @Test
    void aRecordKeepsItsLines() {
        TraceStep step = new TraceStep.RequestStep(
                new ControllerRequest.Load("(;FF[4]SZ[5]\n;B[aa] ;W[bb])\n", OptionalInt.of(2)));

        assertThat(StepText.read(StepText.write(step))).isEqualTo(step);
    }

    @Test
    void allRulesAreNamed() {
        TraceStep step = new TraceStep.QueryStep(new Query.Told(Variant.BASE.with(Repetition.SITUATIONAL)));

        assertThat(StepText.write(step)).startsWith("? rules ").contains(" repetition=situational ");
        assertThat(StepText.read(StepText.write(step))).isEqualTo(step);
    }

    @Test
    void wordsAreWhatTheySay() {
        assertThat(StepText.read("White C4"))
                .isEqualTo(new TraceStep.MoveStep(Color.WHITE, new Move.Play(Point.parse("C4"))));
        assertThat(StepText.read("given-handicap A1 B2"))
                .isEqualTo(new TraceStep.RequestStep(new ControllerRequest.GivenHandicap(
                        List.of(new Move.Play(Point.parse("A1")), new Move.Play(Point.parse("B2"))))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Blue C4",
                "Black",
                "Black I4",
                "? moon",
                "? legal Black",
                "set-up",
                "set-up Black",
                "say",
                "say moo",
                "say resume",
                "say dead",
                "say dead A1",
                "? rules x",
                "? count x"
            })
    void otherWordsAreNoSteps(String text) {
        assertThatThrownBy(() -> StepText.read(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
