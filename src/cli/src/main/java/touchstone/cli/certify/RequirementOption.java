package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Option;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.Requirement;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** How much has to be shown for the exit code 0. */
final class RequirementOption {

    @Option(
            names = "--require",
            paramLabel = "LEVEL",
            description =
                    "Exit with 1 unless so much was shown: conform (the whole claim), conform-gtp (all of it that can be shown "
                            + "through GTP), clauses=N%% (so many of the testable clauses are satisfied) or faults=N%% (so many "
                            + "of the known faults are excluded). May be given several times.")
    private List<String> levels = List.of();

    private List<Requirement> requirements = List.of();

    /** @throws CommandException if one is none, or nothing is claimed of which so much could be shown */
    void requireSense(Claim claim) {
        try {
            requirements = levels.stream().map(Requirement::of).toList();
        } catch (IllegalArgumentException fault) {
            throw CommandException.usage("--require " + fault.getMessage());
        }
        if (!requirements.isEmpty() && claim.isSurvey()) {
            throw CommandException.usage("--require says how much of a claim has to be shown, and nothing is claimed; "
                    + "name a --ruleset");
        }
    }

    /**
     * Tells of each subject that did not show enough.
     *
     * @return whether all did
     */
    boolean areMet(List<SubjectRun> runs, Specification specification, Claim claim, PrintWriter screen) {
        if (requirements.isEmpty()) {
            return true;
        }
        boolean all = true;
        for (SubjectRun one : runs) {
            ClaimResult found = one.found(specification, claim);
            for (Requirement requirement : requirements) {
                if (one.trouble().isEmpty() && !requirement.isMetBy(found)) {
                    screen.println("Required and not reached by " + one.idAndVersion() + ": " + requirement
                            + "; it shows " + found.numbers() + ".");
                    all = false;
                }
            }
        }
        return all;
    }
}
