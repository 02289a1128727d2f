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
public final class Update {

    private final Specification specification;
    private final Claim claim;
    private final String suiteVersion;

    /** @param suiteVersion the version of Touchstone */
    public Update(Specification specification, Claim claim, String suiteVersion) {
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
    public Baseline of(Optional<Baseline> before, List<Tested> tested) {
        SortedMap<String, Standing> subjects = new TreeMap<>();
        before.ifPresent(baseline -> subjects.putAll(baseline.subjects()));
        Baseline.of(suiteVersion, claim.name(), claim.profile(), tested)
                .subjects()
                .forEach((id, standing) -> subjects.merge(id, standing, this::updated));
        return new Baseline(suiteVersion, claim.name(), claim.profile(), subjects);
    }

    private Standing updated(Standing before, Standing now) {
        Reach reach = Reach.of(specification, claim);
        SortedMap<ScenarioId, Known> scenarios = new TreeMap<>();
        Map<String, Note> ofCapabilities = new HashMap<>();
        before.scenarios().forEach((id, known) -> {
            if (!reach.plans(id) && !reach.misses(id)) {
                scenarios.put(id, known);
            }
            if (known.outcome() instanceof Outcome.Lacking lacking) {
                ofCapabilities.put(lacking.capability(), known.note());
            }
        });
        now.scenarios()
                .forEach((id, known) -> scenarios.put(
                        id,
                        known.outcome() instanceof Outcome.Lacking lacking
                                ? known.with(ofCapabilities.getOrDefault(lacking.capability(), Note.NONE))
                                : updated(Optional.ofNullable(before.scenarios().get(id)), known)));
        return new Standing(now.version(), scenarios);
    }

    /** A failure that is like the one before is left as it is written, so that nothing fleeting in it makes a difference. */
    private static Known updated(Optional<Known> before, Known now) {
        return before.filter(known -> known.failed() && now.failed())
                .map(known -> new Known(
                        now.title(),
                        known.outcome().isLike(now.outcome()) ? known.outcome() : now.outcome(),
                        known.note().or(now.note())))
                .orElse(now);
    }
}
