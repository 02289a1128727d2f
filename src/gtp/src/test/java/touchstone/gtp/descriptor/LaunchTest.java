package touchstone.gtp.descriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

class LaunchTest {

    private static final Placeholders NOTHING_GIVEN = new Placeholders(name -> Optional.empty());

    private static final Descriptor DESCRIPTOR = DescriptorFile.of(Path.of("mine.yaml"), """
            name: mine
            title: Mine
            command: go --gtp
            commands: quiet on
            axes:
              self-capture:
                allowed: --suicide
                forbidden: ""
              repetition:
                simple: --ko
                positional: {flags: --superko, commands: superko on}
                tie: {nearest: simple, lacking: it minds no longer cycles}
              scoring:
                area: --area
            rulesets:
              aga: {commands: rules aga, lacking: its pass stones}
            variants:
              - {name: level, flags: --level 9}
              - {name: psk, flags: --psk, sets: repetition}
              - {name: old, command: old-go, commands: [be old]}
            """, Optional.empty());

    private static Launch base(String variant) {
        return launch(variant, Variant.BASE, "base", "tromp-taylor");
    }

    private static Launch launch(String variant, Variant rules, String... names) {
        return Launch.claiming(
                DESCRIPTOR,
                Optional.of(variant)
                        .filter(name -> !name.isEmpty())
                        .map(name -> DESCRIPTOR.variant(name).orElseThrow()),
                List.of(names),
                rules,
                NOTHING_GIVEN);
    }

    @Test
    void whereNothingIsClaimedItIsStartedAsItIs() {
        Launch launch = Launch.plain(DESCRIPTOR, Optional.empty(), NOTHING_GIVEN);
        assertThat(launch.id()).isEqualTo("mine");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp");
        assertThat(launch.start().commands()).containsExactly("quiet on");
        assertThat(launch.remarks()).isEmpty();
    }

    @Test
    void theValuesOfARulesetMakeTheCommandLine() {
        Launch launch = base("");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp --suicide --superko --area");
        assertThat(launch.start().commands()).containsExactly("quiet on", "superko on");
        assertThat(launch.start().line()).isEqualTo("go --gtp --suicide --superko --area, then quiet on; superko on");
        assertThat(launch.remarks())
                .singleElement()
                .asString()
                .startsWith("not set, so as the engine has it: neutral, seki, ")
                .endsWith(", boards")
                .doesNotContain("repetition", "scoring", "self-capture");
    }

    @Test
    void aRulesetThatNobodyKnowsNeedsNoWordAboutIt() {
        Launch launch = launch("", Variant.BASE.with(SelfCapture.FORBIDDEN, Repetition.SIMPLE), "club");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp --ko --area");
    }

    @Test
    void whatIsNotAsClaimedIsSaid() {
        Launch launch =
                launch("", Variant.BASE.with(Repetition.TIE, Scoring.TERRITORY, SelfCapture.SEVERAL), "somewhere");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp --ko");
        assertThat(launch.remarks())
                .contains(
                        "not as claimed: repetition=tie, for which it has simple: it minds no longer cycles",
                        "not as claimed: scoring=territory, to which it cannot be set: it has area",
                        "not as claimed: self-capture=several, to which it cannot be set: it has allowed, forbidden");
    }

    @Test
    void aNameTakesThePlaceOfValuesButNotOfWhatTheyLack() {
        Launch launch = launch("", Variant.BASE.with(Repetition.TIE), "american", "aga");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp");
        assertThat(launch.start().commands()).containsExactly("quiet on", "rules aga");
        assertThat(launch.remarks())
                .containsExactly(
                        "not as claimed: its pass stones",
                        "not as claimed: repetition=tie, for which it has simple: it minds no longer cycles");
    }

    @Test
    void aVariantAddsItsOptions() {
        Launch launch = base("level");
        assertThat(launch.id()).isEqualTo("mine:level");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp --suicide --superko --area --level 9");
        assertThat(launch.setsRules()).isFalse();
    }

    @Test
    void aVariantThatSetsAnAxisIsNotSetOtherwise() {
        Launch launch = base("psk");
        assertThat(launch.start().commandLine()).isEqualTo("go --gtp --suicide --area --psk");
        assertThat(launch.start().commands()).containsExactly("quiet on");
        assertThat(launch.setsRules()).isTrue();
        assertThat(launch.remarks()).contains("set by the variant, whatever is claimed: repetition");
    }

    @Test
    void aVariantMayBeAnotherProgram() {
        Launch launch = base("old");
        assertThat(launch.start().commandLine()).isEqualTo("old-go --suicide --superko --area");
        assertThat(launch.start().commands()).containsExactly("quiet on", "superko on", "be old");
    }

    @Test
    void whatOnlyTheUserHasIsAskedFor() {
        Descriptor asking = DescriptorFile.of(
                Path.of("a.yaml"),
                "name: a\ntitle: A\ncommand: go -w ${NET} -c=${CONFIG} -w ${NET}\ncommands: load ${NET}\n"
                        + "settings: {NET: the file of a network, CONFIG: a configuration}\n",
                Optional.empty());
        assertThatThrownBy(() -> Launch.plain(asking, Optional.empty(), NOTHING_GIVEN))
                .isInstanceOf(DescriptorException.class)
                .hasMessage("a needs NET, the file of a network, and CONFIG, a configuration;"
                        + " give it by --set NET=... --set CONFIG=... or in the environment");
        Map<String, String> given = Map.of("NET", "my net$1.gz", "CONFIG", "c.cfg");
        Launch launch =
                Launch.plain(asking, Optional.empty(), new Placeholders(name -> Optional.ofNullable(given.get(name))));
        assertThat(launch.start().commandLine())
                .as("one word each")
                .isEqualTo("go -w 'my net$1.gz' -c=c.cfg -w 'my net$1.gz'");
        assertThat(launch.start().commands()).containsExactly("load my net$1.gz");
    }

    @Test
    void whatWasNeverRunSaysSo() {
        Descriptor never = DescriptorFile.of(
                Path.of("a.yaml"), "name: a\ntitle: A\ncommand: go\nnever-run: no machine\n", Optional.empty());
        assertThat(Launch.plain(never, Optional.empty(), NOTHING_GIVEN).remarks())
                .containsExactly("never run as its descriptor says: no machine");
    }

    @Test
    void anEngineThatIsPutRulesByTheProtocolSaysNothingOfOtherAxes() {
        Descriptor kata = DescriptorFile.of(
                Path.of("a.yaml"), "name: a\ntitle: A\ncommand: go\nset-by: kata-set-rules\n", Optional.empty());
        assertThat(Launch.claiming(kata, Optional.empty(), List.of("base"), Variant.BASE, NOTHING_GIVEN)
                        .remarks())
                .isEmpty();
    }
}
