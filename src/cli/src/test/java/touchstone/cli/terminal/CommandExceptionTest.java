package touchstone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommandExceptionTest {

    @Test
    void aFullDiskIsToldWithoutTheNamesOfClasses() {
        IOException full = new IOException("No space left on device");
        for (Exception why : List.of(full, new UncheckedIOException(full))) {
            CommandException told = CommandException.unwritable(Path.of("reports"), why);
            assertThat(told).hasMessage("can't write to reports: No space left on device");
            assertThat(told.exitCode()).isEqualTo(ExitCode.TROUBLE);
        }
    }
}
