package touchstone.cli.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.terminal.CommandException;
import touchstone.report.book.page.TestedProgram;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Specification;

/** The tested programs that the rule book shows, from folders of runs and from certificates. */
public final class RecordedWitnesses {

    private RecordedWitnesses() {}

    /** @throws CommandException if one of the paths is neither */
    public static List<TestedProgram> in(Specification specification, List<Path> paths) {
        List<TestedProgram> witnesses = new ArrayList<>();
        for (Path path : paths) {
            witnesses.addAll(Files.isDirectory(path) ? run(specification, path) : certificate(specification, path));
        }
        return witnesses;
    }

    private static List<TestedProgram> run(Specification specification, Path folder) {
        if (!Files.exists(folder.resolve("results.jsonl")) || !Files.exists(folder.resolve("run.json"))) {
            throw CommandException.usage("no results in " + folder
                    + "; expected the folder of a run, as certify --out names it, or a certificate");
        }
        try {
            RunRecord record = RunFolder.record(folder);
            Map<String, List<ViolationCause>> causes = new HashMap<>();
            record.subjects().forEach(attempt -> causes.put(attempt.identity().id(), attempt.causes()));
            Map<String, List<Result>> bySubject = new LinkedHashMap<>();
            RunFolder.results(folder).forEach(result -> bySubject
                    .computeIfAbsent(result.subject().id(), id -> new ArrayList<>())
                    .add(result));
            return bySubject.entrySet().stream()
                    .map(subject -> TestedProgram.of(
                            specification,
                            subject.getValue(),
                            record.complete(),
                            causes.getOrDefault(subject.getKey(), List.of())))
                    .toList();
        } catch (IOException e) {
            throw CommandException.trouble(e.getMessage());
        }
    }

    private static List<TestedProgram> certificate(Specification specification, Path file) {
        if (!Files.exists(file)) {
            throw CommandException.usage("no file " + file + "; expected the folder of a run or a certificate");
        }
        try {
            Certificate certificate = CertificateFile.read(file);
            return certificate.results().isEmpty()
                    ? List.of()
                    : List.of(TestedProgram.of(
                            specification,
                            certificate.results(),
                            certificate.complete(),
                            certificate.subject().causes()));
        } catch (CertificateException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }
}
