package touchstone.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.formats.file.FolderTree;

/**
 * Measures memory and time of commands that are given much, at a quarter, a half and the whole of a size, and draws what came of it. The
 * profile {@code load} of this module starts it.
 */
final class LoadRuns {

    private static final List<Double> PARTS = List.of(0.25, 0.5, 1.0);

    private LoadRuns() {}

    /** @param args a folder for what is made, the picture to draw, the share of the sizes that are promised, and names of loads; all if none */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(args[0])).toAbsolutePath();
        double share = Double.parseDouble(args[2]);
        List<Load> loads =
                args.length > 3 ? Stream.of(args).skip(3).map(LoadRuns::named).toList() : Arrays.asList(Load.values());
        List<MeasuredRun> measured = new ArrayList<>();
        for (Load load : loads) {
            for (double part : PARTS) {
                Path own = Files.createTempDirectory(folder, load.toString());
                MeasuredRun run = MeasuredRun.of(load, Math.max(1, Math.round(load.full() * share * part)), own);
                measured.add(run);
                System.out.printf(
                        Locale.ROOT,
                        "%-8s %,12d %-46s %,6d MB %,10.1f s%n",
                        load,
                        run.size(),
                        load.unit(),
                        run.megabytes(),
                        run.seconds());
                FolderTree.delete(own);
            }
        }
        Files.writeString(Path.of(args[1]), LoadPlot.of(measured));
    }

    private static Load named(String name) {
        return Load.valueOf(name.toUpperCase(Locale.ROOT));
    }
}
