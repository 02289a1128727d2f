package touchstone.cli.certify;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.cli.run.SubjectRun;
import touchstone.formats.file.FileReason;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFactory;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.ExecutedFiles;
import touchstone.suite.certificate.StartMethod;

/**
 * Writes the certificates of a run.
 *
 * @param file the name of each, empty if none is wanted
 * @param starts how the subjects are started, in the order of the run
 * @param executed what they run, in the same order
 */
record CertificateWriter(
        Optional<Path> file,
        Optional<CertificateFactory> factory,
        List<StartMethod> starts,
        List<ExecutedFiles> executed,
        PrintWriter err) {

    static final CertificateWriter NONE = new CertificateWriter(
            Optional.empty(), Optional.empty(), List.of(), List.of(), new PrintWriter(PrintWriter.nullWriter()));

    private static final int LONGEST_NAME = 80;

    /**
     * Writes one for each subject that the run came to.
     *
     * @param runs in the order of the run
     * @return whether all are there that are wanted
     */
    boolean issue(List<SubjectRun> runs, Instant started, PrintWriter screen) {
        if (file.isEmpty()) {
            return true;
        }
        Set<Path> taken = new HashSet<>();
        boolean all = true;
        for (int i = 0; i < runs.size(); i++) {
            SubjectRun one = runs.get(i);
            Path target = free(one.id(), taken);
            Certificate certificate = factory.orElseThrow()
                    .issue(one.attempt(), one.results(), starts.get(i), executed.get(i), started, Instant.now());
            all &= write(target, certificate, screen);
        }
        return all;
    }

    private boolean write(Path target, Certificate certificate, PrintWriter screen) {
        try {
            CertificateFile.write(target, certificate);
        } catch (IOException e) {
            screen.flush();
            err.println("touchstone: can't write the certificate " + target + ": " + FileReason.of(e));
            return false;
        }
        screen.println("Certificate: " + target + (certificate.complete() ? "" : " (incomplete)"));
        return true;
    }

    /** A name of its own, whatever a subject calls itself. */
    private Path free(String id, Set<Path> taken) {
        String plain = id.replaceAll("[^A-Za-z0-9.+-]+", "-").replaceAll("^[-.]+|[-.]+$", "");
        String name = plain.isEmpty() ? "subject" : plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
        Path target = named(name);
        for (int number = 2; !taken.add(target); number++) {
            target = named(name + "-" + number);
        }
        return target;
    }

    private Path named(String name) {
        Path pattern = file.orElseThrow();
        return pattern.resolveSibling(pattern.getFileName().toString().replace(CertificateOption.SUBJECT, name));
    }
}
