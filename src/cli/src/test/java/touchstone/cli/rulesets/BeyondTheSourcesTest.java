package touchstone.cli.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import touchstone.cli.ProgramRun;

/** A ruleset of our own choice, in none of the documents that the suite rests on, is listed as such. */
@Isolated("sets where Touchstone lives, for the whole JVM")
class BeyondTheSourcesTest {

    @TempDir
    private Path folder;

    @Test
    void isMarked() throws IOException {
        Path rulesets = RulesetsCommandTest.homeWithBase(folder);
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
}
