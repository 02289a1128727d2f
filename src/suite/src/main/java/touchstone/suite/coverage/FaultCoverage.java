package touchstone.suite.coverage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.KnownFault;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Which known faults of a claim one subject's results exclude: those that a scenario which it passed is known to catch. A fault
 * that no scenario under the claim's axis values catches is none of the claim, and where nothing is claimed of the rules of Go
 * there is no fault in them.
 */
public final class FaultCoverage {

    /** The board in the words that say where a scenario was lifted to. */
    private static final Pattern BOARD = Pattern.compile("\\d+x\\d+");

    private final List<ClaimedFault> faults;

    private FaultCoverage(List<ClaimedFault> faults) {
        this.faults = List.copyOf(faults);
    }

    /** @param results of one subject under the claim */
    public static FaultCoverage of(Specification specification, Claim claim, List<Result> results) {
        Map<String, Result> passed = new HashMap<>();
        Set<String> asked = new HashSet<>();
        for (Result result : results) {
            if (result.verdict() == Verdict.SATISFIED) {
                passed.put(result.scenario(), result);
            }
            if (result.verdict() != Verdict.UNSUPPORTED) {
                asked.add(result.scenario());
            }
        }
        Set<String> claimed = specification.clauses().stream()
                .filter(claim::has)
                .flatMap(clause -> clause.scenarios().stream())
                .filter(claim::meets)
                .map(Scenario::id)
                .collect(Collectors.toSet());
        Set<String> gtp = specification.knownFaults().gtp();
        List<ClaimedFault> faults = new ArrayList<>();
        for (KnownFault fault : specification.knownFaults().faults()) {
            List<String> scenarios =
                    fault.caughtBy().stream().filter(claimed::contains).sorted().toList();
            if (!scenarios.isEmpty()
                    && specification
                            .clause(fault.clause())
                            .filter(claim::covers)
                            .filter(clause -> !claim.isSurvey() || clause.kind() != Clause.Kind.RULE)
                            .isPresent()) {
                faults.add(new ClaimedFault(
                        fault,
                        scenarios,
                        scenarios.stream().anyMatch(id -> passed.containsKey(id) && isCaught(fault, passed.get(id))),
                        scenarios.stream().anyMatch(asked::contains),
                        scenarios.stream().anyMatch(gtp::contains)));
            }
        }
        return new FaultCoverage(faults);
    }

    /** Whether a scenario that was passed would have caught the fault, on the board it was played on. */
    private static boolean isCaught(KnownFault fault, Result result) {
        return result.board()
                .map(BOARD::matcher)
                .map(board -> board.find() && fault.isCaughtLifted(result.scenario(), board.group()))
                .orElse(true);
    }

    /** The known faults of the whole claim. */
    public List<ClaimedFault> faults() {
        return faults;
    }

    /** How many of all are excluded. */
    public FaultCount count() {
        return FaultCount.of(faults);
    }

    /**
     * The known faults that show whether a clause is kept: its own, or, if it has none as it restates other clauses, those that its
     * scenarios catch.
     */
    public List<ClaimedFault> of(Clause clause) {
        List<ClaimedFault> own = faults.stream()
                .filter(fault -> fault.fault().clause().equals(clause.id()))
                .toList();
        return own.isEmpty()
                ? faults.stream()
                        .filter(fault -> fault.isCaughtByClause(clause.id()))
                        .toList()
                : own;
    }
}
