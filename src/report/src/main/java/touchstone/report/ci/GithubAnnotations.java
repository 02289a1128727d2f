package touchstone.report.ci;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.report.Finding;
import touchstone.report.KnownFailures;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Clause;

/** What is wrong with the subjects of a run, as errors on the page of a GitHub job: one for each cause. */
public final class GithubAnnotations {

    /** GitHub shows no more of a step. */
    private static final int MOST = 10;

    private GithubAnnotations() {}

    /**
     * The lines of a job that make them; none if nothing is wrong, or nothing but what the baseline knows.
     *
     * @param shown the baseline at whose lines they stand; else they stand at the scenarios
     */
    public static List<String> of(Run run, Optional<BaselineFile> shown) {
        SarifLocations places = new SarifLocations(Optional.empty(), shown, Path.of(""));
        List<String> errors = new ArrayList<>();
        for (RunRecord.Attempt attempt : run.record().subjects()) {
            for (Finding finding : Finding.of(run.claim(), attempt, unknown(run, attempt))) {
                errors.add(error(run, places, finding));
            }
        }
        if (errors.size() <= MOST) {
            return errors;
        }
        List<String> first = new ArrayList<>(errors.subList(0, MOST - 1));
        first.add("::error title=Rules of Go::and " + (errors.size() - first.size())
                + " more causes; the end of the log names them, and the reports show them");
        return first;
    }

    private static List<Result> unknown(Run run, RunRecord.Attempt attempt) {
        KnownFailures known = new KnownFailures(run);
        return run.of(attempt.identity()).stream()
                .filter(result -> known.note(result).isEmpty())
                .toList();
    }

    private static String error(Run run, SarifLocations places, Finding finding) {
        Result example = finding.example();
        SarifLocations.Place place = places.of(example, run.specification());
        String title =
                run.specification().clause(finding.clause()).map(Clause::title).orElse("");
        String what = example.expected().isBlank()
                ? example.message()
                : "expected " + example.expected() + "; answered: " + example.actual();
        int more = finding.results().size() - 1;
        return WorkflowCommands.error(
                URI.create(place.uri()).getPath(),
                place.line(),
                UntrustedText.line(finding.clause() + " " + title),
                UntrustedText.line(example.subject().id() + " " + finding.what()) + ". " + example.scenario()
                        + (more == 0 ? "" : " and " + more + " more") + ": " + UntrustedText.line(what));
    }
}
