package touchstone.suite.baseline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The comparison of a run with a baseline. What the run was not to try is not compared.
 *
 * @param changes those to look at first before others
 * @param asBefore what the baseline says and the run shows
 * @param untried how many scenarios the run should have tried and did not come to
 */
public record BaselineComparison(List<BaselineChange> changes, List<KnownOutcome> asBefore, int untried) {

    /**
     * @param claim what the run was about, which is what the baseline is of
     * @param tested the subjects tried; those the baseline does not know are left alone
     */
    public static BaselineComparison of(
            Baseline baseline, Specification specification, Claim claim, List<TestedSubject> tested) {
        Comparing comparing = new Comparing(specification, claim);
        for (TestedSubject one : tested) {
            Optional.ofNullable(baseline.subjects().get(one.subject().id()))
                    .ifPresent(standing -> comparing.compare(standing, one));
        }
        comparing.changes.sort(Comparator.comparing(BaselineChange::kind));
        return new BaselineComparison(
                List.copyOf(comparing.changes), List.copyOf(comparing.asBefore), comparing.untried);
    }

    /** What a result says otherwise than the baseline does of its subject; empty if all is as the baseline has it. */
    public static Optional<BaselineChange> change(BaselineSubject standing, Profile profile, Result result) {
        ScenarioId id = ScenarioId.of(result.scenario());
        String subject = result.subject().id();
        ScenarioOutcome now = ScenarioOutcome.of(result, profile);
        Optional<KnownOutcome> known = standing.known(result);
        if (id.game() && known.filter(KnownOutcome::failed).isPresent()) {
            // Which game shows it, and by which moves, is a matter of chance.
            return Optional.empty();
        }
        return known.map(before -> BaselineChange.between(subject, id, before, now, result))
                .orElseGet(() -> Optional.of(BaselineChange.ofNew(subject, id, now, result)));
    }

    public long count(BaselineChange.Kind kind) {
        return changes.stream().filter(change -> change.kind() == kind).count();
    }

    /** How many failures are as the baseline says. */
    public long knownFailures() {
        return asBefore.stream().filter(KnownOutcome::failed).count();
    }

    /** How many of these nobody has given a reason for. */
    public long withoutReason() {
        return asBefore.stream().filter(KnownOutcome::lacksReason).count();
    }

    /** How many scenarios are unsupported as the baseline says. */
    public long unsupported() {
        return asBefore.stream()
                .filter(known -> known.outcome() instanceof ScenarioOutcome.Lacking)
                .count();
    }

    /** A comparison in the making. */
    private static final class Comparing {

        private final Specification specification;
        private final Claim claim;
        private final ComparedScope reach;
        private final List<BaselineChange> changes = new ArrayList<>();
        private final List<KnownOutcome> asBefore = new ArrayList<>();
        private int untried;

        Comparing(Specification specification, Claim claim) {
            this.specification = specification;
            this.claim = claim;
            this.reach = ComparedScope.of(specification, claim);
        }

        void compare(BaselineSubject standing, TestedSubject tested) {
            String subject = tested.subject().id();
            List<Result> tried =
                    tested.results().stream().filter(Result::wasTried).toList();
            Set<ScenarioId> met = new HashSet<>();
            for (Result result : tried) {
                standing.standing(ScenarioId.of(result.scenario()), result.title())
                        .ifPresent(met::add);
                change(standing, claim.profile(), result)
                        .ifPresentOrElse(
                                changes::add,
                                () -> asBefore.add(standing.known(result).orElseThrow()));
            }
            untried += reach.planned().size() - Result.scenarios(tried);
            standing.scenarios().forEach((id, known) -> {
                if (!met.contains(id) && reach.misses(id)) {
                    changes.add(BaselineChange.gone(subject, id, title(id, known), known));
                }
            });
        }

        private String title(ScenarioId id, KnownOutcome known) {
            return specification.scenario(id.toString()).map(Scenario::title).orElse(known.title());
        }
    }
}
