package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Ruleset;

/**
 * The claim of a certificate.
 *
 * @param ruleset empty if nothing was: a survey
 * @param profile {@code arbiter} or {@code player}
 * @param protocol whether the clauses of the protocol were tried too
 * @param only clause ids or beginnings of such, to which the run was limited; all of the claim if empty
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CertifiedClaim(Optional<ClaimedRuleset> ruleset, String profile, boolean protocol, List<String> only) {

    public CertifiedClaim {
        only = List.copyOf(only);
    }

    public static CertifiedClaim of(Claim claim) {
        return new CertifiedClaim(
                claim.ruleset().map(ClaimedRuleset::of), claim.profile().toString(), claim.protocol(), claim.only());
    }

    /** @throws IllegalArgumentException if the ruleset has an axis or a value that is unknown here, or the profile is none */
    public Claim claim() {
        return new Claim(
                ruleset.map(ClaimedRuleset::ruleset),
                protocol,
                Profile.valueOf(profile.toUpperCase(Locale.ROOT)),
                only);
    }

    /** The ruleset's name, or {@value Ruleset#NO_NAME}. */
    public String name() {
        return ruleset.map(ClaimedRuleset::name).orElse(Ruleset.NO_NAME);
    }
}
