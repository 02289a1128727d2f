package touchstone.explore.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceSource;
import touchstone.spi.Exchange;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/**
 * Plays generated traces with a subject, one after the other. Walks are written by other threads meanwhile, so that the
 * subject is what limits the speed; each depends on its number alone, so that neither threads nor time change what is
 * found.
 */
public final class Campaign {

    /** After so many breakdowns without a walk between them there is no point in starting the subject again. */
    static final int BREAKDOWNS_IN_SUCCESSION = 8;

    private static final int WALKS_AHEAD = 64;
    private static final int MOST_STEPS = 1 << 13;
    private static final long SHORT_NANOS = 100_000_000;
    private static final long LONG_NANOS = 400_000_000;
    /** One in so many batches is asked once more, plainly. */
    private static final int SAMPLED = 8;

    private final Subject subject;
    private final TraceSource source;
    private final Shard shard;
    private final CampaignLimit extent;
    private final FoundCauses discoveries;
    private final Map<String, Long> steerings = new TreeMap<>();
    private final CoverageThread exercising = new CoverageThread();

    private Throughput pace = Throughput.NONE;
    private long began;
    private int batchSteps = 200;
    private long batches;
    private long walks;
    private long moves;
    private long breakdowns;
    private int inSuccession;
    /** In nanoseconds, how long disagreements were made small. */
    private long examining;

    private final CountDownLatch cancelled = new CountDownLatch(1);

    /** Is told how a campaign goes on. */
    @FunctionalInterface
    public interface Watcher {

        /** Some more walks have been gone: these many until now. */
        void saw(long walks, Throughput pace);
    }

    public Campaign(Subject subject, TraceSource source, Shard shard, CampaignLimit extent, FoundCauses discoveries) {
        this.subject = subject;
        this.source = source;
        this.shard = shard;
        this.extent = extent;
        this.discoveries = discoveries;
    }

    /** No further walk is begun; may be called by another thread. */
    public void cancel() {
        cancelled.countDown();
    }

    /** Whether it was ended before its time. */
    public boolean wasCancelled() {
        return cancelled.getCount() == 0;
    }

