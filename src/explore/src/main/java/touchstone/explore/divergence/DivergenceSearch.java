package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/**
 * Searches the games that several rulesets allow, or at least two of them, the shortest first, for those on which pairs
 * of them differ. So that what many pairs have in common is played once.
 */
public final class DivergenceSearch {

    /** A pair of rulesets by their numbers. */
    public record Pair(int first, int second) {}

    private final List<VariantRules> rules;
    /** The choices that have a say in which moves are legal, besides where the game stands. */
    private final List<List<Choice>> ofMoves;

    private final DivergenceNotes notes;
    private final Predicate<ShortestDivergences> enough;
    private final BooleanSupplier timeUp;
    private final List<SearchLimit> reached = new ArrayList<>();
    private final List<GameStep> steps = new ArrayList<>();
    private int depth;
    private SearchLimit reach;
    private long limit;
    private long taken;
    private boolean cut;

    /**
     * @param enough whether no more need be found of a pair
     * @param timeUp asked now and then whether to stop
     */
    public DivergenceSearch(
            List<Variant> variants, List<Pair> pairs, Predicate<ShortestDivergences> enough, BooleanSupplier timeUp) {
        this.enough = enough;
        Map<Variant, VariantRules> rulebook = new HashMap<>();
        Function<Variant, VariantRules> at = variant -> rulebook.computeIfAbsent(variant, VariantRules::new);
        this.rules = variants.stream().map(at).toList();
        this.timeUp = timeUp;
        this.ofMoves = variants.stream()
                .map(variant -> List.<Choice>of(
                        variant.get(Repetition.class),
                        variant.get(SelfCapture.class),
                        variant.get(Supply.class),
                        variant.get(Handicap.class),
                        variant.get(Ending.class)))
                .toList();
        this.notes = new DivergenceNotes(variants, pairs, at, steps);
    }

    /** Looks as far as is said, or until the time is up. */
    public void search(SearchLimit wanted) {
        reach = wanted;
        limit = wanted.mostTried() == Long.MAX_VALUE ? Long.MAX_VALUE : taken + wanted.mostTried();
        Set<Integer> rulesets = notes.wanted(enough);
        if (rulesets.isEmpty()) {
            return;
        }
        notes.begin(wanted.start());
        Game game = wanted.start().game(rules.get(0));
        int done = 0;
        try {
            for (depth = 1; depth <= wanted.steps() && !rulesets.isEmpty(); depth++) {
                visit(ParallelGames.of(rules, shared(game, rulesets), 0));
                done = depth;
                rulesets = notes.wanted(enough);
            }
        } catch (TimeUp up) {
            // What was found until now is as short as it gets: shorter games were tried before.
            steps.clear();
        }
        reached.add(wanted.cut(done));
    }

    private Game[] shared(Game game, Set<Integer> rulesets) {
        Game[] games = new Game[rules.size()];
        rulesets.forEach(ruleset -> games[ruleset] = game);
        return games;
    }

    /** What was found for a pair, in the order of the pairs given. */
    public ShortestDivergences collected(int pair) {
        return notes.collected(pair);
    }

    public List<SearchLimit> reached() {
        return List.copyOf(reached);
    }

    /** Whether the time was up before the end. */
    public boolean isCut() {
        return cut;
    }

    /** How many steps have been tried. */
    public long taken() {
        return taken;
    }

    private static final class TimeUp extends RuntimeException {
        TimeUp() {
            super(null, null, false, false);
        }
    }

    private void visit(ParallelGames moment) {
        for (GameStep step : candidates(moment)) {
            cut |= (taken & 0xFFF) == 0xFFF && timeUp.getAsBoolean();
            if (++taken >= limit || cut) {
                throw new TimeUp();
            }
            steps.add(step);
            take(moment, step);
            steps.remove(steps.size() - 1);
        }
    }

