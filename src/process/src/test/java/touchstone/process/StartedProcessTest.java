package touchstone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Programs that go wrong as processes, each a line of shell that prints the id of one. */
@Timeout(30)
class StartedProcessTest {

    private static StartedProcess start(String script) {
        return StartedProcess.start(new ProgramCommand(script, List.of("sh", "-c", script)));
    }

    private static long printed(StartedProcess program) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = program.output().read(); c >= '0'; c = program.output().read()) {
            line.append((char) c);
        }
        return Long.parseLong(line.toString());
    }

    @Test
    void aChildDiesWithItsParent() throws IOException {
        StartedProcess program = start("sleep 60 & echo $!; read l; wait");
        long child = printed(program);
        assertThat(runs(child)).isTrue();
        program.end(() -> {});
        assertDead(child);
    }

    @Test
    void aChildDiesEvenIfItsParentEndsFirstAndTheChildHoldsTheOutput() throws IOException {
        StartedProcess program = start("sleep 60 & echo $!; read l; exit 5");
        long child = printed(program);
        program.noteChildren();
        program.endAfter("quit\n");
        assertThat(program.exitCode(0)).isEqualTo(OptionalInt.of(5));
        assertDead(child);
    }

    @Test
    void whatEndsByItselfWhenItIsToldIsNotKilled() {
        StartedProcess program = start("read l; test \"$l\" = quit && exit 3");
        program.endAfter("quit\n");
        assertThat(program.exitCode(0)).isEqualTo(OptionalInt.of(3));
    }

    @Test
    void whatIgnoresSignalsAndTheEndOfItsInputIsEnded() throws IOException {
        StartedProcess program = start("trap '' TERM HUP INT; echo $$; while :; do sleep 60; done");
        long pid = printed(program);
        long start = System.nanoTime();
        program.endAfter("quit\n");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(3));
        assertDead(pid);
    }

    @Test
    void theEndOfStandardErrorIsKept() {
        ErrorTail errors = ErrorTail.of(start("head -c 100000 /dev/zero >&2; echo the network is missing >&2; exit 1"));
        assertThat(errors.textAtEnd()).endsWith("the network is missing\n").hasSize(8192);
        assertThat(errors.mark()).isEqualTo(100_000 + "the network is missing\n".length());
    }

    @Test
    void whatPrintsWithoutEndIsReadNoMore() {
        StartedProcess program = start("exec yes");
        RawOutput output = RawOutput.of(program);
        assertThat(output.await(text -> false, 20_000)).hasSizeGreaterThan(RawOutput.MOST);
        assertThat(output.isFlooded()).isTrue();
        assertThat(output.hasEnded()).isTrue();
        program.destroy();
    }

    @Test
    void whatIsStillRunningWhenTheJvmEndsIsEnded() throws IOException {
        Process jvm = leavingAProgramRunning();
        long program = printedBy(jvm);
        assertThat(jvm.onExit()).succeedsWithin(20, TimeUnit.SECONDS);
        assertDead(program);
    }

    /** By SIGKILL, where there are signals. */
    @Test
    void whatIsStillRunningWhenTheJvmIsKilledIsEndedWithItsChildren() throws IOException {
        Process jvm = leavingAProgramRunning("until it is killed");
        long program = printedBy(jvm);
        List<Long> children = ProcessHandle.of(program).stream()
                .flatMap(ProcessHandle::descendants)
                .map(ProcessHandle::pid)
                .toList();
        assertThat(runs(program)).isTrue();
        jvm.destroyForcibly();
        assertThat(jvm.onExit()).succeedsWithin(20, TimeUnit.SECONDS);
        assertDead(program);
        children.forEach(StartedProcessTest::assertDead);
    }

    private static Process leavingAProgramRunning(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LeavesAProgramRunning.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static long printedBy(Process jvm) throws IOException {
        BufferedReader printed = jvm.inputReader(StandardCharsets.UTF_8);
        String pid = printed.readLine();
        assertThat(pid).matches("[0-9]+");
        return Long.parseLong(pid);
    }

    /** A killed process is gone soon, not at once; until its parent takes note it is there still, but runs no program. */
    private static void assertDead(long pid) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
        while (runs(pid) && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assertThat(runs(pid)).isFalse();
    }

    private static boolean runs(long pid) {
        return ProcessHandle.of(pid)
                .filter(process -> process.isAlive() && process.info().command().isPresent())
                .isPresent();
    }
}
