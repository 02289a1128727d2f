package touchstone.suite.baseline;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunReader;

/**
 * A baseline with the file it was read from: a YAML file that people keep, or the results of an earlier run.
 *
 * @param path of the file
 * @param sha256 of the file's bytes, in lower-case hexadecimal
 * @param yaml for naming lines; empty if these are a run's results
 */
public record BaselineFile(Path path, String sha256, Baseline baseline, Optional<YamlFile> yaml) {

    private static final String RESULTS = "results.jsonl";

    /** Whether this names the results of a run rather than a file for people. */
    public static boolean isOfARun(Path path) {
        return Files.isDirectory(path) || path.toString().endsWith(".jsonl");
    }

    /**
     * @param path a YAML file, a run's folder, or a run's {@code results.jsonl}
     * @throws BaselineException if there is no such file, or it is no baseline
     */
    public static BaselineFile read(Path path) {
        Path file = Files.isDirectory(path) ? path.resolve(RESULTS) : path;
        if (!Files.exists(file)) {
            throw new BaselineException(
                    file, "no such file; expected one that --update-baseline wrote, or the folder of an earlier run");
        }
        try {
            if (isOfARun(file)) {
                return new BaselineFile(file, sha256(file), ofRun(file), Optional.empty());
            }
            byte[] bytes = BoundedFile.read(file, YamlFile.LARGEST);
            YamlFile yaml = YamlFile.of(file, new String(bytes, StandardCharsets.UTF_8));
            return new BaselineFile(file, sha256(bytes), BaselineReader.read(yaml), Optional.of(yaml));
        } catch (YamlException fault) {
            throw new BaselineException(file, fault.line(), fault.getMessage());
        } catch (TooLargeException e) {
            throw new BaselineException(file, e.getMessage());
        } catch (IOException e) {
            throw new BaselineException(file, "can't be read: " + e);
        }
    }

    private static Baseline ofRun(Path file) {
        List<Result> results = results(file);
        if (results.isEmpty()) {
            throw new BaselineException(file, "no results in it; expected those of a complete run");
        }
        Map<String, List<Result>> bySubject = results.stream()
                .collect(Collectors.groupingBy(
                        result -> result.subject().id(), LinkedHashMap::new, Collectors.toList()));
        Result first = results.get(0);
        return Baseline.of(
                first.run().suiteVersion(),
                first.claim().ruleset(),
                Profile.named(first.claim().profile()),
                bySubject.values().stream()
                        .map(all -> new TestedSubject(all.get(0).subject(), all))
                        .toList());
    }

    private static List<Result> results(Path file) {
        try {
            RunReader run = RunReader.ofResults(file);
            if (run.wasCutShort()) {
                throw new BaselineException(
                        file, "the results of a run that was cut short; expected those of a complete one");
            }
            return run.results();
        } catch (IOException e) {
            throw new BaselineException(e);
        }
    }

    /** However large it is. */
    private static String sha256(Path file) throws IOException {
        MessageDigest digest = digest();
        try (InputStream bytes = new DigestInputStream(Files.newInputStream(file), digest)) {
            bytes.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** @throws BaselineException if this is a baseline of something else */
    public void requireOf(Claim claim) {
        if (!baseline.ruleset().equals(claim.name())) {
            throw fault(
                    "a baseline of " + baseline.ruleset() + ", but this run is of " + claim.name()
                            + "; claim the same, or name another file",
                    "ruleset");
        }
        if (baseline.profile() != claim.profile()) {
            throw fault(
                    "a baseline in the profile " + baseline.profile() + ", but this run is in the profile "
                            + claim.profile() + "; give the same --profile, or name another file",
                    "profile");
        }
    }

    /**
     * @param tried the ids of subjects of the run
     * @throws BaselineException if the baseline knows nothing of one of them
     */
    public void requireAll(Collection<String> tried) {
        for (String one : tried) {
            if (!baseline.subjects().containsKey(one)) {
                throw fault("no subject '" + one + "' in it; --update-baseline adds it", "subjects");
            }
        }
    }

    /**
     * @param tried the ids of all subjects of the run
     * @throws BaselineException if the baseline knows of one that is not among them
     */
    public void requireNoMoreThan(Collection<String> tried) {
        List<String> missing = baseline.subjects().keySet().stream()
                .filter(known -> !tried.contains(known))
                .toList();
        if (!missing.isEmpty()) {
            throw fault(
                    "the subject '" + NormalizedText.line(missing.get(0)) + "'"
                            + (missing.size() > 1 ? " (and " + (missing.size() - 1) + " more)" : "")
                            + " is not in this run, which has '" + String.join("', '", tried)
                            + "'; run it too, or rename it or take it out here",
                    "subjects",
                    missing.get(0));
        }
    }

    /** @param keys of what is at fault, from the root down */
    private BaselineException fault(String message, String... keys) {
        return yaml.map(file -> new BaselineException(path, file.line(keys), message))
                .orElseGet(() -> new BaselineException(path, message));
    }

    /**
     * Writes or replaces the file; folders are made if need be.
     *
     * @throws IOException if it can't be written
     */
    public static void write(Path path, Baseline baseline) throws IOException {
        Files.createDirectories(path.toAbsolutePath().getParent());
        AtomicFile.write(path, text(baseline));
    }

    /** What such a file holds: the same text of the same baseline. */
    public static String text(Baseline baseline) {
        return BaselineWriter.text(baseline);
    }
}
