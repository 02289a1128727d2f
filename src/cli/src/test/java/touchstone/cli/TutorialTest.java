package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.level.Starter;
import touchstone.cli.options.Installation;

/**
 * The three pages on adapters say what happens: whoever types along sees it. Takes a minute of processor time, so CI does it:
 *
 * <pre>mvn verify -Dtouchstone.tutorials=true</pre>
 */
@EnabledIfSystemProperty(
        named = "touchstone.tutorials",
        matches = "true",
        disabledReason = "takes a minute, and is asked for by -Dtouchstone.tutorials=true")
@Tag("slow") // follows the tutorials, with a compiler and engines
class TutorialTest {

    private static final Path ADAPTERS = Installation.path().resolve("src/adapters");

    @TempDir
    private Path folder;

    @Test
    void anEngineInTenMinutes() throws IOException, InterruptedException {
        assertThat(new Tutorial(ADAPTERS.resolve("tutorial-gtp.md"), folder).follow())
                .isGreaterThanOrEqualTo(9);
    }

    @Test
    void anAdapterInTenMinutes() throws IOException, InterruptedException {
        Path library = Files.createDirectories(folder.resolve("example/go"));
        for (String file : new String[] {"Game.java", "Stone.java"}) {
            Files.copy(
                    Installation.path().resolve("src/examples/go-library/src/main/java/example/go/" + file),
                    library.resolve(file));
        }
        assertThat(new Tutorial(ADAPTERS.resolve("tutorial-library.md"), folder).follow())
                .isGreaterThanOrEqualTo(12);
    }

    @Test
    void aLibraryInAnotherLanguage() throws IOException, InterruptedException {
        for (Starter starter : Starter.values()) {
            starter.assumeInstalled();
            starter.copyFiles(folder.resolve(starter.name().toLowerCase(Locale.ROOT)));
        }
        assertThat(new Tutorial(ADAPTERS.resolve("tutorial-starters.md"), folder).follow())
                .isGreaterThanOrEqualTo(12);
    }
}
