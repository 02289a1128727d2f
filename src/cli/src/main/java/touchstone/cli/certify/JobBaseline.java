package touchstone.cli.certify;

import java.nio.file.Path;
import java.util.Optional;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.baseline.BaselineFile;

/**
 * The baseline of a job: a file of the user's repository, or text inside the job.
 *
 * @param file by its path from the folder the command was given in
 * @param text the file there is to be
 */
record JobBaseline(Optional<Path> file, String text) {

    /** @throws CommandException if a job could not find the file, or nobody could keep it */
    static JobBaseline in(Path file) {
        if (BaselineFile.isOfARun(file)) {
            throw CommandException.usage("--baseline " + file + " names results of a run, which a job has not; "
                    + "expected a file of your repository, as --update-baseline writes it");
        }
        Path here = Path.of("").toAbsolutePath();
        Path whole = file.toAbsolutePath().normalize();
        if (!whole.startsWith(here)) {
            throw CommandException.usage("the baseline " + file + " lies outside of " + here
                    + ", so the job could not find it; put it into your repository and give the command there");
        }
        return new JobBaseline(Optional.of(here.relativize(whole)), "");
    }

    static JobBaseline of(String text) {
        return new JobBaseline(Optional.empty(), text);
    }
}
