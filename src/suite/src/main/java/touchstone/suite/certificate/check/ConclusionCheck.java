package touchstone.suite.certificate.check;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.suite.certificate.BaselineEffect;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedFaults;
import touchstone.suite.certificate.CertifiedPart;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.certificate.Defect;
import touchstone.suite.certificate.VerdictTotals;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.coverage.FaultCount;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** Checks that the clauses' verdicts, the totals, the conclusion and the baseline's effect follow from the results. */
record ConclusionCheck(
        Certificate certificate,
        Specification specification,
        Claim claim,
        Set<String> changed,
        boolean sameFaults,
        List<Defect> defects) {

    void run() {
        ClaimResult found =
                ClaimResult.of(specification, claim, certificate.subject().attempt(), certificate.results());
        causes();
        clauses(found);
        VerdictTotals totals = VerdictTotals.of(certificate.clauses(), certificate.results());
        compare("totals.clauses", certificate.totals().clauses(), totals.clauses());
        compare("totals.scenarios", certificate.totals().scenarios(), totals.scenarios());
        Conclusion conclusion = found.conclusion();
        if (sameFaults ? certificate.conclusion() != conclusion : !isAlike(certificate.conclusion(), conclusion)) {
            defects.add(new Defect(
                    "conclusion",
                    "is said to be '" + certificate.conclusion() + "', and the results come to '" + conclusion + "'"));
        }
        if (sameFaults && changed.isEmpty()) {
            faults(found.faults());
            parts(found.parts().stream().map(CertifiedPart::of).toList());
        }
        certificate.baseline().ifPresent(this::baseline);
    }

    private void parts(List<CertifiedPart> due) {
        if (!certificate.parts().equals(due)) {
            defects.add(new Defect(
                    "parts",
                    "is not what the results come to for "
                            + (due.isEmpty()
                                    ? "a claim of one part"
                                    : due.stream().map(CertifiedPart::name).toList())));
        }
    }

    private void faults(FaultCount due) {
        CertifiedFaults said = certificate.faults();
        if (!new FaultCount(said.excluded(), said.showable(), said.gtp(), said.known()).equals(due)) {
            defects.add(new Defect(
                    "faults",
                    "says that " + said.excluded() + " of " + said.known()
                            + " known faults are excluded, and the results exclude " + due.fraction()));
        }
    }

    /** Whether two conclusions differ in nothing but how much was shown, of which another list of faults says otherwise. */
    private static boolean isAlike(Conclusion said, Conclusion due) {
        boolean bothGood =
                said.isVerdict() && due.isVerdict() && said != Conclusion.VIOLATIONS && due != Conclusion.VIOLATIONS;
        return said == due || bothGood;
    }

    /** The same for clauses. */
    private static boolean isAlike(String said, String due) {
        List<String> shown = List.of(
                ClauseVerdict.SATISFIED.word(), ClauseVerdict.PARTLY_SHOWN.word(), ClauseVerdict.NOT_SHOWN.word());
        return said.equals(due) || shown.contains(said) && shown.contains(due);
    }

    /** Nobody is relieved of a violation by a cause that was not seen. */
    private void causes() {
        Set<String> violated = certificate.results().stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .map(Result::scenario)
                .collect(Collectors.toSet());
        for (ViolationCause cause : certificate.subject().causes()) {
            List<String> notViolated = cause.scenarios().stream()
                    .filter(scenario -> !violated.contains(scenario))
                    .toList();
            if (!notViolated.isEmpty()) {
                defects.add(new Defect(
                        "subject.causes",
                        cause.clause() + " is said to explain " + SuiteCheck.listed(notViolated)
                                + ", and nothing is violated there"));
            }
            if (violated.stream()
                    .noneMatch(scenario -> Clause.isWithin(scenario.replaceFirst("/.*", ""), cause.clause()))) {
                defects.add(new Defect(
                        "subject.causes", cause.clause() + " is said to be the cause, and it is not violated"));
            }
        }
    }

    private void clauses(ClaimResult found) {
        Map<String, ClauseEntry> due = new LinkedHashMap<>();
        ClauseEntry.of(specification, found, certificate.results()).forEach(entry -> due.put(entry.clause(), entry));
        Map<String, ClauseEntry> said = new HashMap<>();
        for (ClauseEntry entry : certificate.clauses()) {
            if (said.put(entry.clause(), entry) != null) {
                defects.add(new Defect("clauses", entry.clause() + " stands twice"));
            }
            if (!due.containsKey(entry.clause()) && !changed.contains(entry.clause())) {
                defects.add(new Defect("clauses", entry.clause() + " is no clause of the claim"));
            }
        }
        due.forEach((id, entry) -> {
            if (!said.containsKey(id)) {
                defects.add(new Defect("clauses", id + " is a clause of the claim, and it is missing"));
            } else if (!changed.contains(id)) {
                compare(said.get(id), entry);
            }
        });
        if (changed.isEmpty()
                && said.keySet().equals(due.keySet())
                && said.size() == certificate.clauses().size()
                && !List.copyOf(due.keySet())
                        .equals(certificate.clauses().stream()
                                .map(ClauseEntry::clause)
                                .toList())) {
            defects.add(new Defect("clauses", "they do not stand in the order of the specification"));
        }
    }

    private void compare(ClauseEntry said, ClauseEntry due) {
        if (sameFaults ? !said.verdict().equals(due.verdict()) : !isAlike(said.verdict(), due.verdict())) {
            defects.add(new Defect(
                    said.clause(), "is said to be " + said.verdict() + ", and its results come to " + due.verdict()));
        }
        if (sameFaults && (said.excludedFaults() != due.excludedFaults() || said.knownFaults() != due.knownFaults())) {
            defects.add(new Defect(
                    said.clause(),
                    "is said to have " + said.excludedFaults() + " of " + said.knownFaults()
                            + " known faults excluded, and has " + due.excludedFaults() + " of " + due.knownFaults()));
        }
        if (said.scenarios() != due.scenarios()) {
            defects.add(new Defect(
                    said.clause(), "is said to have " + said.scenarios() + " results, and has " + due.scenarios()));
        }
    }

    private void compare(String where, Map<String, Integer> said, Map<String, Integer> due) {
        due.forEach((word, count) -> {
            if (!count.equals(said.get(word))) {
                defects.add(new Defect(where, "says " + said.get(word) + " " + word + ", and there are " + count));
            }
        });
    }

    private void baseline(BaselineEffect said) {
        BaselineEffect due;
        try {
            due = said.beside(specification, claim, certificate.subject().identity(), certificate.results());
        } catch (IllegalArgumentException e) {
            defects.add(new Defect("baseline.known", e.getMessage()));
            return;
        }
        if (changed.isEmpty() && !said.changes().equals(due.changes())) {
            defects.add(new Defect(
                    "baseline.changes",
                    "says " + said.changes().size() + " changes, and what is known differs from the results in "
                            + due.changes().size()
                            + (said.changes().size() == due.changes().size() ? " others" : "")));
        }
        if (changed.isEmpty() && said.effect() != due.effect()) {
            defects.add(new Defect(
                    "baseline.effect",
                    "is said to be '" + said.effect() + "', and the results come to '" + due.effect() + "'"));
        }
    }
}
