package touchstone.cli.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.report.allure.AllureRequest;

/** The options about Allure. */
public final class AllureOptions {

    @Option(
            names = "--allure",
            negatable = true,
            description = "Make Allure's page, or with --no-allure leave it out. By default it is made for up to "
                    + AllureRequest.MOST_UNASKED + " results.")
    private Optional<Boolean> allure = Optional.empty();

    @Option(
            names = "--history",
            paramLabel = "DIR",
            description =
                    "Where Allure's history of runs is kept, such as a folder that a server keeps from job to job. "
                            + "Default: allure-history in the folder of the run.")
    private Optional<Path> history = Optional.empty();

    /** @throws CommandException if the options make no sense */
    public void requireSense() {
        if (history.isPresent() && allure.filter(wanted -> !wanted).isPresent()) {
            throw CommandException.usage(
                    "--history with --no-allure: the history is part of Allure's page; give only one " + "of them");
        }
        if (history.filter(Files::exists)
                .filter(path -> !Files.isDirectory(path))
                .isPresent()) {
            throw CommandException.usage(
                    "--history " + history.get() + " is a file; expected a folder, to be made if need be");
        }
    }

    public AllureRequest request() {
        return new AllureRequest(allure, history);
    }
}
