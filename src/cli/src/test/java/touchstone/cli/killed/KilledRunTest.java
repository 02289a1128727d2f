package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.LastingContent;
import touchstone.suite.result.RunFolder;

/**
 * A command is killed, by SIGKILL where there are signals, at moments drawn by lot. What is in its folder can be read, and the
 * same command, for {@code certify} with {@code --resume}, comes to what a run comes to that nobody disturbed.
 * {@code -Dtouchstone.kills=40} tries as many moments of each command. {@link PowerFailureTest} tries them between operations.
 */
@Tag("slow") // the whole program, three times a command
class KilledRunTest {

    /** Of each command; where nothing is said, one of those that take little time. */
    private static final int KILLS = Integer.getInteger("touchstone.kills", 0);

    private static final Set<KilledCommand> SHORT = EnumSet.of(KilledCommand.CERTIFY_ENGINE, KilledCommand.JUDGE);

    @TempDir
    private Path folder;

    private final Random random = new Random();

    @ParameterizedTest
    @EnumSource
    void whatIsThereCanBeReadAndTheRestIsMadeUpFor(KilledCommand command) throws IOException, InterruptedException {
        assumeTrue(KILLS > 0 || SHORT.contains(command), "takes long: -Dtouchstone.kills=N");
        Path whole = prepared(command, "whole");
        long began = System.nanoTime();
        int code = command.start(whole, false).waitFor();
        long lasted = System.nanoTime() - began;
        assertThat(code).as(output(whole)).isLessThan(2);
        int resumed = 0;
        for (int kill = 0; kill < Math.max(1, KILLS); kill++) {
            Path killed = prepared(command, "killed-" + kill);
            long nanos = (long) (random.nextDouble() * lasted);
            String moment = command + " killed after " + nanos / 1_000_000 + " ms of " + lasted / 1_000_000;
            try {
                resumed += kill(command, killed, nanos, whole, code) ? 1 : 0;
            } catch (AssertionError e) {
                throw new AssertionError(moment, e);
            }
            DiskAfterPowerFailure.clear(killed);
        }
        System.out.printf("%s: killed %d times, %d with results%n", command, Math.max(1, KILLS), resumed);
    }

    private Path prepared(KilledCommand command, String name) throws IOException {
        Path work = folder.resolve(name).resolve("work");
        command.prepare(work);
        return work;
    }

    private static String output(Path work) throws IOException {
        return Files.readString(work.resolveSibling("output"));
    }

    /** @return whether there were results when it was killed */
    private static boolean kill(KilledCommand command, Path work, long nanos, Path whole, int code)
            throws IOException, InterruptedException {
        Process process = command.start(work, false);
        process.waitFor(nanos, TimeUnit.NANOSECONDS);
        List<ProcessHandle> programs = process.descendants().toList();
        process.destroyForcibly().waitFor();
        WholeFiles.assertReadable(work, whole, false);
        int had = Files.exists(work.resolve("run/run.json"))
                ? RunFolder.results(work.resolve("run")).size()
                : 0;
        assertThat(command.start(work, true).waitFor()).as(output(work)).isEqualTo(code);
        if (had > 0) {
            // What has a result is not tried again.
            assertThat(output(work)).contains(had + " results were there");
        }
        LastingContent.assertSame(work, whole, UnaryOperator.identity());
        assertThat(programs).noneMatch(ProcessHandle::isAlive);
        return had > 0;
    }
}
