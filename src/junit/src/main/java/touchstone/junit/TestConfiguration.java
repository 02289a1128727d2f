package touchstone.junit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.platform.engine.ConfigurationParameters;

/** The user's configuration of tests. */
final class TestConfiguration {

    static final String CLAUSES = "touchstone.clauses";
    static final String RESULTS = "touchstone.results";
    static final String WORKERS = "touchstone.workers";
    static final String SEED = "touchstone.seed";
    static final String UPDATE_BASELINE = "touchstone.update-baseline";

    private static final int MOST_WORKERS = 64;

    private final ConfigurationParameters parameters;

    TestConfiguration(ConfigurationParameters parameters) {
        this.parameters = parameters;
    }

    /** Ids of clauses or scenarios, or beginnings of such; empty if all are meant. */
    List<String> clauses() {
        return Arrays.stream(value(CLAUSES, "").split("[,\\s]+"))
                .filter(id -> !id.isEmpty())
                .toList();
    }

    /** Where the results of a class go. */
    Path results(Class<?> test) {
        return Path.of(value(RESULTS, outputFolder(Path.of("")) + "/touchstone"))
                .resolve(test.getName());
    }

    /** Where what builds in a folder keeps its output. */
    static String outputFolder(Path folder) {
        boolean gradle =
                Files.exists(folder.resolve("build.gradle")) || Files.exists(folder.resolve("build.gradle.kts"));
        return gradle && !Files.exists(folder.resolve("pom.xml")) ? "build" : "target";
    }

    /** @throws ConfigurationException if it is no number in range */
    int workers() {
        String text = value(WORKERS, "1");
        try {
            int workers = Integer.parseInt(text);
            if (workers >= 1 && workers <= MOST_WORKERS) {
                return workers;
            }
        } catch (NumberFormatException e) {
            // The same complaint serves.
        }
        throw new ConfigurationException(WORKERS + "=" + text + ": expected a number from 1 to " + MOST_WORKERS);
    }

    /** @throws ConfigurationException if it is no number */
    long seed() {
        String text = value(SEED, "1");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new ConfigurationException(SEED + "=" + text + ": expected a whole number", e);
        }
    }

    /** @throws ConfigurationException if it is neither true nor false */
    boolean updatesBaseline() {
        String text = value(UPDATE_BASELINE, "false");
        if (!List.of("true", "false").contains(text)) {
            throw new ConfigurationException(UPDATE_BASELINE + "=" + text + ": expected true or false");
        }
        return Boolean.parseBoolean(text);
    }

    private String value(String key, String otherwise) {
        return parameters
                .get(key)
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .orElse(otherwise);
    }
}
