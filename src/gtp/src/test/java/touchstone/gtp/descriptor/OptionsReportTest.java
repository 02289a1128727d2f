package touchstone.gtp.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchstone.gtp.client.EngineStart;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.spi.StatedRules;

/** What options say of rules. */
class OptionsReportTest {

    private static Map<String, Set<Choice>> said(String commandLine, String... commands) {
        return OptionsReport.of(new EngineStart(commandLine, List.of(commands)))
                .map(StatedRules::said)
                .orElse(List.of())
                .stream()
                .collect(Collectors.toMap(said -> said.axis().id(), StatedRules.Said::meant));
    }

    @Test
    void eachOptionSaysWhatTheDescriptorSaysOfIt() {
        assertThat(said("/usr/games/gnugo --mode gtp --positional-superko --allow-suicide --chinese-rules"))
                .isEqualTo(Map.of(
                        "repetition", Set.of(Repetition.POSITIONAL),
                        "self-capture", Set.of(SelfCapture.SEVERAL),
                        "scoring", Set.of(Scoring.AREA)));
    }

    @Test
    void theLastOneCounts() {
        assertThat(said("gnugo --chinese-rules --japanese-rules")).containsEntry("scoring", Set.of(Scoring.TERRITORY));
        assertThat(said("gnugo --japanese-rules --chinese-rules")).containsEntry("scoring", Set.of(Scoring.AREA));
    }

    @Test
    void oneOptionMayStandForSeveralValuesAndBeNearToOthers() {
        StatedRules report =
                OptionsReport.of(EngineStart.of("gnugo --simple-ko")).orElseThrow();
        assertThat(report.text()).isEqualTo("--simple-ko");
        assertThat(report.said()).singleElement().satisfies(said -> {
            assertThat(said.meant()).containsExactlyInAnyOrder(Repetition.SIMPLE, Repetition.SIMPLE_STONE);
            assertThat(said.nearly()).contains(Repetition.TIE).doesNotContain(Repetition.POSITIONAL);
        });
    }

    @Test
    void whatIsSentToItSaysSomethingToo() {
        assertThat(said("fuego --quiet", "go_param_rules ko_rule pos_superko"))
                .containsEntry("repetition", Set.of(Repetition.POSITIONAL));
        assertThat(said("fuego --quiet")).doesNotContainKey("repetition");
    }

    @Test
    void anEngineWithoutAChoiceSaysWhatItIs() {
        assertThat(said("leelaz --gtp -w net")).containsEntry("self-capture", Set.of(SelfCapture.FORBIDDEN));
    }

    @Test
    void anotherProgramSaysNothing() {
        for (String line :
                List.of("mygo --positional-superko", "sh -c 'gnugo --simple-ko'", "gnugo 'open quote", "gnugo")) {
            assertThat(OptionsReport.of(EngineStart.of(line))).as(line).isEqualTo(Optional.empty());
        }
    }
}
