package touchstone.cli.run;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import touchstone.cli.options.Installation;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.shell.ShellWords;
import touchstone.process.CommandFiles;
import touchstone.suite.certificate.Sha256;
import touchstone.suite.certificate.SpecificationHash;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.result.EarlierPart;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Specification;

/**
 * What the results of a run depend on. A run can be resumed only if all of it is as it was.
 *
 * @param facts the command line among them, without the option to resume
 * @param hash of the features, and of the size and time of each file of Touchstone and of the programs under test
 * @param baseline what the run is compared with
 */
public record RunInputs(RunFacts facts, String hash, Optional<RunRecord.ComparedWith> baseline) {

    /** The option of commands that can go on with a run. */
    public static final String RESUME = "--resume";

    public static RunInputs of(
            Specification specification,
            RunFacts facts,
            Optional<RunRecord.ComparedWith> baseline,
            List<SubjectCandidate> subjects) {
        List<String> lines = new ArrayList<>();
        lines.add(facts.suiteVersion());
        lines.add(SpecificationHash.of(Installation.features(), specification).sha256());
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, 0)) {
            lines.add(state(Path.of(entry)));
        }
        subjects.forEach(subject -> {
            lines.add(subject.how().toString());
            files(subject.how()).forEach(file -> lines.add(state(file)));
        });
        return new RunInputs(withoutResume(facts), Sha256.of(String.join("\n", lines)), baseline);
    }

    private static Collection<Path> files(StartMethod how) {
        if (how instanceof StartMethod.Command command) {
            return CommandFiles.of(command.line()).files().values();
        }
        return how instanceof StartMethod.Rpc rpc
                ? CommandFiles.of(rpc.line()).files().values()
                : List.of();
    }

    /** Not its bytes: a network can have a gigabyte of them. */
    private static String state(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return file + " " + attributes.size() + " " + attributes.lastModifiedTime();
        } catch (IOException e) {
            return file + " can't be read";
        }
    }

    private static RunFacts withoutResume(RunFacts facts) {
        List<String> words = new ArrayList<>(ShellWords.split(facts.commandLine()));
        words.remove(RESUME);
        return new RunFacts(facts.suiteVersion(), ShellWords.joined(words), facts.seed());
    }

    /** @throws CommandException if it is another run, or it can't be told whether it would go on as it began */
    public void requireSame(EarlierPart earlier, Path folder) {
        RunRecord before = earlier.record();
        if (!before.commandLine().equals(facts.commandLine())) {
            throw refused(folder, "is of another command: " + before.commandLine());
        }
        if (!before.inputs().equals(Optional.of(hash))) {
            throw refused(folder, "was begun with other features, another Touchstone or another program under test");
        }
        if (!before.baseline().equals(baseline)) {
            throw refused(folder, "was compared with another baseline");
        }
    }

    private static CommandException refused(Path folder, String why) {
        return CommandException.usage("can't go on with the run in " + folder + ": it " + why + "; leave out " + RESUME
                + " for a new run, which replaces it, or choose another --out");
    }
}
