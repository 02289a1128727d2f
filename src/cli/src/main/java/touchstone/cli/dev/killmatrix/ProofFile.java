package touchstone.cli.dev.killmatrix;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.formats.gzip.GzipFile;
import touchstone.mutants.Mutant;

/** The kill matrix for programs: {@code kill-matrix.json.gz}, with a line for each mutant. */
public final class ProofFile {

    public static final String NAME = "kill-matrix.json.gz";

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module());

    private ProofFile() {}

    private record Data(List<Row> mutants, List<String> unproven, List<String> passedByAll, List<String> findings) {}

    /**
     * @param ruleset that it claims to play by; empty if it is none with a name
     * @param seenIn where it has been seen
     * @param killed the scenarios of its own clause that caught it
     * @param others those of other clauses
     * @param missed why fuzz misses it
     * @param unnoticed why identify does
     * @param smoke what smoke finds of one that speaks the Go Text Protocol
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private record Row(
            String name,
            String clause,
            String ruleset,
            String description,
            Optional<String> seenIn,
            List<String> killed,
            List<String> others,
            Optional<FuzzTrial> fuzz,
            Optional<String> missed,
            Optional<IdentifyTrial> identify,
            Optional<String> unnoticed,
            Optional<SmokeTrial> smoke) {

        static Row of(MutantTrial trial, Proof proof) {
            Mutant mutant = trial.mutant();
            return new Row(
                    mutant.name(),
                    mutant.clause(),
                    mutant.ruleset(),
                    mutant.description(),
                    mutant.thread(),
                    trial.own(),
                    trial.others(),
                    proof.fuzz(mutant),
                    proof.missed(mutant),
                    proof.identify(mutant),
                    proof.unnoticed(mutant),
                    proof.smoke(mutant));
        }

        boolean isOf(Mutant mutant) {
            return name.equals(mutant.name())
                    && clause.equals(mutant.clause())
                    && ruleset.equals(mutant.ruleset())
                    && description.equals(mutant.description());
        }
    }

    /**
     * What is known of these mutants from earlier runs, by their names. What was found of one that has changed since, as far
     * as that shows in what is written about it, is not known any more.
     *
     * @param folder nothing is known if there is no such file in it
     * @throws IOException if the file can't be read; the message is a sentence for the user
     */
    public static Map<String, ToolTrials> read(Path folder, List<Mutant> mutants) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            return Map.of();
        }
        Map<String, Row> rows = new HashMap<>();
        try {
            JSON.readValue(GzipFile.read(file), Data.class).mutants().forEach(row -> rows.put(row.name(), row));
        } catch (JsonProcessingException e) {
            throw new IOException(file + " is no kill matrix: " + e.getOriginalMessage(), e);
        }
        Map<String, ToolTrials> known = new HashMap<>();
        for (Mutant mutant : mutants) {
            Optional.ofNullable(rows.get(mutant.name()))
                    .filter(row -> row.isOf(mutant)
                            && row.fuzz().isPresent()
                            && row.identify().isPresent()
                            && row.smoke().isPresent() == mutant.speech().isPresent())
                    .ifPresent(row -> known.put(
                            mutant.name(),
                            new ToolTrials(row.fuzz().get(), row.identify().get(), row.smoke())));
        }
        return known;
    }

    /** @throws IOException if that fails */
    public static void write(Proof proof, Path folder) throws IOException {
        GzipFile.write(folder.resolve(NAME), text(proof));
    }

    /** The file: a line for each mutant, so that what changes shows. */
    public static String text(Proof proof) {
        try {
            KillMatrix matrix = proof.matrix();
            StringBuilder text = new StringBuilder("{\"mutants\": [");
            String separator = "\n";
            for (MutantTrial trial : matrix.trials()) {
                text.append(separator).append(JSON.writeValueAsString(Row.of(trial, proof)));
                separator = ",\n";
            }
            return text.append("\n],\n\"unproven\": ")
                    .append(JSON.writeValueAsString(matrix.unproven()))
                    .append(",\n\"passedByAll\": ")
                    .append(JSON.writeValueAsString(matrix.passedByAll()))
                    .append(",\n\"findings\": ")
                    .append(JSON.writeValueAsString(matrix.findings()))
                    .append("\n}\n")
                    .toString();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
