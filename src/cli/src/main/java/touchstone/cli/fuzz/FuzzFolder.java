package touchstone.cli.fuzz;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.StepText;
import touchstone.explore.trace.TraceSource;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FolderLock;
import touchstone.formats.file.FolderTree;
import touchstone.process.PrintedText;
import touchstone.suite.result.VisibleJson;

/**
 * The folder of a campaign: {@code fuzz.json}, {@code met.jsonl} with each disagreement that was shrunk, and a folder
 * for each finding.
 */
public final class FuzzFolder implements AutoCloseable {

    /** Below it each finding has a folder. */
    public static final String FINDINGS = "findings";

    private static final int LONGEST_SLUG = 60;
    private static final String MET = "met.jsonl";
    private static final ObjectMapper JSON = VisibleJson.mapper();

    private final Path folder;
    private final FolderLock lock;
    private final FileChannel disagreements;
    private final BufferedWriter met;

    private FuzzFolder(Path folder, FolderLock lock, FileChannel disagreements) {
        this.folder = folder;
        this.lock = lock;
        this.disagreements = disagreements;
        this.met = new BufferedWriter(Channels.newWriter(disagreements, StandardCharsets.UTF_8));
    }

    /**
     * Opens a folder for a new campaign, made if need be; what one before left there is given up. Until it is closed no other
     * run can open it.
     *
     * @throws IOException if it can't be written to, or another run is writing to it
     */
    public static FuzzFolder open(Path folder) throws IOException {
        FolderLock lock = FolderLock.of(folder);
        try {
            // First what says that there are disagreements.
            AtomicFile.delete(folder.resolve(FuzzRecord.NAME));
            FolderTree.delete(folder.resolve(FINDINGS));
            return new FuzzFolder(
                    folder,
                    lock,
                    FileChannel.open(
                            folder.resolve(MET),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.TRUNCATE_EXISTING,
                            StandardOpenOption.WRITE));
        } catch (IOException e) {
            lock.close();
            throw e;
        }
    }

    public Path path() {
        return folder;
    }

    /**
     * Writes down a disagreement as it was met.
     *
     * @throws UncheckedIOException if that fails, as on a full disk
     */
    public void met(String configuration, TraceSource.Drawn drawn, Disagreement disagreement) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("configuration", configuration);
        line.put("walk", drawn.number());
        line.put("steering", drawn.policy());
        line.put("board", drawn.trace().board().toString());
        line.put("steps", steps(disagreement));
        line.put("expected", disagreement.expected().toString());
        line.put("seen", disagreement.observation().toString());
        try {
            met.write(JSON.writeValueAsString(line));
            met.write('\n');
            met.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Below which folder of a run the findings of a configuration are.
     *
     * @param configuration may be empty
     */
    public static String findings(String configuration) {
        return configuration.isEmpty() ? FINDINGS : FINDINGS + "/" + slug(configuration, LONGEST_SLUG);
    }

    /**
     * A folder in the folder of a run.
     *
     * @param name as a {@code fuzz.json} has it: untrusted text
     * @throws IOException if it leads out of the folder
     */
    static Path within(Path folder, String name) throws IOException {
        try {
            Path inside = folder.resolve(name).normalize();
            if (inside.startsWith(folder.normalize())) {
                return inside;
            }
        } catch (InvalidPathException none) {
            // As one that leads out.
        }
        throw new IOException(
                folder.resolve(FuzzRecord.NAME) + " names a folder outside of its own, " + PrintedText.quoted(name));
    }

    private static String slug(String text, int longest) {
        String slug =
                text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.+]+", "-").replaceAll("^[-.]+|[-.]+$", "");
        return slug.length() <= longest ? slug : slug.substring(0, longest).replaceAll("[-.]+$", "");
    }

    /** The steps up to the one that decides, in words. */
    static List<String> steps(Disagreement disagreement) {
        return disagreement.trace().steps().subList(0, disagreement.at() + 1).stream()
                .map(StepText::write)
                .toList();
    }

    /**
     * Writes or replaces {@code fuzz.json}.
     *
     * @throws UncheckedIOException if that fails
     */
    public void write(FuzzRecord record) {
        try {
            // What it says of the disagreements is on the disk before it is.
            disagreements.force(true);
            FuzzRecordFile.write(record, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            met.close();
        }
    }
}
