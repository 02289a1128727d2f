package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.report.PassportPage;
import touchstone.report.ReportFault;
import touchstone.report.Reports;
import touchstone.suite.passport.Outcome;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportFile;
import touchstone.suite.passport.PassportOffice;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.RunFolder;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Specification;

/** One run from the first subject to the last passport. */
record IdentifyRun(
        Specification specification, Claim claim, RunFacts facts, RunFolder folder, Ledger ledger, Trials trials) {

    private static final String JSON = "passport.json";
    private static final String PAGE = "passport.html";

    /** @throws IOException if something can't be written */
    ExitCode identify(List<Candidate> lineup, PrintWriter screen) throws IOException {
        return OnInterrupt.during(trials::cancel, () -> {
            Instant started = Instant.now();
            folder.write(trials.record(started, false, Optional.empty()));
            clear();
            boolean complete = trials.all(lineup);
            folder.write(trials.record(started, complete, Optional.empty()));
            ExitCode worst = complete ? ExitCode.CONFORMS : ExitCode.TROUBLE;
            for (Tried one : trials.tried()) {
                ExitCode code = issue(one, screen);
                worst = code.compareTo(worst) > 0 ? code : worst;
            }
            screen.println(ledger.line());
            if (!complete) {
                screen.println("Incomplete: the run was cut short. The results above are valid; the others are "
                        + "missing.");
            }
            screen.flush();
            return worst;
        });
    }

    private ExitCode issue(Tried one, PrintWriter screen) throws IOException {
        PassportOffice office = new PassportOffice(specification, claim.profile(), facts);
        Passport passport = office.issue(one.attempt(), one.results(), one.reports());
        new PassportScreen(passport, screen).show();
        Path page = write(passport, trials.tried().size() == 1 ? folder.path() : folderOf(one));
        screen.printf("Passport: %s (and %s beside it)%n%n", page, JSON);
        return code(passport.outcome());
    }

    /** What an earlier run left must not be taken for this one's, even if nothing comes of this one. */
    private void clear() throws IOException {
        try {
            Reports.clear(folder.path());
        } catch (ReportFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
        Files.deleteIfExists(folder.path().resolve(JSON));
        Files.deleteIfExists(folder.path().resolve(PAGE));
    }

    private Path folderOf(Tried one) {
        String name = one.id().replaceAll("[^A-Za-z0-9.+-]+", "-").replaceAll("^[-.]+", "");
        return folder.path()
                .resolve((trials.tried().indexOf(one) + 1) + "-" + name.substring(0, Math.min(60, name.length())));
    }

    private Path write(Passport passport, Path into) throws IOException {
        Files.createDirectories(into);
        PassportFile.write(passport, into.resolve(JSON));
        Path page = into.resolve(PAGE);
        ledger.spend(Ledger.Post.REPORTS, () -> Files.writeString(page, PassportPage.of(passport)));
        return page;
    }

    private static ExitCode code(Outcome outcome) {
        return switch (outcome) {
            case CONSISTENT -> ExitCode.CONFORMS;
            case CONTRADICTED -> ExitCode.VIOLATIONS;
            case BROKEN -> ExitCode.TROUBLE;
        };
    }
}