    /**
     * Whether it is being ended. An interrupt from the keyboard reaches the engines as well as us, and may reach them first; a
     * subject that breaks down just then has not broken down.
     */
    private boolean isCancelledAbout() {
        try {
            return cancelled.await(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /**
     * Goes the walks, as many as there are or as there is time for.
     *
     * @throws SubjectErrorException if the subject cannot be started, or breaks down again and again; what was found before is with the
     *     discoveries, and counted
     */
    public void run(Watcher watcher) {
        long count = extent.games().isPresent() ? shard.share(extent.games().getAsLong()) : Long.MAX_VALUE;
        began = System.nanoTime();
        int threads = Math.max(1, Math.min(8, Runtime.getRuntime().availableProcessors() - 1));
        try (OrderedPrefetch<GeneratedTrace> ahead = new OrderedPrefetch<>(
                        place -> GeneratedTrace.by(source, shard.number(place)),
                        count,
                        threads,
                        WALKS_AHEAD * threads);
                RestartingSession seated = new RestartingSession(subject);
                ThroughputProbe plainly = new ThroughputProbe(subject)) {
            while (goes(ahead, seated, plainly)) {
                watcher.saw(walks, pace);
            }
        }
    }

    /** Some walks; not any if it is time to end. */
    private boolean goes(OrderedPrefetch<GeneratedTrace> ahead, RestartingSession seated, ThroughputProbe plainly) {
        long start = System.nanoTime();
        List<GeneratedTrace> left = gather(ahead);
        boolean any = !left.isEmpty();
        while (!left.isEmpty()) {
            List<List<Observation>> seen =
                    seated.walk(left.stream().map(one -> one.drawn().walk()).toList());
            boolean broke = brokeDown(seen.get(seen.size() - 1));
            if (broke && isCancelledAbout()) {
                compare(left, seen.subList(0, seen.size() - 1)).forEach(one -> look(one, ahead));
                return false;
            }
            List<Met> met = compare(left, seen);
            List<Exchange> asked = seated.transcript();
            long nanos = System.nanoTime() - start;
            pace = pace.walked(asked.size(), nanos / 1e9);
            adapt(nanos);
            if (!broke && batches++ % SAMPLED == SAMPLED - 1) {
                ahead.quietly(() -> pace = plainly.again(asked, nanos / 1e9, pace));
            }
            met.forEach(one -> look(one, ahead));
            if (broke) {
                startAgain(seated, seen);
            } else {
                inSuccession = 0;
            }
            left = left.subList(seen.size(), left.size());
            start = System.nanoTime();
        }
        return any;
    }

    /** The next walks, as many as go in a fraction of a second: what is found on them is looked at after all are gone. */
    private List<GeneratedTrace> gather(OrderedPrefetch<GeneratedTrace> ahead) {
        List<GeneratedTrace> batch = new ArrayList<>();
        int steps = 0;
        while (!isOver() && steps < batchSteps && (batch.isEmpty() || ahead.isReady())) {
            Optional<GeneratedTrace> next = ahead.next();
            if (next.isEmpty()) {
                break;
            }
            batch.add(next.get());
            steps += next.get().drawn().walk().steps().size();
        }
        return batch;
    }

    private boolean isOver() {
        return wasCancelled()
                || extent.time()
                        .filter(time -> System.nanoTime() - began > time.toNanos())
                        .isPresent();
    }

    private void adapt(long nanos) {
        if (nanos < SHORT_NANOS) {
            batchSteps = Math.min(MOST_STEPS, 2 * batchSteps);
        } else if (nanos > LONG_NANOS) {
            batchSteps = Math.max(1, batchSteps / 2);
        }
    }

    /** Disagreements, and the walk they were met on. */
    private record Met(GeneratedTrace written, List<Disagreement> disagreements) {}

    private List<Met> compare(List<GeneratedTrace> gone, List<List<Observation>> seen) {
        List<Met> met = new ArrayList<>();
        for (int i = 0; i < seen.size(); i++) {
            GeneratedTrace written = gone.get(i);
            List<Disagreement> disagreements = written.drawn().walk().disagreements(seen.get(i));
            walks++;
            moves += written.moves();
            steerings.merge(written.drawn().steering(), 1L, Long::sum);
            exercising.walked(written, compared(seen.get(i), disagreements));
            if (!disagreements.isEmpty()) {
                met.add(new Met(written, disagreements));
            }
        }
        return met;
    }

    /** How many steps were compared: after something done otherwise it is no longer the same game. */
    private static int compared(List<Observation> seen, List<Disagreement> disagreements) {
        if (disagreements.isEmpty()) {
            return seen.size();
        }
        Disagreement last = disagreements.get(disagreements.size() - 1);
        return last.step() instanceof TraceStep.Look ? seen.size() : last.at() + 1;
    }

    /** In a run that is limited by time no more than a third of it goes into more of what is known. */
    private boolean isSparing() {
        return extent.time().isPresent()
                && extent.games().isEmpty()
                && examining > extent.time().get().toNanos() / 10
                && examining > (System.nanoTime() - began) / 3;
    }

    private void look(Met met, OrderedPrefetch<GeneratedTrace> ahead) {
        for (Disagreement disagreement : discoveries.worthExamining(met.disagreements(), isSparing())) {
            if (!wasCancelled()) {
                long start = System.nanoTime();
                ahead.quietly(() -> discoveries.examine(met.written().drawn(), disagreement));
                examining += System.nanoTime() - start;
            }
        }
    }

    private static boolean brokeDown(List<Observation> seen) {
        return !seen.isEmpty() && seen.get(seen.size() - 1) instanceof Observation.BrokeDown;
    }

    private void startAgain(RestartingSession seated, List<List<Observation>> seen) {
        breakdowns++;
        inSuccession = seen.size() > 1 ? 1 : inSuccession + 1;
        if (inSuccession >= BREAKDOWNS_IN_SUCCESSION) {
            List<Observation> last = seen.get(seen.size() - 1);
            Observation.BrokeDown how = (Observation.BrokeDown) last.get(last.size() - 1);
            throw new SubjectErrorException(
                    "it broke down on " + inSuccession + " walks in succession, the last time so: " + how.message(),
                    how.errorTail());
        }
        seated.startAgain();
    }

    /**
     * What was gone through, once it is over.
     *
     * @param boardsLacking how many boards the subject was found not to have
     */
    public CampaignStatistics account(int boardsLacking) {
        exercising.end();
        return new CampaignStatistics(
                walks,
                moves,
                breakdowns,
                new TreeMap<>(steerings),
                boardsLacking,
                exercising.superko(),
                exercising.total());
    }

    public Throughput pace() {
        return pace;
    }
}
