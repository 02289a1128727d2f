package touchstone.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchstone.laboratory.perft.Branch;
import touchstone.laboratory.perft.Comparison;
import touchstone.laboratory.perft.Games;
import touchstone.laboratory.perft.Parting;
import touchstone.laboratory.perft.Perft;
import touchstone.reference.Move;
import touchstone.subject.Identity;
import touchstone.suite.result.VisibleJson;

/** What was counted, for other programs; written only if the user wants it. */
final class PerftFile {

    private final Optional<Path> file;
    private final Map<String, Object> data = new LinkedHashMap<>();
    private final List<Object> counts = new ArrayList<>();
    private final List<Object> games = new ArrayList<>();

    /** @throws Complaint if it could not be written in the end, or the options for where to begin make no sense */
    PerftFile(Optional<Path> file, PerftRoot root) {
        this.file = file;
        file.filter(PerftFile::isNoPlace).ifPresent(place -> {
            throw unwritable(place);
        });
        data.put("suiteVersion", Home.version());
        data.put("command", Home.commandLine());
        data.put("board", root.opening().board().toString());
        data.put("position", root.opening().position().toString().lines().toList());
        data.put("toMove", root.opening().toMove().toString());
        data.put("moves", words(root.moves()));
    }

    private static boolean isNoPlace(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return Files.isDirectory(file) || folder == null || !Files.isDirectory(folder);
    }

    private static Complaint unwritable(Path file) {
        return Complaint.trouble("can't write to " + file + "; choose another --json");
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

    void games(String ruleset, Games counted) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("ruleset", ruleset);
        one.put("games", counted.number());
        one.put("longest", counted.longest());
        one.put("mostPlays", counted.mostPlays());
        games.add(one);
        data.put("games", games);
    }

    void positions(BigInteger positions) {
        data.put("positions", positions);
    }

    void compared(String ruleset, Identity subject, Comparison comparison) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("ruleset", ruleset);
        all.put("subject", subject.id());
        all.put("version", subject.version());
        all.put("agrees", comparison.agrees());
        all.put("endsByPasses", comparison.endsByPasses());
        all.put("levels", comparison.levels());
        all.put("first", comparison.branches().stream().map(PerftFile::branch).toList());
        all.put("partingsInAll", comparison.partingsInAll());
        all.put(
                "partings",
                comparison.partings().stream().map(PerftFile::parting).toList());
        data.put("comparison", all);
    }

    private static Map<String, Object> branch(Comparison.Branch branch) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("move", branch.move().toString());
        one.put("reference", branch.reference());
        one.put("subject", branch.subject());
        return one;
    }

    private static Map<String, Object> parting(Parting parting) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("moves", words(parting.moves()));
        one.put("kind", parting.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
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
            VisibleJson.mapper()
                    .writerWithDefaultPrettyPrinter()
                    .writeValue(file.get().toFile(), data);
        } catch (IOException e) {
            throw unwritable(file.get());
        }
    }
}
