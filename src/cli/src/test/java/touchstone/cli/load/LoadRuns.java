package touchstone.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /**
     * @param args a folder for what is made, the picture to draw, the share of the sizes that are promised, and names of loads, each with a
     *     share of its own or not, such as {@code fuzz=0.02}; all if none
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(args[0])).toAbsolutePath();
        List<String> loads = args.length > 3
                ? Arrays.asList(args).subList(3, args.length)
                : Stream.of(Load.values()).map(Load::toString).toList();
        MeasuredRuns measured = new MeasuredRuns(folder.resolve("measured"));
        for (String named : loads) {
            String[] words = named.split("=");
            double share = Double.parseDouble(words.length > 1 ? words[1] : args[2]);
            measure(Load.named(words[0]), share, folder, measured);
            Files.writeString(Path.of(args[1]), LoadPlot.of(measured.all()));
        }
    }

    private static void measure(Load load, double share, Path folder, MeasuredRuns measured)
            throws IOException, InterruptedException {
        measured.forget(load);
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
}
