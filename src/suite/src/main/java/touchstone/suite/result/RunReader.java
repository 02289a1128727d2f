package touchstone.suite.result;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.BoundedLines;
import touchstone.formats.file.TooLargeException;

/** Reads the folder of a run: everything that reports are made from. */
public final class RunReader {

    /** In bytes. A record of a thousand subjects has a tenth of it. */
    private static final int LARGEST_RECORD = 64 << 20;

    /** Of results, in bytes: more are read from the file again whenever they are asked for. */
    public static final long MOST_IN_MEMORY = 64 << 20;

    /** In characters. Sixteen of the longest answers that are read at all. */
    static final int LONGEST_LINE = 16 << 20;

    /** Nothing may follow in the line. */
    private static final ObjectReader LINE =
            RunFolder.JSON.reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final Path file;
    private final Optional<RunRecord> record;
    private final Optional<RunFacts> facts;
    private final boolean earlier;

    private RunReader(Path file, Optional<RunRecord> record, boolean earlier) {
        this.file = file;
        this.record = record;
        this.facts = record.map(RunRecord::facts);
        this.earlier = earlier;
    }

    /**
     * @throws IOException if there is no {@code run.json}, or it is none that this version reads
     */
    public static RunReader of(Path folder) throws IOException {
        Path file = folder.resolve(RunFolder.RECORD);
        Path results = folder.resolve(RunFolder.RESULTS);
        try {
            if (!(RunFolder.JSON.readTree(BoundedFile.text(file, LARGEST_RECORD)) instanceof ObjectNode node)) {
                throw new IOException(file + ": no record of a run: expected a JSON object");
            }
            boolean earlier = EarlierRecord.is(node);
            if (earlier) {
                EarlierRecord.upgrade(node, results);
            }
            if (!node.path("format").asText().equals(RunRecord.FORMAT)) {
                throw new IOException(file + ": the format is '"
                        + node.path("format").asText() + "', and this version reads " + RunRecord.FORMAT
                        + " and what was before it; use the version of Touchstone that wrote it");
            }
            require(node, "claim.ruleset", "claim.profile", "subjects");
            RunRecord record = RunFolder.JSON.treeToValue(node, RunRecord.class);
            return new RunReader(results, Optional.of(record), earlier);
        } catch (TooLargeException e) {
            throw new IOException(file + ": no record of a run: " + e.getMessage(), e);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": no record of a run: " + e.getOriginalMessage(), e);
        }
    }

    /**
     * Results alone, in a file of any name: those of a run if its {@code run.json} is beside them, and else those of an earlier
     * version, which needed none.
     *
     * @throws IOException if a {@code run.json} beside them is none that this version reads
     */
    public static RunReader ofResults(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return file.endsWith(RunFolder.RESULTS) && Files.exists(folder.resolve(RunFolder.RECORD))
                ? of(folder)
                : new RunReader(file, Optional.empty(), true);
    }

    /**
     * What the run was.
     *
     * @throws IOException if these are results alone
     */
    public RunRecord record() throws IOException {
        return record.orElseThrow(() -> new IOException("no " + RunFolder.RECORD + " beside " + file));
    }

    /** Whether it is known that the run did not come to its end. */
    public boolean wasCutShort() {
        return record.filter(run -> !run.complete()).isPresent();
    }

    /**
     * All results, of which those of a large run stay in their file: each is read whenever it is asked for, and what is wrong with it is
     * found then, and thrown as an {@link java.io.UncheckedIOException}.
     *
     * @throws IOException as {@link #each} does
     */
    public List<Result> resultsOfAnySize() throws IOException {
        return Files.size(file) > MOST_IN_MEMORY ? stored() : results();
    }

    /**
     * All results, none of them in memory.
     *
     * @throws IOException if there are none
     */
    public List<Result> stored() throws IOException {
        return StoredResults.of(
                file, wasCutShort() ? WholeLines.length(file) : Files.size(file), line -> result(LINE.readTree(line)));
    }

    /** @throws IOException as {@link #each} does */
    public List<Result> results() throws IOException {
        List<Result> results = new ArrayList<>();
        each(results::add);
        return results;
    }

    /**
     * Reads the results one after the other, so that a large run need not be in memory as a whole.
     *
     * @throws IOException if there are none, or a line is no result; those before it have been taken. A run that was killed
     *     may have left half a line at its end, which is passed over
     */
    public void each(Consumer<Result> taker) throws IOException {
        int number = 1;
        try (BoundedLines lines = wasCutShort()
                ? BoundedLines.of(WholeLines.of(file), LONGEST_LINE)
                : BoundedLines.of(file, LONGEST_LINE)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                Result result;
                try {
                    result = result(RunFolder.JSON.readTree(line));
                } catch (JsonProcessingException e) {
                    throw new IOException(file + ":" + number + ": no result: " + e.getOriginalMessage(), e);
                }
                taker.accept(result);
                number++;
            }
        } catch (TooLargeException e) {
            throw new IOException(file + ": line " + number + ": " + e.getMessage(), e);
        } catch (CharacterCodingException e) {
            throw new IOException(file + ": no results: it is not in UTF-8", e);
        }
    }

    private Result result(JsonNode line) throws IOException {
        require(line, "subject", "subject.id", "clause", "scenario", "verdict");
        if (!earlier) {
            return RunFolder.JSON.treeToValue(line, Result.class).of(facts.orElseThrow(), record().claim());
        }
        if (record.isEmpty() && !SelfContainedResult.is(line)) {
            throw new IOException(
                    file + ": results without their run; name the folder that has " + RunFolder.RECORD + " too");
        }
        require(line, "ruleset");
        Result result = SelfContainedResult.read(line, RunFolder.JSON);
        return record.map(RunRecord::claim)
                .map(whole -> result.of(result.run(), result.claim().with(whole.protocol(), whole.only())))
                .orElse(result);
    }

    /** Without these nothing can be said. */
    private static void require(JsonNode node, String... members) throws JsonProcessingException {
        for (String member : members) {
            JsonNode value = node.at("/" + member.replace('.', '/'));
            if (value.isMissingNode() || value.isNull()) {
                throw JsonMappingException.from((JsonParser) null, "it lacks " + member);
            }
        }
    }
}
