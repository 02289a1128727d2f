package touchstone.suite.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.formats.yaml.YamlFile;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;

/** Baselines as files: read as they were written, and refused with line and remedy if a hand has slipped. */
class BaselineFileTest {

    private static final Path SOMEWHERE = Path.of("baseline.yaml");

    private static final String GOOD = """
            touchstone: 0.1.0
            ruleset: base
            profile: arbiter
            subjects:
              gnu-go:
                version: "3.8"
                satisfied:
                  base.2: 1-4
                  base.8: 1-2 4
                unsupported:
                  turn:
                    reason: no such command
                    link: ""
                    base.6: 1
                failures:
                  base.8/3:
                    title: A title
                    verdict: violated
                    step: Black may play a
                    expected: Black may play D4
                    answered: the subject refused it
                    reason: ""
                    link: ""
            """;

    @TempDir
    private Path folder;

    @Property(tries = 400, seed = "1", edgeCases = EdgeCasesMode.NONE)
    void areReadAsTheyWereWritten(@ForAll("baselines") Baseline baseline) {
        String text = BaselineWriter.text(baseline);
        assertThat(BaselineReader.read(YamlFile.of(SOMEWHERE, text))).as(text).isEqualTo(baseline);
    }

    @Provide
    Arbitrary<Baseline> baselines() {
        return Combinators.combine(texts(), texts(), Arbitraries.of(Profile.class), standings())
                .as((version, ruleset, profile, standing) -> new Baseline(
                        version, ruleset, profile, new TreeMap<>(Map.of("gnu-go #2", standing, "x: y", standing))));
    }

    private static Arbitrary<BaselineSubject> standings() {
        Arbitrary<ScenarioId> ids = Combinators.combine(
                        Arbitraries.of("base.2", "base.10", "base.9.seki", "club.1-a"),
                        Arbitraries.integers().between(1, 20))
                .as(ScenarioId::new);
        return Combinators.combine(texts(), Arbitraries.maps(ids, knowns()).ofMaxSize(12))
                .as((version, scenarios) -> new BaselineSubject(version, new TreeMap<>(scenarios)));
    }

    private static Arbitrary<KnownOutcome> knowns() {
        Arbitrary<KnownOutcome> failed = Combinators.combine(
                        texts(),
                        Arbitraries.of(Verdict.VIOLATED, Verdict.ERROR),
                        texts(),
                        texts(),
                        texts(),
                        texts(),
                        texts())
                .as((title, verdict, step, expected, answered, reason, link) -> new KnownOutcome(
                        title,
                        new ScenarioOutcome.Failed(verdict, step, expected, answered),
                        new FailureNote(reason, link)));
        return Arbitraries.oneOf(
                Arbitraries.just(new KnownOutcome("", new ScenarioOutcome.Passed(Verdict.SATISFIED), FailureNote.NONE)),
                // What is said of a capability is said of all its scenarios.
                Arbitraries.just(
                        new KnownOutcome("", new ScenarioOutcome.Lacking("turn"), new FailureNote("no command", ""))),
                Arbitraries.just(new KnownOutcome("", new ScenarioOutcome.Lacking("score"), FailureNote.NONE)),
                failed);
    }

