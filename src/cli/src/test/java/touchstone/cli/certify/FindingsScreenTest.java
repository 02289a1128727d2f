package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.BaselineFixture;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TextWidth;
import touchstone.report.UnusedCommand;
import touchstone.spi.Identity;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;

/** What is wrong fits a screen, whatever the programs are called and whatever they say. */
class FindingsScreenTest {

    private static final String WIDE = "囲碁のプログラム、とても長い名前";

    private static Result result(String id, String scenario, Verdict verdict, String words) {
        return new Result(
                new Identity(id, id, "1", "./go --gtp"),
                scenario.replaceFirst("/.*", ""),
                scenario,
                "A title of a scenario that says " + words,
                verdict,
                Optional.empty(),
                words,
                "",
                verdict == Verdict.VIOLATED ? "White may not play D10: " + words : "",
                verdict == Verdict.VIOLATED ? words : "",
                verdict == Verdict.ERROR ? words : "",
                List.of(new Diagram(words, ". X O .\nX . X O\n. . . a\n")),
                List.of(),
                new RunFacts("0.1.0", "./touchstone certify --engine './go --gtp' --ruleset base", 1),
                new RecordedClaim("base", "arbiter", scenario.startsWith("gtp."), List.of()),
                Instant.EPOCH,
                0,
                0,
                List.of(),
                List.of());
    }

    private static SubjectRun run(String id, List<ViolationCause> causes, List<Result> results) {
        return new SubjectRun(
                new RunRecord.Attempt(
                                results.get(0).subject(),
                                new TreeMap<>(),
                                List.of(),
                                Optional.empty(),
                                results.size(),
                                Optional.empty())
                        .with(causes),
                results,
                List.of());
    }

    private static List<String> screen(int height, SubjectRun... runs) {
        StringWriter out = new StringWriter();
        FindingsScreen screen =
                new FindingsScreen(BaselineFixture.claim(), new Paint(false), 80, height, new PrintWriter(out));
        List<List<FindingsScreen.Entry>> found = new ArrayList<>();
        for (SubjectRun run : runs) {
            found.add(screen.of(run, found));
        }
        screen.print(found);
        return out.toString().lines().toList();
    }

    private static List<Result> failing(String id, int clauses, String words) {
        List<Result> results = new ArrayList<>();
        for (int i = 1; i <= clauses; i++) {
            results.add(result(id, "base.8.c" + i + "/1", Verdict.VIOLATED, words));
        }
        return results;
    }

    @Test
    void aCauseIsShownOnceWithItsFirstScenario() {
        List<Result> results = List.of(
                result("go", "base.8/3", Verdict.VIOLATED, "taken"),
                result("go", "base.8/4", Verdict.VIOLATED, "taken"),
                result("go", "base.5/1", Verdict.SATISFIED, ""),
                result("go", "base.9/1", Verdict.ERROR, "the engine ended with exit code 1"));
        ViolationCause cause =
                new ViolationCause("forgets the ko", "base.8", List.of("base.8/3", "base.8/4"), List.of(), 0);
        assertThat(screen(60, run("go", List.of(cause), results)))
                .startsWith(
                        "violated  go forgets the ko",
                        "   base.8, 2 scenarios, such as base.8/3: A title of a scenario that says taken",
                        "      3 . X O .",
                        "      2 X . X O",
                        "      1 . . . a",
                        "        A B C D",
                        "   taken",
                        "   expected White may not play D10: taken",
                        "   answered taken",
                        "")
                .contains(
                        "error  go: ended, or closed its input or output",
                        "   standard error the engine ended with exit code 1",
                        "  ./touchstone certify --engine './go --gtp' --ruleset base --clause base.8/3 --out reports/again")
                .doesNotContain("and 1 more");
    }

    @Test
    void whatIsUntriedOfItForACommandStandsWithIt() {
        String note = "final_score guesses";
        Result violated = result("go", "base.8/3", Verdict.VIOLATED, "taken");
        SubjectRun run = new SubjectRun(
                new RunRecord.Attempt(
                        violated.subject(),
                        new TreeMap<>(),
                        List.of(note, "of no matter"),
                        Optional.empty(),
                        3,
                        Optional.empty()),
                List.of(
                        violated,
                        unsupported("base.8/4", "needs score: " + note),
                        unsupported("base.9/1", "needs score: the subject is not known for a way")),
                List.of());
        assertThat(screen(60, run)).contains("   not all of it could be tried: final_score guesses");
        assertThat(UnusedCommand.of(run.attempt(), run.results()))
                .singleElement()
                .satisfies(unused -> {
                    assertThat(unused.note()).isEqualTo(note);
                    assertThat(unused.clauses()).containsExactly("base.8", "base.9");
                });
    }

    private static Result unsupported(String scenario, String message) {
        return new Result(
                new Identity("go", "go", "1", "./go --gtp"),
                scenario.replaceFirst("/.*", ""),
                scenario,
                "A title",
                Verdict.UNSUPPORTED,
                Optional.of("score"),
                message,
                "",
                "",
                "",
                "",
                List.of(),
                List.of(),
                new RunFacts("0.1.0", "./touchstone certify", 1),
                new RecordedClaim("base", "arbiter", false, List.of()),
                Instant.EPOCH,
                0,
                0,
                List.of(),
                List.of());
    }

