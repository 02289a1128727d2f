package touchstone.cli.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.explore.finding.FindingFile;
import touchstone.explore.finding.FuzzFinding;

/** The findings of several shards as those of one run: the better example of each cause, with all origins. */
record MergedFindings(FindingWriter writer, Path out) {

    /**
     * Writes them.
     *
     * @param folders of the shards, each with a record
     * @throws IOException if one can't be read or written
     */
    void join(List<Path> folders, List<FuzzRecord> records, FuzzRecord whole) throws IOException {
        for (int i = 0; i < whole.configurations().size(); i++) {
            FuzzRecord.Configuration configuration = whole.configurations().get(i);
            for (FuzzRecord.Found found : configuration.causes()) {
                Optional<FuzzFinding> joined = Optional.empty();
                for (int j = 0; j < folders.size(); j++) {
                    Optional<FuzzRecord.Found> there =
                            find(records.get(j).configurations().get(i), found.cause());
                    if (there.isPresent()) {
                        FuzzFinding one = FindingFile.read(
                                FuzzFolder.within(folders.get(j), there.get().folder())
                                        .resolve(FindingFile.NAME));
                        joined = Optional.of(joined.isPresent() ? joined.get().joined(one) : one);
                    }
                }
                writer.write(
                        joined.orElseThrow(),
                        found.number(),
                        Optional.empty(),
                        out.resolve(FuzzFolder.findings(configuration.name())));
            }
        }
    }

    private static Optional<FuzzRecord.Found> find(FuzzRecord.Configuration configuration, FindingCause cause) {
        return configuration.causes().stream()
                .filter(found -> found.cause().key().equals(cause.key()))
                .findFirst();
    }
}
