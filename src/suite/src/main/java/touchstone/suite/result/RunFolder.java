package touchstone.suite.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Where a run leaves its results: {@code results.jsonl}, a line as each scenario ends, and {@code run.json}. */
public final class RunFolder implements AutoCloseable {

    static final ObjectMapper JSON = VisibleJson.mapper()
            .registerModule(new Jdk8Module())
            .registerModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);

    private final Path folder;
    private final BufferedWriter lines;

    private RunFolder(Path folder, BufferedWriter lines) {
        this.folder = folder;
        this.lines = lines;
    }

    /**
     * Opens a folder for a new run, made if need be; the results of a run before are given up. Until it is closed no other
     * run can open it.
     *
     * @throws IOException if it can't be written to, or another run is writing to it
     */
    public static RunFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileChannel results =
                FileChannel.open(folder.resolve("results.jsonl"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (!locked(results)) {
                throw new IOException("another run is writing there");
            }
            results.truncate(0);
            Files.deleteIfExists(folder.resolve("run.json"));
            return new RunFolder(folder, new BufferedWriter(Channels.newWriter(results, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            results.close();
            throw e;
        }
    }

    private static boolean locked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // A run in this JVM holds it.
            return false;
        }
    }

    public Path path() {
        return folder;
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
     * Writes or replaces {@code run.json}.
     *
     * @throws UncheckedIOException if that fails
     */
    public void write(RunRecord record) {
        try {
            Files.writeString(
                    folder.resolve("run.json"),
                    JSON.writerWithDefaultPrettyPrinter().writeValueAsString(record) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the results of a run back.
     *
     * @throws IOException if there are none, or a line is none
     */
    public static List<Result> results(Path folder) throws IOException {
        return resultsIn(folder.resolve("results.jsonl"));
    }

    /**
     * The same from a file of any name.
     *
     * @throws IOException if there is none, or a line is no result
     */
    public static List<Result> resultsIn(Path file) throws IOException {
        List<Result> results = new ArrayList<>();
        eachIn(file, results::add);
        return results;
    }

    /**
     * Reads the results one after the other, so that a large run need not be in memory as a whole.
     *
     * @throws IOException if there are none, or a line is no result; those before it have been taken
     */
    public static void eachIn(Path file, Consumer<Result> taker) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            int number = 1;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Result result;
                try {
                    result = JSON.readValue(line, Result.class);
                } catch (JsonProcessingException e) {
                    throw new IOException(file + ":" + number + ": no result: " + e.getOriginalMessage(), e);
                }
                Optional<String> lacking = lacking(result);
                if (lacking.isPresent()) {
                    throw new IOException(file + ":" + number + ": no result: it lacks " + lacking.get());
                }
                taker.accept(result);
                number++;
            }
        } catch (CharacterCodingException e) {
            throw new IOException(file + ": no results: it is not in UTF-8", e);
        }
    }

    /** The first member that is not there, without which nothing can be said. */
    private static Optional<String> lacking(Result result) {
        if (result == null || result.subject() == null) {
            return Optional.of("subject");
        }
        Map<String, Object> needed = new LinkedHashMap<>();
        needed.put("subject.id", result.subject().id());
        needed.put("clause", result.clause());
        needed.put("scenario", result.scenario());
        needed.put("verdict", result.verdict());
        needed.put("ruleset", result.ruleset());
        return needed.entrySet().stream()
                .filter(member -> member.getValue() == null)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /**
     * Reads back what a run was.
     *
     * @throws IOException if there is no {@code run.json}, or it is none
     */
    public static RunRecord record(Path folder) throws IOException {
        Path file = folder.resolve("run.json");
        try {
            return JSON.readValue(Files.readString(file), RunRecord.class);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": no record of a run: " + e.getOriginalMessage(), e);
        }
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