    @Test
    void whatSeveralClausesOfAProtocolShowAlikeIsToldOnce() {
        List<Result> results = List.of(
                result("go", "gtp.4.1.1/3", Verdict.VIOLATED, "the subject takes it"),
                result("go", "gtp.4.1.2.placed/3", Verdict.VIOLATED, "the subject takes it"),
                result("go", "gtp.4.1.2.placed/4", Verdict.VIOLATED, "the subject takes it"),
                result("go", "base.5/1", Verdict.VIOLATED, "the subject takes it"),
                result("go", "base.6/1", Verdict.VIOLATED, "the subject takes it"));
        assertThat(screen(90, run("go", List.of(), results)))
                .contains(
                        "   gtp.4.1.1 and 1 other clause, 3 scenarios, such as gtp.4.1.1/3: A title of a",
                        "   base.5, base.5/1: A title of a scenario that says the subject takes it",
                        "   base.6, base.6/1: A title of a scenario that says the subject takes it");
    }

    @Test
    void illegalMovesThatAreTakenForTheSameReasonAreToldOnce() {
        List<Result> results = List.of(
                result("go", "aga.6/1", Verdict.TOLERATED, "taken"),
                result("go", "base.8.ko/1", Verdict.TOLERATED, "taken"),
                result("go", "base.8.ko/2", Verdict.TOLERATED, "taken"));
        assertThat(screen(90, run("go", List.of(), results)))
                .startsWith(
                        "tolerated  go takes an illegal move on input",
                        "   aga.6 and 1 other clause, 3 scenarios, such as aga.6/1: A title of a scenario")
                .noneMatch(line -> line.startsWith("   base.8.ko"));
    }

    @Test
    void anExpectedPositionStandsBesideTheOneThatIsShown() {
        String words = "this position\n. . O .\nX . X O\n. . . .\n";
        assertThat(screen(60, run("go", List.of(), List.of(result("go", "base.3/3", Verdict.VIOLATED, words)))))
                .contains(
                        "      3 . X O .      3 . . O .",
                        "      2 X . X O      2 X . X O",
                        "      1 . . . a      1 . . . .",
                        "        A B C D        A B C D")
                .noneMatch(line -> line.startsWith("   expected"));
    }

    @Test
    void whatFailsAlongWithACauseIsCounted() {
        List<Result> results = List.of(
                result("go", "gtp.2.6/1", Verdict.VIOLATED, "no answer"),
                result("go", "gtp.2.7/1", Verdict.VIOLATED, "no answer"),
                result("go", "gtp.2.7/2", Verdict.VIOLATED, "no answer"));
        ViolationCause cause = new ViolationCause(
                "answers nothing", "gtp.2.6", List.of("gtp.2.6/1", "gtp.2.7/1", "gtp.2.7/2"), List.of("gtp.2.7"), 0);
        assertThat(screen(60, run("go", List.of(cause), results)))
                .startsWith("violated  go answers nothing")
                .contains("   Of other clauses 2 scenarios failed along with it; --verbose names them.")
                .noneMatch(line -> line.contains("gtp.2.7"));
    }

    @ParameterizedTest
    @CsvSource({"24,1", "24,3", "24,60", "40,2", "40,60", "10,60"})
    void noMoreThanAScreenful(int height, int clauses) {
        List<String> lines = screen(height, run("go", List.of(), failing("go", clauses, "taken")));
        assertThat(lines).hasSizeLessThanOrEqualTo(Math.max(height, 22) - 5);
        assertThat(lines.stream().anyMatch(line -> line.matches("and [0-9]+ more")))
                .isEqualTo(clauses > 2);
    }

    @Test
    void onlyASingleWordIsWiderThanTheScreen() {
        for (String words :
                List.of(WIDE + WIDE + WIDE + WIDE, "x".repeat(700), "囲 碁 ".repeat(90), "\u001B[31m::error::x\n")) {
            List<String> lines = screen(
                    40, run(words, List.of(), failing(words, 9, words)), run("b", List.of(), failing("b", 9, words)));
            assertThat(lines)
                    .filteredOn(line -> !line.startsWith("  ./touchstone"))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(TextWidth.of(line)).as(line).isLessThanOrEqualTo(widest(words)))
                    .allSatisfy(line -> assertThat(line).doesNotContain("\u001B"));
        }
    }

    /** In columns: that of the screen, or of a word after its label, cut where it takes more than three lines. */
    private static int widest(String words) {
        return words.strip().contains(" ") || TextWidth.of(words) < 60 ? 80 : 240;
    }

    @Test
    void ofALargeBoardTheStonesAlone() {
        String empty = ". ".repeat(19).strip() + "\n";
        String stones = ". . . X O " + ". ".repeat(14).strip() + "\n";
        assertThat(SmallBoard.of(new Diagram("", empty.repeat(10) + stones + empty.repeat(8))))
                .containsExactly("10 . . . .", " 9 . X O .", " 8 . . . .", "   C D E F");
        assertThat(SmallBoard.of(new Diagram("", "X O\nno board"))).isEmpty();
        assertThat(SmallBoard.of(new Diagram("", stones.repeat(19))))
                .as("too high")
                .isEmpty();
    }
}
