package touchstone.suite.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A run as text, to be sent elsewhere.
 *
 * @param run {@code run.json}
 * @param results the lines of {@code results.jsonl}
 */
public record RunTexts(String run, String results) implements Serializable {

    /** @throws IOException if there is no run in the folder */
    public static RunTexts of(Path folder) throws IOException {
        return new RunTexts(
                Files.readString(folder.resolve(RunFolder.RECORD)),
                Files.readString(folder.resolve(RunFolder.RESULTS)));
    }

    /** @throws IllegalStateException if it is none */
    public RunRecord record() {
        try {
            return RunFolder.JSON.readValue(run, RunRecord.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Its results as those of a whole.
     *
     * @param whole the run that it is a part of
     * @param claim of that run
     * @throws IllegalStateException if they are none
     */
    public List<Result> resultsOf(RunFacts whole, RecordedClaim claim) {
        List<Result> all = new ArrayList<>();
        try {
            for (String line : results.lines().toList()) {
                all.add(RunFolder.JSON.readValue(line, Result.class).of(whole, claim));
            }
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
        return all;
    }
}
