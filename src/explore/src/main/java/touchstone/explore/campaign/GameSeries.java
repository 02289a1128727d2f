package touchstone.explore.campaign;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import touchstone.explore.shrink.ShrinkBudget;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.shrink.Shrinker;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.suite.specification.ClauseMappings;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;

/**
 * A fixed number of games played with a subject in one process, one after the other, and what differs from the rules in them.
 * The same games are played each time; a subject that is slow may not come to the last one.
 */
public final class GameSeries {

    /** How many differences of one kind are made small: several causes may look alike at first. */
    private static final int OF_A_KIND = 2;

    /** How many games before one are tried as what it follows from. */
    private static final List<Integer> BEFORE = List.of(1, 2, 4, 16);

    private static final long SHORT_NANOS = 100_000_000;
    private static final int MOST_STEPS = 1 << 12;

    private final BaseRules rules;
    private final Subject subject;
    private final TraceSource source;
    private final int games;
    private final Duration playing;
    private final Duration shrinking;
    private final ClauseMappings mappings;
    private final CountDownLatch cancelled = new CountDownLatch(1);
    private final List<Met> met = new ArrayList<>();
    private final Map<Long, GameTrace> played = new TreeMap<>();
    private long steps;
    private int differing;
    private int breakdowns;
    private int untold;
    private Predicate<List<Disagreement>> excused = found -> false;

    /** What was met in one game. */
    private record Met(TraceSource.Drawn drawn, List<Disagreement> disagreements) {}

    /**
     * What came of it.
     *
     * @param played how many of the games were played
     * @param steps that were taken in them
     * @param boards that they were played on, small ones first
     * @param differing in how many of them the subject differed
     * @param untold in how many of them it differed in nothing but what is not held against it
     * @param differences by their causes
     */
    public record Outcome(
            int played, long steps, List<Board> boards, int differing, int untold, List<GameDifference> differences) {

        public Outcome {
            boards = List.copyOf(boards);
            differences = List.copyOf(differences);
        }
    }

    /**
     * @param games how many there are
     * @param playing after which no further one is begun
     * @param shrinking how long differences are made small in all
     * @param mappings which name the clause that a cause is about
     */
    public GameSeries(
            BaseRules rules,
            Subject subject,
            TraceSource source,
            int games,
            Duration playing,
            Duration shrinking,
            ClauseMappings mappings) {
        this.rules = rules;
        this.subject = subject;
        this.source = source;
        this.games = games;
        this.playing = playing;
        this.shrinking = shrinking;
        this.mappings = mappings;
    }

    /**
     * What is not held against the subject, such as rules that it could not be told.
     *
     * @param differences whether the last of some differences in a game is not; the others are all that came before it
     */
    public GameSeries excusing(Predicate<List<Disagreement>> differences) {
        excused = differences;
        return this;
    }

    /** No further game is begun, and nothing more looked into; may be called by another thread. */
    public void cancel() {
        cancelled.countDown();
    }

    private boolean wasCancelled() {
        return cancelled.getCount() == 0;
    }

    /**
     * Plays them.
     *
     * @param progress is told how many have been played
     * @throws SubjectErrorException if the subject can't be started
     */
    public Outcome play(LongConsumer progress) {
        long end = System.nanoTime() + playing.toNanos();
        try (OrderedPrefetch<TraceSource.Drawn> ahead = new OrderedPrefetch<>(source::trace, games, 1, 16);
                RestartingSession seated = new RestartingSession(subject)) {
            int batchSteps = 1;
            List<TraceSource.Drawn> left = List.of();
            while (!wasCancelled() && System.nanoTime() < end && breakdowns < LocalCampaign.BREAKDOWNS_IN_SUCCESSION) {
                if (left.isEmpty()) {
                    left = gather(ahead, batchSteps);
                }
                if (left.isEmpty()) {
                    break;
                }
                long start = System.nanoTime();
                left = play(left, seated);
                if (System.nanoTime() - start < SHORT_NANOS) {
                    batchSteps = Math.min(MOST_STEPS, 4 * batchSteps + 200);
                } else {
                    batchSteps = Math.max(1, batchSteps / 2);
                }
                progress.accept(played.size());
            }
        }
        Collection<GameDifference> differences = wasCancelled() ? List.of() : differences();
        return new Outcome(played.size(), steps, boards(), differing, untold, List.copyOf(differences));
    }

