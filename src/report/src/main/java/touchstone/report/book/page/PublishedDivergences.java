package touchstone.report.book.page;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.formats.gzip.GzipFile;
import touchstone.reference.choice.Choice;
import touchstone.report.ReportException;
import touchstone.suite.specification.Ruleset;

/**
 * The shortest games on which rulesets differ, as published in {@code reports/proof/partings.json.gz} or found since. Its
 * schema is {@code reports/schema/partings.schema.json}.
 *
 * @param more of rulesets that these know nothing of
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record PublishedDivergences(
        List<Looked> looked,
        List<Game> games,
        List<Pair> pairs,
        @JsonIgnore Optional<PublishedDivergences> more) {

    public PublishedDivergences {
        more = more == null ? Optional.empty() : more;
    }

    public static final PublishedDivergences NONE =
            new PublishedDivergences(List.of(), List.of(), List.of(), Optional.empty());

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
    public record Entry(String kind, String game, List<String> axes, boolean together, List<Says> says) {}

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

    /** @param shortest which of the divergences has the shortest game; none if there is none */
    public record Pair(
            List<String> rulesets,
            boolean sameChoices,
            Optional<Integer> shortest,
            List<Integer> kinds,
            List<DifferingAxis> axes,
            List<Entry> partings) {

        public Pair {
            shortest = shortest == null ? Optional.empty() : shortest;
        }
    }

    /** @throws ReportException if the file can't be read, or is no such record; there is nothing in it if it does not exist */
    public static PublishedDivergences in(Path file) {
        if (!Files.exists(file)) {
            return NONE;
        }
        try {
            return of(GzipFile.read(file));
        } catch (JsonProcessingException e) {
            throw new ReportException(file + " is not a record of divergences: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new ReportException(file + " can't be read: " + e.getMessage(), e);
        }
    }

    /** @throws JsonProcessingException if the text is no such record */
    public static PublishedDivergences of(String text) throws JsonProcessingException {
        return JSON.readValue(text, PublishedDivergences.class);
    }

    /** The pair of two rulesets, named in either order; not if they are no more as they were when games were looked for. */
    public Optional<Pair> pair(Ruleset one, Ruleset other) {
        return pairs.stream()
                .filter(pair -> isOf(pair, one, other) || isOf(pair, other, one))
                .findFirst();
    }

    private static boolean isOf(Pair pair, Ruleset first, Ruleset second) {
        if (!pair.rulesets().equals(List.of(first.name(), second.name()))) {
            return false;
        }
        Set<List<String>> differ = new HashSet<>();
        for (Choice choice : first.variant().choices()) {
            if (!second.variant().has(choice)) {
                differ.add(List.of(
                        choice.axis().id(),
                        choice.id(),
                        second.variant().get(choice.axis().type()).id()));
            }
        }
        return pair.axes().stream()
                .map(axis -> List.of(
                        axis.axis(), axis.choices().get(0), axis.choices().get(1)))
                .collect(Collectors.toSet())
                .equals(differ);
    }

    /** The game with this id. */
    public Game game(String id) {
        return games.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game " + id + " among the divergences"));
    }

    /** Whether it is known where these two part, or that they don't. */
    public boolean know(Ruleset one, Ruleset other) {
        return pair(one, other).isPresent()
                || more.filter(others -> others.know(one, other)).isPresent();
    }

    /** Those of them that know of two rulesets. */
    public PublishedDivergences of(Ruleset one, Ruleset other) {
        return pair(one, other).isPresent() || more.isEmpty()
                ? this
                : more.get().of(one, other);
    }

    /** These, and others for rulesets of which these know nothing. */
    public PublishedDivergences with(PublishedDivergences others) {
        return new PublishedDivergences(looked, games, pairs, Optional.of(others));
    }
}
