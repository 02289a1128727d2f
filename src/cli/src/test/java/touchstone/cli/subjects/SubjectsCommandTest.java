package touchstone.cli.subjects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.gtp.PipedReference;
import touchstone.cli.options.Installation;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;

/** Subjects by descriptor: many in one run, and each by itself. */
@Tag("slow") // starts engines, GNU Go among them
class SubjectsCommandTest {

    @TempDir
    private Path folder;

    /** For the base rules, unless another ruleset is named. */
    private static ProgramRun certify(Path out, String... more) {
        List<String> line = new ArrayList<>(List.of("certify", "--workers", "1", "--out", out.toString()));
        if (!List.of(more).contains("--ruleset")) {
            line.addAll(List.of("--ruleset", "base"));
        }
        line.addAll(List.of(more));
        if (!line.contains("--ruleset")) {
            line.addAll(List.of("--ruleset", "base"));
        }
        return ProgramRun.run(line.toArray(new String[0]));
    }

    /** The reference as an engine, as a list of words in YAML. */
    private static String served(String... more) {
        return yaml(PipedReference.program().command(more));
    }

    private static String yaml(List<String> words) {
        return words.stream()
                .map(word -> "'" + word.replace("'", "''") + "'")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    /** An engine that says who it is, takes whatever it is told, and starts in no time. */
    private String tiny() throws IOException {
        return Files.writeString(folder.resolve("tiny.sh"), """
                        while read -r id command rest; do
                            answer=
                            case $command in
                                protocol_version) answer=2 ;;
                                name) answer=Tiny ;;
                                version) answer=$1 ;;
                                list_commands) answer=$(printf '%s\\n' name version boardsize clear_board komi play quit) ;;
                            esac
                            printf '=%s %s\\n\\n' "$id" "$answer"
                            [ "$command" != quit ] || exit 0
                        done
                        """).toString();
    }

    private String descriptor(String name, String rest) throws IOException {
        return Files.writeString(folder.resolve(name + ".yaml"), "name: " + name + "\ntitle: Mine\n" + rest)
                .toString();
    }

    private List<Result> results() throws IOException {
        return RunFolder.results(folder);
    }

    private List<JsonNode> allure() throws IOException {
        List<JsonNode> results = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder.resolve("allure-results"))) {
            for (Path file : files.filter(path -> path.toString().endsWith("-result.json"))
                    .toList()) {
                results.add(new ObjectMapper().readTree(file.toFile()));
            }
        }
        return results;
    }

    private static String label(JsonNode result, String name) {
        for (JsonNode label : result.get("labels")) {
            if (label.get("name").asText().equals(name)) {
                return label.get("value").asText();
            }
        }
        return "";
    }

    /** Every result of every subject is in every place, under a name that no other subject has. */
    private void assertNothingIsMerged(String... ids) throws IOException {
        List<Result> results = results();
        Map<String, List<Result>> bySubject = results.stream()
                .collect(Collectors.groupingBy(result -> result.subject().id(), TreeMap::new, Collectors.toList()));
        assertThat(bySubject.keySet()).containsExactlyInAnyOrder(ids);
        int each = results.size() / ids.length;
        assertThat(each).isPositive();
        bySubject.forEach((id, own) -> {
            assertThat(own).as(id).hasSize(each);
            assertThat(own.stream().map(Result::scenario)).doesNotHaveDuplicates();
            assertThat(own.stream().map(Result::subject).distinct()).hasSize(1);
        });

        List<JsonNode> allure = allure();
        for (String key : List.of("uuid", "historyId", "testCaseId", "fullName", "name")) {
            assertThat(allure.stream().map(result -> result.get(key).asText()))
                    .as(key)
                    .hasSameSizeAs(results)
                    .doesNotHaveDuplicates();
        }
        assertThat(allure.stream().collect(Collectors.groupingBy(result -> label(result, "parentSuite"))))
                .hasSize(ids.length)
                .allSatisfy((suite, own) -> assertThat(own).hasSize(each));
        List<String> environment = Files.readAllLines(folder.resolve("allure-results/environment.properties"));
        assertThat(environment.stream().filter(line -> line.matches("Subject\\.\\d+\\.id=.*")))
                .hasSize(ids.length)
                .doesNotHaveDuplicates();

        String xml = Files.readString(folder.resolve("junit.xml"));
        assertThat(found("<testsuite name=\"([^\"]*)\" tests=\"" + each + "\"", xml))
                .hasSize(ids.length)
                .doesNotHaveDuplicates();
        assertThat(found("<testcase classname=\"([^\"]*)\" name=\"[^\"]*\"", xml).stream()
                        .collect(Collectors.groupingBy(
                                name -> name.replaceAll("\\.base\\..*", ""), Collectors.counting())))
                .hasSize(ids.length)
                .allSatisfy((name, count) -> assertThat(count).isEqualTo(each));

        assertThat(RunFolder.record(folder).subjects().stream()
                        .map(attempt -> attempt.identity().id()))
                .containsExactlyInAnyOrder(ids);
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void optionSetsOfOneEngineStandSideBySide() throws IOException {
        String file = descriptor("mine", "command: " + served() + """

                variants:
                  repetition:
                    psk: --ruleset base
                    ssk: --subject reference.situational
                    ko: --subject reference.simple-ko
                """);
        ProgramRun terminal =
                certify(folder, "--allure", "--subject", file + ":all", "--clause", "base.8", "--clause", "base.4");
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(1);
        assertNothingIsMerged("mine:psk", "mine:ssk", "mine:ko");
        Map<String, Set<String>> wrong = new TreeMap<>();
        results().stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .forEach(result -> wrong.computeIfAbsent(result.subject().id(), id -> new TreeSet<>())
                        .add(result.scenario()));
        assertThat(wrong.keySet()).containsExactly("mine:ko", "mine:ssk");
        assertThat(wrong.get("mine:ko"))
                .containsAll(wrong.get("mine:ssk"))
                .hasSizeGreaterThan(wrong.get("mine:ssk").size());
        assertThat(terminal.outUnwrapped())
                .contains("mine:psk unreleased shows no violation of base")
                .contains("mine:ssk unreleased does not conform to base")
                .contains("set by the variant, whatever is claimed: repetition");
    }

    @Test
    void versionsOfOneEngineStandSideBySide() throws IOException {
        String go = "sh " + tiny();
        String file = descriptor(
                "mine", "command: " + go + " 1.0\nvariants:\n  - name: newer\n    command: " + go + " 2.0\n");
        ProgramRun terminal = certify(
                folder,
                "--allure",
                "--subject",
                file,
                "--subject",
                file + ":newer",
                "--engine",
                go + " 1.0 a",
                "--engine",
                go + " 2.0 a",
                "--engine",
                go + " 2.0 b",
                "--engine",
                go + " 2_0 c",
                "--clause",
                "base.5");
        assertThat(terminal.err()).isEmpty();
        assertNothingIsMerged("mine", "mine:newer", "tiny", "tiny 2.0", "tiny 2.0 #2", "tiny 2-0");
        assertThat(results().stream()
                        .map(result -> result.subject().id() + " is "
                                + result.subject().version() + " by "
                                + result.subject().command().replace(go, "go"))
                        .distinct())
                .containsExactly(
                        "mine is 1.0 by go 1.0",
                        "mine:newer is 2.0 by go 2.0",
                        "tiny is 1.0 by go 1.0 a",
                        "tiny 2.0 is 2.0 by go 2.0 a",
                        "tiny 2.0 #2 is 2.0 by go 2.0 b",
                        "tiny 2-0 is 2_0 by go 2_0 c");
        assertThat(terminal.out())
                .containsPattern("(?m)^2  mine:newer +Tiny 2\\.0  " + Pattern.quote(go) + " 2\\.0$")
                .containsPattern("(?m)^5  tiny 2\\.0 #2 +Tiny 2\\.0  " + Pattern.quote(go) + " 2\\.0 b$");
    }

    @Test
    void theSameCommandIsTriedOnce() throws IOException {
        String go = "sh " + tiny();
        String file = descriptor("mine", "command: " + go + "\nvariants: [{name: plain}]\n");
        ProgramRun terminal = certify(
                folder,
                "--allure",
                "--subject",
                file,
                "--subject",
                file + ":plain",
                "--subject",
                file,
                "--engine",
                go.replace(" ", "   "),
                "--subject",
                "reference",
                "--subject",
                "reference",
                "--clause",
                "base.5");
        assertThat(terminal.err().lines())
                .containsExactlyInAnyOrder(
                        "touchstone: mine:plain is started by the same command as mine; it is tested once",
                        "touchstone: mine is given twice; it is tested once",
                        "touchstone: " + go.replace(" ", "   ")
                                + " is started by the same command as mine; it is tested once",
                        "touchstone: reference is given twice; it is tested once");
        assertNothingIsMerged("mine", "reference");
    }

    @Test
    void knownLimitsStandBesideTheFindingsAndChangeNoVerdict() throws IOException {
        String file = descriptor("mine", "command: " + served() + """

                known-limits:
                  - what: Looks back one move <b>only</b>
                    explains: [base.8, base.4.position/3]
                    link: https://example.org/issues/1
                  - what: Forgets its hat
                    explains: base.5
                variants:
                  - {name: ko, flags: --subject reference.simple-ko, sets: repetition}
                """);
        ProgramRun terminal =
                certify(folder, "--allure", "--subject", file + ":ko", "--clause", "base.8", "--clause", "base.5");
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("   known limit: Looks back one move <b>only</b> (https://example.org/issues/1)")
                .doesNotContain("its hat");
        assertThat(results())
                .filteredOn(result -> result.verdict() == Verdict.VIOLATED)
                .isNotEmpty()
                .allSatisfy(result -> assertThat(result.knownLimits())
                        .singleElement()
                        .satisfies(limit -> assertThat(limit.link()).contains("https://example.org/issues/1")));
        assertThat(results())
                .filteredOn(result -> result.verdict() != Verdict.VIOLATED)
                .isNotEmpty()
                .allSatisfy(result -> assertThat(result.knownLimits()).isEmpty());
        assertThat(allure())
                .filteredOn(result -> result.get("status").asText().equals("failed"))
                .isNotEmpty()
                .allSatisfy(result -> {
                    assertThat(result.at("/statusDetails/trace").asText()).contains("Known:    Looks back one move");
                    assertThat(result.get("descriptionHtml").asText())
                            .contains("Known limit: ")
                            .contains("Looks back one move &lt;b&gt;only");
                    assertThat(result.at("/links/1/url").asText()).isEqualTo("https://example.org/issues/1");
                });
        assertThat(Files.readString(folder.resolve("junit.xml"))).contains("Known:    Looks back one move");
        assertThat(Files.readAllLines(folder.resolve("results.jsonl")))
                .anyMatch(line -> line.contains("\"knownLimits\":[{\"what\":"))
                .anyMatch(line -> !line.contains("knownLimits"))
                .allSatisfy(line -> assertThat(PublishedSchema.faults(line)).isEmpty());
    }

    @Test
    void theCommandLineOutweighsTheTimeLimitsOfADescriptor() throws IOException {
        String mute = descriptor("mute", "command: sh -c 'cat > /dev/null'\nlimits: {start: 0.001}\n");
        assertThat(certify(folder, "--subject", mute).err()).contains("did not answer within 1 ms");
        assertThat(certify(folder, "--subject", mute, "--start-timeout", "0.003")
                        .err())
                .contains("did not answer within 3 ms");
        String once = descriptor(
                "once",
                "command: [sh, -c, 'read -r id command; echo \"=$id 2\"; echo; cat > /dev/null']\n"
                        + "limits: {answer: 0.002}\n");
        assertThat(certify(folder, "--subject", once, "--verbose").out()).contains("did not answer within 2 ms");
        assertThat(certify(folder, "--subject", once, "--timeout", "0.004", "--verbose")
                        .out())
                .contains("did not answer within 4 ms");
    }

    @Test
    void whatCannotBeStartedIsNotMergedEither() throws IOException {
        String file = descriptor(
                "mine", "command: no-such-go\nnever-run: none to be had\nvariants:\n  - {name: a, flags: -a}\n");
        ProgramRun terminal = certify(
                folder, "--subject", file, "--subject", file + ":a", "--subject", "reference", "--clause", "base.5");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err().lines()).hasSize(2);
        assertThat(terminal.out())
                .contains("never run as its descriptor says: none to be had")
                .containsPattern("(?m)^-  mine:a +Mine +no-such-go -a$");
        assertThat(RunFolder.record(folder).subjects())
                .extracting(attempt -> attempt.identity().id(), attempt -> attempt.trouble()
                        .isPresent())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("mine", true),
                        org.assertj.core.groups.Tuple.tuple("mine:a", true),
                        org.assertj.core.groups.Tuple.tuple("reference", false));
        assertThat(RunFolder.record(folder).subjects().get(0).notes()).anyMatch(note -> note.contains("never run"));
    }

    @Test
    void theRulesetClaimedIsSetByTheDescriptor() throws IOException {
        String go = "sh " + tiny();
        String file = descriptor(
                "mine",
                "command: " + go + "\ncommands: [komi 5]\naxes:\n  repetition:\n"
                        + "    positional: {flags: --superko, commands: komi 6}\n"
                        + "    situational: {nearest: positional, lacking: it minds no turns}\n");
        ProgramRun terminal = certify(folder, "--verbose", "--subject", file, "--ruleset", "aga", "--clause", "base.4");
        assertThat(terminal.outUnwrapped())
                .contains(go + " --superko, then komi 5; komi 6")
                .contains("not as claimed: repetition=situational, for which it has positional: it minds no turns")
                .contains("not set, so as the engine has it: self-capture, scoring,");
        assertThat(results().get(0).subject().command()).isEqualTo(go + " --superko, then komi 5; komi 6");
    }

    @Test
    void inASurveyItIsStartedAsItIs() throws IOException {
        String go = "sh " + tiny();
        String file = descriptor(
                "mine",
                "command: " + go + "\naxes:\n  repetition: {positional: --superko}\n"
                        + "variants:\n  - {name: psk, flags: --psk, sets: repetition}\n");
        ProgramRun terminal = ProgramRun.run(
                "certify",
                "--out",
                folder.toString(),
                "--subject",
                file,
                "--subject",
                file + ":psk",
                "--clause",
                "repetition.simple");
        assertThat(terminal.err()).isEmpty();
        assertThat(results().stream().map(result -> result.subject().command()).distinct())
                .containsExactly(go, go + " --psk");
        assertThat(terminal.out()).doesNotContain("not as claimed", "not set");
    }

    @Test
    void aClubsRulesetNeedsNoWordInADescriptorAndMayHaveOne() throws IOException {
        Path club = Files.createDirectories(folder.resolve("club"));
        Files.writeString(club.resolve("club.yaml"), """
                        name: club
                        title: A club's
                        like: base
                        sources: [the club]
                        axes: {repetition: situational}
                        clauses: [base.4]
                        """);
        String go = "sh " + tiny();
        String axes = "command: " + go + "\naxes:\n  repetition: {situational: --ssk}\n";
        String without = descriptor("without", axes);
        String with = descriptor("with", axes + "rulesets:\n  club: --club\n");
        ProgramRun terminal = certify(
                folder,
                "--rulesets",
                club.toString(),
                "--ruleset",
                "club",
                "--subject",
                without,
                "--subject",
                with,
                "--clause",
                "base.4");
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out())
                .containsPattern("without +Tiny --ssk +" + Pattern.quote(go) + " --ssk\n")
                .containsPattern("with +Tiny --club +" + Pattern.quote(go) + " --club\n");
        assertThat(ProgramRun.run("certify", "subjects", with, "--rulesets", club.toString())
                        .out())
                .containsPattern("club +--club");
        assertThat(ProgramRun.run("certify", "subjects", with).err()).contains("with.yaml:7: unknown ruleset 'club'");
    }

    @Test
    void placeholdersAreFilledIn() throws IOException {
        String file = descriptor("mine", "command: sh " + tiny() + " ${NET}\nsettings: {NET: a network}\n");
        ProgramRun missing = certify(folder, "--subject", file, "--clause", "base.5");
        assertThat(missing.exitCode()).isEqualTo(64);
        assertThat(missing.err())
                .isEqualToIgnoringNewLines(
                        "touchstone: mine needs NET, a network; give it by --set NET=... or in the environment");
        ProgramRun given = certify(folder, "--subject", file, "--clause", "base.5", "--set", "NET=my net", "--verbose");
        assertThat(given.err()).isEmpty();
        assertThat(given.out()).contains("tiny.sh 'my net'");
        assertThat(results().get(0).subject().version()).isEqualTo("my net");
    }

    @Test
    void aBadSubjectCostsNoEarlierResults() throws IOException {
        certify(folder, "--subject", "reference", "--clause", "base.5");
        List<Result> before = results();
        assertThat(certify(folder, "--subject", "gungo").exitCode()).isEqualTo(64);
        assertThat(results()).isEqualTo(before).isNotEmpty();
    }

    static List<String> shipped() {
        return ShippedDescriptors.names();
    }

    /** Read as a user's own file is: with all that it refers to known to be there. */
    @ParameterizedTest
    @MethodSource("shipped")
    void whatShipsRefersToClausesAndRulesetsThatAreThere(String name) throws IOException {
        Path file = Files.writeString(
                folder.resolve(name + ".yaml"), ShippedDescriptors.text(name).orElseThrow());
        ProgramRun terminal = ProgramRun.run("certify", "subjects", file.toString());
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out())
                .isEqualTo(ProgramRun.run("certify", "subjects", name).out());
    }

    @Test
    void theManualsExampleIsADescriptor() throws IOException {
        String manual = Files.readString(Installation.path().resolve("src/manual/engines.md"));
        String example = manual.substring(manual.indexOf("    name: my-go "), manual.indexOf("Flags follow from"));
        Path file = Files.writeString(folder.resolve("mine.yaml"), example.stripIndent());
        ProgramRun terminal = ProgramRun.run("certify", "subjects", file.toString());
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out())
                .containsPattern("(?m)^my-go +My engine$")
                .containsPattern("situational +as positional: whose turn it is makes no difference")
                .containsPattern("(?m)^old +/usr/games/gnugo --mode gtp$");
    }

    @Test
    void theSubjectsAreListed() {
        ProgramRun terminal = ProgramRun.run("certify", "subjects");
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out())
                .containsPattern("(?m)^gnugo +GNU Go 3\\.8, .*; run as 3\\.8 on 2026-11-21; 9 variants$")
                .containsPattern("(?m)^katago +KataGo 1\\.17; run as 1\\.17\\.2 on 2026-11-21$")
                .containsPattern("(?m)^reference$")
                .containsPattern("(?m)^and [0-9]+ mutants, such as mutant\\.")
                .doesNotContainPattern("(?m)^mutant\\.");
        assertThat(ProgramRun.run("certify", "subjects", "--mutants").out())
                .containsPattern("(?m)^mutant\\.snapback-is-ko$");
        assertThat(terminal.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void aDescriptorIsShownWhole() {
        assertThat(ProgramRun.run("certify", "subjects", "gnugo").out())
                .contains("gnugo --mode gtp --level 1")
                .containsPattern("repetition +none +--no-ko")
                .containsPattern("tie +as simple-stone: ")
                .contains("Known limits:")
                .containsPattern("explains\\s+base\\.9\\.seki,\\s+seki\\.counts,")
                .containsPattern("positional\\+allow-all +--positional-superko --allow-all-suicide");
        assertThat(ProgramRun.run("certify", "subjects", "katago").out())
                .contains("katago gtp -model ${NET} -config ${CONFIG}")
                .containsPattern("--set NET= +the file of a network")
                .containsPattern("first answer +within 120 s, or --start-timeout")
                .contains("set with its command kata-set-rules");
        assertThat(ProgramRun.run("certify", "subjects", "pachi").out())
                .containsPattern("ing-simplified +kgs-rules simplified_ing");
        assertThat(ProgramRun.run("certify", "subjects", "fuego", "--format", "yaml")
                        .out())
                .isEqualToIgnoringNewLines(ShippedDescriptors.text("fuego").orElseThrow());
    }

    @Test
    void gnuGosOptionSetsDifferInWhatIsFound() throws IOException {
        assumeTrue(
                Files.isExecutable(Path.of("/usr/games/gnugo")) || "true".equals(System.getenv("CI")),
                "GNU Go is not installed (Debian: apt install gnugo), so it is not tried");
        ProgramRun terminal = certify(
                folder,
                "--allure",
                "--subject",
                "gnugo:all",
                "--clause",
                "base.7.step-3",
                "--clause",
                "base.8",
                "--clause",
                "base.4.position");
        assertThat(terminal.exitCode()).isEqualTo(1);
        String[] ids = ShippedDescriptors.named("gnugo").orElseThrow().variants().stream()
                .map(variant -> "gnugo:" + variant.name())
                .toArray(String[]::new);
        assertNothingIsMerged(ids);
        Map<String, Map<String, Verdict>> verdicts = new TreeMap<>();
        results().forEach(result -> verdicts.computeIfAbsent(result.subject().id(), id -> new TreeMap<>())
                .put(result.scenario(), result.verdict()));
        assertThat(verdicts.values()).as("no two answer alike").doesNotHaveDuplicates();
        Arrays.stream(ids).forEach(id -> {
            assertThat(verdicts.get(id).get("base.7.step-3/1"))
                    .as(id)
                    .isEqualTo(id.endsWith("+forbid") ? Verdict.VIOLATED : Verdict.SATISFIED);
            assertThat(verdicts.get(id).get("base.8.single-stone/1"))
                    .as(id)
                    .isEqualTo(id.endsWith("+allow-all") ? Verdict.VIOLATED : Verdict.SATISFIED);
            assertThat(verdicts.get(id).get("base.4.position/3"))
                    .as(id)
                    .isEqualTo(id.contains(":positional") ? Verdict.SATISFIED : Verdict.VIOLATED);
        });
        RunRecord record = RunFolder.record(folder);
        assertThat(record.subjects())
                .allSatisfy(attempt -> assertThat(attempt.identity().version()).isEqualTo("3.8"));
        assertThat(record.subjects().stream().map(attempt -> attempt.identity().command()))
                .doesNotHaveDuplicates();
    }
}
