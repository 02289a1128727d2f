package touchstone.gtp.descriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.spi.KnownLimitation;

class DescriptorFileTest {

    private static final DescriptorFile.Known KNOWN =
            new DescriptorFile.Known(List.of("aga", "chinese"), Set.of("base.8", "base.8/1")::contains);

    private static final String HEAD = "name: mine\ntitle: Mine\ncommand: go --gtp\n";

    @TempDir
    private Path folder;

    private static Descriptor read(String text) {
        return DescriptorFile.of(Path.of("mine.yaml"), text, Optional.of(KNOWN));
    }

    @Test
    void whereTouchstoneLivesNeedsNoDescription() {
        assertThat(read(HEAD.replace("go --gtp", "go ${TOUCHSTONE_HOME}/x")).command())
                .containsExactly("go", "${TOUCHSTONE_HOME}/x");
    }

    @Test
    void allThereIsToSay() {
        Descriptor descriptor = read("""
                name: mine
                title: My engine
                command: "'my go' --gtp -w ${NET}"
                commands: [quiet on, "book ${BOOK}"]
                settings:
                  NET: a network
                  BOOK: a book
                limits: {start: 60, answer: 0.5}
                run-as:
                  - {version: "1.0", date: "2026-11-20"}
                  - {version: "1.10", date: 2026-11-21}
                set-by: kgs-rules
                axes:
                  repetition:
                    simple: --ko
                    positional: {flags: [--superko, psk], commands: superko on}
                    situational: {nearest: positional, lacking: turns make no difference}
                  scoring:
                    area: ""
                rulesets:
                  aga: {flags: --aga, lacking: its button}
                known-limits:
                  - what: Forgets
                    explains: [base.8, base.8/1]
                    link: https://example.org/1
                  - {what: Hangs, explains: base.8}
                variants:
                  - {name: old, command: [oldgo, --gtp, a b]}
                  - {name: psk, flags: --superko psk, commands: [superko on], sets: repetition}
                """);
        assertThat(descriptor.name()).isEqualTo("mine");
        assertThat(descriptor.title()).isEqualTo("My engine");
        assertThat(descriptor.command()).containsExactly("my go", "--gtp", "-w", "${NET}");
        assertThat(descriptor.commands()).containsExactly("quiet on", "book ${BOOK}");
        assertThat(descriptor.settings()).containsEntry("NET", "a network").containsEntry("BOOK", "a book");
        assertThat(descriptor.startLimit()).contains(Duration.ofSeconds(60));
        assertThat(descriptor.answerLimit()).contains(Duration.ofMillis(500));
        assertThat(descriptor.experience())
                .containsExactly(
                        new TriedStatus.RunAs("1.0", "2026-11-20"), new TriedStatus.RunAs("1.10", "2026-11-21"));
        assertThat(descriptor.neverRun()).isEmpty();
        assertThat(descriptor.setBy()).contains("kgs-rules");
        assertThat(descriptor.axes().get(Repetition.SIMPLE.axis()))
                .containsEntry(Repetition.SIMPLE, new AxisSetting.By(new StartSettings(List.of("--ko"), List.of())))
                .containsEntry(
                        Repetition.POSITIONAL,
                        new AxisSetting.By(new StartSettings(List.of("--superko", "psk"), List.of("superko on"))))
                .containsEntry(
                        Repetition.SITUATIONAL,
                        new AxisSetting.Nearest(Repetition.POSITIONAL, "turns make no difference"));
        assertThat(descriptor.axes().get(Scoring.AREA.axis()))
                .containsEntry(Scoring.AREA, new AxisSetting.By(StartSettings.NONE));
        assertThat(descriptor.rulesets())
                .containsEntry("aga", new NamedRules(new StartSettings(List.of("--aga"), List.of()), "its button"));
        assertThat(descriptor.knownLimits())
                .containsExactly(
                        new KnownLimitation(
                                "Forgets", List.of("base.8", "base.8/1"), Optional.of("https://example.org/1")),
                        new KnownLimitation("Hangs", List.of("base.8"), Optional.empty()));
        assertThat(descriptor.variants())
                .containsExactly(
                        new OptionSet(
                                "old", Optional.of(List.of("oldgo", "--gtp", "a b")), StartSettings.NONE, Set.of()),
                        new OptionSet(
                                "psk",
                                Optional.empty(),
                                new StartSettings(List.of("--superko", "psk"), List.of("superko on")),
                                Set.of(Repetition.SIMPLE.axis())));
    }

    @Test
    void littleIsEnough() {
        Descriptor descriptor = read(HEAD);
        assertThat(descriptor.variants()).isEmpty();
        assertThat(descriptor.experience()).isEmpty();
        assertThat(descriptor.answerLimit()).isEmpty();
    }

