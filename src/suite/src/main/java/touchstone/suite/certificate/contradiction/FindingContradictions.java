package touchstone.suite.certificate.contradiction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * Where certificates are contradicted by findings: of the same program with the same options, held to the same value on every
 * axis, for a game holds for certain only under the rules that it was found with.
 */
public record FindingContradictions(Specification specification) {

    /** One for each certificate and finding, in the order of the certificates. */
    public List<Contradiction> among(List<Testimony> testimonies, List<FoundFault> faults) {
        List<Contradiction> found = new ArrayList<>();
        for (Testimony says : testimonies) {
            for (FoundFault fault : faults) {
                if (fault.isOf(says.program()) && isOfSameRules(says, fault)) {
                    said(says, fault)
                            .ifPresent(what -> found.add(new Contradiction(
                                    says.source(), what, fault.source(), "violated", fault.clause(), fault.game())));
                }
            }
        }
        return found;
    }

    private static boolean isOfSameRules(Testimony says, FoundFault fault) {
        return says.claim()
                .rules()
                .filter(claimed -> claimed.variant().equals(fault.rules()))
                .isPresent();
    }

    private Optional<String> said(Testimony says, FoundFault fault) {
        Optional<Clause> clause = specification.clause(fault.clause()).filter(says.claim()::covers);
        if (clause.isEmpty() || fault.isOfInput() && says.claim().profile() == Profile.PLAYER) {
            return Optional.empty();
        } else if (says.isSatisfied(fault.clause())) {
            return Optional.of("that all of the clause is " + ClauseVerdict.SATISFIED);
        }
        return says.conclusion().conforms() ? Optional.of("that the subject " + says.conclusion()) : Optional.empty();
    }
}
