package touchstone.laboratory.parting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Position;
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
 * Walks through the games that all of several rulesets allow, or two of them at least, the shortest first, and notes for each
 * pair of interest where they part. So that what many pairs have in common is played once.
 */
public final class Search {

    /** A pair of rulesets by their numbers. */
    public record Pair(int first, int second) {}

    /** @param inResults the two, as far as results go */
    private record Rival(Pair pair, Rivals rivals, Rivals inResults, Collected collected, Set<Object> seen) {}

    /** How a game stands in each ruleset: none where a step was refused. Rulesets that agree on all of it share one. */
    private record Moment(Game[] games, int plays) {}

    /** What decides a result, whatever else has been. */
    private record Account(
            Position position,
            int black,
            int white,
            Course.Terms terms,
            Optional<Color> firstPasser,
            int blackPasses,
            int whitePasses,
            Optional<Course.End> end,
            boolean talk,
            long live) {}

    /** What decides whether a game has ended. */
    private record Standing(
            int passes, boolean resumed, boolean stopped, Optional<Color> firstPasser, Color toMove, boolean end) {

        static Standing of(Game game) {
            Course course = game.course();
            return new Standing(
                    game.successivePasses(),
                    course.resumed(),
                    course.stopped(),
                    course.passes().firstPasser(),
                    game.toMove(),
                    course.end().isPresent());
        }
    }

    private static final List<Kind> COUNTED = List.of(Kind.SCORE, Kind.WINNER, Kind.POINTS, Kind.COUNT);

    /** What the players have said comes of a game: nothing is counted. */
    private static final List<Kind> DECLARED = List.of(Kind.SCORE, Kind.WINNER);

    private final List<VariantRules> rules;
    /** The choices that have a say in which moves are legal, besides where the game stands. */
    private final List<List<Choice>> ofMoves;

    private final List<Rival> rivals;
    private final Predicate<Collected> enough;
    private final BooleanSupplier timeUp;
    private final List<Reach> reached = new ArrayList<>();
    private final Set<Object> seen = new HashSet<>();
    private final List<Step> steps = new ArrayList<>();
    private Start start;
    private int depth;
    private Reach reach;
    private long limit;
    private long taken;

    /**
     * @param enough whether no more need be found of a pair
     * @param timeUp asked now and then whether to stop
     */
    public Search(List<Variant> variants, List<Pair> pairs, Predicate<Collected> enough, BooleanSupplier timeUp) {
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
        this.rivals = pairs.stream()
                .map(pair -> {
                    Variant one = variants.get(pair.first());
                    Variant other = variants.get(pair.second());
                    Rivals two = new Rivals(one, other, at);
                    Rivals inResults = new Rivals(Results.alike(one), Results.alike(other), at);
                    return new Rival(pair, two, inResults, new Collected(two.axes()), new HashSet<>());
                })
                .toList();
    }

    /** Looks as far as is said, or until the time is up. */
    public void look(Reach wanted) {
        reach = wanted;
        start = wanted.start();
        limit = wanted.mostTried() == Long.MAX_VALUE ? Long.MAX_VALUE : taken + wanted.mostTried();
        seen.clear();
        rivals.forEach(rival -> rival.seen().clear());
        boards();
        Game game = start.game(rules.get(0));
        int done = 0;
        try {
            for (depth = 1; depth <= wanted.steps() && isWanting(); depth++) {
                visit(new Moment(shared(game), 0));
                done = depth;
            }
        } catch (TimeUp up) {
            // What was found until now is as short as it gets: shorter games were tried before.
            steps.clear();
        }
        reached.add(wanted.cut(done));
    }

    private boolean isWanting() {
        return rivals.stream().anyMatch(rival -> !enough.test(rival.collected()));
    }

    /** The same game for all rulesets of which more is wanted. */
    private Game[] shared(Game game) {
        Game[] games = new Game[rules.size()];
        for (Rival rival : rivals) {
            if (!enough.test(rival.collected())) {
                games[rival.pair().first()] = game;
                games[rival.pair().second()] = game;
            }
        }
        return games;
    }

