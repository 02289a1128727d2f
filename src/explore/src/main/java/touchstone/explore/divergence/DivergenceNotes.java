package touchstone.explore.divergence;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.explore.divergence.DivergenceSearch.Pair;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Records for each pair of rulesets on which games they differ, and why, during a search. */
final class DivergenceNotes {

    /**
     * @param inResults the two, as far as results go
     * @param seen moments of which there is nothing more to note for the pair
     */
    private record Rival(
            Pair pair, RulesPair rivals, RulesPair inResults, ShortestDivergences collected, Set<Object> seen) {}

    private static final List<DivergenceKind> COUNTED =
            List.of(DivergenceKind.SCORE, DivergenceKind.WINNER, DivergenceKind.POINTS, DivergenceKind.COUNT);

    /** What the players have said comes of a game: nothing is counted. */
    private static final List<DivergenceKind> DECLARED = List.of(DivergenceKind.SCORE, DivergenceKind.WINNER);

    private final List<VariantRules> rules;
    private final List<Rival> rivals;
    /** Moments of which there is nothing more to note for any pair. */
    private final Set<Object> seen = new HashSet<>();
    /** Of the game in hand: the search goes on with them. */
    private final List<GameStep> steps;

    private StartPosition start;

    /** @param at the rules at a point, the same each time */
    DivergenceNotes(
            List<Variant> variants, List<Pair> pairs, Function<Variant, VariantRules> at, List<GameStep> steps) {
        this.rules = variants.stream().map(at).toList();
        this.steps = steps;
        this.rivals = pairs.stream()
                .map(pair -> {
                    Variant one = variants.get(pair.first());
                    Variant other = variants.get(pair.second());
                    RulesPair two = RulesPair.of(one, other, at);
                    RulesPair inResults = RulesPair.of(ResultCache.alike(one), ResultCache.alike(other), at);
                    return new Rival(pair, two, inResults, new ShortestDivergences(two.axes()), new HashSet<>());
                })
                .toList();
    }

    /** What was found for a pair, in the order of the pairs given. */
    ShortestDivergences collected(int pair) {
        return rivals.get(pair).collected();
    }

    /** The rulesets of pairs of which not enough is known. */
    Set<Integer> wanted(Predicate<ShortestDivergences> enough) {
        Set<Integer> wanted = new HashSet<>();
        for (Rival rival : rivals) {
            if (!enough.test(rival.collected())) {
                wanted.addAll(List.of(rival.pair().first(), rival.pair().second()));
            }
        }
        return wanted;
    }

    /** Games begin from here on. */
    void begin(StartPosition from) {
        start = from;
        seen.clear();
        rivals.forEach(rival -> rival.seen().clear());
        boards();
    }

    private void boards() {
        for (Rival rival : rivals) {
            if (rival.rivals().first().plays(start.board())
                    != rival.rivals().second().plays(start.board())) {
                note(
                        rival,
                        DivergenceKind.BOARD,
                        rival.rivals()
                                .cause(
                                        (one, other) -> one.plays(start.board()) != other.plays(start.board()),
                                        (a, b) -> true));
            }
        }
    }

    /** Notes where rulesets part in what they say of a step: those that have the game before it. */
    void ruled(ParallelGames moment, GameStep step, Ruling[] rulings) {
        boolean talk = isTalk(steps.size() - 1);
        String[] pattern = new String[rulings.length];
        for (int i = 0; i < rulings.length; i++) {
            pattern[i] = rulings[i] == null ? "" : words(rulings[i], moment.stages()[i]) + talk;
        }
        // What has been seen with all rulesets has been seen with each two of them.
        if (!seen.add(List.of(pattern))) {
            return;
        }
        DivergenceKind ruled = step instanceof GameStep.Moved ? DivergenceKind.LEGALITY : DivergenceKind.AGREEMENT;
        for (Rival rival : rivals) {
            int i = rival.pair().first();
            int j = rival.pair().second();
            if (rulings[i] == null
                    || rulings[j] == null
                    || !rival.seen().add(List.of(ruled, pattern[i], pattern[j], moment.share(i, j)))) {
                continue;
            }
            if (RulingDifference.isRefused(rulings[i]) != RulingDifference.isRefused(rulings[j])) {
                rulings(rival, ruled, moment, step);
            } else if (RulingDifference.isUndecided(rulings[i]) != RulingDifference.isUndecided(rulings[j])) {
                rulings(rival, DivergenceKind.OPEN, moment, step);
            }
        }
    }

    private void rulings(Rival rival, DivergenceKind kind, ParallelGames moment, GameStep step) {
        Game one = moment.games()[rival.pair().first()];
        Game other = moment.games()[rival.pair().second()];
        BiPredicate<VariantRules, VariantRules> differ = (a, b) -> differ(kind, a, one, b, other, step);
        if (!rival.collected().hasAll(kind)
                && differ.test(rival.rivals().first(), rival.rivals().second())) {
            DivergenceCause cause = rival.rivals().cause(differ, (a, b) -> replayed(kind, a, b));
            Ruling here = step.ruling(rival.rivals().first(), one);
            Ruling refused = RulingDifference.isRefused(here)
                    ? here
                    : step.ruling(rival.rivals().second(), other);
            note(
                    rival,
                    kind,
                    cause.narrowed(((Ruling.Refused) refused).refusal().clause()));
        }
    }

    private static boolean differ(
            DivergenceKind kind, VariantRules first, Game one, VariantRules second, Game other, GameStep step) {
        return kind == DivergenceKind.OPEN
                ? RulingDifference.inSilence(first, one, second, other, step)
                : RulingDifference.inLegality(first, one, second, other, step);
    }

