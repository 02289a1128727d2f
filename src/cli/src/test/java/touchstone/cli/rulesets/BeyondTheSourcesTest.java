package touchstone.cli.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.Installation;

/** A ruleset of our own choice, in none of the documents that the suite rests on, is listed as such. */
@Isolated("sets where Touchstone lives, for the whole JVM")
class BeyondTheSourcesTest {

    @TempDir
    private Path folder;

    @Test
    void isMarked() throws IOException {
        Path features = folder.resolve("features");
        Path rulesets = Files.createDirectories(features.resolve("rulesets"));
        for (String ours : List.of("rulesets/base.yaml", "base", "davies")) {
            copy(Installation.features().resolve(ours), features.resolve(ours));
        }
        Files.writeString(rulesets.resolve("club.yaml"), """
                name: club
                title: A club's rules
                aliases: [guild]
                beyond-the-sources: true
                like: base
                sources: [the club]
                clauses: [base.1]
                """);
        String home = System.getProperty("touchstone.home");
        System.setProperty("touchstone.home", folder.toString());
        try {
            assertThat(ProgramRun.run("rulesets").out())
                    .contains("club  A club's rules; also guild (beyond the sources)");
            assertThat(ProgramRun.run("rulesets", "show", "Guild").out()).startsWith("club  A club's rules");
        } finally {
            System.setProperty("touchstone.home", home);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path one : all.toList()) {
                Files.copy(one, to.resolve(from.relativize(one).toString()));
            }
        }
    }
}
