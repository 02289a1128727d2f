package touchstone.explore.campaign;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.BaseRules;

/**
 * The disagreements of a campaign, sorted by cause. A deviation that is met all the time is not made small each time:
 * of each kind of disagreement the first few are, then fewer and fewer, as another cause may hide behind the same
 * looks.
 */
public final class FoundCauses implements MetDisagreements {

    /** How many of a kind are examined one after another. */
    private static final int FIRST = 3;

    private final BaseRules rules;
    private final Function<Disagreement, Optional<ShrinkResult>> examiner;
    private final Sink sink;
    private final Map<DisagreementKind, Long> met = new TreeMap<>();
    private final Map<DisagreementKind, Long> examined = new TreeMap<>();
    private final Map<String, FoundCause> causes = new TreeMap<>();

    /** Where finds are written down as they come. */
    public interface Sink {

        /** One was met that is going to be examined, which may take a while. */
        void met(TraceSource.Drawn drawn, Disagreement disagreement);

        /**
         * A cause was found, or a smaller example of it.
         *
         * @param disagreement that was made small
         */
        void found(FoundCause discovery, Disagreement disagreement);
    }

    /** @param examiner makes a disagreement small, unless it is given up because the run is */
    public FoundCauses(BaseRules rules, Function<Disagreement, Optional<ShrinkResult>> examiner, Sink sink) {
        this.rules = rules;
        this.examiner = examiner;
        this.sink = sink;
    }

    @Override
    public List<Disagreement> worthExamining(
            TraceSource.Drawn drawn, List<Disagreement> disagreements, boolean sparing) {
        List<Disagreement> worth = new ArrayList<>();
        DisagreementKind.first(rules, disagreements).forEach((kind, disagreement) -> {
            if (isWorthExamining(kind, sparing)) {
                worth.add(disagreement);
            }
        });
        return worth;
    }

    /** Counts one that was met on a trace. */
    boolean isWorthExamining(DisagreementKind kind, boolean sparing) {
        long times = met.merge(kind, 1L, Long::sum);
        boolean worth = times == 1 || !sparing && (times <= FIRST || Long.bitCount(times) == 1);
        if (worth) {
            examined.merge(kind, 1L, Long::sum);
        }
        return worth;
    }

    @Override
    public void examine(TraceSource.Drawn drawn, Disagreement disagreement) {
        sink.met(drawn, disagreement);
        Optional<ShrinkResult> examination = examiner.apply(disagreement);
        if (examination.isEmpty()) {
            return;
        }
        ShrinkResult shrunk = examination.get();
        String key = shrunk.cause().key();
        FoundCause known = causes.get(key);
        FoundCause discovery = known == null
                ? FoundCause.first(causes.size() + 1, drawn.number(), disagreement, shrunk)
                : known.and(drawn.number(), shrunk);
        causes.put(key, discovery);
        if (known == null || discovery.smallest() != known.smallest()) {
            sink.found(discovery, disagreement);
        }
    }

    /** The causes so far, in the order in which they were met. */
    public List<FoundCause> causes() {
        List<FoundCause> all = new ArrayList<>(causes.values());
        all.sort(Comparator.comparing(FoundCause::number));
        return all;
    }

    /** How many disagreements there were, each kind counted once a trace. */
    public long disagreements() {
        return met.values().stream().mapToLong(Long::longValue).sum();
    }

    /** How often each kind was met, in words. */
    public Map<String, Looks> kinds() {
        Map<String, Looks> kinds = new TreeMap<>();
        met.forEach((kind, times) -> kinds.put(kind.words(), new Looks(times, examined.getOrDefault(kind, 0L))));
        return kinds;
    }

    /**
     * One kind of disagreement.
     *
     * @param met how often
     * @param examined how many of these were made small
     */
    public record Looks(long met, long examined) {

        public Looks plus(Looks other) {
            return new Looks(met + other.met, examined + other.examined);
        }
    }
}
