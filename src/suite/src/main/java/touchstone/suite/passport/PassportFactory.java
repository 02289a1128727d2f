package touchstone.suite.passport;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.spi.StatedRules;
import touchstone.suite.passport.Passport.Scenarios;
import touchstone.suite.passport.Passport.Statement;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord.Attempt;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.Refutation;
import touchstone.suite.survey.RulesetSimilarity;
import touchstone.suite.survey.Survey;

/** Makes passports from the results of a run without a claim. */
public final class PassportFactory {

    private final Specification specification;
    private final Profile profile;
    private final RunFacts facts;
    private final DecidingScenarios grounds;

    public PassportFactory(Specification specification, Profile profile, RunFacts facts) {
        this.specification = specification;
        this.profile = profile;
        this.facts = facts;
        this.grounds = new DecidingScenarios(specification);
    }

    /**
     * @param attempt who was tried, and how that went
     * @param results of the scenarios of all axis values, as far as they were come to
     * @param reports what the subject says of its own rules
     */
    public Passport issue(Attempt attempt, List<Result> results, List<StatedRules> reports) {
        Survey survey = Survey.of(specification, profile, results);
        StatementComparison hearing = new StatementComparison(survey, reports);
        List<AxisEntry> axes = survey.findings().stream()
                .map(finding -> entry(finding, survey, hearing))
                .toList();
        Scenarios scenarios = scenarios(attempt.planned(), results);
        return new Passport(
                facts.suiteVersion(),
                facts.commandLine(),
                java.time.Instant.now(),
                attempt.identity(),
                profile.toString(),
                outcome(attempt, scenarios, axes),
                attempt.trouble().or(() -> trouble(scenarios, results)),
                scenarios,
                attempt.capabilities(),
                attempt.notes(),
                reports.stream()
                        .map(report -> new Statement(
                                report.by(), report.text(), !report.said().isEmpty()))
                        .toList(),
                axes,
                survey.nearest(specification.rulesets()).stream()
                        .map(likeness -> ruleset(likeness, survey))
                        .sorted(Comparator.comparingDouble(RulesetEntry::distance))
                        .toList());
    }

    private static Scenarios scenarios(int planned, List<Result> results) {
        long notTried = results.stream().filter(result -> !result.wasTried()).count() + planned - results.size();
        return new Scenarios(
                planned,
                count(results, Verdict.SATISFIED),
                count(results, Verdict.TOLERATED),
                count(results, Verdict.VIOLATED),
                count(results, Verdict.UNSUPPORTED),
                results.stream()
                        .filter(result -> result.verdict() == Verdict.ERROR && result.wasTried())
                        .count(),
                notTried);
    }

