package touchstone.report.allure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.BoundedFile;
import touchstone.report.Run;
import touchstone.spi.Identity;

/**
 * The results of earlier runs, kept from one report to the next in a folder. Runs are compared with their like: of the
 * same subjects, ruleset and profile, limited to the same clauses. Each such series has a folder of its own, with what
 * was known before its latest run and after it, so that the report of a run can be made again without the run counting
 * twice.
 */
final class AllureHistory {

    /** Where it is kept in the folder of a run, if nothing else is said. */
    static final String FOLDER = "allure-history";

    private static final String BEFORE = "before";
    private static final String AFTER = "after";
    private static final String LATEST = "latest.txt";
    /** Of series in one folder; those not seen for longest go first. */
    private static final int MOST_SERIES = 20;

    private static final int LONGEST_NAME = 40;

    /** Of a file, in bytes: more than Allure makes of as many results as fit into memory. */
    private static final int LARGEST = 32_000_000;

    private final Path series;
    private final String run;

    /** @param folder made when there is something to be kept */
    AllureHistory(Path folder, Run run) {
        this.series = folder.resolve(name(run));
        this.run = run.results().stream()
                .map(result -> result.subject().id() + " " + result.scenario() + " " + result.started())
                .collect(Collectors.collectingAndThen(Collectors.joining("\n"), AllureHistory::hash));
    }

    private static String name(Run run) {
        String claim = run.record().claim().ruleset() + "-" + run.profile();
        String like = claim + "\n" + subjects(run) + "\n"
                + run.record().claim().only().stream().sorted().collect(Collectors.joining("\n"));
        String plain = claim.replaceAll("[^A-Za-z0-9-]", "_");
        return plain.substring(0, Math.min(LONGEST_NAME, plain.length())) + "-" + hash(like);
    }

    private static String subjects(Run run) {
        return run.subjects().stream().map(Identity::id).sorted().collect(Collectors.joining("\n"));
    }

    private static String hash(String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8))
                .toString()
                .substring(0, 13);
    }

    /**
     * What was known before this run, as Allure wants it.
     *
     * @param ids of the results of the run
     * @return empty if nothing was
     * @throws IOException if it cannot be read, or is damaged
     */
    Map<String, byte[]> before(List<String> ids) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Path from = series.resolve(isLatest() ? BEFORE : AFTER);
        if (Files.isDirectory(from)) {
            for (String name : Stream.concat(
                            Stream.of(AllureHistoryFiles.TESTS),
                            AllureHistoryFiles.TRENDS.stream().sorted())
                    .toList()) {
                Path file = from.resolve(name);
                if (Files.exists(file)) {
                    files.put(name, BoundedFile.read(file, LARGEST));
                }
            }
        }
        return AllureHistoryFiles.checked(files, ids);
    }

    private boolean isLatest() throws IOException {
        Path latest = series.resolve(LATEST);
        return Files.exists(latest) && BoundedFile.text(latest, LARGEST).strip().equals(run);
    }

    /**
     * @param before what was handed to Allure
     * @param after what Allure made of it and this run
     * @throws IOException if it cannot be written
     */
    void keep(Map<String, byte[]> before, Map<String, byte[]> after) throws IOException {
        // While it is being written it belongs to no run.
        Files.deleteIfExists(series.resolve(LATEST));
        write(series.resolve(BEFORE), before);
        write(series.resolve(AFTER), after);
        AtomicFile.write(series.resolve(LATEST), run + "\n");
        forgetTheOldest();
    }

    private static void write(Path folder, Map<String, byte[]> files) throws IOException {
        Files.createDirectories(folder);
        for (String name : Stream.concat(Stream.of(AllureHistoryFiles.TESTS), AllureHistoryFiles.TRENDS.stream())
                .toList()) {
            if (files.containsKey(name)) {
                AtomicFile.write(folder.resolve(name), files.get(name));
            } else {
                Files.deleteIfExists(folder.resolve(name));
            }
        }
    }

    private void forgetTheOldest() throws IOException {
        List<Path> all;
        try (Stream<Path> folders = Files.list(series.getParent())) {
            all = folders.filter(folder -> Files.exists(folder.resolve(LATEST)))
                    .sorted(Comparator.comparing(AllureHistory::seen).reversed())
                    .toList();
        }
        for (Path old : all.subList(Math.min(MOST_SERIES, all.size()), all.size())) {
            write(old.resolve(BEFORE), Map.of());
            write(old.resolve(AFTER), Map.of());
            for (String name : List.of(BEFORE, AFTER, LATEST)) {
                Files.deleteIfExists(old.resolve(name));
            }
            if (isEmpty(old)) {
                Files.delete(old);
            }
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static FileTime seen(Path series) {
        try {
            return Files.getLastModifiedTime(series.resolve(LATEST));
        } catch (IOException e) {
            return FileTime.fromMillis(0);
        }
    }
}
