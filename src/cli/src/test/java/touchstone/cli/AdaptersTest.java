package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.gtp.PipedReference;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** What is in {@code src/adapters}: libraries from npm as subjects, and a network to start Leela Zero with. */
@Tag("slow") // needs Node, and tries libraries from npm
class AdaptersTest {

    @TempDir
    private Path folder;

    private ProgramRun certify(String... more) {
        List<String> command = new ArrayList<>(List.of(
                "certify", "--workers", "1", "--out", folder.resolve("out").toString()));
        command.addAll(List.of(more));
        return ProgramRun.run(command.toArray(String[]::new));
    }

    /** Those with a verdict, by subject. */
    private Map<String, List<String>> scenarios(Verdict verdict) throws IOException {
        return RunFolder.results(folder.resolve("out")).stream()
                .filter(result -> result.verdict() == verdict)
                .collect(Collectors.groupingBy(
                        result -> result.subject().id(), Collectors.mapping(Result::scenario, Collectors.toList())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"node", "leela-zero"})
    void passTheirOwnTests(String adapter) throws IOException, InterruptedException {
        NodeProgram.assumeLibraries();
        Path tested = NodeProgram.ADAPTERS.resolve(adapter);
        List<String> words = new ArrayList<>(List.of("--test", "--test-reporter", "tap"));
        try (Stream<Path> files = Files.walk(tested, 2)) {
            files.map(Path::toString)
                    .filter(file -> file.matches(".*\\.test\\.m?js") && !file.contains("node_modules"))
                    .forEach(words::add);
        }
        assertThat(words).hasSizeGreaterThan(3);
        assertThat(NodeProgram.output(tested, words))
                .containsPattern("(?m)^# pass [1-9]")
                .contains("# fail 0\n", "# skipped 0\n");
    }

    static List<String> libraries() {
        return ShippedDescriptors.names().stream()
                .filter(name -> Files.exists(
                        NodeProgram.ADAPTERS.resolve("node/libraries").resolve(name + ".js")))
                .toList();
    }

    /** All of them place and capture stones alike; one takes occupied points for legal when it is asked. */
    @Test
    void librariesPlaceAndCapture() throws IOException {
        NodeProgram.assumeLibraries();
        assertThat(libraries()).hasSize(6);
        ProgramRun terminal = certify(Stream.concat(
                        libraries().stream().flatMap(library -> Stream.of("--subject", library)),
                        Stream.of("--ruleset", "japanese", "--clause", "base.7.step-1", "--clause", "base.7.step-2"))
                .toArray(String[]::new));
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(1);
        assertThat(scenarios(Verdict.VIOLATED)).isEqualTo(Map.of("godash", List.of("base.7.step-1/6")));
        assertThat(scenarios(Verdict.SATISFIED)).hasSize(6).allSatisfy((library, scenarios) -> assertThat(scenarios)
                .hasSizeGreaterThan(10));
    }

    /** Of two rules of repetition the one that was chosen is in force. Goban does not look at a position that was set up. */
    @Test
    void optionsReachTheLibrary() throws IOException {
        NodeProgram.assumeLibraries();
        List<String> without = List.of("tenuki:simple+area", "wgo:repeat-ko+no-suicide");
        List<String> with = List.of("tenuki:positional+area", "wgo:repeat-none+no-suicide");
        certify(Stream.concat(
                        Stream.concat(without.stream(), with.stream()).flatMap(one -> Stream.of("--subject", one)),
                        Stream.of("--ruleset", "base-7A", "--clause", "base.8"))
                .toArray(String[]::new));
        Map<String, Verdict> verdicts = RunFolder.results(folder.resolve("out")).stream()
                .filter(result -> result.scenario().equals("base.8/4"))
                .collect(Collectors.toMap(result -> result.subject().id(), Result::verdict));
        assertThat(without).allSatisfy(one -> assertThat(verdicts).containsEntry(one, Verdict.VIOLATED));
        assertThat(with).allSatisfy(one -> assertThat(verdicts).containsEntry(one, Verdict.SATISFIED));
    }

    @Test
    void aLibraryThatIsNotInstalledSaysWhatToDo() throws IOException, InterruptedException {
        NodeProgram.assumeInstalled();
        Path node =
                Files.createDirectories(folder.resolve("bare/node/libraries")).getParent();
        Files.createDirectories(folder.resolve("bare/javascript"));
        for (String file : List.of(
                "node/subject.js",
                "node/requests.js",
                "node/session.js",
                "node/layout.js",
                "node/game.js",
                "node/options.js",
                "node/points.js",
                "node/package.json",
                "node/libraries/wgo.js",
                "javascript/package.json",
                "javascript/rpc.js")) {
            Files.copy(
                    NodeProgram.ADAPTERS.resolve(file), folder.resolve("bare").resolve(file));
        }
        ProgramRun terminal =
                certify("--subject", "rpc:node " + node.resolve("subject.js") + " wgo", "--ruleset", "base");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("wgo is not installed; run npm ci in ");
    }

    /** No library is needed for this: what stands in its place is a shell. */
    @Test
    void aDescriptorFindsWhereTouchstoneLives() throws IOException {
        Path descriptor = Files.writeString(folder.resolve("mine.yaml"), """
                name: mine
                title: Mine
                command: ["sh", "-c", "test -f \\"$1/touchstone\\" && exec %s", "sh", "${TOUCHSTONE_HOME}"]
                """.formatted(
                        PipedReference.line().replace("\\", "\\\\").replace("\"", "\\\"")));
        ProgramRun terminal =
                certify("--subject", descriptor.toString(), "--ruleset", "base", "--clause", "base.7.step-2");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(scenarios(Verdict.SATISFIED)).containsKey("mine");
    }

    @Test
    void leelaZeroStartsWithANetworkOfRandomNumbers() throws IOException, InterruptedException {
        NodeProgram.assumeInstalled();
        assumeTrue(
                Files.isExecutable(Path.of("/usr/games/leelaz")) || "true".equals(System.getenv("CI")),
                "Leela Zero is not installed (Debian: apt install leela-zero), so it is not tried");
        Path network = Files.writeString(
                folder.resolve("network.txt"),
                NodeProgram.output(
                        folder,
                        List.of(
                                NodeProgram.ADAPTERS
                                        .resolve("leela-zero/random-network.mjs")
                                        .toString(),
                                "1")));
        ProgramRun terminal = ProgramRun.run("smoke", "--subject", "leela-zero", "--set", "NET=" + network);
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out()).contains("says what it is called: Leela Zero 0.17", "leela-zero is ready");
    }
}