    /** Any text as it is after {@link NormalizedText#plain}, among them boards and what YAML takes for something else. */
    private static Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                        Arbitraries.strings().ofMaxLength(12),
                        Arbitraries.strings()
                                .withChars(" \n\t:#-'\"[]{}|>&*!%@,?~=.\\aX1")
                                .ofMaxLength(20),
                        Arbitraries.of("true", "no", "null", "~", "3.8", "1e3", "0x1F", "2026-11-21", "12:30", "="),
                        Arbitraries.of("the position\n. X .\nO . O\n", "- a\n- b", "\u001b[31mred", "a\r\nb"))
                .map(NormalizedText::plain);
    }

    @Test
    void whatAHandLeavesEmptyIsEmpty() {
        String text = GOOD.substring(0, GOOD.indexOf("      base.8/3:"))
                .replace("    turn:\n        reason: no such command\n        link: \"\"\n        base.6: 1\n", "");
        BaselineSubject standing =
                BaselineReader.read(YamlFile.of(SOMEWHERE, text)).subjects().get("gnu-go");
        assertThat(text).contains("failures:\n").contains("unsupported:\n");
        assertThat(standing.count(known -> known.outcome() instanceof ScenarioOutcome.Passed))
                .isEqualTo(standing.scenarios().size())
                .isEqualTo(7);
    }

    @Test
    void figuresAreTexts() {
        String text = GOOD.replace("version: \"3.8\"", "version: 3.8")
                .replace("reason: \"\"", "reason: 3.5")
                .replace("link: \"\"", "link: 12");
        BaselineSubject standing =
                BaselineReader.read(YamlFile.of(SOMEWHERE, text)).subjects().get("gnu-go");
        assertThat(standing.version()).isEqualTo("3.8");
        assertThat(standing.scenarios().get(ScenarioId.of("base.8/3")).note()).isEqualTo(new FailureNote("3.5", "12"));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '~',
            value = {
                "ruleset: base~ruleset: [base~3: no YAML: ",
                "profile: arbiter~profile: umpire~3: 'umpire' is no profile; expected one of [arbiter, player]",
                "profile: arbiter~profil: arbiter~3: unknown key 'profil'; expected one of [touchstone, ruleset, profile,",
                "ruleset: base~suite: 1~2: unknown key 'suite'",
                "ruleset: base~~1: 'ruleset' is missing; --update-baseline writes it",
                "ruleset: base~ruleset: [base]~2: 'ruleset' is no text; expected one",
                "subjects:~subjects: gnu-go~5: no YAML: ",
                "    version: \"3.8\"~    versoin: 3~6: unknown key 'versoin'; expected one of [version, satisfied,",
                "base.8: 1-2 4~base.8: 2-1~9: the range 2-1 is empty or begins below 1; expected one as in 1-14",
                "base.8: 1-2 4~base.8: 1-2 2~9: scenario 2 stands twice; expected it once",
                "base.8: 1-2 4~base.8: all~9: 'all' is no range of scenarios; expected numbers and ranges, as in 1-14 16",
                "base.8: 1-2 4~base.8: [1, 2]~9: 'base.8' is no text",
                "base.8: 1-2 4~base.2: 5~9: a second 'base.2' in the same place; expected one",
                "base.8: 1-2 4~base.8: 1-4~16: base.8/3 stands here as violated and before as satisfied; expected it once",
                "base.6: 1~base.8: 4~14: base.8/4 stands here as unsupported (turn) and before as satisfied",
                "satisfied:~tolerated:~7: under the profile arbiter what is tolerated fails; expected it in failures",
                "verdict: violated~verdict: vioalted~18: 'vioalted' is no verdict of a failure; expected one of [tolerated, violated, error]",
                "verdict: violated~verdict: satisfied~18: 'satisfied' is no verdict of a failure; expected one of [tolerated, violated, error], or the scenario's number under 'satisfied'",
                "    verdict: violated~    note: no~18: unknown key 'note'; expected one of [title, verdict,",
                "base.8/3:~base.8:~16: 'base.8' is no scenario; expected one as in base.8/3",
                "reason: \"\"~reason: {a: b}~22: 'reason' is no text",
                "turn:~turn: 3 #~12: no YAML: ",
            })
    void aSlipOfTheHand(String good, String bad, String message) throws IOException {
        assertThat(GOOD).contains(good);
        Path file = folder.resolve("baseline.yaml");
        Files.writeString(file, GOOD.replace(good, bad == null ? "# nothing" : bad));
        assertThatThrownBy(() -> BaselineFile.read(file))
                .isInstanceOf(BaselineException.class)
                .hasMessageStartingWith(file + ":" + message)
                .message()
                .hasLineCount(1);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '~',
            value = {
                "''~1: the file is missing or empty; expected [touchstone, ruleset, profile, subjects] below it",
                "3~1: the file has no keys; expected [touchstone,",
                "- base~1: the file has no keys; expected [touchstone,",
                "profile: arbiter~1: 'subjects' is missing or empty; expected some below it",
                "{profile: arbiter, subjects: [a]}~1: 'subjects' has no keys; expected some below it",
                "{profile: arbiter, subjects: {a: b}}~1: 'a' has no keys; expected [version, satisfied,",
                "{profile: arbiter, subjects: {a: {}, a: {}}}~1: a second 'a' in the same place; expected one",
            })
    void noBaselineAtAll(String text, String message) throws IOException {
        Path file = folder.resolve("baseline.yaml");
        Files.writeString(file, text);
        assertThatThrownBy(() -> BaselineFile.read(file)).hasMessageStartingWith(file + ":" + message);
    }

    @Test
    void underAProfileThatTakesTolerationForAPassItIsNoFailure() throws IOException {
        Path file = folder.resolve("baseline.yaml");
        Files.writeString(file, GOOD.replace("arbiter", "player").replace("violated", "tolerated"));
        assertThatThrownBy(() -> BaselineFile.read(file))
                .hasMessageContaining(":18: 'tolerated' is no verdict of a failure; expected one of [violated, error]"
                        + ", or the scenario's number under 'tolerated'");
        Files.writeString(
                file,
                GOOD.replace("arbiter", "player")
                        .replace("base.8: 1-2 4", "base.8: 1-2\n    tolerated:\n      base.8: 4"));
        assertThat(BaselineFile.read(file)
                        .baseline()
                        .subjects()
                        .get("gnu-go")
                        .scenarios()
                        .get(ScenarioId.of("base.8/4"))
                        .outcome())
                .isEqualTo(new ScenarioOutcome.Passed(Verdict.TOLERATED));
    }

    @Test
    void aFileThatIsNotThere() {
        assertThatThrownBy(() -> BaselineFile.read(folder.resolve("none.yaml")))
                .hasMessage(folder.resolve("none.yaml")
                        + ": no such file; expected one that --update-baseline wrote, or the folder of an earlier run");
        assertThatThrownBy(() -> BaselineFile.read(folder))
                .hasMessageStartingWith(folder.resolve("results.jsonl") + ": no such file");
    }

    @Test
    void resultsThatAreNone() throws IOException {
        Path file = folder.resolve("results.jsonl");
        Files.writeString(file, "");
        assertThatThrownBy(() -> BaselineFile.read(file))
                .hasMessage(file + ": no results in it; expected those of a complete run");
        Files.writeString(file, "no JSON\n");
        assertThatThrownBy(() -> BaselineFile.read(folder)).hasMessageStartingWith(file + ":1: no result: ");
        Files.writeString(file, "{}\n");
        assertThatThrownBy(() -> BaselineFile.read(folder)).hasMessage(file + ":1: no result: it lacks subject");
    }

    @Test
    void theHashIsThatOfTheFile() throws IOException {
        Path file = folder.resolve("baseline.yaml");
        Files.writeString(file, GOOD);
        // As sha256sum gives it.
        assertThat(BaselineFile.read(file).sha256())
                .isEqualTo("fa7d167b35d61853d4b175e680b995dd0216f3608c6420efe951951290ee0669");
    }

    @Test
    void aBaselineWrittenTwiceIsTheSame() throws IOException {
        Baseline baseline = BaselineReader.read(YamlFile.of(SOMEWHERE, GOOD));
        Path file = folder.resolve("new/folder/baseline.yaml");
        BaselineFile.write(file, baseline);
        String once = Files.readString(file);
        BaselineFile.write(file, BaselineFile.read(file).baseline());
        assertThat(Files.readString(file)).isEqualTo(once);
        assertThat(once.lines().skip(1)).containsExactlyElementsOf(GOOD.lines().toList());
    }
}
