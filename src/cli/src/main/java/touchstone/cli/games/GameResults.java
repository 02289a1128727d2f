package touchstone.cli.games;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.explore.campaign.GameDifference;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.explore.finding.FindingDiagram;
import touchstone.explore.finding.FindingSgf;
import touchstone.explore.finding.FuzzFinding;
import touchstone.reference.choice.Axis;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.ShrunkGame;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.trace.Observation;

/** Makes results of what games showed. */
record GameResults(Specification specification, Claim claim, ClaimedVariant claimed, Subject subject, RunFacts facts) {

    /**
     * The result of a difference.
     *
     * @param numbers how many there are of each clause so far; this one is counted
     * @param started when the games began
     */
    Result of(GameDifference difference, Map<String, Integer> numbers, Instant started) {
        FuzzFinding finding = finding(difference);
        String clause = clause(finding);
        int number = numbers.merge(clause, 1, Integer::sum);
        boolean broke = finding.cause().deviation() == Deviation.BREAKS_DOWN;
        String title = "In a game it " + finding.cause().sentence();
        return new Result(
                        subject.identity(),
                        clause,
                        clause + "/game-" + number,
                        title,
                        broke ? Verdict.ERROR : Verdict.VIOLATED,
                        Optional.empty(),
                        broke
                                ? finding.given()
                                : "expected: " + finding.expected() + "; but " + finding.given() + remark(difference),
                        finding.steps().get(finding.steps().size() - 1),
                        broke ? "" : finding.expected(),
                        broke ? "" : finding.given(),
                        lastWords(difference),
                        List.of(FindingDiagram.of(finding)),
                        difference.shrunk().transcript(),
                        facts,
                        claim.recorded(),
                        started,
                        0,
                        0,
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        Optional.of(game(difference, finding)))
                .explainedBy(subject.knownLimits());
    }

    /**
     * The clause that is broken. Where another value on one axis alone makes right all that was seen, it is what states the
     * claimed value, and not the request after which it was seen.
     */
    private String clause(FuzzFinding finding) {
        String clause = finding.cause().clause();
        List<String> axes = finding.cause().explanations().stream()
                .map(value -> value.replaceFirst("=.*", ""))
                .distinct()
                .toList();
        return Clause.kindOf(clause) == Clause.Kind.PROTOCOL && axes.size() == 1
                ? Axis.named(axes.get(0))
                        .map(axis -> specification
                                .mappings()
                                .clause(claimed.variant().get(axis.type())))
                        .orElse(clause)
                : clause;
    }

    private FuzzFinding finding(GameDifference difference) {
        return FuzzFinding.of(
                difference.shrunk(),
                claimed,
                subject.identity(),
                new FuzzFinding.Origin(
                        facts.commandLine(),
                        facts.seed(),
                        difference.number(),
                        difference.met().at() + 1,
                        Instant.now()),
                facts.suiteVersion(),
                subject.knownLimits());
    }

    private static String lastWords(GameDifference difference) {
        return difference.shrunk().smallest().observation() instanceof Observation.BrokeDown broke
                ? broke.errorTail()
                : "";
    }

    /** What has to be known to see it again. */
    private static String remark(GameDifference difference) {
        if (difference.isElusive()) {
            return ". It was seen once, and not again in " + difference.shrunk().fresh()
                    + " more games of the same moves";
        }
        return difference.before() == 0
                ? ""
                : ". It shows only after " + (difference.before() == 1 ? "a game" : difference.before() + " games")
                        + " before it in the same process";
    }

    private ShrunkGame game(GameDifference difference, FuzzFinding finding) {
        return new ShrunkGame(
                facts.seed(),
                difference.number() + 1,
                difference.policy(),
                finding.board(),
                finding.steps(),
                FindingSgf.of(finding, specification.clause(finding.cause().clause())),
                difference.before(),
                finding.fresh(),
                finding.reproduced(),
                finding.cause().explanations());
    }
}
