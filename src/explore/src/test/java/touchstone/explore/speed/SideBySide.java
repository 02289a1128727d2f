package touchstone.explore.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import touchstone.reference.Board;

/** Times the reference, and public boards beside it in the same run, and prints a table of them all. */
public final class SideBySide {

    private static final List<Integer> SIZES = List.of(9, 19);

    /** Of libraries from npm. */
    private static final Path LIBRARIES = Path.of("..", "adapters", "node");

    private final SpeedTable table = new SpeedTable(SIZES);

    private SideBySide() {}

    /**
     * Run from the folder of this module, as the profile does.
     *
     * @throws RunnerException if a benchmark fails
     * @throws IOException if the games can't be handed to the libraries
     * @throws InterruptedException if somebody ends the wait for them
     */
    public static void main(String[] args) throws RunnerException, IOException, InterruptedException {
        new SideBySide().run();
    }

    private void run() throws RunnerException, IOException, InterruptedException {
        for (RunResult result : timed(new OptionsBuilder().include(RandomGamesBenchmark.class.getSimpleName()))) {
            table.add("touchstone, choosing the plays too", "", size(result), score(result));
        }
        List<Contender> contenders = ReplayBenchmark.contenders();
        String[] names = contenders.stream().map(Contender::name).toArray(String[]::new);
        for (RunResult result : timed(new OptionsBuilder()
                .include(ReplayBenchmark.class.getSimpleName())
                .param("contender", names))) {
            String name = result.getParams().getParam("contender");
            String lacks = contenders.stream()
                    .filter(one -> one.name().equals(name))
                    .map(Contender::lacks)
                    .collect(Collectors.joining());
            table.add(name, lacks, size(result), score(result));
        }
        NodeLibraries.timed(LIBRARIES, games(), table);
        System.out.println(table.text(ReferenceContender.NAME));
    }

    private static Collection<RunResult> timed(ChainedOptionsBuilder options) throws RunnerException {
        return new Runner(options.addProfiler(ProcessorTime.class).build()).run();
    }

    private static int size(RunResult result) {
        return Integer.parseInt(result.getParams().getParam("size"));
    }

    private static double score(RunResult result) {
        return result.getSecondaryResults().get(ProcessorTime.LABEL).getScore();
    }

    /** A game a line: the size, and each play as column,row. */
    private static Path games() throws IOException {
        List<String> lines = SIZES.stream()
                .flatMap(size -> PlayedGames.on(Board.of(size, size), ReplayBenchmark.GAMES).stream()
                        .map(plays -> size
                                + plays.stream()
                                        .map(point -> " " + point.column() + "," + point.row())
                                        .collect(Collectors.joining())))
                .toList();
        Path file = Files.createTempFile("touchstone-games", ".txt");
        file.toFile().deleteOnExit();
        return Files.write(file, lines);
    }
}
