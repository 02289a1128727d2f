package touchstone.cli.dev.boards;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.formats.gzip.GzipFile;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.Board;
import touchstone.suite.specification.SpecificationReader;

/** What is published of mutants with one board alone is so, and most of them are caught. */
class PublishedBoardsTest {

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));
    private static final String REMEDY = "it is out of date: run ./touchstone dev prove";
    /** In percent: behind one board alone so many of the mutants of legal moves and scores have to be caught. */
    private static final int CAUGHT = 80;
    /** Every so many mutants one is tried again; the property asks for every one. */
    private static final int EVERY = Boolean.getBoolean("touchstone.every-mutant") ? 1 : 9;

    /** The lines of the file by board and mutant. */
    private static final Map<String, Map<String, JsonNode>> PUBLISHED = new TreeMap<>();

    @BeforeAll
    static void read() throws Exception {
        JsonNode file = new ObjectMapper()
                .readTree(GzipFile.read(HOME.resolve("reports/proof").resolve(BoardFile.NAME)));
        for (JsonNode set : file.get("boards")) {
            Map<String, JsonNode> rows = new TreeMap<>();
            set.get("mutants").forEach(row -> rows.put(row.get("name").asText(), row));
            PUBLISHED.put(set.get("board").asText(), rows);
        }
    }

    @Test
    void allMutantsAreThereOnAllBoards() {
        assertThat(PUBLISHED.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        BoardProof.BOARDS.stream().map(Board::toString).toList());
        assertThat(PUBLISHED).allSatisfy((board, rows) -> assertThat(rows.keySet())
                .as("%s, %s", board, REMEDY)
                .containsExactlyInAnyOrderElementsOf(
                        onBoards().stream().map(Mutant::name).toList()));
    }

    /** What is wrong with lines of a protocol hangs on no board. */
    private static List<Mutant> onBoards() {
        return Mutants.all().stream()
                .filter(mutant -> mutant.speech().isEmpty())
                .toList();
    }

    @Test
    void mostAreCaughtOnEachBoardAlone() {
        assertThat(PUBLISHED).allSatisfy((board, rows) -> {
            List<JsonNode> measured = rows.values().stream()
                    .filter(row -> BoardProof.MEASURED.contains(
                            row.get("clause").asText().split("\\.", 2)[0]))
                    .toList();
            long caught = measured.stream()
                    .filter(row -> row.get("killed").size() + row.get("others").size() > 0)
                    .count();

            assertThat(measured).hasSizeGreaterThan(150);
            assertThat(100 * caught / measured.size())
                    .as("percent caught on %s", board)
                    .isGreaterThanOrEqualTo(CAUGHT);
        });
    }

    @Tag("slow") // tries the scenarios of their bodies of rules on some eighty mutants, on four boards
    @Test
    void aSampleIsFoundAgain() throws Exception {
        List<Mutant> all = onBoards();
        List<String> said = new ArrayList<>();
        List<String> found = new ArrayList<>();
        for (Board board : BoardProof.BOARDS) {
            BoardRun run = new BoardRun(SpecificationReader.read(HOME.resolve("features")), board);
            IntStream.range(0, all.size())
                    .filter(i -> i % EVERY == 0)
                    .mapToObj(all::get)
                    .forEach(mutant -> {
                        said.add(board + " " + PUBLISHED.get(board.toString()).get(mutant.name()));
                        found.add(board + " " + BoardFile.line(run.trial(mutant)));
                    });
        }

        assertThat(found).as(REMEDY).isEqualTo(said);
    }
}
