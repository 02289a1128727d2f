package touchstone.suite.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownFaultsTest {

    @TempDir
    private Path folder;

    /** Where a scenario does not catch a fault once it is lifted, nobody may be said to be without the fault. */
    @Test
    void whatIsWrittenIsRead() throws IOException {
        KnownFaults faults = new KnownFaults(
                Set.of("base.8/1"),
                List.of(
                        new KnownFault("one", "base.8", "does one", Set.of("base.8/1", "base.8/2")),
                        new KnownFault(
                                "two",
                                "base.8",
                                "does two",
                                Set.of("base.8/1", "base.8/2"),
                                Map.of("19x19", Set.of("base.8/2")))));
        Files.writeString(folder.resolve(KnownFaults.FILE), faults.text());

        KnownFaults read = KnownFaults.in(folder);
        assertThat(read).isEqualTo(faults);
        assertThat(read.faults().get(1).isCaughtLifted("base.8/2", "19x19")).isFalse();
        assertThat(read.faults().get(1).isCaughtLifted("base.8/1", "19x19")).isTrue();
    }
}