    @Test
    void variantsMayBeTheProductOfAxesOfOptions() {
        Descriptor descriptor = read(HEAD + """
                variants:
                  repetition: {simple: -s, positional: {commands: psk}}
                  level: {low: -l 1, high: -l 9}
                """);
        assertThat(descriptor.variants())
                .extracting(OptionSet::name)
                .containsExactly("simple+low", "simple+high", "positional+low", "positional+high");
        OptionSet last = descriptor.variant("positional+high").orElseThrow();
        assertThat(last.means()).isEqualTo(new StartSettings(List.of("-l", "9"), List.of("psk")));
        assertThat(last.axes())
                .as("of those named like axes of ours")
                .containsExactly(Axis.named("repetition").orElseThrow());
        assertThat(descriptor.id(Optional.of(last))).isEqualTo("mine:positional+high");
        assertThat(descriptor.id(Optional.empty())).isEqualTo("mine");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "flag: x~4~unknown key 'flag'; expected one of [name, title, command,",
                "limits: {answer: soon}~4~'answer' has the text 'soon'; expected a number above 0, at most 86400",
                "limits:|  start: 0~5~'start' has the number 0; expected a number above 0",
                "limits:|  stat: 3~5~unknown key 'stat'; expected one of [start, answer]",
                "axes:|  repetitoin:|    simple: -s~5~unknown axis 'repetitoin'; expected one of [self-capture,",
                "axes:|  repetition:|    psk: -s~6~'psk' is no value of repetition; expected one of [none,",
                "axes:|  repetition:|    simple: {flag: -s}~6~unknown key 'flag'; expected one of [flags, commands]",
                "axes:|  repetition:|    simple: -s|    tie: {nearest: none}~7~nothing sets repetition=none; expected one of [simple]",
                "axes:|  repetition: {}~5~'repetition' has empty braces",
                "axes:|  scoring:|    area: 'a ''b'~6~has a ' that is not closed; close it, or write a list of words",
                "rulesets:|  chinees: -c~5~unknown ruleset 'chinees'; expected one that ./touchstone rulesets lists",
                "rulesets:|  aga: 7~5~'aga' has the number 7; expected a line of text, here in quotes",
                "set-by: kata-rules~4~expected one of [kata-set-rules, kgs-rules]",
                "run-as: {version: 1.10, date: 2026-11-21}~4~'version' has the number 1.1; expected a line of text, here in quotes",
                "run-as: {version: '1', date: 21 November}~4~'21 November' is no day; expected one as in 2026-11-21",
                "run-as: {version: '1'}~4~no 'date'",
                "never-run: x|run-as: {version: '1', date: 2026-11-21}~4~'never-run' beside 'run-as'; expected one of them",
                "known-limits:|- what: x|  explains: [base.8,|    base.88]~7~unknown clause or scenario 'base.88'; expected an id",
                "known-limits:|- explains: base.8~5~no 'what'; expected it",
                "known-limits:|- {what: x, explains: base.8, link: there}~5~'there' is no link; expected one as in https://",
                "variants:|  ko: {a: -a}|  level:~6~'level' has an empty text; expected lines such as 'key: value'",
                "variants:|  ko: {a: -a}|  level: {a: -b}~6~a second option 'a'; expected a name of its own",
                "variants:|- {name: a, flags: -a}|- {name: b}|- {name: a}~7~a second variant 'a'; expected a name of its own",
                "variants:|- {name: all}~5~'all' stands for every variant; expected another name",
                "variants:|- {name: a:b}~5~'a:b' is no name for a variant; expected letters, digits, hyphens",
                "variants:|- {name: a, sets: ko}~5~unknown axis 'ko'",
                "variants: []~4~'variants' has an empty list",
                "variants: some~4~'variants' has the text 'some'",
                "settings: {a b: c}~4~'a b' is no name for a setting; expected letters, digits and underlines, as in NET",
                "commands: ['x ${NTE}']|settings: {NET: a net}~4~${NTE} is not described; expected what to give for it under 'settings'",
                "variants:|- {name: a, command: '${GO} --gtp'}~4~${GO} is not described",
                "title: again~4~a second 'title' in the same place; expected one",
            })
    void whatMakesNoSenseIsPointedAt(String rest, int line, String message) {
        assertThatThrownBy(() -> read(HEAD + rest.replace('|', '\n') + '\n'))
                .isInstanceOf(DescriptorException.class)
                .hasMessageStartingWith("mine.yaml:" + line + ": ")
                .hasMessageContaining(message)
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "name: mine|title: x~1~no 'command'; expected it, as in 'command: ...'",
                "title: x|command: go~1~no 'name'",
                "name: mine|command: go~1~no 'title'",
                "name: My Engine|title: x|command: go~1~'My Engine' is no name for results to be filed under",
                "name: mine|title: x|command:~3~'command' names no program; expected one, as in 'gnugo --mode gtp'",
                "name: mine|title: x|command: [go, 3]~3~item 2 of 'command' has the number 3",
                "'# nothing'~1~an empty file; expected a descriptor, with 'name', 'title' and 'command'",
                "- a~1~the file has a list; expected lines such as 'key: value'",
                "name: [mine~1~no YAML: ",
            })
    void whatIsNoDescriptorIsPointedAt(String text, int line, String message) {
        assertThatThrownBy(() -> read(text.replace('|', '\n')))
                .isInstanceOf(DescriptorException.class)
                .hasMessageStartingWith("mine.yaml:" + line + ": ")
                .hasMessageContaining(message);
    }

    @Test
    void whatCannotBeReadIsSaid() throws IOException {
        assertThatThrownBy(() -> DescriptorFile.read(folder, KNOWN))
                .isInstanceOf(DescriptorException.class)
                .hasMessage(folder + ": a folder; expected a descriptor, a YAML file");
        Path none = folder.resolve("none.yaml");
        assertThatThrownBy(() -> DescriptorFile.read(none, KNOWN))
                .isInstanceOf(DescriptorException.class)
                .hasMessageStartingWith(none + ": no such file; expected a descriptor");
        Path file = Files.writeString(folder.resolve("mine.yaml"), HEAD + "flag: x\n");
        assertThatThrownBy(() -> DescriptorFile.read(file, KNOWN))
                .isInstanceOf(DescriptorException.class)
                .hasMessageStartingWith(file + ":4: unknown key 'flag'");
    }
}
