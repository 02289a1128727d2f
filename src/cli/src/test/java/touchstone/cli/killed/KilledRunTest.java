package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.LastingContent;
import touchstone.cli.killed.KillMoment.Stage;
import touchstone.suite.result.RunFolder;

/**
 * A command is killed, by SIGKILL where there are signals, at moments drawn by lot from what it does to
 * its folder. What is in its folder can be read, and the
 * same command, for {@code certify} with {@code --resume}, comes to what a run comes to that nobody disturbed.
 * {@code -Dtouchstone.kills=40} tries as many moments of each command. {@link PowerFailureTest} tries them between operations.
 */
@Tag("slow") // the whole program, in a JVM of its own, three times a command
@Order(1) // waits for other processes
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
        WatchedRun undisturbed = command.start(whole, false);
        int code = undisturbed.end();
        assertThat(code).as(output(whole)).isLessThan(2);
        Map<Stage, Integer> kills = new EnumMap<>(Stage.class);
        for (int kill = 0; kill < Math.max(1, KILLS); kill++) {
            Path killed = prepared(command, "killed-" + kill);
            KillMoment moment = KillMoment.draw(undisturbed.operations(), command.result(), random);
            WatchedRun run = command.start(killed, false);
            List<ProcessHandle> programs = run.kill(moment.operations(), moment.nanos());
            int done = run.operations().size();
            kills.merge(KillMoment.stage(undisturbed.operations(), done, command.result()), 1, Integer::sum);
            try {
                goOn(command, killed, whole, code);
                assertThat(programs).noneMatch(KilledRunTest::runs);
            } catch (AssertionError e) {
                throw new AssertionError(command + " killed after " + run.lastTold(), e);
            }
            DiskAfterPowerFailure.clear(killed);
        }
        System.out.printf(
                "%s, of %d operations: killed %s%n",
                command, undisturbed.operations().size(), kills);
    }

    private Path prepared(KilledCommand command, String name) throws IOException {
        Path work = folder.resolve(name).resolve("work");
        command.prepare(work);
        return work;
    }

    private static String output(Path work) throws IOException {
        return Files.readString(work.resolveSibling("output"));
    }

    /** One that has ended may be left to the system for a while, as nobody asks how it ended; it has no command then. */
    private static boolean runs(ProcessHandle program) {
        return program.isAlive() && program.info().command().isPresent();
    }

    private static void goOn(KilledCommand command, Path work, Path whole, int code)
            throws IOException, InterruptedException {
        WholeFiles.assertReadable(work, whole, false);
        int had = Files.exists(work.resolve("run/run.json"))
                ? RunFolder.results(work.resolve("run")).size()
                : 0;
        assertThat(command.start(work, true).end()).as(output(work)).isEqualTo(code);
        if (had > 0) {
            // What has a result is not tried again.
            assertThat(output(work)).contains(had + (had == 1 ? " result was there" : " results were there"));
        }
        LastingContent.assertSame(work, whole, UnaryOperator.identity());
    }
}
