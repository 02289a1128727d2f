package touchstone.cli.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.spi.Identity;
import touchstone.suite.result.VisibleJson;

/** The folder of a run: {@code referee.json}, and {@code game-N.sgf} for each game. */
public final class MatchFolder {

    private static final String RESULTS = "referee.json";
    private static final String RECORDS = "game-*.sgf";

    private final Path folder;

    private MatchFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Opens a folder for a new run, made if need be; the results of a run before are given up.
     *
     * @throws IOException if it can't be written to
     */
    public static MatchFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        AtomicFile.delete(folder.resolve(RESULTS));
        try (DirectoryStream<Path> records = Files.newDirectoryStream(folder, RECORDS)) {
            for (Path record : records) {
                Files.delete(record);
            }
        }
        return new MatchFolder(folder);
    }

    public Path results() {
        return folder.resolve(RESULTS);
    }

    /** Where the record of a game is. */
    public Path record(PlayedGame one) {
        return folder.resolve(recordName(one));
    }

    static String recordName(PlayedGame one) {
        return "game-" + one.fixture().number() + ".sgf";
    }

    /**
     * Writes the record of a game.
     *
     * @throws UncheckedIOException if that fails, as on a full disk
     */
    public void add(Identity subject, MatchClaim claim, PlayedGame one) {
        write(record(one), new MatchRecord(subject, claim, one).text());
    }

    /**
     * Writes or replaces the results.
     *
     * @throws UncheckedIOException if that fails
     */
    public void write(MatchResult run) {
        try {
            write(
                    results(),
                    VisibleJson.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(new MatchData(run).json())
                            + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            AtomicFile.write(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
