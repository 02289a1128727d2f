package touchstone.laboratory.parting;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchstone.laboratory.parting.Tidings.OfAxis;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.Ruleset;

/**
 * Where rulesets part, for programs. Its schema is {@code reports/schema/partings.schema.json}.
 *
 * @param looked how far games of the rulesets were looked at
 * @param lookedAlone how far at most games were looked at that show an axis alone
 * @param games each game once, to be referred to
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record PartingsRecord(
        String suiteVersion, List<Looked> looked, List<Looked> lookedAlone, List<OneGame> games, List<OnePair> pairs) {

    /** How far was looked from one start. */
    public record Looked(String board, int steps, int mostPlays, String plays) {}

    /**
     * A game, as far as one of two rulesets allows it.
     *
     * @param positions at the start and after each step, as far as it was made: rows from the top, with a stroke between
     */
    public record OneGame(String id, String board, String toMove, List<String> steps, List<String> positions) {}

    /** What some rules say of a game. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Says(String rules, String what, Optional<String> clause, String words) {}

    /**
     * A game on which two rulesets part.
     *
     * @param axes with such a choice made as in the other they would not part
     * @param together whether it takes all of these axes
     */
    public record Shown(String kind, String game, List<String> axes, boolean together, List<Says> says) {}

    /** An axis in which two rulesets differ. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record OneAxis(String axis, List<String> choices, String shows, Optional<Shown> shown) {}

    /** Two rulesets. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record OnePair(
            List<String> rulesets,
            boolean sameChoices,
            boolean part,
            Optional<Shown> shortest,
            List<Shown> kinds,
            List<OneAxis> axes) {}

    /** @param tidings pair by pair */
    public static PartingsRecord of(
            String suiteVersion, List<Reach> looked, List<Reach> lookedAlone, List<Tidings> tidings) {
        Games games = new Games();
        List<OnePair> pairs = tidings.stream().map(games::pair).toList();
        return new PartingsRecord(
                suiteVersion,
                looked.stream().map(PartingsRecord::looked).toList(),
                lookedAlone.stream().map(PartingsRecord::looked).toList(),
                List.copyOf(games.known.values()),
                pairs);
    }

    private static Looked looked(Reach reach) {
        return new Looked(
                reach.start().board().toString(),
                reach.steps(),
                reach.mostPlays(),
                reach.plays().name().toLowerCase(Locale.ROOT));
    }

    /** A number for each game, in the order in which they are met. */
    private static final class Games {

        private final Map<List<Object>, OneGame> known = new LinkedHashMap<>();

        private OnePair pair(Tidings two) {
            Ruleset first = two.first();
            Ruleset second = two.second();
            List<Shown> kinds = new ArrayList<>();
            two.kinds().forEach(told -> kinds.add(shown(told)));
            return new OnePair(
                    List.of(first.name(), second.name()),
                    first.variant().equals(second.variant()),
                    !kinds.isEmpty(),
                    two.shortest().map(this::shown),
                    kinds,
                    two.axes().stream().map(this::axis).toList());
        }

        private OneAxis axis(OfAxis axis) {
            return new OneAxis(
                    axis.axis().id(),
                    List.of(axis.here(), axis.there()),
                    axis.how().id(),
                    axis.told().map(this::shown));
        }

        private Shown shown(Told told) {
            Parting parting = told.parting();
            return new Shown(
                    parting.kind().id(),
                    game(told).id(),
                    parting.cause().axes().stream().map(Axis::id).toList(),
                    parting.cause().together(),
                    List.of(says(told.first(), told.says()), says(told.second(), told.saysOther())));
        }

        private static Says says(String rules, Verdict verdict) {
            return new Says(rules, verdict.what(), verdict.clause(), verdict.words());
        }

        private OneGame game(Told told) {
            Start start = told.parting().start();
            List<String> steps =
                    told.parting().steps().stream().map(Object::toString).toList();
            List<String> positions = told.positions().stream().map(Told::flat).toList();
            return known.computeIfAbsent(
                    List.of(start, steps, positions),
                    game -> new OneGame(
                            "g" + (known.size() + 1),
                            start.board().toString(),
                            start.toMove().toString().toLowerCase(Locale.ROOT),
                            steps,
                            positions));
        }
    }
}
