package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import touchstone.cli.fuzz.FuzzRecordFile;
import touchstone.explore.finding.FindingFile;
import touchstone.formats.gzip.GzipFile;
import touchstone.formats.sgf.SgfRecord;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunReader;

/** What a run leaves that did not come to its end: each file can be read, or there is none. */
final class WholeFiles {

    private static final ObjectMapper JSON = new ObjectMapper();

    private WholeFiles() {}

    /**
     * Insists on it.
     *
     * @param whole the folder of the same command when nobody disturbed it
     * @param power whether the power failed; then there may be pages without content
     */
    static void assertReadable(Path folder, Path whole, boolean power) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith(".part"))
                    .toList();
        }
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (name.equals("run.json")) {
                assertRun(file.getParent(), whole.resolve(folder.relativize(file.getParent())));
            } else if (name.equals("fuzz.json")) {
                assertThat(FuzzRecordFile.read(file.getParent())).isNotNull();
            } else if (name.equals("finding.json")) {
                assertThat(FindingFile.read(file).steps()).isNotEmpty();
            } else if (name.endsWith(".json") || name.endsWith(".json.gz")) {
                assertThat(JSON.readTree(GzipFile.read(file))).as(file + "").isNotEmpty();
            } else if (!name.endsWith(".jsonl") && !(power && isPage(file.toString()))) {
                assertWhole(file, whole.resolve(folder.relativize(file)));
            }
        }
    }

    /** What is written several times, as findings are while they become smaller, may be another than at the end. */
    private static void assertWhole(Path file, Path whole) throws IOException {
        if (Files.mismatch(file, whole) < 0) {
            return;
        }
        String text = Files.readString(file);
        assertThat(text).as(file + "").endsWith("\n").doesNotContain("\0");
        if (file.toString().endsWith(".sgf")) {
            assertThat(SgfRecord.read(text).nodes()).isNotEmpty();
        }
    }

    /** Whether it is what is not flushed, as it can be made again from the results. */
    static boolean isPage(String file) {
        return file.matches(".*\\.(html|css|js|svg)");
    }

    /** What {@code run.json} says of the results is so. */
    private static void assertRun(Path folder, Path whole) throws IOException {
        RunReader run = RunReader.of(folder);
        int results = run.results().size();
        int all = RunFolder.results(whole).size();
        if (run.record().complete()) {
            assertThat(results).as("results of a complete run").isEqualTo(all);
        } else {
            assertThat(results).isLessThanOrEqualTo(all);
        }
    }
}
