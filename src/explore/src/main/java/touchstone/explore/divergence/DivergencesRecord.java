package touchstone.explore.divergence;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.PositionText;
import touchstone.reference.choice.Axis;

/**
 * Divergences of rulesets as data for programs. Its schema is {@code reports/schema/partings.schema.json}.
 *
 * @param looked how far games of the rulesets were looked at
 * @param lookedAlone how far at most games were looked at that show an axis alone
 * @param games each game once, to be referred to
 * @param positions known ones, and what the rulesets make of them; none where two rulesets alone are compared
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DivergencesRecord(
        String suiteVersion,
        List<Looked> looked,
        List<Looked> lookedAlone,
        List<OneGame> games,
        List<OnePair> pairs,
        List<OnePosition> positions) {

    /** What is told of known positions. */
    private static final Set<DivergenceKind> FROM_POSITIONS =
            Set.of(DivergenceKind.LEGALITY, DivergenceKind.END, DivergenceKind.SCORE);

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

    /**
     * An axis in which two rulesets differ.
     *
     * @param parting which of the pair's; none if the axis does not show
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record OneAxis(String axis, List<String> choices, String shows, Optional<Integer> parting) {}

    /**
     * Two rulesets.
     *
     * @param partings each game once, to be referred to by its number from 0
     * @param shortest which of the divergences is the shortest; none if there is none
     * @param kinds which are the shortest of their kind
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record OnePair(
            List<String> rulesets,
            boolean sameChoices,
            Optional<Integer> shortest,
            List<Integer> kinds,
            List<OneAxis> axes,
            List<Shown> partings) {

        /** The shortest of a kind. */
        public Optional<Shown> of(DivergenceKind kind) {
            return kinds.stream()
                    .map(partings::get)
                    .filter(shown -> shown.kind().equals(kind.id()))
                    .findFirst();
        }

        /** What shows an axis. */
        public Optional<Shown> of(OneAxis axis) {
            return axis.parting().map(partings::get);
        }
    }

    /**
     * What rulesets make of a position.
     *
     * @param position rows from the top, with a stroke between
     */
    public record OnePosition(
            String name,
            String source,
            String board,
            String toMove,
            String position,
            List<Looked> looked,
            List<Brief> pairs) {}

    /** The shortest game of each kind on which two rulesets part from a position. */
    public record Brief(List<String> rulesets, List<Shown> kinds) {}

    /** What was found from a known position. */
    public record From(KnownPosition known, List<SearchLimit> looked, List<DivergenceSummary> tidings) {}

    /** @param summaries pair by pair */
    public static DivergencesRecord of(
            String suiteVersion,
            List<SearchLimit> looked,
            List<SearchLimit> lookedAlone,
            List<DivergenceSummary> summaries,
            List<From> positions) {
        Games games = new Games();
        List<OnePair> pairs = summaries.stream().map(games::pair).toList();
        List<OnePosition> known = positions.stream().map(games::position).toList();
        return new DivergencesRecord(
                suiteVersion,
                looked.stream().map(DivergencesRecord::looked).toList(),
                lookedAlone.stream().map(DivergencesRecord::looked).toList(),
                List.copyOf(games.known.values()),
                pairs,
                known);
    }

    private static Looked looked(SearchLimit reach) {
        return new Looked(
                reach.start().board().toString(),
                reach.steps(),
                reach.mostPlays(),
                reach.plays().name().toLowerCase(Locale.ROOT));
    }

    /** A number for each game, in the order in which they are met. */
    private static final class Games {

        private final Map<List<Object>, OneGame> known = new LinkedHashMap<>();

        private OnePair pair(DivergenceSummary two) {
            List<Shown> divergences = new ArrayList<>();
            List<Integer> kinds = two.kinds().stream()
                    .map(explained -> number(divergences, shown(explained)))
                    .toList();
            List<OneAxis> axes = two.axes().stream()
                    .map(axis -> new OneAxis(
                            axis.axis().id(),
                            List.of(axis.here(), axis.there()),
                            axis.how().id(),
                            axis.explained().map(explained -> number(divergences, shown(explained)))))
                    .toList();
            return new OnePair(
                    List.of(two.first().name(), two.second().name()),
                    two.first().variant().equals(two.second().variant()),
                    two.shortest().map(explained -> number(divergences, shown(explained))),
                    kinds,
                    axes,
                    divergences);
        }

        private OnePosition position(From from) {
            StartPosition start = from.known().start();
            return new OnePosition(
                    from.known().title(),
                    from.known().source(),
                    start.board().toString(),
                    start.toMove().toString().toLowerCase(Locale.ROOT),
                    PositionText.line(start.position()),
                    from.looked().stream().map(DivergencesRecord::looked).toList(),
                    from.tidings().stream().map(this::brief).toList());
        }

        private Brief brief(DivergenceSummary two) {
            return new Brief(
                    List.of(two.first().name(), two.second().name()),
                    two.kinds().stream()
                            .filter(explained -> FROM_POSITIONS.contains(
                                    explained.divergence().kind()))
                            .map(this::shown)
                            .toList());
        }

        private static int number(List<Shown> divergences, Shown shown) {
            if (!divergences.contains(shown)) {
                divergences.add(shown);
            }
            return divergences.indexOf(shown);
        }

        private Shown shown(ExplainedDivergence explained) {
            Divergence divergence = explained.divergence();
            return new Shown(
                    divergence.kind().id(),
                    game(explained).id(),
                    divergence.cause().axes().stream().map(Axis::id).toList(),
                    divergence.cause().together(),
                    List.of(
                            says(explained.first(), explained.says()),
                            says(explained.second(), explained.saysOther())));
        }

        private static Says says(String rules, RulesetVerdict verdict) {
            return new Says(rules, verdict.what(), verdict.clause(), verdict.words());
        }

        private OneGame game(ExplainedDivergence explained) {
            StartPosition start = explained.divergence().start();
            List<String> steps = explained.divergence().steps().stream()
                    .map(Object::toString)
                    .toList();
            List<String> positions =
                    explained.positions().stream().map(PositionText::line).toList();
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
