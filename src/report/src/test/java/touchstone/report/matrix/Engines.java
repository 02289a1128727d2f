package touchstone.report.matrix;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
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
import touchstone.suite.result.SpillFile;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Runs made up for the tests of the matrix, on the specification as it is. */
final class Engines {

    static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    /** Some of its clauses, for who only wants to look at some. */
    static final Specification SOME = new Specification(
            SPECIFICATION.clauses().stream()
                    .filter(clause -> Stream.of("base.1", "base.5", "base.6", "base.8", "aga", "self-capture")
                            .anyMatch(clause::isWithin))
                    .toList(),
            SPECIFICATION.rulesets(),
            AddedRules.NONE,
            ClauseMappings.NONE,
            SPECIFICATION.knownFaults());

    static final String VERSION = "0.1.0";

    static final Identity GNU_GO = engine("gnu-go", "GNU Go", "3.8");
    static final Identity LENIENT = engine("lenient", "Lenient Go", "1.0");
    static final IntConsumer QUIETLY = step -> {};

    private static final String BOARD = """
            . X O . .
            X . X O .
            . X O . .
            . . X O a
            . . . . .
            """;

    private Engines() {}

    static Identity engine(String id, String name, String version) {
        return new Identity(id, name, version, id + " --mode gtp");
    }

    static MatrixSite site() {
        return site(SPECIFICATION);
    }

    static MatrixSite site(Specification specification) {
        return new MatrixSite(specification, SPECIFICATION::ruleset, VERSION, Optional.empty());
    }

    static Matrix matrix(RunSource... sources) {
        try {
            List<MatrixColumn> columns = new ArrayList<>();
            for (RunSource source : sources) {
                columns.addAll(
                        MatrixColumn.of(source, SPECIFICATION, SPECIFICATION::ruleset, new SpillFile(), cell -> cell));
            }
            return new MatrixTable(SPECIFICATION, ColumnOrder.of(columns)).matrix("Test", VERSION);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** What a subject shows of a scenario. */
    interface Showing extends BiFunction<Clause, Scenario, Verdict> {}

    static final Showing ALL = (clause, scenario) -> Verdict.SATISFIED;

    /** All but what is asked in clauses with ids that begin so. */
    static Showing but(Verdict verdict, String prefix) {
        return (clause, scenario) -> clause.isWithin(prefix) ? verdict : Verdict.SATISFIED;
    }

    static List<Result> results(Identity subject, String ruleset, Showing showing) {
        return results(SPECIFICATION, subject, ruleset, showing);
    }

    static List<Result> results(Specification specification, Identity subject, String ruleset, Showing showing) {
        Claim claim = claim(ruleset);
        return specification.clauses().stream()
                .filter(claim::covers)
                .flatMap(clause -> clause.scenarios().stream()
                        .filter(claim::meets)
                        .map(scenario ->
                                result(subject, ruleset, clause.id(), scenario, showing.apply(clause, scenario))))
                .toList();
    }

    private static Claim claim(String ruleset) {
        return new Claim(SPECIFICATION.ruleset(ruleset), false, Profile.ARBITER, List.of());
    }

    static Result result(Identity subject, String ruleset, String clause, Scenario scenario, Verdict verdict) {
        boolean deviates = verdict == Verdict.VIOLATED || verdict == Verdict.TOLERATED;
        return new Result(
                subject,
                clause,
                scenario.id(),
                scenario.title(),
                verdict,
                verdict == Verdict.UNSUPPORTED ? Optional.of("score") : Optional.empty(),
                switch (verdict) {
                    case SATISFIED -> "";
                    case UNSUPPORTED -> "the subject is not known for a way to show its score";
                    case ERROR -> subject.name() + " gave no answer to 'play W B4' within 10 s";
                    default -> scenario.id() + ": expected that White may not play B4; the subject took the move";
                },
                deviates ? "White may not play B4" : "",
                deviates ? "White may not play B4" : "",
                deviates ? "the subject took the move" : "",
                verdict == Verdict.ERROR ? "segmentation fault" : "",
                verdict == Verdict.UNSUPPORTED
                        ? List.of()
                        : List.of(new Diagram("given", BOARD), new Diagram("after Black C4", BOARD)),
                verdict == Verdict.UNSUPPORTED
                        ? List.of()
                        : List.of(new Exchange("boardsize 5", "="), new Exchange("play W B4", "=")),
                new RunFacts(VERSION, "./touchstone certify", 1),
                new RecordedClaim(ruleset, "arbiter", false, List.of()),
                Instant.parse("2026-11-21T10:15:30Z"),
                12.25,
                7.5,
                deviates && subject.equals(GNU_GO)
                        ? List.of(new KnownExplanation("it forgets", Optional.of("https://example.org/issues/12")))
                        : List.of(),
                List.of());
    }

    static RunSource run(String ruleset, List<Result> results, RunRecord.Attempt... more) {
        List<RunRecord.Attempt> attempts = Stream.concat(
                        results.stream()
                                .map(Result::subject)
                                .distinct()
                                .map(subject -> attempt(subject, (int) results.stream()
                                        .filter(r -> r.subject().equals(subject))
                                        .count())),
                        Stream.of(more))
                .toList();
        return source(record(ruleset, true, attempts), results);
    }

    static RunSource source(RunRecord record, List<Result> results) {
        return new RunSource("a run", record, Optional.empty(), Optional.empty(), Optional.empty(), aside -> results);
    }

    static RunRecord record(String ruleset, boolean complete, List<RunRecord.Attempt> attempts) {
        return new RunRecord(
                new RunFacts(VERSION, "./touchstone certify", 1),
                new RecordedClaim(ruleset, "arbiter", false, List.of()),
                new RunRecord.Added(List.of(), List.of()),
                Instant.parse("2026-11-21T10:15:30Z"),
                Optional.of(Instant.parse("2026-11-21T10:16:30Z")),
                complete,
                attempts,
                Optional.empty());
    }

    static RunRecord.Attempt attempt(Identity subject, int planned) {
        return new RunRecord.Attempt(subject, new TreeMap<>(), List.of(), Optional.empty(), planned, Optional.empty())
                .with(new GamesRecord(126, 126, 5_000, List.of("9x9"), 0, 0, 0));
    }

    static RunRecord.Attempt untried(Identity subject, String trouble) {
        return new RunRecord.Attempt(subject, new TreeMap<>(), List.of(), Optional.empty(), 0, Optional.of(trouble));
    }
}
