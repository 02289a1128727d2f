package touchstone.report.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFault;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;

/**
 * Where results come from.
 *
 * @param name what it is called when it has to be told from others or complained of
 * @param run what run they are of
 * @param claim what was claimed, where that is known in full; else the run names it
 * @param folder of the run, with its other reports, if it has one
 * @param results to be read one after the other, as often as need be
 */
public record Source(String name, RunRecord run, Optional<Claim> claim, Optional<Path> folder, Reading results) {

    /** Goes through results. */
    public interface Reading {
        /** @throws IOException if they cannot be read to the end */
        void each(Consumer<Result> taker) throws IOException;
    }

    /**
     * A run's folder.
     *
     * @throws IOException if its {@code run.json} cannot be read; what is wrong with its results is found as they are read
     */
    public static Source of(Path folder) throws IOException {
        return new Source(
                folder.toString(),
                RunFolder.record(folder),
                Optional.empty(),
                Optional.of(folder),
                taker -> RunFolder.eachIn(folder.resolve("results.jsonl"), taker));
    }

    /** A run whose results are at hand. */
    public static Source of(Path folder, RunRecord run, List<Result> results) {
        return new Source(folder.toString(), run, Optional.empty(), Optional.of(folder), results::forEach);
    }

    /**
     * A certificate: one subject, and its claim in full. Its results are read again when they are wanted, so that many
     * certificates need not be in memory at once.
     *
     * @throws CertificateFault if the file cannot be read, is no certificate, or was changed since it was written
     */
    public static Source ofCertificate(Path file) {
        Certificate certificate = CertificateFile.read(file);
        return new Source(
                file.toString(),
                new RunRecord(
                        certificate.suite().version(),
                        certificate.run().commandLine(),
                        certificate.claim().name(),
                        certificate.claim().profile(),
                        certificate.claim().only(),
                        new RunRecord.Added(List.of(), List.of()),
                        certificate.run().seed(),
                        certificate.run().started(),
                        certificate.run().finished(),
                        certificate.complete(),
                        List.of(certificate.subject().attempt()),
                        Optional.empty()),
                claim(certificate),
                Optional.empty(),
                taker -> CertificateFile.read(file).results().forEach(taker));
    }

    /** Nothing if it names an axis value that is not known here. */
    private static Optional<Claim> claim(Certificate certificate) {
        try {
            return Optional.of(certificate.claim().claim());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