    private static String words(Ruling ruling, GameStage stage) {
        return ruling instanceof Ruling.Refused refused
                ? refused.refusal().getClass().getSimpleName() + " "
                        + refused.refusal().clause() + " " + stage
                : stage.toString();
    }

    /** Notes where rulesets part after a step that they allow. */
    void came(ParallelGames moment) {
        GameStage[] stages = moment.stages();
        Game game = moment.any();
        Course course = game.course();
        boolean talk = isTalk(steps.size());
        boolean one = moment.isOne();
        if (!one || seen.add(List.of(Arrays.asList(stages).toString(), standing(game), talk))) {
            end(moment, stages, talk);
        }
        BitSet ended = new BitSet();
        boolean alike = true;
        for (int i = 0; i < stages.length; i++) {
            if (stages[i] != null && stages[i].mayEnd(rules.get(i))) {
                ended.set(i);
                alike &= moment.games()[i] == game;
            }
        }
        if (ended.cardinality() > 1 && (!alike || seen.add(account(game, talk, ended)))) {
            results(
                    moment,
                    ended,
                    course.end().filter(Course.End.Declared.class::isInstance).isPresent());
        }
    }

    private void end(ParallelGames moment, GameStage[] stages, boolean talk) {
        for (Rival rival : rivals) {
            int i = rival.pair().first();
            int j = rival.pair().second();
            if (stages[i] == null || stages[j] == null || stages[i] == stages[j]) {
                continue;
            }
            Game one = moment.games()[i];
            Game other = moment.games()[j];
            if (!rival.collected().hasAll(DivergenceKind.END)
                    && rival.seen().add(List.of(stages[i], stages[j], standing(one), standing(other), talk))) {
                note(
                        rival,
                        DivergenceKind.END,
                        rival.rivals()
                                .cause(
                                        (a, b) -> RulingDifference.inEnd(a, one, b, other),
                                        (a, b) -> replayed(DivergenceKind.END, a, b)));
            }
        }
    }

    /** What decides whether a game has stopped or ended, whatever else has been. */
    private static List<Object> standing(Game game) {
        Course course = game.course();
        return List.of(
                game.successivePasses(),
                course.resumed(),
                course.stopped(),
                course.passes().firstPasser(),
                game.toMove(),
                course.end().isPresent());
    }

    /**
     * What decides the result of a game, whatever else has been.
     *
     * @param talk whether the players have said something: such games are kept apart
     * @param ended the rulesets in which it can end here, by their numbers
     */
    private static List<Object> account(Game game, boolean talk, BitSet ended) {
        Course course = game.course();
        return List.of(
                game.position(),
                game.removed(Color.BLACK),
                game.removed(Color.WHITE),
                course.terms(),
                course.passes().firstPasser(),
                course.passes().black(),
                course.passes().white(),
                course.end(),
                talk,
                ended);
    }

    /** Whether the players have said something in the first steps. */
    private boolean isTalk(int first) {
        return steps.subList(0, first).stream().anyMatch(GameStep.Said.class::isInstance);
    }

    private void results(ParallelGames moment, BitSet ended, boolean declared) {
        ResultCache results = new ResultCache();
        for (Rival rival : rivals) {
            int i = rival.pair().first();
            int j = rival.pair().second();
            RulesPair two = declared ? rival.rivals() : rival.inResults();
            if (!ended.get(i) || !ended.get(j) || two.axes().isEmpty()) {
                continue;
            }
            Game one = moment.games()[i];
            Game other = moment.games()[j];
            for (DivergenceKind kind : declared ? DECLARED : COUNTED) {
                BiPredicate<VariantRules, VariantRules> differ = (a, b) -> results.differ(kind, a, one, b, other);
                if (differ.test(two.first(), two.second()) && isNew(rival.collected(), kind, declared, two, differ)) {
                    note(rival, kind, two.cause(differ, (a, b) -> replayed(kind, a, b)));
                }
            }
        }
    }

    private static boolean isNew(
            ShortestDivergences collected,
            DivergenceKind kind,
            boolean declared,
            RulesPair two,
            BiPredicate<VariantRules, VariantRules> differ) {
        return !collected.has(kind)
                || declared && !collected.hasAll(kind)
                || two.turnsOn(axis -> ResultCache.turnsOn(kind, axis) && !collected.has(kind, axis), differ);
    }

    /** Whether two rules part on the present game; so it is taken to be if they do not get so far. */
    private boolean replayed(DivergenceKind kind, VariantRules first, VariantRules second) {
        Game one = start.game(first);
        Game other = start.game(second);
        int before = kind.isRuling() ? steps.size() - 1 : steps.size();
        for (GameStep step : steps.subList(0, before)) {
            Ruling here = step.ruling(first, one);
            Ruling there = step.ruling(second, other);
            if (RulingDifference.isRefused(here) || RulingDifference.isRefused(there)) {
                return true;
            }
            one = DivergenceSearch.after(here);
            other = DivergenceSearch.after(there);
        }
        return switch (kind) {
            case LEGALITY, AGREEMENT, OPEN -> differ(kind, first, one, second, other, steps.get(before));
            case END -> RulingDifference.inEnd(first, one, second, other);
            default -> !RulingDifference.result(kind, first, one).equals(RulingDifference.result(kind, second, other));
        };
    }

    private void note(Rival rival, DivergenceKind kind, DivergenceCause cause) {
        rival.collected().add(new Divergence(kind, start, steps, cause));
    }
}
