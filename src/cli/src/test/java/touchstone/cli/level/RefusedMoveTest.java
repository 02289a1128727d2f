package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/** A legal move is refused while a scenario's game is made: the result shows the board on which that happened. */
class RefusedMoveTest {

    @Test
    void theBoardBeforeTheRefusedMoveIsShown() {
        RulesSubject refusing = new RulesSubject(
                new Identity("refusing", "", "", "built in"),
                new VariantRules(Variant.BASE.with(SelfCapture.FORBIDDEN)));

        List<Result> refused = Examination.of(refusing, "base", "base.7.step-3", "base.8").results().stream()
                .filter(result -> result.actual().startsWith("the subject refused it: "))
                .filter(result -> !result.step().contains("may play"))
                .toList();

        assertThat(refused).isNotEmpty().allSatisfy(result -> assertThat(
                        last(result.diagrams()).caption())
                .isEqualTo("shown by the subject before " + result.expected().replace(" may play", "")));
    }

    private static Diagram last(List<Diagram> diagrams) {
        return diagrams.get(diagrams.size() - 1);
    }
}
