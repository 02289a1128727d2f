package touchstone.suite.certificate.contradiction;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Variant;
import touchstone.spi.KnownLimitation;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Made-up certificates: which may be published together, and which may not. */
class ContradictionsTest {

    private static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    private static final StartedProgram PROGRAM = new StartedProgram("Engine", "1", "engine --area", List.of());

    /** What one certificate says: ruleset, profile, conclusion, then verdicts of clauses and, with a slash, of scenarios. */
    private static Testimony testimony(String file, StartedProgram program, String said) {
        List<String> words = Arrays.asList(said.trim().split(" "));
        Map<String, String> verdicts = words.stream()
                .skip(3)
                .map(word -> word.split("="))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1].replace('-', ' ')));
        return new Testimony(
                file,
                "engine",
                program,
                claim(words.get(0), Profile.named(words.get(1))),
                Conclusion.valueOf(words.get(2)),
                verdicts.entrySet().stream()
                        .filter(one -> !one.getKey().contains("/"))
                        .collect(Collectors.toMap(Map.Entry::getKey, one -> ClauseVerdict.named(one.getValue())
                                .orElseThrow())),
                verdicts.entrySet().stream()
                        .filter(one -> one.getKey().contains("/"))
                        .collect(Collectors.toMap(Map.Entry::getKey, one -> Verdict.named(one.getValue()))));
    }

    private static Claim claim(String ruleset, Profile profile) {
        if (ruleset.equals("survey")) {
            return new Claim(Optional.empty(), true, profile, List.of());
        }
        String[] limited = ruleset.split(":");
        Ruleset claimed = SPECIFICATION.rulesets().stream()
                .filter(one -> one.name().equals(limited[0]))
                .findFirst()
                .orElseThrow();
        return new Claim(Optional.of(claimed), true, profile, limited.length > 1 ? List.of(limited[1]) : List.of());
    }

    private static List<Contradiction> between(StartedProgram one, String said, StartedProgram other, String shown) {
        return new Contradictions(SPECIFICATION)
                .among(List.of(testimony("a.json", one, said), testimony("b.json", other, shown)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            the same scenario                  | base arbiter NO_VIOLATION_SEEN base.8.initial/1=satisfied                    | base arbiter VIOLATIONS base.8.initial/1=violated
            under other rules that share it    | chinese arbiter NO_VIOLATION_SEEN gtp.undo.board/1=satisfied               | japanese arbiter VIOLATIONS gtp.undo.board/1=violated
            by the other profile               | base player NO_VIOLATION_SEEN base.8.initial/2=satisfied              | base arbiter VIOLATIONS base.8.initial/2=violated
            the clause, not that scenario      | base arbiter VIOLATIONS base.8.initial=satisfied base.8.initial/1=unsupported        | base arbiter VIOLATIONS base.8.initial/1=violated
            the whole claim                    | base arbiter CONFORMS base.8.initial=partly-shown                            | base arbiter VIOLATIONS base.8.initial/1=violated
            the whole as far as GTP shows      | base arbiter CONFORMS_AS_FAR_AS_GTP_SHOWS base.8.initial=not-shown           | base arbiter VIOLATIONS base.8.initial/1=violated
            taken by an arbiter                | base arbiter NO_VIOLATION_SEEN base.8.initial/1=satisfied                    | base arbiter VIOLATIONS base.8.initial/1=tolerated
            a survey, of the protocol          | survey arbiter NO_VIOLATION_SEEN gtp.undo.board/1=violated                 | base arbiter NO_VIOLATION_SEEN gtp.undo.board/1=satisfied
            one that breaks down elsewhere     | base arbiter TROUBLE base.8.initial/1=satisfied base.9.score/1=error               | base arbiter VIOLATIONS base.8.initial/1=violated
            """)
    void whatCannotBothBeSo(String what, String said, String shown) {
        assertThat(between(PROGRAM, said, PROGRAM, shown)).as(what).hasSize(1);
        assertThat(between(PROGRAM, shown, PROGRAM, said))
                .as(what + ", the other way round")
                .hasSize(1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            nothing said of the clause         | base arbiter NO_VIOLATION_SEEN base.8.initial=not-shown                      | base arbiter VIOLATIONS base.8.initial/1=violated
            partly shown, without conforming   | base arbiter NO_VIOLATION_SEEN base.8.initial=partly-shown                   | base arbiter VIOLATIONS base.8.initial/1=violated
            violated by both                   | base arbiter VIOLATIONS base.8.initial/1=violated base.8.initial/2=satisfied         | base arbiter VIOLATIONS base.8.initial/1=violated base.8.initial/2=satisfied
            a player may take it               | base player CONFORMS base.8.initial=satisfied base.8.initial/1=tolerated             | base arbiter VIOLATIONS base.8.initial/1=tolerated
            a player is said to refuse it      | base player NO_VIOLATION_SEEN base.8.initial/1=satisfied                     | base arbiter VIOLATIONS base.8.initial/1=tolerated
            a clause the other does not have   | japanese arbiter CONFORMS japanese.1=satisfied                       | base arbiter VIOLATIONS base.8.initial/1=violated
            a limited claim                    | base:base.9.score arbiter CONFORMS base.9.score=satisfied                        | base arbiter VIOLATIONS base.8.initial/1=violated
            a breakdown shows nothing          | base arbiter CONFORMS base.8.initial=satisfied base.8.initial/1=satisfied            | base arbiter TROUBLE base.8.initial/1=error
            what one can't be asked            | base arbiter CONFORMS base.8.initial=satisfied base.8.initial/1=satisfied            | base arbiter NO_VIOLATION_SEEN base.8.initial/1=unsupported
            a survey, of the rules             | survey arbiter NOTHING_CLAIMED base.8.initial/1=violated                     | base arbiter CONFORMS base.8.initial/1=satisfied base.8.initial=satisfied
            a scenario that is no more         | base arbiter CONFORMS base.8.initial=satisfied base.8.initial/999=satisfied          | base arbiter VIOLATIONS base.8.initial/999=violated
            """)
    void whatCanBothBeSo(String what, String said, String shown) {
        assertThat(between(PROGRAM, said, PROGRAM, shown)).as(what).isEmpty();
    }

    /** A clause of the base rules of which some scenarios hold only where suicide is allowed. */
    @Test
    void aScenarioUnderConditionsThatTheOtherDoesNotMeet() {
        String conditioned = SPECIFICATION.clauses().stream()
                .filter(clause -> clause.id().startsWith("base."))
                .flatMap(clause -> clause.scenarios().stream())
                .filter(scenario -> ruleset("base").meets(scenario)
                        && !ruleset("base-7A").meets(scenario)
                        && ruleset("base-7A")
                                .has(SPECIFICATION.clause(scenario.clause()).orElseThrow()))
                .findFirst()
                .orElseThrow()
                .id();
        String clause = conditioned.replaceFirst("/.*", "");
        String said = " arbiter CONFORMS " + clause + "=satisfied";
        String shown = "base arbiter VIOLATIONS " + conditioned + "=violated";

        assertThat(between(PROGRAM, "base-7A" + said, PROGRAM, shown)).isEmpty();
        assertThat(between(PROGRAM, "base" + said, PROGRAM, shown)).hasSize(1);
    }

    private static Ruleset ruleset(String name) {
        return claim(name, Profile.ARBITER).ruleset().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "Engine,2,engine --area,",
        "Another,1,engine --area,",
        "Engine,1,engine --territory,",
        "Engine,1,engine --area,komi 0",
    })
    void ofAnotherVersionProgramOrOptionsMuchElseMayBeSo(String name, String version, String start, String sent) {
        StartedProgram other = new StartedProgram(name, version, start, sent == null ? List.of() : List.of(sent));

        assertThat(between(
                        PROGRAM,
                        "base arbiter CONFORMS base.8.initial/1=satisfied",
                        other,
                        "base arbiter VIOLATIONS base.8.initial/1=violated"))
                .isEmpty();
    }

    @Test
    void bothFilesTheClauseTheScenarioAndWhatEachSaysAreNamed() {
        assertThat(between(
                        PROGRAM,
                        "base arbiter NO_VIOLATION_SEEN base.8.initial=satisfied",
                        PROGRAM,
                        "base arbiter VIOLATIONS base.8.initial/1=violated"))
                .hasToString(
                        "[base.8.initial, base.8.initial/1: a.json says that all of the clause is satisfied, b.json says violated]");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            a scenario that it names       | base.8.initial/1    | base arbiter VIOLATIONS base.8.initial/1=satisfied base.8.initial/2=violated | 1
            seen as it says                | base.8.initial/1    | base arbiter VIOLATIONS base.8.initial/1=violated                    | 0
            a player that takes it         | base.8.initial/1    | base player CONFORMS base.8.initial/1=tolerated                      | 0
            a breakdown                    | base.8.initial/1    | base player TROUBLE base.8.initial/1=error                           | 0
            not asked                      | base.8.initial/1    | base player CONFORMS base.8.initial/1=unsupported                    | 0
            another scenario of the clause | base.8.initial/1    | base arbiter CONFORMS base.8.initial/2=satisfied base.8.initial=satisfied    | 0
            a clause, all of it right      | base.8.initial | base arbiter VIOLATIONS base.8.initial/1=satisfied base.8.initial/2=satisfied base.8.initial/3=satisfied base.8.initial/4=satisfied base.8.initial/5=satisfied | 1
            a clause, one never asked      | base.8.initial | base arbiter CONFORMS base.8.initial=satisfied base.8.initial/1=satisfied base.8.initial/2=satisfied base.8.initial/3=satisfied base.8.initial/4=satisfied base.8.initial/5=unsupported | 0
            of many clauses one            | base.8 | base arbiter CONFORMS base.8.initial/1=satisfied base.8.initial/2=satisfied base.8.initial/3=satisfied base.8.initial/4=satisfied base.8.initial/5=satisfied | 0
            """)
    void aKnownLimitThatNothingShows(String what, String named, String said, int found) {
        KnownLimitation limit = new KnownLimitation("it repeats itself", List.of(named), Optional.empty());

        assertThat(new LimitContradictions(SPECIFICATION, "engine.yaml")
                        .among(List.of(testimony("a.json", PROGRAM, said)), List.of(limit)))
                .as(what)
                .hasSize(found)
                .allSatisfy(one -> assertThat(one)
                        .asString()
                        .contains("a.json says", "engine.yaml says as a known limit: it repeats itself"));
    }

    @Test
    void aKnownLimitThatShowsWithOtherOptionsIsOne() {
        StartedProgram other = new StartedProgram("Engine", "1", "engine --equivalence", List.of());
        List<Testimony> both = List.of(
                testimony("a.json", PROGRAM, "base arbiter CONFORMS scoring.area/9=satisfied"),
                testimony("b.json", other, "aga arbiter VIOLATIONS scoring.area/9=violated"));

        assertThat(new LimitContradictions(SPECIFICATION, "engine.yaml")
                        .among(
                                both,
                                List.of(new KnownLimitation(
                                        "it adds pass stones", List.of("scoring.area/9"), Optional.empty()))))
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            of a clause called satisfied   | base    | false | base arbiter NO_VIOLATION_SEEN base.8.initial=satisfied     | 1
            of a claim called conforming   | base    | false | base arbiter CONFORMS_AS_FAR_AS_GTP_SHOWS base.8.initial=partly-shown | 1
            of a clause called violated    | base    | false | base arbiter VIOLATIONS base.8.initial=violated             | 0
            under other rules              | base-7A | false | base arbiter CONFORMS base.8.initial=satisfied              | 0
            of what a player may take      | base    | true  | base player CONFORMS base.8.initial=satisfied               | 0
            of what an arbiter may not     | base    | true  | base arbiter CONFORMS base.8.initial=satisfied              | 1
            of a clause left out           | base    | false | base:base.9.score arbiter CONFORMS base.9.score=satisfied       | 0
            where nothing is claimed       | base    | false | survey arbiter NOTHING_CLAIMED base.8.initial=satisfied     | 0
            """)
    void aFinding(String what, String rules, boolean ofInput, String said, int found) {
        Variant held = ruleset(rules).variant();
        FoundFault fault = new FoundFault(
                "findings/1/finding.json",
                "Engine",
                "1",
                "engine --area",
                held,
                "base.8.initial",
                "on 2x2 B A1",
                ofInput);
        FoundFault ofAnother = new FoundFault(
                "findings/2/finding.json",
                "Engine",
                "2",
                "engine --area",
                held,
                "base.8.initial",
                "on 2x2 B A1",
                ofInput);

        assertThat(new FindingContradictions(SPECIFICATION)
                        .among(List.of(testimony("a.json", PROGRAM, said)), List.of(fault, ofAnother)))
                .as(what)
                .hasSize(found)
                .allSatisfy(one -> assertThat(one)
                        .asString()
                        .contains("base.8.initial, on 2x2 B A1: a.json says", "findings/1/finding.json says violated"));
    }

    @Test
    void theClausesAndScenariosOfTheseTestsAreThere() {
        assertThat(List.of(
                                "base.8.initial",
                                "gtp.undo.board",
                                "gtp.undo.captures",
                                "repetition.positional",
                                "base.9.score")
                        .stream()
                        .filter(id -> SPECIFICATION
                                .clause(id)
                                .map(Clause::scenarios)
                                .filter(all -> !all.isEmpty())
                                .isEmpty()))
                .isEmpty();
    }
}
