package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.report.book.Witness;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFault;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;

/** Who was tried, from the folders of runs and from certificates. */
final class Witnesses {

    private Witnesses() {}

    /** @throws Complaint if one of the paths is neither */
    static List<Witness> in(List<Path> paths) {
        List<Witness> witnesses = new ArrayList<>();
        for (Path path : paths) {
            witnesses.addAll(Files.isDirectory(path) ? run(path) : certificate(path));
        }
        return witnesses;
    }

    private static List<Witness> run(Path folder) {
        if (!Files.exists(folder.resolve("results.jsonl")) || !Files.exists(folder.resolve("run.json"))) {
            throw Complaint.usage("no results in " + folder
                    + "; expected the folder of a run, as certify --out names it, or a certificate");
        }
        try {
            boolean complete = RunFolder.record(folder).complete();
            Map<String, List<Result>> bySubject = new LinkedHashMap<>();
            RunFolder.results(folder).forEach(result -> bySubject
                    .computeIfAbsent(result.subject().id(), id -> new ArrayList<>())
                    .add(result));
            return bySubject.values().stream()
                    .map(results -> Witness.of(results, complete))
                    .toList();
        } catch (IOException e) {
            throw Complaint.trouble(e.getMessage());
        }
    }

    private static List<Witness> certificate(Path file) {
        if (!Files.exists(file)) {
            throw Complaint.usage("no file " + file + "; expected the folder of a run or a certificate");
        }
        try {
            Certificate certificate = CertificateFile.read(file);
            return certificate.results().isEmpty()
                    ? List.of()
                    : List.of(Witness.of(certificate.results(), certificate.complete()));
        } catch (CertificateFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }
}
