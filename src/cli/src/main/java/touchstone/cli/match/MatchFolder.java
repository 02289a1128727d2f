package touchstone.cli.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FolderLock;
import touchstone.spi.Identity;
import touchstone.suite.result.VisibleJson;

/** The folder of a run: {@code referee.json}, and {@code game-N.sgf} for each game. */
public final class MatchFolder implements AutoCloseable {

    private static final String RESULTS = "referee.json";
    private static final String RECORDS = "game-*.sgf";

    private final Path folder;
    private final FolderLock lock;

    private MatchFolder(Path folder, FolderLock lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * Opens a folder for a new run, made if need be; the results of a run before are given up. Until it is closed no other run
     * can open it.
     *
     * @throws IOException if it can't be written to, or another run is writing to it
     */
    public static MatchFolder open(Path folder) throws IOException {
        FolderLock lock = FolderLock.of(folder);
        try (DirectoryStream<Path> records = Files.newDirectoryStream(folder, RECORDS)) {
            AtomicFile.delete(folder.resolve(RESULTS));
            for (Path record : records) {
                Files.delete(record);
            }
            return new MatchFolder(folder, lock);
        } catch (IOException e) {
            lock.close();
            throw e;
        }
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

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
