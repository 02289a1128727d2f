package touchstone.cli.certify;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.Plural;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.ClauseStatus;
import touchstone.suite.survey.Refutation;
import touchstone.suite.survey.RulesetSimilarity;
import touchstone.suite.survey.Survey;

/**
 * What a survey says of one subject, without the results behind it.
 *
 * @param name id and version
 * @param standings by the ids of clauses of rules
 * @param axes what was found on each axis
 * @param nearest the rulesets that it fits, or is near to
 * @param tolerated in how many scenarios it accepted an illegal move as input
 * @param refuted a clause that speaks against a value
 * @param totals the numbers behind it
 */
record SurveyedSubject(
        String name,
        Map<String, ClauseStatus> standings,
        List<String> axes,
        String nearest,
        long tolerated,
        Optional<String> refuted,
        String totals) {

    /** How many rulesets are named that fit, or that are near where none fits. */
    private static final int FITTING = 6;

    private static final int NEAR = 3;

    static SurveyedSubject of(Specification specification, Claim claim, SubjectRun one, ClaimResult found) {
        Survey survey = Survey.of(specification, claim.profile(), one.results());
        Map<String, ClauseStatus> standings = new HashMap<>();
        found.clauses().stream()
                .map(ClauseResult::clause)
                .filter(clause -> clause.kind() == Clause.Kind.RULE)
                .forEach(clause -> standings.put(clause.id(), survey.standing(clause)));
        return new SurveyedSubject(
                one.idAndVersion(),
                standings,
                survey.findings().stream().map(AxisFindingText::of).toList(),
                one.id() + nearest(survey, specification.rulesets()),
                one.count(Verdict.TOLERATED),
                refuted(survey),
                one.idAndVersion() + ", surveyed as " + claim.profile() + protocol(claim, one) + ". "
                        + totals(standings, one));
    }

    private static String nearest(Survey survey, List<Ruleset> rulesets) {
        List<RulesetSimilarity> nearest = survey.nearest(rulesets);
        List<RulesetSimilarity> fitting =
                nearest.stream().filter(RulesetSimilarity::fits).toList();
        String known = survey.known() + " of " + survey.findings().size() + " axes known";
        if (survey.known() == 0 || nearest.isEmpty()) {
            return ": too little is known to name a ruleset (" + known + ")";
        } else if (fitting.isEmpty()) {
            return " fits no ruleset; nearest: "
                    + nearest.stream()
                            .limit(NEAR)
                            .map(SurveyedSubject::differing)
                            .collect(Collectors.joining(", "))
                    + " (" + known + ")";
        }
        return " fits: "
                + fitting.stream()
                        .limit(FITTING)
                        .map(likeness -> likeness.ruleset().name())
                        .collect(Collectors.joining(", "))
                + (fitting.size() > FITTING ? " and " + (fitting.size() - FITTING) + " more" : "") + " (" + known
                + "); --ruleset " + fitting.get(0).ruleset().name() + " certifies it";
    }

    private static String differing(RulesetSimilarity likeness) {
        return likeness.ruleset().name() + " (but for "
                + likeness.denied().stream().map(choice -> choice.axis().id()).collect(Collectors.joining(", ")) + ")";
    }

    private static Optional<String> refuted(Survey survey) {
        return survey.findings().stream()
                .map(AxisFinding::refuted)
                .flatMap(refuted -> refuted.values().stream())
                .filter(Refutation.ByScenario.class::isInstance)
                .map(refutation -> ((Refutation.ByScenario) refutation).result().clause())
                .findFirst();
    }

    private static String protocol(Claim claim, SubjectRun one) {
        if (!claim.protocol()) {
            return "";
        }
        return one.results().stream().anyMatch(claim::violatedBy)
                ? ", does not conform to the protocol"
                : ", shows no violation of the protocol";
    }

    private static String totals(Map<String, ClauseStatus> standings, SubjectRun one) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (ClauseStatus standing : ClauseStatus.values()) {
            counts.put(
                    standing.toString(),
                    standings.values().stream().filter(standing::equals).count());
        }
        Map<String, Long> scenarios = new LinkedHashMap<>();
        scenarios.put("for", one.count(Verdict.SATISFIED));
        scenarios.put("against", one.count(Verdict.VIOLATED) + one.count(Verdict.TOLERATED));
        scenarios.put("unsupported", one.count(Verdict.UNSUPPORTED));
        scenarios.put("error", one.count(Verdict.ERROR));
        return Plural.of(standings.size(), "clause") + ": " + Plural.listed(counts) + "; "
                + one.results().size() + " scenarios: " + Plural.listed(scenarios);
    }
}
