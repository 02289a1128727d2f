package touchstone.suite.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads what a run has left in its folder: all that any report is made from. */
public final class RunReader {

    private final Path file;
    private final Optional<RunRecord> record;
    private final boolean earlier;

    private RunReader(Path file, Optional<RunRecord> record, boolean earlier) {
        this.file = file;
        this.record = record;
        this.earlier = earlier;
    }

    /**
     * @throws IOException if there is no {@code run.json}, or it is none that this version reads
     */
    public static RunReader of(Path folder) throws IOException {
        Path file = folder.resolve(RunFolder.RECORD);
        Path results = folder.resolve(RunFolder.RESULTS);
        try {
            if (!(RunFolder.JSON.readTree(Files.readString(file)) instanceof ObjectNode node)) {
                throw new IOException(file + ": no record of a run: expected a JSON object");
            }
            boolean earlier = EarlierRecord.is(node);
            if (earlier) {
                EarlierRecord.upgrade(node, results);
            }
            RunRecord record = RunFolder.JSON.treeToValue(node, RunRecord.class);
            require(file, record);
            return new RunReader(results, Optional.of(record), earlier);
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

    private static void require(Path file, RunRecord record) throws IOException {
        if (!record.format().equals(RunRecord.FORMAT)) {
            throw new IOException(file + ": the format is '" + record.format() + "', and this version reads "
                    + RunRecord.FORMAT + " and what was before it; use the version of Touchstone that wrote it");
        }
        Map<String, Object> needed = new LinkedHashMap<>();
        needed.put("claim", record.claim());
        needed.put("claim.ruleset", record.claim() == null ? null : record.claim().ruleset());
        needed.put("claim.profile", record.claim() == null ? null : record.claim().profile());
        needed.put("subjects", record.subjects());
        Optional<String> lacking = missing(needed);
        if (lacking.isPresent()) {
            throw new IOException(file + ": no record of a run: it lacks " + lacking.get());
        }
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
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            int number = 1;
            String next;
            for (String line = lines.readLine(); line != null; line = next) {
                next = lines.readLine();
                Result result;
                try {
                    result = result(line);
                } catch (JsonProcessingException e) {
                    if (next == null && wasCutShort()) {
                        return;
                    }
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

    private Result result(String line) throws IOException {
        if (!earlier) {
            Result result = RunFolder.JSON.readValue(line, Result.class);
            return result == null ? null : result.of(record().facts(), record().claim());
        }
        JsonNode node = RunFolder.JSON.readTree(line);
        if (record.isEmpty() && node.has("subject") && !SelfContainedResult.is(node)) {
            throw new IOException(file + ": results without their run; name the folder that has "
                    + RunFolder.RECORD + " too");
        }
        Result result = node.isObject() ? SelfContainedResult.read(node, RunFolder.JSON) : null;
        return result == null || record.isEmpty() ? result : result.of(result.run(), inFull(result.claim()));
    }

    /** A line of an earlier version does not say all of the claim. */
    private RecordedClaim inFull(RecordedClaim said) throws IOException {
        return new RecordedClaim(said.ruleset(), said.profile(), record().claim().protocol(), record().claim().only());
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
        needed.put("ruleset", result.claim().ruleset().isEmpty() ? null : "");
        return missing(needed);
    }

    private static Optional<String> missing(Map<String, Object> needed) {
        return needed.entrySet().stream()
                .filter(member -> member.getValue() == null)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