    private List<Board> boards() {
        return played.values().stream()
                .map(GameTrace::board)
                .distinct()
                .sorted(Comparator.comparing(Board::size).thenComparing(Board::width))
                .toList();
    }

    private List<TraceSource.Drawn> gather(OrderedPrefetch<TraceSource.Drawn> ahead, int most) {
        List<TraceSource.Drawn> batch = new ArrayList<>();
        int sum = 0;
        while (sum < most && (batch.isEmpty() || ahead.isReady())) {
            Optional<TraceSource.Drawn> next = ahead.next();
            if (next.isEmpty()) {
                break;
            }
            batch.add(next.get());
            sum += next.get().trace().steps().size();
        }
        return batch;
    }

    /** @return those that are still to be played, as the subject broke down before them */
    private List<TraceSource.Drawn> play(List<TraceSource.Drawn> batch, RestartingSession seated) {
        List<List<Observation>> observations;
        try {
            observations =
                    seated.trace(batch.stream().map(TraceSource.Drawn::trace).toList());
        } catch (UnsupportedException lacking) {
            // It has given up a board that it had: each alone, and without those on such boards.
            if (batch.size() > 1) {
                List<TraceSource.Drawn> rest = new ArrayList<>();
                batch.forEach(one -> rest.addAll(play(List.of(one), seated)));
                return rest;
            }
            played.put(batch.get(0).number(), batch.get(0).trace());
            return List.of();
        }
        seated.transcript();
        for (int i = 0; i < observations.size(); i++) {
            TraceSource.Drawn drawn = batch.get(i);
            GameTrace trace = drawn.trace();
            List<Disagreement> all = trace.disagreements(observations.get(i));
            List<Disagreement> found = IntStream.range(0, all.size())
                    .filter(last -> !excused.test(all.subList(0, last + 1)))
                    .mapToObj(all::get)
                    .toList();
            untold += found.isEmpty() && !all.isEmpty() ? 1 : 0;
            played.put(drawn.number(), trace);
            steps += observations.get(i).size();
            if (!found.isEmpty()) {
                differing++;
                met.add(new Met(drawn, found));
            }
        }
        List<Observation> last = observations.isEmpty() ? List.of() : observations.get(observations.size() - 1);
        if (!last.isEmpty() && last.get(last.size() - 1) instanceof Observation.BrokeDown) {
            breakdowns = observations.size() > 1 ? 1 : breakdowns + 1;
            seated.startAgain();
            return batch.subList(observations.size(), batch.size());
        }
        breakdowns = 0;
        return List.of();
    }

    /** What was met, made small, a game for each cause. */
    private Collection<GameDifference> differences() {
        Map<String, GameDifference> causes = new LinkedHashMap<>();
        Map<DisagreementKind, Integer> kinds = new TreeMap<>();
        long end = System.nanoTime() + shrinking.toNanos();
        for (Met one : met) {
            Map<DisagreementKind, Disagreement> first = new LinkedHashMap<>();
            one.disagreements().forEach(found -> first.putIfAbsent(DisagreementKind.of(rules, found), found));
            first.forEach((kind, found) -> {
                int times = kinds.merge(kind, 1, Integer::sum);
                long left = end - System.nanoTime();
                if (!wasCancelled() && (times == 1 && causes.isEmpty() || times <= OF_A_KIND && left > 0)) {
                    difference(one.drawn(), found, Duration.ofNanos(Math.max(left / 2, SHORT_NANOS)))
                            .ifPresent(difference ->
                                    causes.merge(difference.shrunk().cause().key(), difference, GameSeries::better));
                }
            });
        }
        return causes.values();
    }

