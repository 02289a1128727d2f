package touchstone.report.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.report.Run;
import touchstone.report.site.ResultAddress;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunReader;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.SpillFile;

/**
 * A source of results: the folder of a run, or a certificate.
 *
 * @param name what it is called when it has to be told from others or complained of
 * @param run what run they are of
 * @param claim what was claimed, where that is known in full; else the run names it
 * @param folder of the run, with its other reports, if it has one
 * @param certificate its name, if it is one, without what follows the dot of its format
 * @param results to be read when they are wanted
 */
public record RunSource(
        String name,
        RunRecord run,
        Optional<Claim> claim,
        Optional<Path> folder,
        Optional<String> certificate,
        Reading results) {

    /** Where results are. */
    public interface Reading {
        /**
         * All of them; those of large runs stay in their file, and each is read whenever it is asked for.
         *
         * @param aside takes those that would else be in memory
         * @throws IOException if they cannot be read; if one of them can't be, it is thrown as an {@link java.io.UncheckedIOException} then
         */
        List<Result> all(SpillFile aside) throws IOException;
    }

    /**
     * A run's folder.
     *
     * @throws IOException if its {@code run.json} cannot be read; what is wrong with its results is found as they are read
     */
    public static RunSource of(Path folder) throws IOException {
        RunReader reader = RunReader.of(folder);
        return new RunSource(
                folder.toString(),
                reader.record(),
                Optional.empty(),
                Optional.of(folder),
                Optional.empty(),
                aside -> reader.stored());
    }

    /** A run that was read. */
    static RunSource of(Run run) {
        return new RunSource(
                run.folder().toString(),
                run.record(),
                Optional.of(run.claim()),
                Optional.of(run.folder()),
                Optional.empty(),
                aside -> run.results());
    }

    /**
     * A certificate: one subject, and its claim in full. Its results are read again when they are wanted, so that many
     * certificates need not be in memory at once.
     *
     * @throws CertificateException if the file cannot be read, is no certificate, or was changed since it was written
     */
    public static RunSource ofCertificate(Path file) {
        Certificate certificate = CertificateFile.read(file);
        RunFacts run = new RunFacts(
                certificate.suite().version(),
                certificate.run().commandLine(),
                certificate.run().seed());
        RecordedClaim claim = new RecordedClaim(
                certificate.claim().name(),
                certificate.claim().profile(),
                certificate.claim().protocol(),
                certificate.claim().only());
        return new RunSource(
                file.toString(),
                new RunRecord(
                        run,
                        claim,
                        new RunRecord.Added(List.of(), List.of()),
                        certificate.run().started(),
                        certificate.run().finished(),
                        certificate.complete(),
                        List.of(certificate.subject().attempt()),
                        Optional.empty()),
                claim(certificate),
                Optional.empty(),
                Optional.of(ResultAddress.part(file.getFileName().toString())),
                aside -> aside.put(CertificateFile.read(file).results(), run, claim));
    }

    /** Nothing if it names an axis value that is not known here. */
    private static Optional<Claim> claim(Certificate certificate) {
        try {
            return Optional.of(certificate.claim().claim());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** What a matrix is headed with if nobody says. */
    public static String title(List<RunSource> sources) {
        List<String> claims = sources.stream()
                .map(source -> source.run().claim().ruleset().equals(Claim.SURVEY)
                        ? "a survey"
                        : source.run().claim().ruleset())
                .distinct()
                .toList();
        return claims.size() > 3
                ? "Which clauses does each program satisfy?"
                : "Which clauses does each program satisfy? Under " + String.join(" and ", claims);
    }
}
