package touchstone.junit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bill of materials has what is published, and every published artifact says what it is. */
class BomTest {

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .map(found -> found.replaceAll("<[^>]*>", "").strip())
                .toList();
    }

    private static String pom(String module) throws IOException {
        return Files.readString(HOME.resolve(module).resolve("pom.xml"));
    }

    /**
     * All but the bill itself, the program in one jar, the rules in JavaScript and a command on Spark, on which nobody builds in
     * Java, a look for faults, which has nothing of its own, and examples.
     */
    private static List<String> published() throws IOException {
        return found("<module>[^<]*</module>", pom("")).stream()
                .filter(module -> !List.of("src/bom", "src/package", "src/browser", "src/cluster", "src/lint")
                        .contains(module))
                .filter(module -> !module.startsWith("src/examples/"))
                .toList();
    }

    @Test
    void itNamesEachPublishedArtifactOnce() throws IOException {
        List<String> artifacts = published().stream()
                .map(module -> "touchstone-" + module.replaceFirst(".*/", ""))
                .toList();
        assertThat(found("<artifactId>touchstone-[^<]*</artifactId>", pom("src/bom")))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(artifacts.stream(), Stream.of("touchstone-bom"))
                        .toList());
    }

    @Test
    void itHasTheVersionOfTheRest() throws IOException {
        String version = found("<version>[^<]*</version>", pom("")).get(0);
        assertThat(found("<version>[^<]*</version>", pom("src/bom")).get(0)).isEqualTo(version);
        assertThat(found("<touchstone.version>[^<]*</touchstone.version>", pom("src/examples/go-library")))
                .containsExactly(version);
    }

    @Test
    void whatIsPublishedHasANameAndADescription() throws IOException {
        for (String module : published()) {
            assertThat(pom(module)).as(module).contains("<name>Touchstone: ").contains("<description>");
        }
    }
}
