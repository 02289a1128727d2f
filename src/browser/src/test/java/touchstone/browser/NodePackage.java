package touchstone.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The package that the build has made, in Node. */
final class NodePackage {

    static final Path FOLDER = Path.of("target/touchstone-rules").toAbsolutePath();

    private NodePackage() {}

    /** Skips the test where there is no Node, but not in CI. */
    static void assumeNode() {
        boolean there = Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "node")));
        assumeTrue(
                there || "true".equals(System.getenv("CI")),
                "Node is not installed (version 20 or newer: https://nodejs.org), so the package is not tried");
    }

    /** What a script prints that gets some input. */
    static byte[] output(byte[] input, Map<String, String> environment, String... words)
            throws IOException, InterruptedException {
        Path in = Files.createTempFile("node", ".in");
        Path out = Files.createTempFile("node", ".out");
        try {
            Files.write(in, input);
            List<String> command =
                    Stream.concat(Stream.of("node"), Stream.of(words)).toList();
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(environment);
            int exitCode = builder.start().waitFor();
            byte[] printed = Files.readAllBytes(out);
            assertThat(exitCode).as(() -> new String(printed)).isZero();
            return printed;
        } finally {
            Files.delete(in);
            Files.delete(out);
        }
    }
}
