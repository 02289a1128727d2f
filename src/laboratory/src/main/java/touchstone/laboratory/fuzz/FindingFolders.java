package touchstone.laboratory.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.laboratory.find.Finding;
import touchstone.laboratory.find.FindingFile;

/** The folders of findings. */
public final class FindingFolders {

    private FindingFolders() {}

    /**
     * Copies the findings of several runs: of those of one cause the better example, with the origins of all.
     *
     * @param folders of the runs, each with a record
     * @throws IOException if one can't be read or written
     */
    public static void join(List<Path> folders, List<FuzzRecord> records, Path out) throws IOException {
        Map<String, Finding> known = new HashMap<>();
        for (int i = 0; i < folders.size(); i++) {
            for (FuzzRecord.Configuration configuration : records.get(i).configurations()) {
                for (FuzzRecord.Found found : configuration.causes()) {
                    join(folders.get(i).resolve(found.folder()), found.folder(), out, known);
                }
            }
        }
    }

    private static void join(Path from, String name, Path out, Map<String, Finding> known) throws IOException {
        Finding finding = FindingFile.read(from.resolve(FindingFile.NAME));
        Finding before = known.get(name);
        if (before == null || finding.betterThan(before)) {
            copy(from, out.resolve(name));
        }
        Finding joined = before == null ? finding : before.joined(finding);
        known.put(name, joined);
        FindingFile.write(joined, out.resolve(name).resolve(FindingFile.NAME));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> old = Files.list(to)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }
}
