package touchstone.cli.run;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.options.SubjectCandidate;
import touchstone.process.CommandFiles;
import touchstone.suite.certificate.ExecutedFiles;
import touchstone.suite.certificate.FileHash;
import touchstone.suite.certificate.StartMethod;

/** The files that subjects run, with their hashes. */
public final class ExecutableHashes {

    private ExecutableHashes() {}

    /** Of one that is not started yet. What could not be hashed is in it with the reason. */
    public static ExecutedFiles of(SubjectCandidate candidate) {
        if (candidate.how() instanceof StartMethod.Command command) {
            return of(command.line());
        }
        if (candidate.how() instanceof StartMethod.Rpc rpc) {
            return of(rpc.line());
        }
        return of(candidate.start().get().getClass());
    }

    public static ExecutedFiles of(String commandLine) {
        CommandFiles found = CommandFiles.of(commandLine);
        List<ExecutedFiles.HashedFile> files = new ArrayList<>();
        List<String> unknown = new ArrayList<>(found.unknown());
        found.files().forEach((given, path) -> {
            try {
                files.add(FileHash.of(given, path));
            } catch (IOException e) {
                unknown.add(given + " can't be read: " + e.getMessage());
            }
        });
        return new ExecutedFiles(files, unknown);
    }

    /** By the jar or the folder of classes it came from. */
    public static ExecutedFiles of(Class<?> type) {
        Optional<Path> source = source(type);
        if (source.isEmpty()) {
            return new ExecutedFiles(
                    List.of(), List.of("where the class " + type.getName() + " came from is not known"));
        }
        try {
            return new ExecutedFiles(
                    List.of(FileHash.ofClasses("classes of " + type.getName(), source.get())), List.of());
        } catch (IOException e) {
            return new ExecutedFiles(
                    List.of(), List.of(source.get().getFileName() + " can't be read: " + e.getMessage()));
        }
    }

    static Optional<Path> source(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
