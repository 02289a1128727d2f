package touchstone.report.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;

/**
 * Where results come from.
 *
 * @param name what it is called when it has to be told from others or complained of
 * @param run what run they are of
 * @param folder of the run, with its other reports, if it has one
 * @param results to be read one after the other, as often as need be
 */
public record Source(String name, RunRecord run, Optional<Path> folder, Reading results) {

    /** Goes through results. */
    public interface Reading {
        /** @throws IOException if they cannot be read to the end */
        void each(Consumer<Result> taker) throws IOException;
    }

    /**
     * A run's folder.
     *
     * @throws IOException if its {@code run.json} cannot be read; what is wrong with its results is found as they are read
     */
    public static Source of(Path folder) throws IOException {
        return new Source(
                folder.toString(),
                RunFolder.record(folder),
                Optional.of(folder),
                taker -> RunFolder.eachIn(folder.resolve("results.jsonl"), taker));
    }

    /** A run whose results are at hand. */
    public static Source of(Path folder, RunRecord run, List<Result> results) {
        return new Source(folder.toString(), run, Optional.of(folder), results::forEach);
    }
}
