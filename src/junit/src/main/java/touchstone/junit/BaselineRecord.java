package touchstone.junit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Subject;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.BaselineUpdater;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;

/** Writes the results of a run as the baseline. */
record BaselineRecord(TestClaim claims, String suiteVersion) {

    /** @throws ConfigurationException if the run shows less than the whole claim, or the file can't be written */
    void write(Optional<BaselineFile> there, Subject subject, List<Result> results, Plan whole) {
        Path file = claims.baseline().orElseThrow();
        if (results.size() < whole.size()) {
            throw new ConfigurationException(file + " is not written: " + results.size() + " of " + whole.size()
                    + " scenarios were run; run the whole class");
        }
        try {
            BaselineFile.write(
                    file,
                    new BaselineUpdater(claims.specification(), claims.claim(), suiteVersion)
                            .of(
                                    there.map(BaselineFile::baseline),
                                    List.of(new TestedSubject(subject.identity(), results))));
        } catch (IOException e) {
            throw new ConfigurationException("can't write to " + file.toAbsolutePath() + ": " + e.getMessage(), e);
        }
    }
}
