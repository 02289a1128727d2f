package touchstone.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** All runs that were measured here, in a file, so that loads may be measured at different times and drawn together. */
final class MeasuredRuns {

    private final Path file;
    private final List<MeasuredRun> runs = new ArrayList<>();

    /** @param file with a line for each run: load, size, megabytes and seconds; there may be none */
    MeasuredRuns(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                String[] words = line.split(" ");
                runs.add(new MeasuredRun(
                        Load.named(words[0]),
                        Long.parseLong(words[1]),
                        Long.parseLong(words[2]),
                        Double.parseDouble(words[3])));
            }
        }
    }

    /** Forgets what was measured of a load, as it is measured anew. */
    void forget(Load load) {
        runs.removeIf(run -> run.load() == load);
    }

    void add(MeasuredRun run) throws IOException {
        runs.add(run);
        Files.write(
                file,
                all().stream()
                        .map(one -> String.format(
                                Locale.ROOT, "%s %d %d %.1f", one.load(), one.size(), one.megabytes(), one.seconds()))
                        .toList());
    }

    /** By load, and then by size. */
    List<MeasuredRun> all() {
        return runs.stream()
                .sorted(Comparator.comparing(MeasuredRun::load).thenComparing(MeasuredRun::size))
                .toList();
    }
}
