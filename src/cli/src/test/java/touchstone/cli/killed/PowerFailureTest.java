package touchstone.cli.killed;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The power fails between two operations on the disk, between any two of those that replace files, and what was not flushed is
 * lost or not. What is left can be read, and the command can be run again. {@code -Dtouchstone.failures=50} goes on from as many
 * states of the disk, and tries the commands, too, that take long.
 */
@Tag("slow") // commands in a JVM whose file system is ours
@Order(1) // waits for other processes
class PowerFailureTest {

    /** States of the disk from which the command goes on. */
    private static final int RUNS = Integer.getInteger("touchstone.failures", 0);

    private static final Set<KilledCommand> SHORT = EnumSet.of(KilledCommand.CERTIFY, KilledCommand.JUDGE);

    @TempDir
    private Path folder;

    /** With an engine the disk is used as without. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CERTIFY_ENGINE")
    void whatIsLeftCanBeRead(KilledCommand command) throws IOException, InterruptedException {
        assumeTrue(RUNS > 0 || SHORT.contains(command), "takes long: -Dtouchstone.failures=N");
        LoggedProgram.assertEndsWell(
                folder,
                PowerFailures.class,
                command.name(),
                Integer.toString(Math.max(2, RUNS)),
                Long.toString(new Random().nextLong()));
    }
}
