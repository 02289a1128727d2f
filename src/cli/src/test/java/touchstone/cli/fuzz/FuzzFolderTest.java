package touchstone.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FuzzFolderTest {

    private static final Path RUN = Path.of("out", "run");

    @Test
    void findingsLieInTheFolderOfTheirRun() throws IOException {
        assertThat(FuzzFolder.within(RUN, "findings/finding-01")).isEqualTo(RUN.resolve("findings/finding-01"));
        assertThat(FuzzFolder.within(Path.of("../a/../run"), "findings")).isEqualTo(Path.of("../run/findings"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../other", "findings/../../other", "/etc", "a\0b"})
    void noNameLeadsOutOfIt(String name) {
        assertThatThrownBy(() -> FuzzFolder.within(RUN, name))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("outside of its own");
    }
}
