package touchstone.cli.options;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.file.FileReason;
import touchstone.suite.result.EarlierPart;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;

/** The options of every command that tries scenarios. */
public final class RunOptions {

    private static final int MOST_WORKERS = 64;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many scenarios run at a time, each with an engine process of its own. Default: "
                    + "${DEFAULT-VALUE}.")
    private int workers;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The random seed, for example for the order in which the stones of a position are placed. "
                    + "Default: ${DEFAULT-VALUE}.")
    private long seed;

    public int workers() {
        return workers;
    }

    public long seed() {
        return seed;
    }

    public RunFacts facts() {
        return Installation.facts(seed);
    }

    /** @throws CommandException if an option is out of range */
    public void requireSense() {
        if (workers < 1 || workers > MOST_WORKERS) {
            throw CommandException.usage("--workers " + workers + "; expected 1 to " + MOST_WORKERS);
        }
    }

    /** @throws CommandException if the folder can't be written to, or another run is writing there */
    public static RunFolder open(Path folder) {
        try {
            return RunFolder.open(folder);
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't write to " + folder + ": " + FileReason.of(e) + "; choose another --out");
        }
    }

    /**
     * Goes on with the run that is in a folder, or begins one if there is none.
     *
     * @param check throws if it is not the run to go on with
     * @throws CommandException as {@link #open}, or if the run can't be read
     */
    public static RunFolder resume(Path folder, Consumer<EarlierPart> check) {
        try {
            return RunFolder.resume(folder, check);
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't go on with the run in " + folder + ": " + FileReason.of(e) + "; choose another --out");
        }
    }
}
