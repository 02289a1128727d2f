package touchstone.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RecordFilesTest {

    @Test
    void aRecordIsThereUntilTheyAreClosed() throws Exception {
        Path file;
        try (RecordFiles files = new RecordFiles()) {
            file = Path.of(files.write("(;SZ[9])"));
            assertThat(file).hasContent("(;SZ[9])");
        }
        assertThat(Files.exists(file)).isFalse();
    }

    @Test
    void whatIsToldOfACommandIsTheSameInEachRun() {
        try (RecordFiles files = new RecordFiles()) {
            String name = files.write("(;SZ[9])");
            assertThat(RecordFiles.told(
                            "ended, at the command \"loadsgf " + name + " 3\"; it printed \"no " + name + "\""))
                    .isEqualTo("ended, at the command \"loadsgf RECORD.sgf 3\"; it printed \"no RECORD.sgf\"");
        }
    }
}
