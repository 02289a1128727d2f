package touchstone.suite.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lines of findings show what the pages say. Slow, as they need the programs. */
@Tag("slow")
class FindingLinesTest {

    private static final Path LIBRARIES = Finding.HOME.resolve("src/adapters/node/node_modules");
    private static final Path NETWORKS = Finding.HOME.resolve("src/adapters/leela-zero/random-network.mjs");

    @TempDir
    private Path folder;

    static List<Finding> ofGnuGo() {
        return Finding.all().stream()
                .filter(finding -> finding.says("program").equals("GNU Go"))
                .toList();
    }

    static List<Finding> ofLeelaZero() {
        return Finding.all().stream()
                .filter(finding -> finding.says("program").equals("Leela Zero"))
                .toList();
    }

    static List<Finding> ofLibraries() {
        return Finding.all().stream()
                .filter(finding -> finding.says("line").startsWith("node "))
                .toList();
    }

    private static void assume(Path needed, String otherwise) {
        assumeTrue(
                Files.exists(needed) || "true".equals(System.getenv("CI")),
                otherwise + ", so its findings are not tried");
    }

    @ParameterizedTest
    @MethodSource("ofGnuGo")
    void ofGnuGo(Finding finding) throws IOException, InterruptedException {
        assume(Path.of("/usr/games/gnugo"), "GNU Go is not installed (Debian: apt install gnugo)");
        requireShown(finding);
    }

    @ParameterizedTest
    @MethodSource("ofLeelaZero")
    void ofLeelaZero(Finding finding) throws IOException, InterruptedException {
        assume(Path.of("/usr/games/leelaz"), "Leela Zero is not installed (Debian: apt install leela-zero)");
        printed("node " + NETWORKS + " 1 >NET");
        requireShown(finding);
    }

    @ParameterizedTest
    @MethodSource("ofLibraries")
    void ofLibraries(Finding finding) throws IOException, InterruptedException {
        assume(LIBRARIES, "The libraries are not installed (npm ci in src/adapters/node)");
        requireShown(finding);
    }

    private void requireShown(Finding finding) throws IOException, InterruptedException {
        assertThat(printed(finding.says("line"))).contains(lines(String.join("\n", finding.answers())));
    }

    /** What a shell prints, without empty lines. */
    private String printed(String line) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        shell.environment().merge("PATH", "/usr/games", (path, games) -> path + ":" + games);
        shell.environment().put("NODE_PATH", LIBRARIES.toString());
        Process process = shell.start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(line).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return lines(Files.readString(out));
    }

    private static String lines(String text) {
        return text.lines()
                .map(line -> line.strip().replaceAll(" +", " "))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }
}