    private List<GameStep> candidates(ParallelGames moment) {
        GameStage[] stages = moment.stages();
        List<GameStep> all = List.of();
        for (int i = 0; i < stages.length; i++) {
            if (!moment.isIn(i) || moment.first(i) < i) {
                continue;
            }
            List<VariantRules> sharing = new ArrayList<>();
            List<GameStage> theirs = new ArrayList<>();
            for (int j = i; j < stages.length; j++) {
                if (moment.share(i, j)) {
                    sharing.add(rules.get(j));
                    theirs.add(stages[j]);
                }
            }
            List<GameStep> more = NextSteps.of(
                    sharing,
                    theirs,
                    moment.games()[i],
                    steps.isEmpty(),
                    moment.plays() < reach.mostPlays() ? reach.plays() : SearchLimit.Plays.NONE);
            if (all.isEmpty()) {
                all = more;
            } else {
                Set<GameStep> both = new LinkedHashSet<>(all);
                both.addAll(more);
                all = new ArrayList<>(both);
                all.sort(Comparator.comparingInt(NextSteps::rank));
            }
        }
        return all;
    }

    private void take(ParallelGames moment, GameStep step) {
        int count = rules.size();
        boolean last = steps.size() == depth;
        boolean move = step instanceof GameStep.Moved;
        Ruling[] rulings = new Ruling[count];
        Game[] after = new Game[count];
        int allowing = 0;
        int refusing = 0;
        for (int i = 0; i < count; i++) {
            Game game = moment.games()[i];
            if (game == null) {
                continue;
            }
            int like = move ? like(moment, i) : i;
            if (like < i) {
                rulings[i] = rulings[like];
                after[i] = after[like];
                refusing += after[i] == null ? 1 : 0;
                allowing += after[i] == null ? 0 : 1;
                continue;
            }
            rulings[i] = step.ruling(rules.get(i), game);
            if (RulingDifference.isRefused(rulings[i])) {
                refusing++;
            } else {
                allowing++;
                after[i] = shared(moment, after, i, after(rulings[i]));
            }
        }
        if (last && refusing > 0 && allowing + refusing > 1) {
            notes.ruled(moment, step, rulings);
        }
        if (allowing < 2) {
            return;
        }
        boolean play = step instanceof GameStep.Moved moved && moved.move() instanceof Move.Play;
        ParallelGames next = ParallelGames.of(rules, after, moment.plays() + (play ? 1 : 0));
        if (last) {
            notes.came(next);
        } else {
            visit(next);
        }
    }

    /** The first ruleset that says the same of every move. */
    private int like(ParallelGames moment, int at) {
        for (int i = 0; i < at; i++) {
            if (moment.share(i, at)
                    && moment.stages()[i] == moment.stages()[at]
                    && ofMoves.get(i).equals(ofMoves.get(at))) {
                return i;
            }
        }
        return at;
    }

    /** The game after a step that is allowed. */
    static Game after(Ruling ruling) {
        return ruling instanceof Ruling.Made made ? made.after() : ((Ruling.Agreed) ruling).after();
    }

    /** One and the same game for all rulesets in which a step has led to the same. */
    private static Game shared(ParallelGames moment, Game[] after, int at, Game game) {
        for (int i = 0; i < at; i++) {
            if (after[i] != null
                    && moment.share(i, at)
                    && after[i].toMove() == game.toMove()
                    && after[i].course().equals(game.course())
                    && after[i].position().equals(game.position())) {
                return after[i];
            }
        }
        return game;
    }

    /** Every two of so many. */
    public static List<Pair> pairs(int count) {
        return IntStream.range(0, count)
                .boxed()
                .flatMap(i -> IntStream.range(i + 1, count).mapToObj(j -> new Pair(i, j)))
                .toList();
    }

    /** The axes in which two points differ. */
    public static List<Axis> differing(Variant one, Variant other) {
        return RulesPair.differing(one, other);
    }
}