    private static GameDifference better(GameDifference one, GameDifference other) {
        int length = one.shrunk().smallest().trace().steps().size();
        boolean smaller = other.shrunk().smallest().trace().steps().size() < length;
        return one.isElusive() && !other.isElusive() || one.isElusive() == other.isElusive() && smaller ? other : one;
    }

    private Optional<GameDifference> difference(TraceSource.Drawn drawn, Disagreement found, Duration most) {
        try {
            ShrinkResult shrunk = shrink(subject, bare(found), most);
            if (shrunk.reproduced() > 0) {
                return Optional.of(new GameDifference(drawn.number(), drawn.policy(), found, shrunk, 0));
            }
            List<List<GameTrace>> histories = histories(drawn);
            for (List<GameTrace> before : histories) {
                if (showsAfter(before, found)) {
                    ShrinkResult after = shrink(new SubjectAfterGames(subject, before), found, most);
                    if (after.reproduced() > 0) {
                        return Optional.of(
                                new GameDifference(drawn.number(), drawn.policy(), found, after, before.size()));
                    }
                }
            }
            return Optional.of(new GameDifference(drawn.number(), drawn.policy(), found, shrunk, 0));
        } catch (SubjectErrorException broken) {
            // It can't be started any more.
            return Optional.empty();
        }
    }

    /**
     * A move taken or refused wrongly without looks and refused moves before it, if it is so too: of a long game not all can be left out one by
     * one, and what is left would be taken for a part of the cause.
     */
    private Disagreement bare(Disagreement found) {
        if (!(found.step() instanceof TraceStep.MoveStep)) {
            return found;
        }
        GameTrace whole = found.trace();
        List<TraceStep> steps = new ArrayList<>();
        for (int i = 0; i < found.at(); i++) {
            boolean accepted = whole.expected().get(i) instanceof Observation.Answered answered && answered.accepted();
            if (accepted && !(whole.steps().get(i) instanceof TraceStep.QueryStep)) {
                steps.add(whole.steps().get(i));
            }
        }
        steps.add(found.step());
        GameTrace trace = GameTrace.of(rules, whole.board(), steps);
        try (Session session = subject.open()) {
            return trace.disagreement(Tracer.trace(session, GameStart.of(trace.board()), trace.steps()))
                    .filter(one -> one.at() == steps.size() - 1)
                    .filter(one -> DisagreementKind.of(rules, one).equals(DisagreementKind.of(rules, found)))
                    .orElse(found);
        } catch (UnsupportedException lacking) {
            return found;
        }
    }

    private ShrinkResult shrink(Subject tried, Disagreement found, Duration most) {
        Duration time = most.compareTo(ShrinkBudget.DEFAULT.time()) < 0 ? most : ShrinkBudget.DEFAULT.time();
        try (Shrinker shrinker =
                new Shrinker(rules, tried, new ShrinkBudget(ShrinkBudget.DEFAULT.traces(), time), mappings)) {
            return shrinker.shrink(found);
        }
    }

    /** What may have gone before a game in the same process: a game of no moves, itself, or those that did. */
    private List<List<GameTrace>> histories(TraceSource.Drawn drawn) {
        List<List<GameTrace>> histories = new ArrayList<>();
        histories.add(List.of(new GameTrace(drawn.trace().board(), List.of(), List.of())));
        histories.add(List.of(drawn.trace()));
        List<GameTrace> before = played.entrySet().stream()
                .filter(one -> one.getKey() < drawn.number())
                .map(Map.Entry::getValue)
                .toList();
        for (int count : BEFORE) {
            if (count <= before.size()) {
                histories.add(before.subList(before.size() - count, before.size()));
            }
        }
        if (!before.isEmpty()) {
            histories.add(before);
        }
        return histories;
    }

    private boolean showsAfter(List<GameTrace> before, Disagreement found) {
        try (Session session = new SubjectAfterGames(subject, before).open()) {
            GameTrace trace = found.trace().first(found.at() + 1);
            return trace.disagreements(Tracer.trace(session, GameStart.of(trace.board()), trace.steps())).stream()
                    .anyMatch(one -> one.at() == found.at());
        } catch (UnsupportedException lacking) {
            return false;
        }
    }
}
