package touchstone.suite.result;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FolderLock;

/** The folder of a run's results: {@code results.jsonl}, with a line as each scenario ends, and {@code run.json}. */
public final class RunFolder implements AutoCloseable {

    /** A line for each result. */
    static final String RESULTS = "results.jsonl";

    /** What the run was. */
    static final String RECORD = "run.json";

    static final ObjectMapper JSON = VisibleJson.mapper()
            .registerModule(new Jdk8Module())
            .registerModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);

    private final Path folder;
    private final FolderLock lock;
    private final FileChannel results;
    private final BufferedWriter lines;
    private final Optional<EarlierPart> earlier;

    private RunFolder(Path folder, FolderLock lock, FileChannel results, Optional<EarlierPart> earlier) {
        this.folder = folder;
        this.lock = lock;
        this.results = results;
        this.earlier = earlier;
        this.lines = new BufferedWriter(Channels.newWriter(results, StandardCharsets.UTF_8));
    }

    /**
     * Opens a folder for a new run, made if need be; the results of a run before are given up. Until it is closed no other
     * run can open it.
     *
     * @throws IOException if it can't be written to, or another run is writing to it
     */
    public static RunFolder open(Path folder) throws IOException {
        return open(folder, results -> {
            // First what says that there are results.
            AtomicFile.delete(folder.resolve(RECORD));
            results.truncate(0);
            return Optional.empty();
        });
    }

    /**
     * Opens a folder to go on with the run that is in it; if there is none, for a new one. What was written of a line or of a
     * subject's games when the run was killed is given up.
     *
     * @param check throws if it is not the run to go on with; then the folder is as it was
     * @throws IOException as {@link #open}, or if the run can't be read
     */
    public static RunFolder resume(Path folder, Consumer<EarlierPart> check) throws IOException {
        return open(folder, results -> {
            if (!Files.exists(folder.resolve(RECORD))) {
                results.truncate(0);
                return Optional.empty();
            }
            RunReader reader = RunReader.of(folder);
            EarlierPart earlier = earlier(reader);
            check.accept(earlier);
            results.truncate(WholeLines.length(folder.resolve(RESULTS), earlier.count()));
            results.position(results.size());
            return Optional.of(earlier);
        });
    }

    private static EarlierPart earlier(RunReader reader) throws IOException {
        try {
            return new EarlierPart(reader.record(), reader.resultsOfAnySize());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** What is done with the results of a run before. */
    private interface Beginning {
        Optional<EarlierPart> with(FileChannel results) throws IOException;
    }

    private static RunFolder open(Path folder, Beginning beginning) throws IOException {
        FolderLock lock = FolderLock.of(folder);
        FileChannel results = null;
        try {
            results = FileChannel.open(folder.resolve(RESULTS), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return new RunFolder(folder, lock, results, beginning.with(results));
        } catch (IOException | RuntimeException e) {
            if (results != null) {
                results.close();
            }
            lock.close();
            throw e;
        }
    }

    public Path path() {
        return folder;
    }

    /** What the run showed before it was resumed; empty of a new one. */
    public Optional<EarlierPart> earlier() {
        return earlier;
    }

    /**
     * Writes a result through to the file, so that nothing is lost whatever comes.
     *
     * @throws UncheckedIOException if that fails, as on a full disk
     */
    public synchronized void add(Result result) {
        try {
            lines.write(JSON.writeValueAsString(result));
            lines.write('\n');
            lines.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * How much there is of the results, in bytes.
     *
     * @throws UncheckedIOException if nobody can tell
     */
    public synchronized long length() {
        try {
            return results.position();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Some of the results, as they were added.
     *
     * @param from where the first begins, in bytes
     * @param to where the last one ends
     * @param run how the run was started, which the lines do not say
     * @param claim what is claimed, likewise
     * @throws UncheckedIOException if they cannot be read
     */
    public List<Result> results(long from, long to, RunFacts run, RecordedClaim claim) {
        try (InputStream in = WholeLines.between(folder.resolve(RESULTS), from, to);
                MappingIterator<Result> lines = JSON.readerFor(Result.class).readValues(in)) {
            List<Result> part = new ArrayList<>();
            while (lines.hasNextValue()) {
                part.add(lines.nextValue().of(run, claim));
            }
            return part;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes or replaces {@code run.json}.
     *
     * @throws UncheckedIOException if that fails
     */
    public void write(RunRecord record) {
        try {
            // What it says of the results is on the disk before it is.
            results.force(true);
            AtomicFile.write(
                    folder.resolve(RECORD),
                    JSON.writerWithDefaultPrettyPrinter().writeValueAsString(record) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IOException as {@link RunReader} does */
    public static List<Result> results(Path folder) throws IOException {
        return RunReader.of(folder).results();
    }

    /** @throws IOException as {@link RunReader} does */
    public static RunRecord record(Path folder) throws IOException {
        return RunReader.of(folder).record();
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            lines.close();
        }
    }
}
