package touchstone.gtp.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataPreset;
import touchstone.rules.KataVariants;
import touchstone.spi.StatedRules;
import touchstone.spi.StatedRules.Said;

/** What {@code kata-get-rules} says, in the space of rules. */
class KataReportTest {

    private static Set<Choice> meant(StatedRules report, Class<? extends Choice> axis) {
        return report.said().stream()
                .filter(said -> said.axis().equals(new Axis(axis)))
                .map(Said::meant)
                .findFirst()
                .orElse(Set.of());
    }

    /** What KataGo's own rules are taken to be elsewhere, its report means. */
    @ParameterizedTest
    @EnumSource(KataPreset.class)
    void agreesWithWhatThePresetsAre(KataPreset preset) {
        Variant variant = KataVariants.variant(preset.rules());
        StatedRules report = KataReport.of(preset.rules().json());
        assertThat(report.said()).hasSize(7).allSatisfy(said -> assertThat(said.meant())
                .contains(variant.get(said.axis().type())));
    }

    @Test
    void wordsThatMeanSeveralThingsMeanThemAll() {
        StatedRules report = KataReport.of("{\"ko\":\"SIMPLE\",\"suicide\":true}");
        assertThat(meant(report, Repetition.class))
                .contains(Repetition.SIMPLE, Repetition.NO_RESULT)
                .doesNotContain(Repetition.NONE);
        assertThat(meant(report, SelfCapture.class))
                .containsExactlyInAnyOrder(SelfCapture.SEVERAL, SelfCapture.ALLOWED);
    }

    @Test
    void oneWordMaySpeakOfTwoAxes() {
        StatedRules report = KataReport.of("{\"tax\":\"SEKI\"}");
        assertThat(meant(report, Seki.class)).containsExactly(Seki.DOES_NOT_COUNT);
        assertThat(meant(report, GroupTax.class)).containsExactly(GroupTax.NONE);
    }

    @Test
    void capitalsAndStrangersDoNotMatter() {
        StatedRules report = KataReport.of("{\"Score\":\"area\",\"weather\":\"fine\"}");
        assertThat(report.said()).singleElement().satisfies(said -> {
            assertThat(said.meant()).containsExactly(Scoring.AREA);
            assertThat(said.words()).isEqualTo("scoring area");
        });
    }

    @Test
    void whatHasNoMeaningHereIsPassedOver() {
        for (String text : List.of("{\"ko\":\"SPIGHT\"}", "no JSON", "{\"ko\":[]}", "")) {
            assertThat(KataReport.of(text).said()).as(text).isEmpty();
        }
        assertThat(KataReport.of("a\u001b[31m\nb").text()).isEqualTo("a[31m b");
    }
}
