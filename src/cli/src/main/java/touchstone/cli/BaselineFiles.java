package touchstone.cli;

import java.nio.file.Path;
import java.util.Optional;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.result.RunRecord;

/**
 * The baselines that a run has to do with, as they stand before it.
 *
 * @param compared what the run is compared with
 * @param updated the file to write
 * @param there what is to be brought up to date; empty if there is nothing yet
 */
record BaselineFiles(Optional<BaselineFile> compared, Optional<Path> updated, Optional<BaselineFile> there) {

    Optional<RunRecord.ComparedWith> record() {
        return compared.map(file -> new RunRecord.ComparedWith(file.path().toString(), file.sha256()));
    }
}
