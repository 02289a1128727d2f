package touchstone.cli.perft;

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
import touchstone.cli.options.Installation;
import touchstone.cli.perft.positions.GameTotals;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FileReason;
import touchstone.reference.Move;
import touchstone.spi.Identity;
import touchstone.suite.result.VisibleJson;

/** The counts as JSON. */
final class PerftJson {

    private record Counted(String ruleset, List<PerftRow> rows, List<First> first) {}

    private record First(String move, long sequences, long ended) {}

    private record Whole(String ruleset, BigInteger games, int longest, int mostPlays) {}

    private record Both(String move, long reference, long subject) {}

    private record Different(List<String> moves, String kind, String clause, String says) {}

    private record Compared(
            String ruleset,
            String subject,
            String version,
            boolean agrees,
            boolean endsByPasses,
            List<PerftResult.Level> levels,
            List<Both> first,
            long partingsInAll,
            List<Different> partings) {}

    private final Optional<Path> file;
    private final Map<String, Object> data = new LinkedHashMap<>();
    private final List<Object> counts = new ArrayList<>();
    private final List<Object> games = new ArrayList<>();

    /** @throws CommandException if it could not be written in the end, or the options for where to begin make no sense */
    PerftJson(Optional<Path> file, PerftStartOptions root) {
        this.file = file;
        file.filter(PerftJson::isNoPlace).ifPresent(place -> {
            throw unwritable(place);
        });
        data.put("suiteVersion", Installation.version());
        data.put("command", Installation.commandLine());
        data.put("board", root.opening().board().toString());
        data.put("position", root.opening().position().toString().lines().toList());
        data.put("toMove", root.opening().toMove().toString());
        data.put("moves", words(root.moves()));
    }

    private static boolean isNoPlace(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return Files.isDirectory(file) || folder == null || !Files.isDirectory(folder);
    }

    private static CommandException unwritable(Path file) {
        return CommandException.trouble("can't write to " + file + "; choose another --json");
    }

    private static List<String> words(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    void counted(String ruleset, Perft.Count count) {
        counts.add(new Counted(
                ruleset,
                count.rows(),
                count.branches().stream()
                        .map(branch -> new First(branch.move().toString(), branch.sequences(), branch.ended()))
                        .toList()));
        data.put("counts", counts);
    }

    void games(String ruleset, GameTotals counted) {
        games.add(new Whole(ruleset, counted.number(), counted.longest(), counted.mostPlays()));
        data.put("games", games);
    }

    void positions(BigInteger positions) {
        data.put("positions", positions);
    }

    void compared(String ruleset, Identity subject, PerftResult comparison) {
        data.put(
                "comparison",
                new Compared(
                        ruleset,
                        subject.id(),
                        subject.version(),
                        comparison.agrees(),
                        comparison.endsByPasses(),
                        comparison.levels(),
                        comparison.branches().stream()
                                .map(one -> new Both(one.move().toString(), one.reference(), one.subject()))
                                .toList(),
                        comparison.differencesInAll(),
                        comparison.differences().stream()
                                .map(PerftJson::difference)
                                .toList()));
    }

    private static Different difference(PerftDifference difference) {
        return new Different(
                words(difference.moves()),
                difference.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                difference.clause(),
                difference.words());
    }

    /** @throws CommandException if it can't be written */
    void write() {
        if (file.isEmpty()) {
            return;
        }
        try {
            AtomicFile.write(
                    file.get(),
                    VisibleJson.mapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(data));
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't write to " + file.get() + ": " + FileReason.of(e) + "; choose another --json");
        }
    }
}
