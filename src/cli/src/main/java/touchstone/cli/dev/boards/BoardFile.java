package touchstone.cli.dev.boards;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.Board;

/** What is caught on one board alone, for programs: {@code boards.json.gz}, with a line for each mutant on each board. */
public final class BoardFile {

    public static final String NAME = "boards.json.gz";

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module());

    private BoardFile() {}

    /**
     * @param killed the scenarios of its own clause that caught it on that board
     * @param others those of other clauses of the same body of rules
     * @param missed why none did
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private record Row(
            String name,
            String clause,
            String ruleset,
            List<String> killed,
            List<String> others,
            Optional<String> missed) {

        static Row of(BoardTrial trial) {
            return new Row(
                    trial.mutant().name(),
                    trial.mutant().clause(),
                    trial.mutant().ruleset(),
                    trial.killed(),
                    trial.others(),
                    trial.isCaught() ? Optional.empty() : Optional.of(trial.reason()));
        }
    }

    /** The file: a line for each mutant, so that what changes shows. */
    public static String text(BoardProof proof) {
        StringBuilder text = new StringBuilder("{\"boards\": [");
        String separator = "\n";
        for (Map.Entry<Board, List<BoardTrial>> entry : proof.trials().entrySet()) {
            text.append(separator)
                    .append("{\"board\": \"")
                    .append(entry.getKey())
                    .append("\", \"mutants\": [\n");
            text.append(String.join(
                    ",\n", entry.getValue().stream().map(BoardFile::line).toList()));
            text.append("\n]}");
            separator = ",\n";
        }
        return text.append("\n]}\n").toString();
    }

    /** The line of a mutant. */
    static String line(BoardTrial trial) {
        try {
            return JSON.writeValueAsString(Row.of(trial));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
