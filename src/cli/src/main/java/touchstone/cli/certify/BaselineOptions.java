package touchstone.cli.certify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;

/** The options that name the baseline to compare with, and the one to update. */
final class BaselineOptions {

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "Compare with an earlier run and print only the changes; the exit code is 1 if one of "
                    + "them matters. Expects a file written by --update-baseline, or the folder or results.jsonl "
                    + "of a run.")
    private Optional<Path> compared = Optional.empty();

    @Option(
            names = "--update-baseline",
            paramLabel = "FILE",
            description = "Write the results of this run to a file for --baseline. Reasons and links in the file "
                    + "for known failures are kept.")
    private Optional<Path> updated = Optional.empty();

    /**
     * Reads what is there before the run, which may replace it.
     *
     * @throws CommandException if a file is no baseline of what is claimed
     */
    BaselineFiles read(Claim claim) {
        updated.filter(BaselineFile::isOfARun).ifPresent(path -> {
            throw CommandException.usage("--update-baseline " + path
                    + " names results of a run; expected a file of your own, as in --update-baseline baseline.yaml");
        });
        try {
            Optional<BaselineFile> before = compared.map(path -> read(path, claim));
            Optional<BaselineFile> there =
                    updated.filter(Files::exists).map(path -> read(path, claim)).or(() -> before);
            return new BaselineFiles(before, updated, there);
        } catch (BaselineException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }

    private static BaselineFile read(Path path, Claim claim) {
        BaselineFile file = BaselineFile.read(path);
        file.requireOf(claim);
        return file;
    }
}
