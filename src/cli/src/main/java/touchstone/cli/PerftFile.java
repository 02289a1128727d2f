package touchstone.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.laboratory.perft.Branch;
import touchstone.laboratory.perft.Comparison;
import touchstone.laboratory.perft.Games;
import touchstone.laboratory.perft.Parting;
import touchstone.laboratory.perft.Perft;
import touchstone.reference.Move;
import touchstone.subject.Identity;

/** What was counted, for other programs; written only if the user wants it. */
final class PerftFile {

    private final Optional<Path> file;
    private final Map<String, Object> data = new LinkedHashMap<>();
    private final List<Object> counts = new ArrayList<>();

    PerftFile(Optional<Path> file, PerftRoot root) {
        this.file = file;
        data.put("touchstone", Home.version());
        data.put("command", System.getProperty(CertifyCommand.COMMAND_LINE, ""));
        data.put("board", root.opening().board().toString());
        data.put("position", root.opening().position().toString().lines().toList());
        data.put("toMove", root.opening().toMove().toString());
        data.put("moves", words(root.moves()));
    }

    private static List<String> words(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    void counted(String ruleset, Perft.Count count) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("ruleset", ruleset);
        one.put("rows", count.rows());
        one.put("first", count.branches().stream().map(PerftFile::branch).toList());
        counts.add(one);
        data.put("counts", counts);
    }

    private static Map<String, Object> branch(Branch branch) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("move", branch.move().toString());
        one.put("sequences", branch.sequences());
        one.put("ended", branch.ended());
        return one;
    }

    void games(String ruleset, Games games) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("ruleset", ruleset);
        one.put("games", games.number());
        one.put("longest", games.longest());
        one.put("mostPlays", games.mostPlays());
        counts.add(one);
        data.put("counts", counts);
    }

    void positions(BigInteger positions) {
        data.put("positions", positions);
    }

    void compared(String ruleset, Identity subject, Comparison comparison) {
        data.put("ruleset", ruleset);
        data.put("subject", subject.id());
        data.put("version", subject.version());
        data.put("agrees", comparison.agrees());
        data.put("levels", comparison.levels());
        data.put("partingsInAll", comparison.partingsInAll());
        data.put(
                "partings",
                comparison.partings().stream().map(PerftFile::parting).toList());
    }

    private static Map<String, Object> parting(Parting parting) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("moves", words(parting.moves()));
        one.put("subject", parting.kind().words());
        one.put("clause", parting.clause());
        one.put("says", parting.words());
        return one;
    }

    /** @throws Complaint if it can't be written */
    void write() {
        if (file.isEmpty()) {
            return;
        }
        try {
            new ObjectMapper()
                    .writerWithDefaultPrettyPrinter()
                    .writeValue(file.get().toFile(), data);
        } catch (IOException e) {
            throw Complaint.trouble("can't write to " + file.get() + "; choose another --json");
        }
    }
}
