package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.run.SubjectRunner;
import touchstone.cli.run.Timings;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunReader;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.Survey;

/**
 * Identifies the rules of an engine for which none are claimed, so that fuzz can test against these.
 *
 * @param folder where what the engine showed is kept
 */
record IdentifiedRules(
        Specification specification,
        Profile profile,
        RunFacts facts,
        Path folder,
        PrintWriter screen,
        PrintWriter err) {

    /** What a claim is called that nobody makes. */
    static final String NAME = "the rules it shows";

    /** How many scenarios run at a time. */
    private static final int WORKERS = 2;

    /** What is told on the screen; the others are in the record. */
    private static final List<Axis> TOLD =
            List.of(new Axis(Repetition.class), new Axis(SelfCapture.class), new Axis(Scoring.class));

    /**
     * What the engine is held to; nothing if it can't be started, which is then said.
     *
     * @param name of the configuration
     * @throws IOException if what it showed can't be written
     */
    Optional<FuzzTarget> target(String name, SubjectCandidate candidate) throws IOException {
        Claim claim = new Claim(Optional.empty(), false, profile, List.of());
        Timings timings = new Timings();
        try (RunFolder results = RunFolder.open(folder)) {
            SubjectRunner runner = new SubjectRunner(
                    specification,
                    claim,
                    facts,
                    WORKERS,
                    Optional.empty(),
                    Optional.empty(),
                    results,
                    err,
                    timings,
                    0,
                    RunReader.MOST_IN_MEMORY);
            boolean complete = InterruptHandler.during(runner::cancel, () -> runner.all(List.of(candidate)));
            SubjectRun run = runner.runs().get(0);
            if (!complete || run.attempt().trouble().isPresent()) {
                return Optional.empty();
            }
            return Optional.of(held(name, candidate, Survey.of(specification, profile, run.results())));
        }
    }

    private FuzzTarget held(String name, SubjectCandidate candidate, Survey survey) {
        Variant variant = Variant.BASE;
        List<String> unknown = new ArrayList<>();
        for (AxisFinding finding : survey.findings()) {
            Optional<Choice> shown = shown(finding);
            if (shown.isPresent()) {
                variant = variant.with(shown.get());
            }
            if (!finding.isKnown()) {
                unknown.add(finding.axis().id());
            }
        }
        Variant found = variant;
        screen.println("No --ruleset is given, so the engine is tested against the rules it shows: "
                + TOLD.stream()
                        .map(axis -> found.get(axis.type()).title()
                                + (unknown.contains(axis.id()) ? ", as far as known" : ""))
                        .collect(Collectors.joining("; "))
                + ". ./touchstone identify tells more.");
        screen.flush();
        return new FuzzTarget(name, candidate, new ClaimedVariant(NAME, found), unknown);
    }

    /** The value it has, or that it may have: that of the base rules rather than another, and the nearest if it has none. */
    private static Optional<Choice> shown(AxisFinding finding) {
        Choice usual = Variant.BASE.get(finding.axis().type());
        List<Choice> possible = finding.shown().isEmpty() ? finding.open() : finding.shown();
        if (possible.isEmpty()) {
            return finding.nearest().stream().map(AxisFinding.Near::choice).findFirst();
        }
        return Optional.of(possible.contains(usual) ? usual : possible.get(0));
    }
}
