package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;

/** The options of every command that tries scenarios. */
final class RunOptions {

    private static final int MOST_WORKERS = 64;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "2",
            description =
                    "How many scenarios run at a time, each with an engine process of its own. Default: "
                            + "${DEFAULT-VALUE}.")
    private int workers;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "The random seed, for example for the order in which the stones of a position are placed. "
                            + "Default: ${DEFAULT-VALUE}.")
    private long seed;

    int workers() {
        return workers;
    }

    long seed() {
        return seed;
    }

    RunFacts facts() {
        return Home.facts(seed);
    }

    /** @throws Complaint if an option is out of range */
    void requireSense() {
        if (workers < 1 || workers > MOST_WORKERS) {
            throw Complaint.usage("--workers " + workers + "; expected 1 to " + MOST_WORKERS);
        }
    }

    /** @throws Complaint if the folder can't be written to, or another run is writing there */
    static RunFolder open(Path folder) {
        try {
            return RunFolder.open(folder);
        } catch (IOException e) {
            throw Complaint.trouble("can't write to " + folder + "; choose another --out");
        }
    }
}
