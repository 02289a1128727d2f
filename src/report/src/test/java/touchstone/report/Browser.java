package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.opentest4j.TestAbortedException;

/** Chromium without a window and without a network. */
public final class Browser {

    /**
     * A page once its scripts have run.
     *
     * @param dom the document as it then was
     * @param requests all addresses that the page asked for and that are neither on the disk nor in the page itself
     */
    public record Visit(String dom, List<String> requests) {}

    /** Who asks for a request that Chromium makes for its own purposes, such as the time of day. */
    private static final String CHROMIUM_ITSELF = "not an origin";

    private final Path program;
    private final Path folder;

    private Browser(Path program, Path folder) {
        this.program = program;
        this.folder = folder;
    }

    /** @param folder for its profile and its logs */
    public static Browser in(Path folder) {
        Optional<Path> program = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(path -> List.of("chromium", "chromium-browser").stream()
                        .map(name -> Path.of(path).resolve(name)))
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty()) {
            String message = "no Chromium to look at the report with; install the Debian package chromium";
            if ("true".equals(System.getenv("CI"))) {
                Assertions.fail(message);
            }
            throw new TestAbortedException(message);
        }
        return new Browser(program.get(), folder);
    }

    /** @param fragment what follows the {@code #} */
    public Visit visit(Path page, String fragment) throws IOException, InterruptedException {
        Path dom = folder.resolve("dom.html");
        Path log = folder.resolve("net.json");
        Process process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--no-first-run",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--host-resolver-rules=MAP * ~NOTFOUND",
                        "--log-net-log=" + log,
                        "--virtual-time-budget=10000",
                        "--dump-dom",
                        page.toUri() + "#" + fragment)
                .redirectOutput(dom.toFile())
                .redirectError(folder.resolve("stderr.txt").toFile())
                .start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertThat(ended).as("Chromium ends within a minute").isTrue();
        return new Visit(Files.readString(dom), requests(log));
    }

    private static List<String> requests(Path log) throws IOException {
        JsonNode root = new ObjectMapper().readTree(log.toFile());
        assertThat(root.get("events")).as("the log of the network").isNotNull();
        List<String> requests = new ArrayList<>();
        for (JsonNode event : root.get("events")) {
            String url = event.at("/params/url").asText();
            String initiator = event.at("/params/initiator").asText();
            boolean byThePage = !initiator.isEmpty() && !initiator.equals(CHROMIUM_ITSELF);
            if (byThePage && !url.startsWith("file:") && !url.startsWith("data:") && !url.startsWith("blob:")) {
                requests.add(url);
            }
        }
        return requests;
    }
}
