package touchstone.explore.finding;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.ObservationText;
import touchstone.explore.trace.StepText;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.spi.KnownLimitation;
import touchstone.suite.result.KnownExplanation;

/**
 * A disagreement of a subject with the rules it claims, shrunk: {@code finding.json}. The published schema is {@code
 * reports/schema/finding.schema.json}.
 *
 * @param subject who disagrees
 * @param ruleset the ruleset claimed
 * @param axes its value on each axis
 * @param contradicted those explanations of the cause that something else the subject did speaks against
 * @param board width first, as in {@code 5x4}
 * @param steps the smallest trace from an empty board, in the words of {@link StepText}; the last step decides
 * @param expected what is to be seen at the last step, as a sentence without full stop
 * @param given what the subject showed there, in the same way: may quote untrusted text
 * @param transcript what was asked and answered on this trace, in the subject's own language: untrusted text
 * @param fresh how often the trace was played again, each time with a subject started anew
 * @param reproduced how often the same was seen then; a finding of which this is less than {@code fresh} is flaky
 * @param cutShort whether it might be smaller still: effort ran out
 * @param tried how many traces were tried to make it small
 * @param met how often the cause was met
 * @param origins where, the first of each run
 * @param suiteVersion the version of Touchstone
 * @param knownLimits what is known of the subject and explains this
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record FuzzFinding(
        FindingCause cause,
        Identity subject,
        String ruleset,
        Map<String, String> axes,
        List<String> contradicted,
        String board,
        List<String> steps,
        String expected,
        String given,
        List<Exchange> transcript,
        int fresh,
        int reproduced,
        boolean cutShort,
        int tried,
        long met,
        List<Origin> origins,
        String suiteVersion,
        List<KnownExplanation> knownLimits) {

    /**
     * Where a disagreement was met first in a run.
     *
     * @param commandLine how Touchstone was started
     * @param seed for everything drawn by lot in the run
     * @param walk the number of the walk in the run
     * @param steps how many steps had been taken on it
     */
    public record Origin(String commandLine, long seed, long walk, int steps, Instant at) {}

    public FuzzFinding {
        axes = Collections.unmodifiableMap(new TreeMap<>(axes));
        contradicted = List.copyOf(contradicted);
        steps = List.copyOf(steps);
        transcript = List.copyOf(transcript);
        origins = List.copyOf(origins);
        knownLimits = List.copyOf(knownLimits);
    }

    /**
     * @param origin where the disagreement was met
     * @param limits what is known of the subject
     */
    public static FuzzFinding of(
            ShrinkResult shrunk,
            ClaimedVariant claimed,
            Identity subject,
            Origin origin,
            String suiteVersion,
            List<KnownLimitation> limits) {
        Disagreement smallest = shrunk.smallest();
        return new FuzzFinding(
                shrunk.cause(),
                subject,
                claimed.ruleset(),
                claimed.axes(),
                shrunk.contradicted(),
                smallest.trace().board().toString(),
                smallest.trace().steps().stream().map(StepText::write).toList(),
                ObservationText.expected(smallest),
                ObservationText.given(smallest),
                shrunk.transcript(),
                shrunk.fresh(),
                shrunk.reproduced(),
                shrunk.cutShort(),
                shrunk.tried(),
                1,
                List.of(origin),
                suiteVersion,
                limits.stream()
                        .filter(limit -> limit.explains(shrunk.cause().clause()))
                        .map(limit -> new KnownExplanation(limit.what(), limit.link()))
                        .toList());
    }

    /** The rules claimed. */
    @JsonIgnore
    public Variant variant() {
        return ClaimedVariant.variant(axes);
    }

    /**
     * The smallest trace, with what is to be seen on it.
     *
     * @throws IllegalArgumentException if its words are not those of a trace
     */
    @JsonIgnore
    public GameTrace trace() {
        return GameTrace.of(
                new VariantRules(variant()),
                StepText.board(board),
                steps.stream().map(StepText::read).toList());
    }

    /** What the name of its folder ends with: in which way it is wrong, and about which clause. */
    @JsonIgnore
    public String slug() {
        return (cause.deviation().word() + "-" + cause.clause())
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
    }

    /** How often it was met in all. */
    public FuzzFinding met(long times) {
        return with(contradicted, times, origins);
    }

    /** What two findings have in common that are of one cause in one subject under one claim. */
    @JsonIgnore
    public String key() {
        return subject.name() + " " + subject.version() + " | " + ruleset + " | " + cause.key();
    }

    /** Whether the same was not seen each time. */
    @JsonIgnore
    public boolean flaky() {
        return reproduced < fresh;
    }

    /** Whether one of the two is as good a witness as the other and smaller: what joins findings keeps it. */
    @JsonIgnore
    public boolean betterThan(FuzzFinding other) {
        return Comparator.comparing(FuzzFinding::flaky)
                        .thenComparing(finding -> finding.steps.size())
                        .thenComparing(finding -> finding.board.length())
                        .thenComparing(FuzzFinding::board)
                        .thenComparing(finding -> String.join(",", finding.steps))
                        .compare(this, other)
                < 0;
    }

    /**
     * This finding and another of the same {@link #key}, met in other runs or in other parts of one: the better witness with the
     * origins of both.
     */
    public FuzzFinding joined(FuzzFinding other) {
        FuzzFinding better = other.betterThan(this) ? other : this;
        Set<String> against = new TreeSet<>(contradicted);
        against.addAll(other.contradicted);
        Set<Origin> all = new LinkedHashSet<>(origins);
        all.addAll(other.origins);
        return better.with(List.copyOf(against), met + other.met, List.copyOf(all));
    }

    private FuzzFinding with(List<String> speaksAgainst, long times, List<Origin> metAt) {
        return new FuzzFinding(
                cause,
                subject,
                ruleset,
                axes,
                speaksAgainst,
                board,
                steps,
                expected,
                given,
                transcript,
                fresh,
                reproduced,
                cutShort,
                tried,
                times,
                metAt,
                suiteVersion,
                knownLimits);
    }
}
