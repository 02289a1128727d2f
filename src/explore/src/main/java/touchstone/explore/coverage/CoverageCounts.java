package touchstone.explore.coverage;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** The counts of a run in progress. */
final class CoverageCounts {

    private final Map<Class<? extends Choice>, AxisCounter> axes = new LinkedHashMap<>();
    private final long[] situations = new long[GameSituation.values().length];
    private final Map<Board, Long> boards = new HashMap<>();
    private AlternativeRules alternatives;

    CoverageCounts() {
        for (Axis axis : Axis.all()) {
            axes.put(axis.type(), new AxisCounter(axis));
        }
    }

    void add(GameSituation situation) {
        situations[situation.ordinal()]++;
    }

    void add(Board board) {
        boards.merge(board, 1L, Long::sum);
    }

    AxisCounter axis(Class<? extends Choice> type) {
        return axes.get(type);
    }

    /** Counts a move that the rules with some values of an axis forbid, and with others allow. */
    void move(Game game, Class<? extends Choice> type, Predicate<VariantRules> forbids) {
        axes.get(type).move(says(game, type, rules -> forbids.test(rules) ? AxisCounter.FORBIDS : AxisCounter.ALLOWS));
    }

    /** Counts a matter in which the rules with some values of an axis come to something else than with others. */
    void compare(Game game, Class<? extends Choice> type, ToDoubleFunction<VariantRules> says) {
        axes.get(type).compare(says(game, type, says));
    }

    private double[] says(Game game, Class<? extends Choice> type, ToDoubleFunction<VariantRules> says) {
        if (alternatives == null || alternatives.rules() != game.rules()) {
            alternatives = new AlternativeRules(game.rules());
        }
        List<VariantRules> others = alternatives.on(type);
        double[] said = new double[others.size()];
        for (int i = 0; i < said.length; i++) {
            said[i] = says.applyAsDouble(others.get(i));
        }
        return said;
    }

    Coverage snapshot() {
        Map<String, Map<String, ValueCoverage>> met = new LinkedHashMap<>();
        axes.forEach((type, tally) -> met.put(new Axis(type).id(), tally.snapshot()));
        Map<String, Long> counts = new LinkedHashMap<>();
        for (GameSituation situation : GameSituation.values()) {
            counts.put(situation.id(), situations[situation.ordinal()]);
        }
        Map<String, Long> games = new HashMap<>();
        boards.forEach((board, count) -> games.put(board.toString(), count));
        return new Coverage(
                Collections.unmodifiableMap(met),
                Collections.unmodifiableMap(counts),
                Collections.unmodifiableMap(Coverage.bySize(games)));
    }
}
