package touchstone.suite.certificate.contradiction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.spi.KnownLimitation;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Where certificates contradict what is known of their program beforehand. A known limit names no options, so it is contradicted only
 * by all certificates of the program together: where what it says is wrong was seen to be right, and nowhere to be wrong. One
 * that names clauses need not be about all of their scenarios: that is contradicted only where they are all satisfied, each in one
 * certificate at least.
 *
 * @param descriptor where the limit stands
 */
public record LimitContradictions(Specification specification, String descriptor) {

    /**
     * One for each certificate and each scenario that a limit names and that is satisfied, or clauses that it names of which all are.
     *
     * @param testimonies all of programs with that descriptor
     */
    public List<Contradiction> among(List<Testimony> testimonies, List<KnownLimitation> limits) {
        List<Contradiction> found = new ArrayList<>();
        for (KnownLimitation limit : limits) {
            for (String named : limit.explains()) {
                KnownLimitation alone = new KnownLimitation(limit.what(), List.of(named), Optional.empty());
                if (testimonies.stream().noneMatch(one -> shows(one, alone))) {
                    found.addAll(
                            named.contains("/")
                                    ? ofScenario(testimonies, named, limit)
                                    : ofClauses(testimonies, named, limit));
                }
            }
        }
        return found;
    }

    /** Whether some scenario went wrong as the limit has it. */
    private static boolean shows(Testimony one, KnownLimitation limit) {
        return one.scenarios().entrySet().stream()
                .anyMatch(result -> isWrong(result.getValue()) && limit.explains(result.getKey()));
    }

    private static boolean isWrong(Verdict verdict) {
        return verdict == Verdict.VIOLATED || verdict == Verdict.TOLERATED || verdict == Verdict.ERROR;
    }

    private List<Contradiction> ofScenario(List<Testimony> testimonies, String scenario, KnownLimitation limit) {
        return testimonies.stream()
                .filter(says -> says.scenarios().get(scenario) == Verdict.SATISFIED)
                .map(says -> contradiction(
                        says, Verdict.SATISFIED.word(), limit, scenario.replaceFirst("/.*", ""), scenario))
                .toList();
    }

    private List<Contradiction> ofClauses(List<Testimony> testimonies, String named, KnownLimitation limit) {
        List<String> within = specification.clauses().stream()
                .filter(clause -> clause.isWithin(named))
                .flatMap(clause -> clause.scenarios().stream())
                .map(Scenario::id)
                .toList();
        boolean all = within.stream().allMatch(id -> testimonies.stream()
                .anyMatch(says -> says.scenarios().get(id) == Verdict.SATISFIED));
        return testimonies.stream()
                .filter(says ->
                        all && within.stream().anyMatch(id -> says.scenarios().get(id) == Verdict.SATISFIED))
                .map(says -> contradiction(says, Verdict.SATISFIED.word(), limit, named, "all scenarios"))
                .toList();
    }

    private Contradiction contradiction(
            Testimony says, String what, KnownLimitation limit, String clause, String scenario) {
        return new Contradiction(
                says.source(), what, descriptor, "as a known limit: " + limit.what(), clause, scenario);
    }
}
