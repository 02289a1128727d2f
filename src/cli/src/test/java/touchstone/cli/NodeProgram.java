package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import touchstone.cli.options.Installation;

/** Node.js, in which the adapters are written. */
final class NodeProgram {

    static final Path ADAPTERS = Installation.path().resolve("src/adapters");

    private NodeProgram() {}

    /** Skips the test where there is no Node, but not in CI. */
    static void assumeInstalled() {
        assumeTrue(
                onThePath() || "true".equals(System.getenv("CI")),
                "Node is not installed (version 20 or newer: https://nodejs.org), so the adapters are not tried");
    }

    /** Skips the test where the libraries are not installed, but not in CI. */
    static void assumeLibraries() {
        assumeInstalled();
        assumeTrue(
                Files.isDirectory(ADAPTERS.resolve("node/node_modules")) || "true".equals(System.getenv("CI")),
                "The libraries are not installed (npm ci in src/adapters/node), so they are not tried");
    }

    private static boolean onThePath() {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "node")));
    }

    /** What it prints, and nothing on the standard error. */
    static String output(Path folder, List<String> words) throws IOException, InterruptedException {
        Path out = Files.createTempFile("node", ".out");
        try {
            List<String> command = new ArrayList<>(List.of("node"));
            command.addAll(words);
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile())
                    .start();
            int exitCode = process.waitFor();
            String printed = Files.readString(out);
            assertThat(exitCode).as(printed).isZero();
            return printed;
        } finally {
            Files.delete(out);
        }
    }
}
