package touchstone.cli.certify;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.ExecutableHashes;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.certificate.CertificateFactory;

/** The option that names the files for a run's certificates. */
final class CertificateOption {

    /** What stands for a subject's id where each subject has a certificate. */
    static final String SUBJECT = "{subject}";

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Write a certificate of the run, which others can check with ./touchstone certificate "
                    + "verify. With several subjects, " + SUBJECT
                    + " in the name is replaced by the id of each, as in --certificate 'certificates/" + SUBJECT
                    + ".json'.")
    private Optional<Path> file = Optional.empty();

    /**
     * What is known before the run; the files of programs are hashed now, and not when they may have been replaced.
     *
     * @throws CommandException if there are more subjects than names, or nothing can be written there
     */
    CertificateWriter prepared(Supplier<CertificateFactory> factory, List<SubjectCandidate> subjects, PrintWriter err) {
        if (file.isEmpty()) {
            return CertificateWriter.NONE;
        }
        requireSense(file.get(), subjects.size());
        return new CertificateWriter(
                file,
                Optional.of(factory.get()),
                subjects.stream().map(SubjectCandidate::how).toList(),
                subjects.stream().map(ExecutableHashes::of).toList(),
                err);
    }

    private static void requireSense(Path file, int subjects) {
        String name = String.valueOf(file.getFileName());
        if (subjects > 1 && !name.contains(SUBJECT)) {
            throw CommandException.usage("--certificate " + file
                    + ": a certificate is of one subject, and this run has "
                    + subjects + "; write " + SUBJECT + " in the name for a file each, as in --certificate '" + SUBJECT
                    + ".json'");
        }
        if (Files.isDirectory(file) || file.toString().isEmpty()) {
            throw CommandException.usage("--certificate '" + file
                    + "': a folder; expected a file in it, as in --certificate " + file.resolve("certificate.json"));
        }
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, ".certificate-", ".part"));
        } catch (IOException e) {
            throw CommandException.trouble("can't write to " + folder + "; choose another --certificate");
        }
    }
}
