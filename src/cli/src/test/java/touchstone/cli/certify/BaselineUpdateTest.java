package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static touchstone.cli.BaselineFixture.CLAUSE;
import static touchstone.cli.BaselineFixture.NO_EDGE;
import static touchstone.cli.BaselineFixture.NO_POINTS;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.BaselineFixture;
import touchstone.cli.run.SubjectRun;
import touchstone.spi.Capability;
import touchstone.spi.KnownLimitation;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;

/** What is written, what is kept of what was there, and when nothing is written at all. */
class BaselineUpdateTest {

    @TempDir
    private Path folder;

    private Path file;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("baseline.yaml");
    }

    private boolean update(Claim claim, boolean complete, SubjectRun... runs) {
        Optional<Baseline> there =
                Files.exists(file) ? Optional.of(BaselineFile.read(file).baseline()) : Optional.empty();
        return new BaselineUpdate(
                        BaselineFixture.SPECIFICATION,
                        claim,
                        "1",
                        new PrintWriter(out, true),
                        new PrintWriter(err, true))
                .write(file, there, List.of(runs), complete);
    }

    private void edit(String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    @Test
    void whatPeopleWroteIsKeptAndWhatTheRunDidNotTry() throws IOException {
        Claim wide = BaselineFixture.claim("base.9");
        assertThat(update(wide, true, BaselineFixture.tried(NO_POINTS, "club", wide)))
                .isTrue();
        edit("leaves out H4\n        reason: \"\"", "leaves out H4\n        reason: no time");
        edit(
                "leaves out A2 D5\n        reason: \"\"\n        link: \"\"",
                "leaves out A2 D5\n        reason: see there\n        link: https://example.org/7");
        List<String> before = Files.readAllLines(file);

        Claim narrow = BaselineFixture.claim(CLAUSE);
        assertThat(update(narrow, true, BaselineFixture.tried(NO_EDGE, "club", narrow)))
                .isTrue();
        assertThat(out.toString())
                .endsWith("Failing differently than when the reasons were given: club base.9.seki/4\n")
                .contains(", base.9.seki/2-3, ");
        List<String> after = Files.readAllLines(file);
        assertThat(after)
                .containsSequence("        reason: see there", "        link: https://example.org/7")
                .containsSequence(
                        "      base.9.seki/4:",
                        "        title: " + BaselineFixture.title(4),
                        "        verdict: violated",
                        "        step: k belongs to White's territory",
                        "        expected: J1 in White's territory",
                        "        answered: the subject leaves out J1",
                        "        reason: no time");
        List<String> gone = new ArrayList<>(before);
        gone.removeAll(after);
        assertThat(gone)
                .contains("        answered: the subject leaves out H4")
                .allMatch(line -> line.contains("H4") || line.contains("h belongs") || line.contains("Black 0, White"));
    }

    @Test
    void subjectsThatTheRunHasNotStay() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        update(claim, true, BaselineFixture.tried(NO_POINTS, "club", claim));
        String club = Files.readString(file);
        update(claim, true, BaselineFixture.tried("reference", "guild", claim));
        assertThat(Files.readString(file)).startsWith(club).contains("  guild:\n");
    }

    @Test
    void whatIsSaidOfALackingCapabilityIsKept() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun run =
                BaselineFixture.lacking(Capability.TERRITORY, BaselineFixture.tried("reference", "club", claim));
        update(claim, true, run);
        assertThat(Files.readString(file)).endsWith("    unsupported:\n      territory:\n        base.9.seki: 1-5\n");
        edit("      territory:\n", "      territory:\n        reason: nobody asked for it\n        link: \"\"\n");
        String before = Files.readString(file);
        update(claim, true, run);
        assertThat(Files.readString(file)).isEqualTo(before);
        assertThat(out.toString()).contains("5 unsupported").doesNotContain("without a reason", "differently");
        update(claim, true, BaselineFixture.lacking(Capability.SCORE, run));
        assertThat(Files.readString(file)).doesNotContain("nobody asked");
    }

    @Test
    void whatIsKnownOfTheSubjectIsAReasonUntilPeopleGiveAnother() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        KnownLimitation limit = new KnownLimitation(
                "No point in a seki is counted", List.of(CLAUSE + "/1"), Optional.of("https://example.org/seki"));
        SubjectRun run = BaselineFixture.tried(NO_POINTS, "club", claim);
        update(claim, true, run);
        update(claim, true, BaselineFixture.explained(limit, run));
        assertThat(out.toString()).endsWith("Known failures without a reason: base.9.seki/2-4\n");
        String explanation = "        reason: No point in a seki is counted\n        link: https://example.org/seki\n";
        assertThat(Files.readString(file)).containsOnlyOnce(explanation);
        edit(explanation, "        reason: ours\n        link: \"\"\n");
        update(claim, true, BaselineFixture.explained(limit, run));
        assertThat(Files.readString(file)).contains("reason: ours\n").doesNotContain("example.org");
    }

    @Test
    void anIncompleteRunIsNoBaseline() throws IOException {
        Claim claim = BaselineFixture.claim(CLAUSE);
        SubjectRun all = BaselineFixture.tried(NO_POINTS, "club", claim);
        SubjectRun some = new SubjectRun(all.attempt(), all.results().subList(0, 2), List.of());
        assertThat(update(claim, true, all)).isTrue();
        String before = Files.readString(file);
        out.getBuffer().setLength(0);
        assertThat(update(claim, false, all)).isFalse();
        assertThat(update(claim, true, some)).isFalse();
        assertThat(update(claim, true, all, BaselineFixture.notStarted("./guild --gtp")))
                .isFalse();
        assertThat(err.toString().lines())
                .containsExactly(
                        "touchstone: " + file + " is not written: the run was cut short",
                        "touchstone: " + file + " is not written: 3 scenarios were not tried on club",
                        "touchstone: " + file + " is not written: ./guild --gtp was not tried");
        assertThat(out.toString()).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    @Test
    void aFileThatCannotBeWritten() throws IOException {
        file = Files.createFile(folder.resolve("a-file")).resolve("baseline.yaml");
        Claim claim = BaselineFixture.claim(CLAUSE);
        assertThat(update(claim, true, BaselineFixture.tried("reference", "club", claim)))
                .isFalse();
        assertThat(err.toString())
                .startsWith("touchstone: can't write to " + file + "; choose another --update-baseline")
                .hasLineCount(1);
    }
}