    private static long count(List<Result> results, Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    private static IdentificationOutcome outcome(Attempt attempt, Scenarios scenarios, List<AxisEntry> axes) {
        boolean whole = attempt.trouble().isEmpty() && scenarios.error() == 0 && scenarios.notTried() == 0;
        if (!whole || scenarios.unsupported() == scenarios.planned()) {
            return IdentificationOutcome.BROKEN;
        }
        return axes.stream()
                        .flatMap(axis -> axis.stated().stream())
                        .anyMatch(stated -> stated.agreement() == StatementAgreement.CONTRADICTED)
                ? IdentificationOutcome.CONTRADICTED
                : IdentificationOutcome.CONSISTENT;
    }

    /** What to say of a run that did not go to its end, or showed nothing. */
    private static Optional<String> trouble(Scenarios scenarios, List<Result> results) {
        if (scenarios.error() > 0) {
            Result first = results.stream()
                    .filter(result -> result.verdict() == Verdict.ERROR && result.wasTried())
                    .findFirst()
                    .orElseThrow();
            return Optional.of("it broke down in " + counted(scenarios.error()) + ", in " + first.scenario() + ": "
                    + first.message()
                    + (scenarios.notTried() > 0 ? "; " + counted(scenarios.notTried()) + " not tried" : ""));
        } else if (scenarios.notTried() > 0) {
            return Optional.of("the run was cut short: " + counted(scenarios.notTried()) + " not tried");
        }
        return scenarios.unsupported() == scenarios.planned()
                ? Optional.of("it shows too little for any scenario to be tried")
                : Optional.empty();
    }

    private static String counted(long scenarios) {
        return scenarios + (scenarios == 1 ? " scenario" : " scenarios");
    }

    private AxisEntry entry(AxisFinding finding, Survey survey, StatementComparison hearing) {
        List<AxisEntry.Refuted> refuted = new ArrayList<>();
        finding.refuted().forEach((choice, refutation) -> refuted.add(refuted(choice, refutation)));
        return new AxisEntry(
                finding.axis().id(),
                certainty(finding, survey),
                left(finding, survey),
                whole(finding, survey),
                finding.nearest().stream().map(near -> near(near, survey)).toList(),
                finding.doubts().stream().map(doubt -> doubt.words()).toList(),
                finding.shown().stream()
                        .sorted(Comparator.comparing(choice -> !survey.isWhole(choice)))
                        .map(choice -> grounds.telling(survey.speakingFor(choice), finding))
                        .flatMap(Optional::stream)
                        .map(grounds::of)
                        .toList(),
                refuted,
                hearing.of(finding),
                meanings(finding.axis()));
    }

    private Map<String, String> meanings(Axis axis) {
        Map<String, String> meanings = new LinkedHashMap<>();
        axis.choices()
                .forEach(choice -> meanings.put(
                        choice.id(),
                        specification
                                .clause(axis.id() + "." + choice.id())
                                .map(Clause::title)
                                .orElse("")));
        return meanings;
    }

    private static Certainty certainty(AxisFinding finding, Survey survey) {
        return switch (finding.kind()) {
            case ONE -> finding.nearest().isEmpty() ? Certainty.FOUND : Certainty.BY_HALF;
            case LEFT_OVER -> Certainty.LEFT_OVER;
            case SEVERAL -> whole(finding, survey) == 1 ? Certainty.SHOWN : Certainty.SEVERAL;
            case UNKNOWN -> Certainty.UNKNOWN;
            case NONE -> Certainty.NONE_KNOWN;
        };
    }

    private static List<String> left(AxisFinding finding, Survey survey) {
        return Stream.concat(finding.shown().stream(), finding.open().stream())
                .sorted(Comparator.comparing(choice -> !survey.isWhole(choice)))
                .map(Choice::id)
                .toList();
    }

    private static int whole(AxisFinding finding, Survey survey) {
        return (int) finding.shown().stream().filter(survey::isWhole).count();
    }

    private AxisEntry.Near near(AxisFinding.Near near, Survey survey) {
        return new AxisEntry.Near(
                near.choice().id(),
                near.against(),
                grounds.of(survey.speakingAgainst(near.choice()).get(0)));
    }

    private AxisEntry.Refuted refuted(Choice choice, Refutation refutation) {
        if (refutation instanceof Refutation.ByScenario by) {
            Result result = by.result();
            String why = result.expected().isEmpty()
                    ? result.message()
                    : "expected " + firstLine(result.expected()) + ", but " + firstLine(result.actual());
            return new AxisEntry.Refuted(choice.id(), why, List.of(grounds.of(result)));
        }
        Refutation.ByContradiction by = (Refutation.ByContradiction) refutation;
        return new AxisEntry.Refuted(choice.id(), by.words() + ": " + by.why(), List.of());
    }

    private static RulesetEntry.Difference difference(Choice choice, Survey survey) {
        AxisFinding finding = survey.finding(choice);
        // Of a value that shows itself by half nobody would say that the subject has it.
        List<String> had = certainty(finding, survey) == Certainty.BY_HALF ? List.of() : left(finding, survey);
        boolean nearly = finding.nearest().stream().anyMatch(near -> near.choice() == choice);
        return new RulesetEntry.Difference(choice.axis().id(), choice.id(), had, nearly);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    private static RulesetEntry ruleset(RulesetSimilarity likeness, Survey survey) {
        return new RulesetEntry(
                likeness.ruleset().name(),
                likeness.ruleset().title(),
                likeness.fits(),
                likeness.known(),
                likeness.denied().stream()
                        .map(choice -> difference(choice, survey))
                        .toList());
    }
}
