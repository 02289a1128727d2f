package touchstone.suite.baseline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** Brings a baseline up to date. */
public final class BaselineUpdater {

    private final Specification specification;
    private final Claim claim;
    private final String suiteVersion;

    /** @param suiteVersion the version of Touchstone */
    public BaselineUpdater(Specification specification, Claim claim, String suiteVersion) {
        this.specification = specification;
        this.claim = claim;
        this.suiteVersion = suiteVersion;
    }

    /**
     * What to put in the place of a baseline after a run that has tried all it was to try. What it was not to try stays as it
     * was, and so do the reasons and links of whatever still fails, or still is unsupported for lack of the same.
     *
     * @param before a baseline of the same claim; empty if there was none
     */
    public Baseline of(Optional<Baseline> before, List<TestedSubject> tested) {
        SortedMap<String, BaselineSubject> subjects = new TreeMap<>();
        before.ifPresent(baseline -> subjects.putAll(baseline.subjects()));
        Baseline.of(suiteVersion, claim.name(), claim.profile(), tested)
                .subjects()
                .forEach((id, standing) -> subjects.merge(id, standing, this::updated));
        return new Baseline(suiteVersion, claim.name(), claim.profile(), subjects);
    }

    private BaselineSubject updated(BaselineSubject before, BaselineSubject now) {
        ComparedScope reach = ComparedScope.of(specification, claim);
        SortedMap<ScenarioId, KnownOutcome> scenarios = new TreeMap<>();
        Map<String, FailureNote> ofCapabilities = new HashMap<>();
        before.scenarios().forEach((id, known) -> {
            if (!reach.plans(id) && !reach.misses(id)) {
                scenarios.put(id, known);
            }
            if (known.outcome() instanceof ScenarioOutcome.Lacking lacking) {
                ofCapabilities.put(lacking.capability(), known.note());
            }
        });
        now.scenarios()
                .forEach((id, known) -> scenarios.put(
                        id,
                        known.outcome() instanceof ScenarioOutcome.Lacking lacking
                                ? known.with(ofCapabilities.getOrDefault(lacking.capability(), FailureNote.NONE))
                                : updated(before.standing(id, known.title()).map(before.scenarios()::get), known)));
        return new BaselineSubject(now.version(), scenarios);
    }

    /** A failure that is like the one before is left as it is written, so that nothing fleeting in it makes a difference. */
    private static KnownOutcome updated(Optional<KnownOutcome> before, KnownOutcome now) {
        return before.filter(known -> known.failed() && now.failed())
                .map(known -> new KnownOutcome(
                        now.title(),
                        known.outcome().isLike(now.outcome()) ? known.outcome() : now.outcome(),
                        known.note().or(now.note())))
                .orElse(now);
    }
}
