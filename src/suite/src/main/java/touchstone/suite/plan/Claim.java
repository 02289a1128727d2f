package touchstone.suite.plan;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;

/**
 * What a subject is certified for: rules, a protocol or both, and a profile.
 *
 * @param ruleset what it claims to play or to speak; empty if nothing is claimed and all axis values are tried: a survey
 * @param protocol whether it is asked to keep to the protocol and to the record format too, without a verdict on them apart
 * @param only clause ids or beginnings of such, and ids of scenarios, to which the run is limited; all there are if empty
 */
public record Claim(Optional<Ruleset> ruleset, boolean protocol, Profile profile, List<String> only) {

    /** What {@link #name} says of a survey. */
    public static final String SURVEY = Ruleset.NO_NAME;

    /** To play by a ruleset or to speak a protocol, or both, as the ruleset has it. */
    public Claim(Ruleset ruleset, Profile profile, List<String> only) {
        this(Optional.of(ruleset), false, profile, only);
    }

    /** Whether a clause is tried in this run. */
    public boolean covers(Clause clause) {
        return has(clause) && names(clause.id());
    }

    /** Whether a scenario of a clause that is tried in this run is itself tried. */
    public boolean covers(Scenario scenario) {
        return only.isEmpty()
                || only.stream()
                        .anyMatch(id ->
                                id.equals(scenario.id()) || !isScenario(id) && Clause.isWithin(scenario.clause(), id));
    }

    /** Whether the run is limited to nothing, or to something of a clause. */
    public boolean names(String clause) {
        return only.isEmpty() || only.stream().anyMatch(id -> isOf(clause, id));
    }

    /**
     * Whether an id is of a clause: the clause's own, the beginning of that, or the id of one of its scenarios.
     *
     * @param clause the clause's id
     */
    public static boolean isOf(String clause, String id) {
        return isScenario(id) ? clause.equals(id.substring(0, id.lastIndexOf('/'))) : Clause.isWithin(clause, id);
    }

    private static boolean isScenario(String id) {
        return id.indexOf('/') >= 0;
    }

    /** Whether a clause is part of what is claimed, or surveyed; a run may be limited to fewer. */
    public boolean has(Clause clause) {
        boolean spoken = ruleset.flatMap(Ruleset::protocol)
                .filter(one -> one.has(clause))
                .isPresent();
        return spoken
                || switch (clause.kind()) {
                    case PROTOCOL -> protocol;
                    case CLAIM -> rules().isPresent();
                    case RULE ->
                        isSurvey()
                                ? clause.choice().isPresent()
                                : rules().filter(claimed -> claimed.has(clause)).isPresent();
                };
    }

    /** The rules of Go that are claimed; empty in a survey, and where a protocol alone is claimed. */
    public Optional<Ruleset> rules() {
        return ruleset.flatMap(Ruleset::rules);
    }

    /** Whether the run is wide enough for a scenario, should there be one and should its clause be claimed. */
    public boolean reaches(String clause, String scenario) {
        boolean spoken = ruleset.flatMap(Ruleset::protocol)
                .filter(one -> one.names(clause))
                .isPresent();
        boolean ofTheRules = Clause.kindOf(clause) != Clause.Kind.PROTOCOL && (isSurvey() || rules().isPresent());
        return (spoken || protocol || ofTheRules)
                && (only.isEmpty()
                        || only.stream()
                                .anyMatch(id -> isScenario(id) ? id.equals(scenario) : Clause.isWithin(clause, id)));
    }

    /**
     * Whether a scenario holds under the axis values claimed; in a survey that is for the results to show. Under a protocol alone
     * only those hold that do so under any rules, as nobody told the subject any.
     */
    public boolean meets(Scenario scenario) {
        return ruleset.map(claimed -> claimed.meets(scenario)).orElse(true);
    }

    /** Whether nothing is claimed, so that the rules are only looked at. */
    public boolean isSurvey() {
        return ruleset.isEmpty();
    }

    /**
     * Whether a result is about something claimed. In a survey the rules are not; the protocol is not where rules alone are claimed, of
     * which a game may show something all the same.
     */
    public static boolean isAsClaimed(Result result) {
        return Clause.kindOf(result.clause()) == Clause.Kind.PROTOCOL
                ? result.claim().hasProtocol()
                : !result.claim().ruleset().equals(SURVEY);
    }

    /** Whether a result speaks against the claim. */
    public boolean violatedBy(Result result) {
        return isAsClaimed(result) && profile.violatedBy(result.verdict());
    }

    /** The claim as the record of a run has it. */
    public RecordedClaim recorded() {
        return new RecordedClaim(name(), profile.toString(), protocol, only);
    }

    /**
     * What was claimed in a run.
     *
     * @param rulesets what a name stands for, if that is known
     * @return nothing if its ruleset is unknown
     * @throws IllegalArgumentException if its profile is none
     */
    public static Optional<Claim> of(RecordedClaim recorded, Function<String, Optional<Ruleset>> rulesets) {
        Profile profile = Profile.named(recorded.profile());
        if (recorded.ruleset().equals(SURVEY)) {
            return Optional.of(new Claim(Optional.empty(), recorded.protocol(), profile, recorded.only()));
        }
        return rulesets.apply(recorded.ruleset())
                .map(ruleset -> new Claim(Optional.of(ruleset), recorded.protocol(), profile, recorded.only()));
    }

    /** The ruleset's name, or {@value #SURVEY}. */
    public String name() {
        return ruleset.map(Ruleset::name).orElse(SURVEY);
    }
}
