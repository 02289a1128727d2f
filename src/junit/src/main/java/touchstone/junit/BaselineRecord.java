package touchstone.junit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.subject.Subject;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.Tested;
import touchstone.suite.baseline.Update;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;

/** Keeps what a run shows as the baseline. */
record BaselineRecord(Claims claims, String suiteVersion) {

    /** @throws Mistake if the run shows less than the whole claim, or the file can't be written */
    void write(Optional<BaselineFile> there, Subject subject, List<Result> results, Plan whole) {
        Path file = claims.baseline().orElseThrow();
        if (results.size() < whole.size()) {
            throw new Mistake(file + " is not written: " + results.size() + " of " + whole.size()
                    + " scenarios were run; run the whole class");
        }
        try {
            BaselineFile.write(
                    file,
                    new Update(claims.specification(), claims.claim(), suiteVersion)
                            .of(there.map(BaselineFile::baseline), List.of(new Tested(subject.identity(), results))));
        } catch (IOException e) {
            throw new Mistake("can't write to " + file.toAbsolutePath() + ": " + e.getMessage(), e);
        }
    }
}
