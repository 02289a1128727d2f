package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TextWidth;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.ClauseStatus;
import touchstone.suite.survey.Refutation;
import touchstone.suite.survey.RulesetSimilarity;
import touchstone.suite.survey.Survey;

/** Prints the result of a survey: the value found on each axis, and the nearest rulesets. */
final class SurveyScreen {

    /** How many rulesets are named that fit, or that are near where none fits. */
    private static final int FITTING = 6;

    private static final int NEAR = 3;

    private final Specification specification;
    private final Claim claim;
    private final PrintWriter out;
    private final IdentityHashMap<SubjectRun, Survey> surveys = new IdentityHashMap<>();

    SurveyScreen(Specification specification, Claim claim, PrintWriter out) {
        this.specification = specification;
        this.claim = claim;
        this.out = out;
    }

    private Survey survey(SubjectRun one) {
        return surveys.computeIfAbsent(one, of -> Survey.of(specification, claim.profile(), of.results()));
    }

    /** Every clause of every axis value. */
    void clauses(List<SubjectRun> runs) {
        List<Survey> found = runs.stream().map(this::survey).toList();
        new SurveyTable(claim, AsciiTables.WIDTH)
                .of(runs, found, runs.get(0).clauses(specification, claim))
                .ifPresent(table -> out.printf("%s%n%n", table));
    }

    /** Every axis, if all were asked for; and then the rulesets. */
    void axes(List<SubjectRun> runs) {
        if (runs.isEmpty() || !claim.only().isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("axis"));
        runs.forEach(one -> header.add(one.idAndVersion()));
        rows.add(header);
        for (int i = 0; i < survey(runs.get(0)).findings().size(); i++) {
            List<String> row = new ArrayList<>();
            row.add(survey(runs.get(0)).findings().get(i).axis().id());
            for (SubjectRun one : runs) {
                row.add(AxisFindingText.of(survey(one).findings().get(i)));
            }
            rows.add(row);
        }
        out.printf("%s%n%n", AsciiTables.wrapped(rows));
        runs.forEach(one -> paragraph(nearest(one)));
        tolerated(runs).ifPresent(this::paragraph);
        example(runs).ifPresent(this::paragraph);
        out.println();
    }

    private void paragraph(String text) {
        out.println(TextWidth.hanging("", text, AsciiTables.WIDTH));
    }

    private String nearest(SubjectRun one) {
        Survey survey = survey(one);
        List<RulesetSimilarity> nearest = survey.nearest(specification.rulesets());
        List<RulesetSimilarity> fitting =
                nearest.stream().filter(RulesetSimilarity::fits).toList();
        String known = survey.known() + " of " + survey.findings().size() + " axes known";
        if (survey.known() == 0 || nearest.isEmpty()) {
            return one.id() + ": too little is known to name a ruleset (" + known + ")";
        } else if (fitting.isEmpty()) {
            return one.id() + " fits no ruleset; nearest: "
                    + nearest.stream().limit(NEAR).map(SurveyScreen::differing).collect(Collectors.joining(", "))
                    + " (" + known + ")";
        }
        return one.id() + " fits: "
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

    private Optional<String> tolerated(List<SubjectRun> runs) {
        long moves =
                runs.stream().mapToLong(one -> one.count(Verdict.TOLERATED)).sum();
        return moves == 0 || claim.profile().conforms(Verdict.TOLERATED)
                ? Optional.empty()
                : Optional.of("In " + moves + " scenarios an illegal move was accepted as input, which an arbiter must "
                        + "not do; --profile player finds the rules that the engines themselves play by.");
    }

    /** How to see what speaks against a value. */
    private Optional<String> example(List<SubjectRun> runs) {
        return runs.stream()
                .flatMap(one -> survey(one).findings().stream())
                .map(AxisFinding::refuted)
                .flatMap(refuted -> refuted.values().stream())
                .filter(Refutation.ByScenario.class::isInstance)
                .map(refutation -> ((Refutation.ByScenario) refutation).result().clause())
                .findFirst()
                .map(clause -> "The evidence against each value is in the report, and is shown for one clause with "
                        + "--clause "
                        + clause + ".");
    }

    String totals(SubjectRun one) {
        if (one.trouble().isPresent()) {
            return one.id() + ": not tested, " + one.trouble().get();
        }
        Survey survey = survey(one);
        Map<String, Long> standings = new LinkedHashMap<>();
        for (ClauseStatus standing : ClauseStatus.values()) {
            standings.put(
                    standing.toString(),
                    one.clauses(specification, claim).stream()
                            .map(ClauseResult::clause)
                            .filter(clause -> clause.kind() == Clause.Kind.RULE)
                            .filter(clause -> survey.standing(clause) == standing)
                            .count());
        }
        Map<String, Long> scenarios = new LinkedHashMap<>();
        scenarios.put("for", one.count(Verdict.SATISFIED));
        scenarios.put("against", one.count(Verdict.VIOLATED) + one.count(Verdict.TOLERATED));
        scenarios.put("unsupported", one.count(Verdict.UNSUPPORTED));
        scenarios.put("error", one.count(Verdict.ERROR));
        long clauses = standings.values().stream().mapToLong(count -> count).sum();
        return one.idAndVersion() + ", surveyed as " + claim.profile() + protocol(one) + ". " + clauses
                + (clauses == 1 ? " clause: " : " clauses: ") + Plural.listed(standings) + "; "
                + one.results().size() + " scenarios: " + Plural.listed(scenarios);
    }

    private String protocol(SubjectRun one) {
        if (!claim.protocol()) {
            return "";
        }
        return one.results().stream().anyMatch(claim::violatedBy)
                ? ", does not conform to the protocol"
                : ", shows no violation of the protocol";
    }
}
