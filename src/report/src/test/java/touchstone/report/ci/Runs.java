package touchstone.report.ci;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchstone.report.Run;
import touchstone.spi.Identity;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Runs of the small specification of these tests. */
final class Runs {

    static final Specification SPECIFICATION = specification();
    static final Claim CLAIM = new Claim(SPECIFICATION.ruleset("base").orElseThrow(), Profile.ARBITER, List.of());

    static final Identity ENGINE = new Identity("my-go", "My Go", "1.2", "./my-go --gtp");

    /** What gets at a reader by way of Markdown, of a code host that reads it, or of a terminal. */
    static final String HOSTILE =
            "</code></details><script>alert(1)</script><img src=x onerror=alert(2)> ``` ` `` | \\| \\\\|"
                    + " @octocat #123 octo/cat#4 GH-5 https://hostile.invalid/ www.hostile.invalid mail@hostile.invalid :tada: $x$"
                    + " [link](https://hostile.invalid) ![picture](https://hostile.invalid/x.png) *b* _i_ ~~s~~ ${{ secrets.TOKEN }}"
                    + " \u001B[31mred\u001B[0m \u202Eleft\u2066\u0000\u0007\uD800\uFFFE\n\n# heading\n- list\n::error::told\n";

    static final String LONG = HOSTILE + "x".repeat(100_000);

    private Runs() {}

    private static Specification specification() {
        try {
            return SpecificationReader.read(
                    Path.of(Runs.class.getResource("/features").toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All scenarios satisfied but the one named. */
    static List<Result> all(Identity subject, String but, Verdict verdict) {
        return SPECIFICATION
                .scenarios()
                .map(scenario -> result(
                        subject, scenario.id(), scenario.id().equals(but) ? verdict : Verdict.SATISFIED, "it did"))
                .toList();
    }

    static Result result(Identity subject, String scenario, Verdict verdict, String words) {
        Scenario known = SPECIFICATION.scenario(scenario).orElseThrow();
        boolean failed = verdict == Verdict.VIOLATED || verdict == Verdict.TOLERATED;
        return new Result(
                subject,
                known.clause(),
                scenario,
                known.title(),
                verdict,
                verdict == Verdict.UNSUPPORTED ? Optional.of("score") : Optional.empty(),
                verdict == Verdict.SATISFIED ? "" : words,
                failed ? "White may not play B4" : "",
                failed ? "White may not play B4" : "",
                failed ? words : "",
                verdict == Verdict.ERROR ? words : "",
                List.of(new Diagram("after Black C4", ". X O .\nX . X O\n"), new Diagram(words, words)),
                List.of(),
                new RunFacts("0.1.0", "./touchstone certify --engine '" + words + "'", 1),
                new RecordedClaim("base", "arbiter", false, List.of()),
                Instant.parse("2026-11-21T10:15:30Z"),
                1,
                1,
                List.of(),
                List.of());
    }

    /** A whole run of one subject. */
    static Run run(List<Result> results) {
        return run(Optional.empty(), true, results);
    }

    /** A whole run of two. */
    static Run run(List<Result> one, List<Result> other) {
        return run(Stream.concat(one.stream(), other.stream()).toList());
    }

    static Run run(Optional<BaselineFile> baseline, boolean complete, List<Result> results) {
        List<RunRecord.Attempt> attempts = results.stream()
                .map(Result::subject)
                .distinct()
                .map(identity -> attempt(
                        identity,
                        (int) results.stream()
                                .filter(result -> result.subject().equals(identity))
                                .count(),
                        Optional.empty()))
                .toList();
        return new Run(SPECIFICATION, CLAIM, record(complete, attempts), results, Path.of("out"), baseline);
    }

    static RunRecord record(boolean complete, List<RunRecord.Attempt> attempts) {
        return new RunRecord(
                new RunFacts("0.1.0", "./touchstone certify --engine './my-go --gtp'", 1),
                CLAIM.recorded(),
                null,
                Instant.parse("2026-11-21T10:15:30Z"),
                Optional.of(Instant.parse("2026-11-21T10:15:40Z")),
                complete,
                attempts,
                Optional.empty());
    }

    static RunRecord.Attempt attempt(Identity identity, int planned, Optional<String> trouble) {
        return new RunRecord.Attempt(identity, new TreeMap<>(), List.of(), Optional.empty(), planned, trouble)
                .with(new GamesRecord(126, 126, 5_000, List.of("9x9"), 0, 0, 0));
    }

    /** A file that says of the engine what these results show. */
    static BaselineFile baseline(Path file, List<Result> results) {
        try {
            BaselineFile.write(
                    file,
                    Baseline.of(
                            "0.1.0",
                            "base",
                            Profile.ARBITER,
                            List.of(new TestedSubject(results.get(0).subject(), results))));
            return BaselineFile.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
