package touchstone.report;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Results as a run leaves them. */
public final class Examples {

    public static final Specification SPECIFICATION = specification();

    public static final Identity GNU_GO = new Identity("gnugo", "GNU Go", "3.8", "gnugo --mode gtp");
    public static final Identity REFERENCE = new Identity("reference", "Touchstone reference", "0.1.0", "built in");

    static final Diagram KO = new Diagram("after Black C4", """
            . X O . .
            X . X O .
            . X O . .
            . . X O a
            . . . . .
            """);

    private static final Instant STARTED = Instant.parse("2026-11-21T10:15:30.123456Z");

    private Examples() {}

    private static Specification specification() {
        try {
            return SpecificationReader.read(
                    Path.of(Examples.class.getResource("/features").toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static Result result(Identity subject, String scenario, Verdict verdict) {
        Scenario known = SPECIFICATION.scenario(scenario).orElseThrow();
        boolean deviates = verdict != Verdict.SATISFIED && verdict != Verdict.UNSUPPORTED;
        String step = known.steps().get(known.steps().size() - 1).text();
        return new Result(
                subject,
                known.clause(),
                scenario,
                known.title(),
                verdict,
                verdict == Verdict.UNSUPPORTED ? Optional.of("answers-legality") : Optional.empty(),
                verdict == Verdict.SATISFIED ? "" : message(subject, scenario, verdict),
                deviates ? step : "",
                deviates ? "White may not play B4: it recreates an earlier position" : "",
                deviates ? "the subject took the move" : "",
                verdict == Verdict.ERROR ? "gnugo: segmentation fault\n" : "",
                verdict == Verdict.UNSUPPORTED ? List.of() : List.of(new Diagram("given", KO.picture()), KO),
                verdict == Verdict.UNSUPPORTED
                        ? List.of()
                        : List.of(
                                new Exchange("boardsize 5", ""),
                                new Exchange("play B C4", ""),
                                new Exchange("showboard", "\n   A B C\n 2 . . .\n 1 . . .")),
                new RunFacts("0.1.0", "touchstone test gnugo --seed 7", 7),
                new RecordedClaim("base", "arbiter", false, List.of()),
                STARTED,
                12.25,
                7.5,
                List.of(),
                List.of());
    }

    private static String message(Identity subject, String scenario, Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> "";
            case TOLERATED -> scenario + ": " + subject.name() + " took White B4, but never makes such a move";
            case VIOLATED -> scenario + ": expected that White may not play B4; " + subject.name() + " took the move";
            case UNSUPPORTED -> "the subject is not known for a way in which it says of any move whether it is legal";
            case ERROR -> subject.name() + " gave no answer to 'play W B4' within 10 s";
        };
    }

    /** One result of every scenario for every subject, with each verdict in turn. */
    public static Run run(Profile profile, boolean complete, Identity... subjects) {
        List<Result> results = new ArrayList<>();
        for (Identity subject : subjects) {
            for (Scenario scenario : SPECIFICATION.scenarios().toList()) {
                Verdict verdict = subject.equals(REFERENCE)
                        ? Verdict.SATISFIED
                        : Verdict.values()[results.size() % Verdict.values().length];
                results.add(result(subject, scenario.id(), verdict));
            }
        }
        return made(SPECIFICATION, results, profile, complete);
    }

    /** Many results, as if a scenario had been found for each number. */
    static Run large(int results) {
        List<Scenario> scenarios = SPECIFICATION.scenarios().toList();
        List<Result> many = new ArrayList<>();
        for (int i = 0; i < results; i++) {
            Scenario like = scenarios.get(i % scenarios.size());
            Verdict verdict = i % 7 == 0 ? Verdict.values()[i / 7 % 5] : Verdict.SATISFIED;
            many.add(renamed(
                    result(i % 2 == 0 ? GNU_GO : REFERENCE, like.id(), verdict), like.clause() + "/" + (i + 100)));
        }
        return made(SPECIFICATION, many, Profile.ARBITER, true);
    }

    /** What a program might write to get at the reader: markup, ends of sections, control characters, and a lot. */
    public static final String HOSTILE =
            "<script>alert(1)</script><img src=\"https://hostile.invalid/x.png\" onerror=\"alert(2)\">"
                    + " ]]> --> &lt; &amp; ' \" </code></pre></svg> \u0000\u0007\u001B[31mred\u001B[0m \u202Eleft\uFFFE\uD800 </script> ${7*7} "
                    + "a long line ".repeat(20_000);

    /** Hostile text wherever a subject can put any, with every verdict. */
    public static Run hostile() {
        Identity subject = new Identity("hostile", HOSTILE, HOSTILE, "./hostile --name '" + HOSTILE + "'");
        List<Result> results = new ArrayList<>();
        for (Verdict verdict : Verdict.values()) {
            Result r = result(GNU_GO, "base.8/1", verdict);
            results.add(new Result(
                    subject,
                    r.clause(),
                    "base.8/" + (results.size() + 1),
                    r.title(),
                    verdict,
                    r.capability(),
                    HOSTILE,
                    r.step(),
                    HOSTILE,
                    HOSTILE,
                    HOSTILE,
                    List.of(new Diagram(HOSTILE, KO.picture()), new Diagram("no picture", HOSTILE)),
                    List.of(new Exchange("play W B4", HOSTILE)),
                    new RunFacts(r.run().suiteVersion(), HOSTILE, r.run().seed()),
                    new RecordedClaim(HOSTILE, r.claim().profile(), false, List.of()),
                    r.started(),
                    r.millis(),
                    r.waitedMillis(),
                    List.of(),
                    List.of()));
        }
        return made(SPECIFICATION, results, Profile.ARBITER, true);
    }

    /** The same where nothing was claimed. */
    public static Result surveyed(Result r) {
        return new Result(
                r.subject(),
                r.clause(),
                r.scenario(),
                r.title(),
                r.verdict(),
                r.capability(),
                r.message(),
                r.step(),
                r.expected(),
                r.actual(),
                r.errorTail(),
                r.diagrams(),
                r.transcript(),
                r.run(),
                new RecordedClaim("survey", r.claim().profile(), false, List.of()),
                r.started(),
                r.millis(),
                r.waitedMillis(),
                List.of(),
                List.of());
    }

    private static Result renamed(Result r, String scenario) {
        return changed(r, scenario, List.of());
    }

    /** The same, explained by these limits of the subject. */
    public static Result limited(Result r, KnownExplanation... limits) {
        return changed(r, r.scenario(), List.of(limits));
    }

    private static Result changed(Result r, String scenario, List<KnownExplanation> limits) {
        return new Result(
                r.subject(),
                r.clause(),
                scenario,
                r.title(),
                r.verdict(),
                r.capability(),
                r.message(),
                r.step(),
                r.expected(),
                r.actual(),
                r.errorTail(),
                r.diagrams(),
                r.transcript(),
                r.run(),
                r.claim(),
                r.started(),
                r.millis(),
                r.waitedMillis(),
                limits,
                List.of());
    }

    /** A run of these results, which say themselves of which. */
    public static Run made(Specification specification, List<Result> results, Profile profile, boolean complete) {
        RunFacts facts = results.isEmpty()
                ? new RunFacts("0.1.0", "touchstone", 7)
                : results.get(0).run();
        String ruleset = results.isEmpty() ? "base" : results.get(0).claim().ruleset();
        return made(specification, results, profile, complete, facts, ruleset, List.of());
    }

    private static Run made(
            Specification specification,
            List<Result> results,
            Profile profile,
            boolean complete,
            RunFacts facts,
            String ruleset,
            List<String> only) {
        RecordedClaim claim = new RecordedClaim(ruleset, profile.toString(), false, only);
        List<RunRecord.Attempt> attempts = results.stream()
                .map(Result::subject)
                .distinct()
                .map(subject -> new RunRecord.Attempt(
                                subject, new TreeMap<>(), List.of(), Optional.empty(), results.size(), Optional.empty())
                        .with(new GamesRecord(126, 126, 5_000, List.of("9x9"), 0, 0, 0)))
                .toList();
        return new Run(
                specification,
                new Claim(
                        ruleset.equals(Claim.SURVEY) ? Optional.empty() : specification.ruleset("base"),
                        false,
                        profile,
                        only),
                new RunRecord(
                        facts,
                        claim,
                        new RunRecord.Added(List.of(), List.of()),
                        STARTED,
                        complete ? Optional.of(STARTED.plusSeconds(1)) : Optional.empty(),
                        complete,
                        attempts,
                        Optional.empty()),
                results,
                Path.of("out"),
                Optional.empty());
    }

    /** The same run in a folder. */
    static Run in(Path folder, Run run) {
        return new Run(run.specification(), run.claim(), run.record(), run.results(), folder, run.baseline());
    }

    /** The same run limited to some clauses. */
    public static Run only(Run run, String clause) {
        return made(
                run.specification(),
                run.results(),
                run.profile(),
                run.complete(),
                run.record().facts(),
                run.record().claim().ruleset(),
                List.of(clause));
    }
}
