package touchstone.explore.divergence;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** The results of games under many rules, each computed once. */
final class ResultCache {

    /** The axes that have a say in it, unless the players have said what comes of the game. */
    private static final List<Class<? extends Choice>> AXES = List.of(
            Scoring.class,
            Neutral.class,
            Seki.class,
            GroupTax.class,
            PassStones.class,
            FirstPass.class,
            Button.class,
            Komi.class,
            Compensation.class,
            Counting.class,
            Draws.class);

    private final Map<Game, Map<VariantRules, Map<DivergenceKind, Object>>> known = new HashMap<>();

    /** The base rules, but for what has a say in results: many rulesets are alike in that. */
    static Variant alike(Variant variant) {
        Choice[] choices = AXES.stream().map(variant::get).toArray(Choice[]::new);
        return Variant.BASE.with(choices);
    }

    /** Whether results of a kind can turn on an axis: the ways of counting lead to one result. */
    static boolean turnsOn(DivergenceKind kind, Axis axis) {
        return kind == DivergenceKind.COUNT
                ? axis.type() == Counting.class || axis.type() == PassStones.class
                : AXES.contains(axis.type()) && axis.type() != Counting.class;
    }

    boolean differ(DivergenceKind kind, VariantRules first, Game one, VariantRules second, Game other) {
        return !of(kind, first, one).equals(of(kind, second, other));
    }

    private Object of(DivergenceKind kind, VariantRules rules, Game game) {
        Function<DivergenceKind, Object> looked = unknown -> RulingDifference.result(unknown, rules, game);
        return known.computeIfAbsent(game, one -> new HashMap<>())
                .computeIfAbsent(rules, one -> new EnumMap<>(DivergenceKind.class))
                .computeIfAbsent(kind, looked);
    }
}
