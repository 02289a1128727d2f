package touchstone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a command line runs, told without running it. */
class CommandFilesTest {

    @TempDir
    private Path folder;

    private Path engine;
    private Path network;

    @BeforeEach
    void makeFiles() throws IOException {
        engine = Files.writeString(folder.resolve("engine"), "#!/bin/sh -e\necho\n");
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        network = Files.writeString(folder.resolve("net.bin.gz"), "x");
    }

    private static CommandFiles of(String line, Object... words) {
        return CommandFiles.of(line.formatted(words));
    }

    @Test
    void theProgramItsInterpreterAndItsFiles() {
        CommandFiles found = of("%s gtp -model %s --config=%s", engine, network, network);
        assertThat(found.files())
                .containsOnlyKeys(engine.toString(), "/bin/sh", network.toString())
                .containsEntry(engine.toString(), engine);
        assertThat(found.unknown()).containsExactly("what the script \"engine\" starts in its turn is not hashed");
    }

    @Test
    void whatOtherProgramsStart() {
        assertThat(of("env -i A=b %s gtp", engine).files()).containsKeys("env", engine.toString(), "/bin/sh");
        assertThat(of("timeout -k 5 3600s nice -n 10 %s", engine).files())
                .containsKeys("timeout", "nice", engine.toString());
        assertThat(of("env").unknown()).containsExactly("what \"env\" starts was not found");
        CommandFiles shell = of("sh -c 'cd / && exec %s gtp | sed -u s/a/b/ 2>/dev/null'", engine);
        assertThat(shell.files()).containsKeys("sh", engine.toString(), "sed");
        assertThat(shell.unknown()).contains("a shell may run more than the files found in its script");
    }

    @Test
    void classPathsAndScripts() throws IOException {
        Path jar = Files.writeString(folder.resolve("go.jar"), "");
        assertThat(of("sh %s", network).files()).containsKeys("sh", network.toString());
        CommandFiles path = of("java -cp %s:%s club.Engine", jar, folder);
        if (path.files().containsKey("java")) {
            assertThat(path.files()).containsKeys(jar.toString(), folder.toString());
            assertThat(path.unknown()).containsExactly("what \"java\" loads beside the files named is not hashed");
        }
    }

    @Test
    void whatCannotBeKnownIsSaid() {
        assertThat(of("no-such-engine --gtp").unknown())
                .containsExactly("the program \"no-such-engine\" was not found");
        assertThat(of("'open").unknown()).singleElement().asString().contains("can't be taken apart");
        assertThat(of("").unknown()).containsExactly("no program was found");
        assertThat(of("%s/ssh x", folder).unknown()).isNotEmpty();
    }

    @Test
    void aContainerIsNotSeenThrough() throws IOException {
        Path docker = Files.writeString(folder.resolve("docker"), "");
        assertThat(docker.toFile().setExecutable(true)).isTrue();
        assertThat(of("%s run -i club/engine gtp", docker).unknown())
                .singleElement()
                .asString()
                .startsWith("what runs in the container of \"docker\" can't be hashed from outside")
                .doesNotContain(folder.toString());
    }
}
