package touchstone.suite.baseline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * A run beside a baseline. What the run was not to try is not compared.
 *
 * @param changes those to look at first before others
 * @param asBefore what the baseline says and the run shows
 * @param untried how many scenarios the run should have tried and did not come to
 */
public record Comparison(List<Change> changes, List<Known> asBefore, int untried) {

    /**
     * @param claim what the run was about, which is what the baseline is of
     * @param tested the subjects tried; those the baseline does not know are left alone
     */
    public static Comparison of(Baseline baseline, Specification specification, Claim claim, List<Tested> tested) {
        Comparing comparing = new Comparing(specification, claim);
        for (Tested one : tested) {
            Optional.ofNullable(baseline.subjects().get(one.subject().id()))
                    .ifPresent(standing -> comparing.compare(standing, one));
        }
        comparing.changes.sort(Comparator.comparing(Change::kind));
        return new Comparison(List.copyOf(comparing.changes), List.copyOf(comparing.asBefore), comparing.untried);
    }

    /** What a result says otherwise than the baseline does of its subject; empty if all is as the baseline has it. */
    public static Optional<Change> change(Standing standing, Profile profile, Result result) {
        ScenarioId id = ScenarioId.of(result.scenario());
        String subject = result.subject().id();
        Outcome now = Outcome.of(result, profile);
        return Optional.ofNullable(standing.scenarios().get(id))
                .map(before -> Change.between(subject, id, before, now, result))
                .orElseGet(() -> Optional.of(Change.ofNew(subject, id, now, result)));
    }

    public long count(Change.Kind kind) {
        return changes.stream().filter(change -> change.kind() == kind).count();
    }

    /** How many failures are as the baseline says. */
    public long knownFailures() {
        return asBefore.stream().filter(Known::failed).count();
    }

    /** How many of these nobody has given a reason for. */
    public long withoutReason() {
        return asBefore.stream().filter(Known::lacksReason).count();
    }

    /** How many scenarios are unsupported as the baseline says. */
    public long unsupported() {
        return asBefore.stream()
                .filter(known -> known.outcome() instanceof Outcome.Lacking)
                .count();
    }

    /** A comparison in the making. */
    private static final class Comparing {

        private final Specification specification;
        private final Claim claim;
        private final Reach reach;
        private final List<Change> changes = new ArrayList<>();
        private final List<Known> asBefore = new ArrayList<>();
        private int untried;

        Comparing(Specification specification, Claim claim) {
            this.specification = specification;
            this.claim = claim;
            this.reach = Reach.of(specification, claim);
        }

        void compare(Standing standing, Tested tested) {
            String subject = tested.subject().id();
            List<Result> tried =
                    tested.results().stream().filter(Result::wasTried).toList();
            for (Result result : tried) {
                change(standing, claim.profile(), result)
                        .ifPresentOrElse(
                                changes::add,
                                () -> asBefore.add(standing.scenarios().get(ScenarioId.of(result.scenario()))));
            }
            untried += reach.planned().size() - tried.size();
            standing.scenarios().forEach((id, known) -> {
                if (reach.misses(id)) {
                    changes.add(Change.gone(subject, id, title(id, known), known));
                }
            });
        }

        private String title(ScenarioId id, Known known) {
            return specification.scenario(id.toString()).map(Scenario::title).orElse(known.title());
        }
    }
}
