package touchstone.report.book.compare;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.ReportFault;

/**
 * The shortest games on which rulesets part, as published in {@code reports/proof/partings.json} or found since. Its schema is
 * {@code reports/schema/partings.schema.json}.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Partings(List<Looked> looked, List<Game> games, List<Pair> pairs) {

    public static final Partings NONE = new Partings(List.of(), List.of(), List.of());

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module());

    /** How far was looked on a board. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Looked(String board, int steps) {}

    /**
     * A game, as far as one of two rulesets allows it.
     *
     * @param positions at the start and after each step, as far as it was made: rows from the top, with a stroke between
     */
    public record Game(String id, String board, String toMove, List<String> steps, List<String> positions) {}

    /** What some rules say of a game. */
    public record Says(String rules, String what, Optional<String> clause, String words) {

        public Says {
            clause = clause == null ? Optional.empty() : clause;
        }
    }

    /** A game on which two rulesets part, and by which axes; all of these together, or any one of them. */
    public record Parting(String kind, String game, List<String> axes, boolean together, List<Says> says) {}

    /**
     * An axis in which two rulesets differ.
     *
     * @param shows {@code between}, {@code alone} or {@code not}
     * @param parting which of the pair's; none if the axis does not show
     */
    public record DifferingAxis(String axis, List<String> choices, String shows, Optional<Integer> parting) {

        public DifferingAxis {
            parting = parting == null ? Optional.empty() : parting;
        }
    }

    /** @param shortest which of the partings has the shortest game; none if there is none */
    public record Pair(
            List<String> rulesets,
            boolean sameChoices,
            Optional<Integer> shortest,
            List<Integer> kinds,
            List<DifferingAxis> axes,
            List<Parting> partings) {

        public Pair {
            shortest = shortest == null ? Optional.empty() : shortest;
        }
    }

    /** @throws ReportFault if the file can't be read, or is no such record; there is nothing in it if it does not exist */
    public static Partings in(Path file) {
        if (!Files.exists(file)) {
            return NONE;
        }
        try {
            return of(Files.readString(file));
        } catch (JsonProcessingException e) {
            throw new ReportFault(file + " is no record of partings: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new ReportFault(file + " can't be read: " + e.getMessage(), e);
        }
    }

    /** @throws JsonProcessingException if the text is no such record */
    public static Partings of(String text) throws JsonProcessingException {
        return JSON.readValue(text, Partings.class);
    }

    /** The pair of two rulesets, named in either order. */
    Optional<Pair> pair(String one, String other) {
        return pairs.stream()
                .filter(pair -> pair.rulesets().contains(one) && pair.rulesets().contains(other))
                .findFirst();
    }

    /** The game with this id. */
    Game game(String id) {
        return games.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game " + id + " among the partings"));
    }

    /** These and others; where two rulesets are in both, these count. */
    public Partings with(Partings more) {
        Map<String, String> names = new HashMap<>();
        List<Game> all = new ArrayList<>(games);
        for (Game game : more.games) {
            String name = "h" + (all.size() + 1);
            names.put(game.id(), name);
            all.add(new Game(name, game.board(), game.toMove(), game.steps(), game.positions()));
        }
        List<Pair> both = new ArrayList<>(pairs);
        more.pairs.stream()
                .filter(pair ->
                        pair(pair.rulesets().get(0), pair.rulesets().get(1)).isEmpty())
                .map(pair -> renamed(pair, names))
                .forEach(both::add);
        return new Partings(looked.isEmpty() ? more.looked : looked, all, both);
    }

    private static Pair renamed(Pair pair, Map<String, String> names) {
        return new Pair(
                pair.rulesets(),
                pair.sameChoices(),
                pair.shortest(),
                pair.kinds(),
                pair.axes(),
                pair.partings().stream()
                        .map(parting -> new Parting(
                                parting.kind(),
                                names.get(parting.game()),
                                parting.axes(),
                                parting.together(),
                                parting.says()))
                        .toList());
    }
}
