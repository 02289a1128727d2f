package touchstone.explore.campaign;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
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
public final class FoundCauses {

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

    /**
     * Counts what was met on a trace, each kind once.
     *
     * @param sparing whether only what looks like nothing before is worth it, as too much time has gone into the others
     * @return those that are worth examining
     */
    List<Disagreement> worthExamining(List<Disagreement> disagreements, boolean sparing) {
        Map<DisagreementKind, Disagreement> first = new LinkedHashMap<>();
        disagreements.forEach(one -> first.putIfAbsent(DisagreementKind.of(rules, one), one));
        List<Disagreement> worth = new ArrayList<>();
        first.forEach((kind, disagreement) -> {
            long times = met.merge(kind, 1L, Long::sum);
            if (times == 1 || !sparing && (times <= FIRST || Long.bitCount(times) == 1)) {
                examined.merge(kind, 1L, Long::sum);
                worth.add(disagreement);
            }
        });
        return worth;
    }

    @SuppressWarnings("ReferenceEquality") // Another example is one, whatever equals it.
    void examine(TraceSource.Drawn drawn, Disagreement disagreement) {
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
