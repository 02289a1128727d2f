package touchstone.laboratory.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.subject.Identity;
import touchstone.suite.result.VisibleJson;

/** Where a run leaves its results: {@code referee.json}, and {@code game-N.sgf} for each game in which something was found. */
public final class RefereeFolder {

    private static final String RESULTS = "referee.json";
    private static final String RECORDS = "game-*.sgf";

    private final Path folder;

    private RefereeFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Opens a folder for a new run, made if need be; the results of a run before are given up.
     *
     * @throws IOException if it can't be written to
     */
    public static RefereeFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve(RESULTS));
        try (DirectoryStream<Path> records = Files.newDirectoryStream(folder, RECORDS)) {
            for (Path record : records) {
                Files.delete(record);
            }
        }
        return new RefereeFolder(folder);
    }

    public Path results() {
        return folder.resolve(RESULTS);
    }

    /** Where the record of a game with a finding is. */
    public Path record(Played one) {
        return folder.resolve(recordName(one));
    }

    static String recordName(Played one) {
        return "game-" + one.fixture().number() + ".sgf";
    }

    /**
     * Writes the record of a game with a finding.
     *
     * @throws UncheckedIOException if that fails, as on a full disk
     */
    public void add(Identity subject, Claim claim, Played one) {
        write(record(one), new GameRecord(subject, claim, one).text());
    }

    /**
     * Writes or replaces the results.
     *
     * @throws UncheckedIOException if that fails
     */
    public void write(Refereed run) {
        try {
            write(
                    results(),
                    VisibleJson.mapper()
                                    .writerWithDefaultPrettyPrinter()
                                    .writeValueAsString(new RefereeData(run).json())
                            + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
