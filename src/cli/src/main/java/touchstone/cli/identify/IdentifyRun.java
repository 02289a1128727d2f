package touchstone.cli.identify;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.RunReports;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.run.SubjectRunner;
import touchstone.cli.run.Timings;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.formats.file.AtomicFile;
import touchstone.report.passport.PassportPage;
import touchstone.suite.passport.IdentificationOutcome;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportFactory;
import touchstone.suite.passport.PassportFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.specification.Specification;

/** One run from the first subject to the last passport. */
record IdentifyRun(
        Specification specification,
        Claim claim,
        RunFacts facts,
        RunFolder folder,
        Timings timings,
        SubjectRunner runner) {

    private static final String JSON = "passport.json";
    private static final String PAGE = "passport.html";

    /** @throws IOException if something can't be written */
    ExitCode identify(List<SubjectCandidate> subjects, PrintWriter screen) throws IOException {
        return InterruptHandler.during(runner::cancel, () -> {
            clear();
            boolean complete = runner.all(subjects);
            ExitCode worst = complete ? ExitCode.OK : ExitCode.TROUBLE;
            for (SubjectRun one : runner.runs()) {
                ExitCode code = issue(one, screen);
                worst = code.compareTo(worst) > 0 ? code : worst;
            }
            screen.println(timings.line());
            if (!complete) {
                screen.println(RunReports.INCOMPLETE);
            }
            screen.flush();
            return worst;
        });
    }

    private ExitCode issue(SubjectRun one, PrintWriter screen) throws IOException {
        PassportFactory factory = new PassportFactory(specification, claim.profile(), facts);
        Passport passport = factory.issue(one.attempt(), one.results(), one.reports());
        new PassportScreen(passport, screen).show();
        Path page = write(passport, runner.runs().size() == 1 ? folder.path() : folderOf(one));
        screen.printf("Passport: %s (and %s beside it)%n%n", page, JSON);
        return code(passport.outcome());
    }

    /** What an earlier run left must not be taken for this one's, even if nothing comes of this one. */
    private void clear() throws IOException {
        RunReports.clear(folder.path());
        Files.deleteIfExists(folder.path().resolve(JSON));
        Files.deleteIfExists(folder.path().resolve(PAGE));
    }

    private Path folderOf(SubjectRun one) {
        String name = one.id().replaceAll("[^A-Za-z0-9.+-]+", "-").replaceAll("^[-.]+", "");
        return folder.path()
                .resolve((runner.runs().indexOf(one) + 1) + "-" + name.substring(0, Math.min(60, name.length())));
    }

    private Path write(Passport passport, Path into) throws IOException {
        Files.createDirectories(into);
        PassportFile.write(passport, into.resolve(JSON));
        Path page = into.resolve(PAGE);
        timings.measure(Timings.Phase.REPORTS, () -> AtomicFile.write(page, PassportPage.of(passport)));
        return page;
    }

    private static ExitCode code(IdentificationOutcome outcome) {
        return switch (outcome) {
            case CONSISTENT -> ExitCode.OK;
            case CONTRADICTED -> ExitCode.VIOLATIONS;
            case BROKEN -> ExitCode.TROUBLE;
        };
    }
}