    /** What was found for a pair, in the order of the pairs given. */
    public Collected collected(int pair) {
        return rivals.get(pair).collected();
    }

    public List<Reach> reached() {
        return List.copyOf(reached);
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

    private void boards() {
        for (Rival rival : rivals) {
            if (rival.rivals().first().plays(start.board())
                    != rival.rivals().second().plays(start.board())) {
                note(
                        rival,
                        Kind.BOARD,
                        rival.rivals()
                                .cause(
                                        (one, other) -> one.plays(start.board()) != other.plays(start.board()),
                                        (a, b) -> true));
            }
        }
    }

    private void visit(Moment moment) {
        Stage[] stages = stages(moment);
        Collection<Step> candidates = candidates(moment, stages);
        for (Step step : candidates) {
            if (++taken >= limit || (taken & 0xFFF) == 0 && timeUp.getAsBoolean()) {
                throw new TimeUp();
            }
            steps.add(step);
            take(moment, stages, step);
            steps.remove(steps.size() - 1);
        }
    }

    private Collection<Step> candidates(Moment moment, Stage[] stages) {
        Collection<Step> all = List.of();
        for (int i = 0; i < stages.length; i++) {
            Game game = moment.games()[i];
            if (game == null || first(moment, i) < i) {
                continue;
            }
            List<VariantRules> sharing = new ArrayList<>();
            List<Stage> theirs = new ArrayList<>();
            for (int j = i; j < stages.length; j++) {
                if (moment.games()[j] == game) {
                    sharing.add(rules.get(j));
                    theirs.add(stages[j]);
                }
            }
            List<Step> more = Candidates.of(
                    sharing,
                    theirs,
                    game,
                    steps.isEmpty(),
                    moment.plays() < reach.mostPlays() ? reach.plays() : Reach.Plays.NONE);
            if (all.isEmpty()) {
                all = more;
            } else {
                all = new LinkedHashSet<>(all);
                all.addAll(more);
            }
        }
        return all;
    }

    /** The first ruleset that shares the game of another. */
    private static int first(Moment moment, int of) {
        int first = 0;
        while (moment.games()[first] != moment.games()[of]) {
            first++;
        }
        return first;
    }

    private Stage[] stages(Moment moment) {
        Stage[] stages = new Stage[rules.size()];
        for (int i = 0; i < stages.length; i++) {
            if (moment.games()[i] != null) {
                stages[i] = Stage.of(rules.get(i), moment.games()[i]);
            }
        }
        return stages;
    }

    private void take(Moment moment, Stage[] stages, Step step) {
        int count = rules.size();
        boolean last = steps.size() == depth;
        boolean move = step instanceof Step.Moved;
        Ruling[] rulings = new Ruling[count];
        Game[] after = new Game[count];
        int allowing = 0;
        int refusing = 0;
        for (int i = 0; i < count; i++) {
            Game game = moment.games()[i];
            if (game == null) {
                continue;
            }
            int like = move ? like(moment, stages, i) : i;
            if (like < i) {
                rulings[i] = rulings[like];
                after[i] = after[like];
                refusing += after[i] == null ? 1 : 0;
                allowing += after[i] == null ? 0 : 1;
                continue;
            }
            rulings[i] = step.ruling(rules.get(i), game);
            if (Difference.isRefused(rulings[i])) {
                refusing++;
            } else {
                allowing++;
                after[i] = shared(moment, after, i, after(rulings[i]));
            }
        }
        if (last && refusing > 0 && allowing + refusing > 1) {
            legality(moment, stages, step, rulings);
        }
        if (allowing < 2) {
            return;
        }
        boolean play = step instanceof Step.Moved moved && moved.move() instanceof Move.Play;
        Moment next = new Moment(after, moment.plays() + (play ? 1 : 0));
        if (last) {
            compare(next);
        } else {
            visit(next);
        }
    }

    /** The first ruleset that says the same of every move. */
    private int like(Moment moment, Stage[] stages, int at) {
        for (int i = 0; i < at; i++) {
            if (moment.games()[i] == moment.games()[at]
                    && stages[i] == stages[at]
                    && ofMoves.get(i).equals(ofMoves.get(at))) {
                return i;
            }
        }
        return at;
    }

    private static Game after(Ruling ruling) {
        return ruling instanceof Ruling.Made made ? made.after() : ((Ruling.Agreed) ruling).after();
    }

    /** One and the same game for all rulesets in which a step has led to the same. */
    private static Game shared(Moment moment, Game[] after, int at, Game game) {
        for (int i = 0; i < at; i++) {
            if (after[i] != null
                    && moment.games()[i] == moment.games()[at]
                    && after[i].toMove() == game.toMove()
                    && after[i].course().equals(game.course())
                    && after[i].position().equals(game.position())) {
                return after[i];
            }
        }
        return game;
    }

    private void legality(Moment moment, Stage[] stages, Step step, Ruling[] rulings) {
        boolean talk = isTalk(steps.size() - 1);
        String[] pattern = new String[rulings.length];
        for (int i = 0; i < rulings.length; i++) {
            pattern[i] = rulings[i] == null ? "" : words(rulings[i], stages[i]) + talk;
        }
        // What has been seen with all rulesets has been seen with each two of them.
        if (!seen.add(List.of(pattern))) {
            return;
        }
        Kind ruled = step instanceof Step.Moved ? Kind.LEGALITY : Kind.AGREEMENT;
        for (Rival rival : rivals) {
            int i = rival.pair().first();
            int j = rival.pair().second();
            if (rulings[i] == null
                    || rulings[j] == null
                    || !rival.seen()
                            .add(List.of(ruled, pattern[i], pattern[j], moment.games()[i] == moment.games()[j]))) {
                continue;
            }
            if (Difference.isRefused(rulings[i]) != Difference.isRefused(rulings[j])) {
                rulings(rival, ruled, moment, step);
            } else if (Difference.isUndecided(rulings[i]) != Difference.isUndecided(rulings[j])) {
                rulings(rival, Kind.OPEN, moment, step);
            }
        }
    }

    private void rulings(Rival rival, Kind kind, Moment moment, Step step) {
        Game one = moment.games()[rival.pair().first()];
        Game other = moment.games()[rival.pair().second()];
        BiPredicate<VariantRules, VariantRules> differ = (a, b) -> differ(kind, a, one, b, other, step);
        if (!rival.collected().hasAll(kind)
                && differ.test(rival.rivals().first(), rival.rivals().second())) {
            Cause cause = rival.rivals().cause(differ, (a, b) -> replayed(kind, a, b));
            Ruling here = step.ruling(rival.rivals().first(), one);
            Ruling refused = Difference.isRefused(here)
                    ? here
                    : step.ruling(rival.rivals().second(), other);
            note(
                    rival,
                    kind,
                    cause.narrowed(((Ruling.Refused) refused).refusal().clause()));
        }
    }

    private static boolean differ(Kind kind, VariantRules first, Game one, VariantRules second, Game other, Step step) {
        return kind == Kind.OPEN
                ? Difference.inSilence(first, one, second, other, step)
                : Difference.inLegality(first, one, second, other, step);
    }

    private static String words(Ruling ruling, Stage stage) {
        return ruling instanceof Ruling.Refused refused
                ? refused.refusal().getClass().getSimpleName() + " "
                        + refused.refusal().clause() + " " + stage
                : stage.toString();
    }

    private void compare(Moment moment) {
        Stage[] stages = stages(moment);
        Game game = Arrays.stream(moment.games())
                .filter(one -> one != null)
                .findFirst()
                .orElseThrow();
        Course course = game.course();
        boolean talk = isTalk(steps.size());
        boolean one = Arrays.stream(moment.games()).allMatch(other -> other == null || other == game);
        if (!one || seen.add(List.of(Arrays.asList(stages).toString(), Standing.of(game), talk))) {
            end(moment, stages, talk);
        }
        long ended = 0;
        boolean alike = true;
        for (int i = 0; i < stages.length; i++) {
            if (stages[i] != null && stages[i].mayEnd(rules.get(i))) {
                ended |= 1L << i;
                alike &= moment.games()[i] == game;
            }
        }
        Account account = new Account(
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
        if (Long.bitCount(ended) > 1 && (!alike || seen.add(account))) {
            results(
                    moment,
                    ended,
                    course.end().filter(Course.End.Declared.class::isInstance).isPresent());
        }
    }

    private void end(Moment moment, Stage[] stages, boolean talk) {
        for (Rival rival : rivals) {
            int i = rival.pair().first();
            int j = rival.pair().second();
            if (stages[i] == null || stages[j] == null || stages[i] == stages[j]) {
                continue;
            }
            Game one = moment.games()[i];
            Game other = moment.games()[j];
            if (!rival.collected().hasAll(Kind.END)
                    && rival.seen().add(List.of(stages[i], stages[j], Standing.of(one), Standing.of(other), talk))) {
                note(
                        rival,
                        Kind.END,
                        rival.rivals()
                                .cause(
                                        (a, b) -> Difference.inEnd(a, one, b, other),
                                        (a, b) -> replayed(Kind.END, a, b)));
            }
        }
    }

    /** Whether the players have said something in the first steps. */
    private boolean isTalk(int first) {
        return steps.subList(0, first).stream().anyMatch(Step.Said.class::isInstance);
    }

    private void results(Moment moment, long ended, boolean declared) {
        Results results = new Results();
        for (Rival rival : rivals) {
            int i = rival.pair().first();
            int j = rival.pair().second();
            Rivals two = declared ? rival.rivals() : rival.inResults();
            if ((ended >>> i & 1) == 0 || (ended >>> j & 1) == 0 || two.axes().isEmpty()) {
                continue;
            }
            Game one = moment.games()[i];
            Game other = moment.games()[j];
            for (Kind kind : declared ? DECLARED : COUNTED) {
                BiPredicate<VariantRules, VariantRules> differ = (a, b) -> results.differ(kind, a, one, b, other);
                if (differ.test(two.first(), two.second()) && isNew(rival.collected(), kind, declared, two, differ)) {
                    note(rival, kind, two.cause(differ, (a, b) -> replayed(kind, a, b)));
                }
            }
        }
    }

    private static boolean isNew(
            Collected collected,
            Kind kind,
            boolean declared,
            Rivals two,
            BiPredicate<VariantRules, VariantRules> differ) {
        return !collected.has(kind)
                || declared && !collected.hasAll(kind)
                || two.turnsOn(axis -> Results.turnsOn(kind, axis) && !collected.has(kind, axis), differ);
    }

    /** Whether two rules part on the present game; so it is taken to be if they do not get so far. */
    private boolean replayed(Kind kind, VariantRules first, VariantRules second) {
        Game one = start.game(first);
        Game other = start.game(second);
        int before = kind.isRuling() ? steps.size() - 1 : steps.size();
        for (Step step : steps.subList(0, before)) {
            Ruling here = step.ruling(first, one);
            Ruling there = step.ruling(second, other);
            if (Difference.isRefused(here) || Difference.isRefused(there)) {
                return true;
            }
            one = after(here);
            other = after(there);
        }
        return switch (kind) {
            case LEGALITY, AGREEMENT, OPEN -> differ(kind, first, one, second, other, steps.get(before));
            case END -> Difference.inEnd(first, one, second, other);
            default -> !Difference.result(kind, first, one).equals(Difference.result(kind, second, other));
        };
    }

    private void note(Rival rival, Kind kind, Cause cause) {
        rival.collected().add(new Parting(kind, start, steps, cause));
    }

    /** Every pair of some rulesets that differ in any axis. */
    public static List<Pair> pairs(List<Variant> variants) {
        return IntStream.range(0, variants.size())
                .boxed()
                .flatMap(i -> IntStream.range(i + 1, variants.size()).mapToObj(j -> new Pair(i, j)))
                .filter(pair -> !Rivals.differing(variants.get(pair.first()), variants.get(pair.second()))
                        .isEmpty())
                .toList();
    }

    /** The axes in which two points differ. */
    public static List<Axis> differing(Variant one, Variant other) {
        return Rivals.differing(one, other);
    }
}
