package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static touchstone.cli.BaselineFixture.CLAUSE;
import static touchstone.cli.BaselineFixture.NO_POINTS;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.BaselineFixture;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.ExitCode;
import touchstone.spi.Capability;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;

/** What is compared and what is not, and what the caller is answered. */
class BaselineCheckTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** The file of what these subjects showed, with something in it put otherwise. */
    private BaselineFile baseline(List<SubjectRun> runs, String... edits) throws IOException {
        Path file = folder.resolve("baseline.yaml");
        BaselineFile.write(
                file,
                Baseline.of(
                        "1",
                        "base",
                        Profile.ARBITER,
                        runs.stream().map(SubjectRun::tested).toList()));
        String text = Files.readString(file);
        for (int i = 0; i < edits.length; i += 2) {
            assertThat(text).contains(edits[i]);
            text = text.replace(edits[i], edits[i + 1]);
        }
        Files.writeString(file, text);
        return BaselineFile.read(file);
    }

    private ExitCode check(Claim claim, BaselineFile baseline, boolean complete, SubjectRun... runs) {
        BaselineCheck.Outcome outcome = new BaselineCheck(
                        BaselineFixture.SPECIFICATION,
                        claim,
                        baseline,
                        new PrintWriter(out, true),
                        new PrintWriter(err, true))
                .of(List.of(runs), complete);
        outcome.lines().forEach(line -> out.write(line + "\n"));
        return outcome.exitCode();
    }

    @Test
    void aNewFailureIsTheSubjectsFault() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun run = BaselineFixture.tried(NO_POINTS, "club", claim);
        BaselineFile baseline = baseline(List.of(run), "base.9.seki/4:", "base.9.seki/77:");
        assertThat(check(claim, baseline, true, run)).isEqualTo(ExitCode.VIOLATIONS);
        assertThat(out.toString())
                .startsWith("new      club  base.9.seki/4  [violated]\n    " + BaselineFixture.title(4) + "\n")
                .contains("    answered the subject leaves out H4\n")
                .contains("gone     club  base.9.seki/77  [was violated]\n    " + BaselineFixture.title(4) + "\n");
    }

    @Test
    void whatTheRunIsNotToTryIsNotGone() throws IOException {
        Claim wide = BaselineFixture.claim("base.9");
        SubjectRun all = BaselineFixture.tried("reference", "club", wide);
        BaselineFile baseline = baseline(
                List.of(all),
                "base.9.seki: 1-5",
                "base.9.seki: 1-5\n      base.9.none: 1-2\n      gtp.none: 1\n      aga.none: 1");
        Claim narrow = BaselineFixture.claim(CLAUSE);
        assertThat(check(narrow, baseline, true, BaselineFixture.tried("reference", "club", narrow)))
                .isEqualTo(ExitCode.OK);
        assertThat(out.toString()).startsWith("No changes from ");
        out.getBuffer().setLength(0);
        assertThat(check(wide, baseline, true, all)).isEqualTo(ExitCode.OK);
        assertThat(out.toString())
                .startsWith("gone     club  base.9.none/1  [was satisfied]\n"
                        + "gone     club  base.9.none/2  [was satisfied]\n2 changes from ");
    }

    @Test
    void aSurveyHasABaselineAsWell() throws IOException {
        Claim survey = new Claim(Optional.empty(), false, Profile.ARBITER, List.of("seki.counts"));
        SubjectRun before = BaselineFixture.tried("reference", "club", survey);
        Path file = folder.resolve("survey.yaml");
        BaselineFile.write(file, Baseline.of("1", survey.name(), Profile.ARBITER, List.of(before.tested())));
        BaselineFile baseline = BaselineFile.read(file);
        baseline.requireOf(survey);
        assertThat(check(survey, baseline, true, before)).isEqualTo(ExitCode.OK);
        assertThat(check(survey, baseline, true, BaselineFixture.tried(NO_POINTS, "club", survey)))
                .isEqualTo(ExitCode.VIOLATIONS);
        assertThat(out.toString()).startsWith("No changes from ").contains("\nbroken   club  seki.counts/1  ");
        assertThatThrownBy(() -> baseline.requireOf(BaselineFixture.claim()))
                .isInstanceOf(BaselineException.class)
                .hasMessage(file + ":3: a baseline of survey, but this run is of base;"
                        + " claim the same, or name another file");
    }

    @Test
    void whatTheRunDidNotComeToIsNotGone() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun all = BaselineFixture.tried(NO_POINTS, "club", claim);
        SubjectRun some = new SubjectRun(all.attempt(), all.results().subList(0, 2), List.of());
        assertThat(check(claim, baseline(List.of(all)), false, some)).isEqualTo(ExitCode.TROUBLE);
        assertThat(out.toString())
                .startsWith("No changes from ")
                .endsWith("; 2 known failures as before (2 without a reason); 3 scenarios not tried.\n");
        // Even if nobody has cut it short: a subject that is given up is not tried to the end.
        assertThat(check(claim, baseline(List.of(all)), true, some)).isEqualTo(ExitCode.TROUBLE);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aSubjectThatCouldNotBeStartedIsTroubleAndNoneThatIsMissing() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun run = BaselineFixture.tried("reference", "club", claim);
        BaselineFile baseline = baseline(List.of(run, BaselineFixture.tried("reference", "guild", claim)));
        assertThat(check(claim, baseline, true, run, BaselineFixture.notStarted("./guild --gtp")))
                .isEqualTo(ExitCode.TROUBLE);
        assertThat(out.toString()).startsWith("No changes from ");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theSubjectsAreThoseOfTheBaseline() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun club = BaselineFixture.tried("reference", "club", claim);
        SubjectRun guild = BaselineFixture.tried("reference", "guild", claim);
        SubjectRun other = BaselineFixture.tried("reference", "other", claim);
        BaselineFile baseline = baseline(List.of(club, other));
        assertThat(check(claim, baseline, true, club, other, guild)).isEqualTo(ExitCode.TROUBLE);
        assertThat(check(claim, baseline, true, guild, other)).isEqualTo(ExitCode.TROUBLE);
        assertThat(check(claim, baseline, true, guild)).isEqualTo(ExitCode.TROUBLE);
        String place = "touchstone: " + baseline.path();
        String remedy = "; run it too, or rename it or take it out here";
        assertThat(err.toString().lines())
                .containsExactly(
                        place + ":5: no subject 'guild' in it; --update-baseline adds it",
                        place + ":6: the subject 'club' is not in this run, which has 'guild', 'other'" + remedy,
                        place + ":6: the subject 'club' (and 1 more) is not in this run, which has 'guild'" + remedy);
        assertThat(out.toString().lines())
                .containsExactly(
                        "No changes from " + baseline.path() + "; 0 known failures as before.",
                        "No changes from " + baseline.path() + "; 0 known failures as before.",
                        "Nothing could be compared with " + baseline.path() + ".");
    }

    @Test
    void aBreakdownIsTroubleUnlessItIsKnown() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun run = BaselineFixture.tried("reference", "club", claim);
        SubjectRun broken = BaselineFixture.broken(run);
        assertThat(check(claim, baseline(List.of(run)), true, broken)).isEqualTo(ExitCode.TROUBLE);
        assertThat(out.toString())
                .startsWith("broken   club  base.9.seki/1  [satisfied -> error]\n    " + BaselineFixture.title(1)
                        + "\n    the engine did not answer\n");
        assertThat(check(claim, baseline(List.of(broken)), true, broken)).isEqualTo(ExitCode.OK);
        assertThat(check(claim, baseline(List.of(broken)), true, run)).isEqualTo(ExitCode.VIOLATIONS);
        assertThat(out.toString())
                .contains("; 5 known failures as before (5 without a reason).\n", "  [error -> satisfied]\n");
    }

    @Test
    void underTheProfileOfPlayersTolerationIsNoChange() throws IOException {
        Claim claim =
                new Claim(BaselineFixture.SPECIFICATION.ruleset("base").orElseThrow(), Profile.PLAYER, List.of(CLAUSE));
        SubjectRun run = BaselineFixture.tried("reference", "club", claim);
        BaselineFile baseline = baseline(
                List.of(run),
                "profile: arbiter",
                "profile: player",
                "base.9.seki: 1-5",
                "base.9.seki: 1-3\n    tolerated:\n      base.9.seki: 4-5");
        assertThat(check(claim, baseline, true, run)).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).startsWith("No changes from ");
    }

    @Test
    void whatIsUnsupportedMayBecomeAChangeAsWell() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun run = BaselineFixture.tried("reference", "club", claim);
        SubjectRun blind = BaselineFixture.lacking(Capability.TURN, run);
        BaselineFile lacking = baseline(List.of(blind), "      turn:\n", "      turn:\n        reason: no command\n");
        assertThat(check(claim, lacking, true, run)).isEqualTo(ExitCode.VIOLATIONS);
        assertThat(out.toString())
                .startsWith("fixed    club  base.9.seki/1  [unsupported (turn) -> satisfied]\n    "
                        + BaselineFixture.title(1) + "\n    known: no command\n");
        out.getBuffer().setLength(0);
        assertThat(check(claim, lacking, true, blind)).isEqualTo(ExitCode.OK);
        assertThat(check(claim, lacking, true, BaselineFixture.lacking(Capability.SCORE, run)))
                .isEqualTo(ExitCode.VIOLATIONS);
        assertThat(check(claim, baseline(List.of(run)), true, blind)).isEqualTo(ExitCode.VIOLATIONS);
        assertThat(out.toString())
                .contains(
                        "; 0 known failures as before, 5 unsupported as before.\n",
                        "differs  club  base.9.seki/5  [unsupported (turn) -> unsupported (score)]\n    "
                                + BaselineFixture.title(5) + "\n    needs score\n    known: no command\n",
                        "broken   club  base.9.seki/5  [satisfied -> unsupported (turn)]\n    "
                                + BaselineFixture.title(5) + "\n    needs turn\n");
    }
}
