package touchstone.suite.certificate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.formats.gzip.GzipFile;
import touchstone.suite.certificate.check.Verification;
import touchstone.suite.result.Result;
import touchstone.suite.result.SelfContainedResult;

/** Certificates as files: JSON, compressed by gzip where the name ends with {@code .gz}. */
public final class CertificateFile {

    /** Who has found so many looks at no further result: each costs time, and a small file can hold a million. */
    private static final int MOST_FAULTS = 1000;

    private CertificateFile() {}

    /** Whether the name is that of a certificate, compressed or not. */
    public static boolean isNamedSo(Path file) {
        return file.toString().matches(".*\\.json(\\.gz)?");
    }

    /**
     * Reads a certificate that is as it was written. Whether it is complete and in itself consistent is for
     * {@link Verification} to say.
     *
     * @throws CertificateException if the file can't be read, is no certificate of this format, or was changed since
     */
    public static Certificate read(Path file) {
        Opened opened = open(file);
        if (!opened.faults().isEmpty()) {
            throw new CertificateException(file, opened.faults().get(0).toString());
        }
        return opened.certificate().orElseThrow();
    }

    /**
     * Writes or replaces a file, which is whole at any time.
     *
     * @param file in a folder that is there
     * @throws IOException if it can't be written
     */
    public static void write(Path file, Certificate certificate) throws IOException {
        GzipFile.write(file, CertificateText.of(certificate));
    }

    /**
     * A certificate as far as it could be read.
     *
     * @param certificate empty if it does not have the shape of one
     * @param lines on which the results begin, from 1
     * @param faults of its shape and its hash, of the shape of results the first thousand
     */
    public record Opened(Optional<Certificate> certificate, List<Integer> lines, List<Defect> faults) {}

    /** @throws CertificateException if the file can't be read, or is no certificate at all */
    public static Opened open(Path file) {
        List<Result> results = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        List<Defect> faults = new ArrayList<>();
        CertificateReader.Read read = CertificateReader.read(file, (line, node) -> {
            if (faults.size() >= MOST_FAULTS) {
                return;
            }
            List<Defect> found = CertificateSchema.faultsOfResult(line, node);
            faults.addAll(found);
            if (found.isEmpty()) {
                results.add(result(file, node));
                lines.add(line);
            }
        });
        requireFormat(file, read.head());
        faults.addAll(CertificateSchema.faults(read.head()));
        if (read.recorded().isEmpty()) {
            faults.add(new Defect(CertificateText.HASH, "missing: nothing says that this is the whole"));
        } else if (!read.recorded().get().equals(read.actual())) {
            faults.add(new Defect(
                    CertificateText.HASH,
                    "the certificate was changed after it was written: it says "
                            + read.recorded().get() + ", and what stands above comes to " + read.actual()));
        }
        boolean shaped = faults.stream().allMatch(fault -> fault.where().equals(CertificateText.HASH));
        return new Opened(shaped ? Optional.of(whole(file, read, results)) : Optional.empty(), lines, faults);
    }

    private static void requireFormat(Path file, ObjectNode head) {
        String format = head.path("format").asText("");
        if (!format.startsWith(Certificate.FORMAT_NAME)) {
            throw new CertificateException(
                    file,
                    "no certificate of Touchstone: expected \"format\": \"" + Certificate.FORMAT
                            + "\" in it, as certify --certificate writes it");
        }
        if (!format.equals(Certificate.FORMAT)) {
            throw new CertificateException(
                    file,
                    "a certificate of the format '" + format + "', and this version reads " + Certificate.FORMAT
                            + " alone; check it with the version of Touchstone that made it");
        }
    }

    private static Certificate whole(Path file, CertificateReader.Read read, List<Result> results) {
        Certificate certificate = bound(file, read.head(), Certificate.class);
        CertifiedClaim claim = certificate.claim();
        return certificate.with(results.stream()
                .map(result -> result.of(result.run(), result.claim().with(claim.protocol(), claim.only())))
                .toList());
    }

    private static Result result(Path file, JsonNode node) {
        try {
            return SelfContainedResult.read(node, CertificateText.JSON);
        } catch (JsonProcessingException e) {
            throw new CertificateException(file, "no certificate: " + e.getOriginalMessage());
        }
    }

    private static <T> T bound(Path file, JsonNode node, Class<T> type) {
        try {
            return CertificateText.JSON.treeToValue(node, type);
        } catch (JsonProcessingException e) {
            throw new CertificateException(file, "no certificate: " + e.getOriginalMessage());
        }
    }
}
