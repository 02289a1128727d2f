package touchstone.suite.certificate.check;

import java.util.List;
import java.util.Optional;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedClaim;
import touchstone.suite.certificate.ClaimedRuleset;
import touchstone.suite.certificate.Defect;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Ruleset;

/** Compares the claim of a certificate with the rulesets that are known here. */
final class ClaimCheck {

    private static final String RULESET = "claim.ruleset";

    private ClaimCheck() {}

    /** The claim; empty if it makes no sense here, and then a defect says why. */
    static Optional<Claim> claim(
            Certificate certificate, Verification.Measure measure, List<Defect> defects, List<String> remarks) {
        CertifiedClaim claimed = certificate.claim();
        Claim claim;
        try {
            claim = claimed.claim();
        } catch (IllegalArgumentException e) {
            defects.add(new Defect(RULESET, e.getMessage()));
            return Optional.empty();
        }
        claimed.ruleset().ifPresent(ruleset -> compare(ruleset, measure, defects, remarks));
        if (measure.specification().clauses().stream().noneMatch(claim::covers)) {
            defects.add(new Defect("claim", "there is no clause " + claimed.only() + " in " + claimed.name()));
        }
        return Optional.of(claim);
    }

    private static void compare(
            ClaimedRuleset ruleset, Verification.Measure measure, List<Defect> defects, List<String> remarks) {
        Optional<Ruleset> here = measure.named().apply(ruleset.name());
        if (here.isEmpty()) {
            remarks.add("The ruleset " + ruleset.name() + " is not known here; it is taken as the certificate has it");
        }
        here.map(ClaimedRuleset::of)
                .map(known -> ruleset.differences(known))
                .ifPresent(differences -> differences.forEach(difference -> defects.add(new Defect(
                        RULESET, ruleset.name() + " has here another content: the certificate has " + difference))));
    }
}
