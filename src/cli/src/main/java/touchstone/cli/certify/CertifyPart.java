package touchstone.cli.certify;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.cluster.SentCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.file.FolderTree;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunTexts;

/** What a worker needs to know to certify one subject of a command, by its number from 0. */
record CertifyPart(SentCommand command) implements Cluster.Work<Integer, CertifyPart.Result> {

    /**
     * A run of one subject.
     *
     * @param run null if there is none
     * @param told lines for the user
     */
    record Result(RunTexts run, String told) implements Serializable {}

    @Override
    public Result apply(Integer number) {
        StringWriter told = new StringWriter();
        Optional<RunTexts> run = Optional.empty();
        try {
            Path folder = Files.createTempDirectory("touchstone");
            try {
                try (RunFolder results = RunFolder.open(folder)) {
                    command.on(new CertifyCommand()).certifyOne(number, results, new PrintWriter(told, true));
                }
                run = Optional.of(RunTexts.of(folder));
            } catch (CommandException complaint) {
                told.append("touchstone: ").append(complaint.getMessage()).append('\n');
            } finally {
                FolderTree.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Result(
                run.orElse(null),
                told.toString().replaceAll("(?m)^touchstone: ", "touchstone: " + SentCommand.worker() + ": "));
    }
}
