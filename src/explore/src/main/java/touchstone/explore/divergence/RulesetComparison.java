package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchstone.explore.divergence.DivergenceSearch.Pair;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Ruleset;

/**
 * Several rulesets compared by the games on which they differ.
 *
 * <p>An axis may never show between two rulesets, as other differences come first. Then it is looked at alone: one of the two
 * is compared with itself, but for the other's choice on that axis.
 */
public final class RulesetComparison {

    /**
     * Two rulesets.
     *
     * @param between what their games show
     * @param alone axes that these do not show, looked at alone; such as show nothing are left out
     */
    public record Pairing(Ruleset first, Ruleset second, ShortestDivergences between, Map<Axis, Alone> alone) {

        /** Whether there is a game on which they part. */
        public boolean part() {
            return between.shortest().isPresent();
        }
    }

    /**
     * A game that shows an axis by itself.
     *
     * @param changed the ruleset that was compared with itself, but for the other's choice
     * @param other the ruleset whose choice it is
     */
    public record Alone(Ruleset changed, Ruleset other, Divergence divergence) {}

    private record Change(int ruleset, Choice choice) {}

    private final List<Ruleset> rulesets;
    private final List<Pair> pairs;
    private final BooleanSupplier timeUp;
    private final Runnable step;
    private final List<SearchLimit> reached = new ArrayList<>();
    private final List<SearchLimit> reachedAlone = new ArrayList<>();
    private final Map<Change, Divergence> alone = new HashMap<>();
    private List<ShortestDivergences> between = List.of();
    private boolean cut;

    /**
     * @param timeUp asked now and then whether to stop
     * @param step called after each board
     */
    public RulesetComparison(List<Ruleset> rulesets, List<Pair> pairs, BooleanSupplier timeUp, Runnable step) {
        this.rulesets = List.copyOf(rulesets);
        this.pairs = List.copyOf(pairs);
        this.timeUp = timeUp;
        this.step = step;
    }

    /** Looks for games on which two of the rulesets part. */
    public void search(List<SearchLimit> reaches, Predicate<ShortestDivergences> enough) {
        List<Variant> variants = rulesets.stream().map(Ruleset::variant).toList();
        DivergenceSearch search = new DivergenceSearch(variants, pairs, enough, timeUp);
        for (SearchLimit reach : reaches) {
            search.search(reach);
            step.run();
        }
        reached.addAll(search.reached());
        cut |= search.isCut();
        between = Stream.iterate(0, i -> i + 1)
                .limit(pairs.size())
                .map(search::collected)
                .toList();
    }

    /**
     * Looks for games that show by themselves the axes that have not shown.
     *
     * @param wanted which axes are of interest
     */
    public void searchAlone(List<SearchLimit> reaches, Predicate<Axis> wanted) {
        Map<Integer, Set<Choice>> changes = new LinkedHashMap<>();
        for (int i = 0; i < pairs.size(); i++) {
            for (Axis axis : between.get(i).axes()) {
                if (wanted.test(axis) && between.get(i).shortest(axis).isEmpty()) {
                    Pair pair = pairs.get(i);
                    changes.computeIfAbsent(pair.first(), one -> new LinkedHashSet<>())
                            .add(choice(pair.second(), axis));
                    changes.computeIfAbsent(pair.second(), one -> new LinkedHashSet<>())
                            .add(choice(pair.first(), axis));
                }
            }
        }
        changes.forEach((ruleset, choices) -> {
            searchAlone(ruleset, List.copyOf(choices), reaches);
            step.run();
        });
    }

    private Choice choice(int ruleset, Axis axis) {
        return rulesets.get(ruleset).variant().get(axis.type());
    }

    private void searchAlone(int ruleset, List<Choice> choices, List<SearchLimit> reaches) {
        Variant variant = rulesets.get(ruleset).variant();
        List<Variant> variants = new ArrayList<>(List.of(variant));
        List<Pair> each = new ArrayList<>();
        for (Choice choice : choices) {
            each.add(new Pair(0, variants.size()));
            variants.add(variant.with(choice));
        }
        DivergenceSearch search = new DivergenceSearch(variants, each, ShortestDivergences::matters, timeUp);
        reaches.forEach(search::search);
        for (int i = 0; i < choices.size(); i++) {
            Change change = new Change(ruleset, choices.get(i));
            search.collected(i).shortest().ifPresent(divergence -> alone.put(change, divergence));
        }
        if (reachedAlone.isEmpty()) {
            reachedAlone.addAll(search.reached());
        }
    }

    /** What was found, pair by pair in the order given. */
    public List<Pairing> pairings() {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            Map<Axis, Alone> byItself = new LinkedHashMap<>();
            for (Axis axis : between.get(i).axes()) {
                if (between.get(i).shortest(axis).isEmpty()) {
                    alone(pair, axis).ifPresent(shown -> byItself.put(axis, shown));
                }
            }
            pairings.add(
                    new Pairing(rulesets.get(pair.first()), rulesets.get(pair.second()), between.get(i), byItself));
        }
        return pairings;
    }

    private Optional<Alone> alone(Pair pair, Axis axis) {
        return Stream.of(alone(pair.first(), pair.second(), axis), alone(pair.second(), pair.first(), axis))
                .flatMap(Optional::stream)
                .min((one, other) -> Divergence.SHORTEST.compare(one.divergence(), other.divergence()));
    }

    private Optional<Alone> alone(int changed, int other, Axis axis) {
        return Optional.ofNullable(alone.get(new Change(changed, choice(other, axis))))
                .map(divergence -> new Alone(rulesets.get(changed), rulesets.get(other), divergence));
    }

    /** Whether the time was up before the end. */
    public boolean isCut() {
        return cut;
    }

    /** How far games of the rulesets were looked at. */
    public List<SearchLimit> reached() {
        return List.copyOf(reached);
    }

    /** How far at most games were looked at that show an axis alone; none if all axes have shown. */
    public List<SearchLimit> reachedAlone() {
        return List.copyOf(reachedAlone);
    }
}
