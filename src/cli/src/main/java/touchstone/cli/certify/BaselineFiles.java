package touchstone.cli.certify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.result.RunRecord;

/**
 * The baselines that a run reads or writes, as they are before it.
 *
 * @param compared what the run is compared with
 * @param updated the file to write
 * @param there what is to be brought up to date; empty if there is nothing yet
 */
record BaselineFiles(Optional<BaselineFile> compared, Optional<Path> updated, Optional<BaselineFile> there) {

    /**
     * The file that a job is compared with: the one written, else the one compared with; empty if there is neither.
     *
     * @throws CommandException if a job could not find it
     */
    Optional<JobBaseline> forAJob() {
        return updated.or(() -> compared.map(BaselineFile::path)).map(JobBaseline::in);
    }

    /** The file as it stands after the run: the one written, else the one compared with. */
    Optional<BaselineFile> standing() {
        try {
            return updated.filter(Files::exists).map(BaselineFile::read).or(() -> compared);
        } catch (BaselineException fault) {
            return compared;
        }
    }

    Optional<RunRecord.ComparedWith> record() {
        return compared.map(file -> new RunRecord.ComparedWith(file.path().toString(), file.sha256()));
    }
}
