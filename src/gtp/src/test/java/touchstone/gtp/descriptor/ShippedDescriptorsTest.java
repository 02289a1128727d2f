package touchstone.gtp.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

class ShippedDescriptorsTest {

    private static final Placeholders GIVEN = new Placeholders(name -> Optional.of("given"));

    static List<String> names() {
        return ShippedDescriptors.names();
    }

    @Test
    void enginesAndLibrariesAreThere() {
        assertThat(ShippedDescriptors.names())
                .containsExactly(
                        "gnugo",
                        "katago",
                        "pachi",
                        "leela-zero",
                        "fuego",
                        "sabaki-go-board",
                        "goban",
                        "tenuki",
                        "wgo",
                        "weiqi",
                        "godash");
        assertThat(ShippedDescriptors.named("crazystone")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void eachSaysWhetherItHasBeenRun(String name) {
        Descriptor descriptor = ShippedDescriptors.named(name).orElseThrow();
        assertThat(descriptor.name()).isEqualTo(name);
        assertThat(descriptor.experience()).isNotEmpty();
    }

    /** Of an axis it speaks of it knows what to do with every value, or lacks a choice altogether. */
    @ParameterizedTest
    @MethodSource("names")
    void eachCanBeStartedUnderAnyValueOfAnyAxis(String name) {
        Descriptor descriptor = ShippedDescriptors.named(name).orElseThrow();
        for (Axis axis : Axis.all()) {
            for (Choice choice : axis.choices()) {
                Launch launch = Launch.claiming(
                        descriptor, Optional.empty(), List.of("club"), Variant.BASE.with(choice), GIVEN);
                boolean exact =
                        descriptor.axes().getOrDefault(axis, java.util.Map.of()).get(choice) instanceof AxisSetting.By;
                boolean told = launch.remarks().stream()
                        .anyMatch(remark -> remark.startsWith("not as claimed: " + choice.title() + ",")
                                || remark.startsWith("not set, so as the engine has it: ")
                                        && Arrays.asList(remark.split("[ ,]+")).contains(axis.id()));
                assertThat(exact || told || descriptor.setBy().isPresent())
                        .as("%s under %s", name, choice.title())
                        .isTrue();
            }
        }
    }

    @Test
    void gnuGosOptionsAreThreeByThree() {
        Descriptor gnugo = ShippedDescriptors.named("gnugo").orElseThrow();
        assertThat(gnugo.variants())
                .extracting(OptionSet::name)
                .hasSize(9)
                .contains("simple-ko+forbid", "situational+allow-all");
        assertThat(gnugo.variants().stream().map(OptionSet::means)).doesNotHaveDuplicates();
    }
}
