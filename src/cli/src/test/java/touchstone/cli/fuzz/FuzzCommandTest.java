package touchstone.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.explore.finding.FindingFile;

/** Campaigns as a user runs them. */
@Tag("slow") // runs campaigns
class FuzzCommandTest {

    @TempDir
    private Path folder;

    private ProgramRun fuzz(String out, String subject, String... more) {
        List<String> args = new java.util.ArrayList<>(List.of(
                "fuzz", "--subject", subject, "--out", folder.resolve(out).toString()));
        args.addAll(List.of(more));
        if (!args.contains("--ruleset")) {
            args.addAll(List.of("--ruleset", "base"));
        }
        return ProgramRun.run(args.toArray(String[]::new));
    }

    private FuzzRecord record(String out) throws IOException {
        return FuzzRecordFile.read(folder.resolve(out));
    }

    private String text(String out) throws IOException {
        return Files.readString(folder.resolve(out).resolve(FuzzRecord.NAME));
    }

    @Test
    void nothingIsFoundOfTheReference() throws IOException {
        ProgramRun terminal = fuzz("out", "reference", "--games", "50");

        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out()).contains("Nothing found in 50 games", "seed 1", "only superko forbids");
        assertThat(PublishedSchema.faults("fuzz", text("out"))).isEmpty();
        FuzzRecord.Configuration gone = record("out").configurations().get(0);
        assertThat(gone.kinds()).isEmpty();
        assertThat(gone.account().walks()).isEqualTo(50);
        assertThat(gone.account().exercised().met("repetition", "positional").differs())
                .isPositive();
    }

    @Test
    void aWrongSubjectIsFoundOut() throws IOException {
        ProgramRun terminal = fuzz("out", "mutant.no-superko", "--games", "50");

        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out()).contains("takes what is forbidden: base.8", "-takes-base-8");
        assertThat(PublishedSchema.faults("fuzz", text("out"))).isEmpty();
        FuzzRecord.Configuration gone = record("out").configurations().get(0);
        assertThat(gone.causes()).isNotEmpty();
        for (FuzzRecord.Found found : gone.causes()) {
            Path finding = folder.resolve("out").resolve(found.folder());
            assertThat(FindingFile.read(finding.resolve(FindingFile.NAME)).met())
                    .isEqualTo(found.examined());
            assertThat(finding.resolve("game.sgf")).exists();
        }
        assertThat(Files.readAllLines(folder.resolve("out").resolve("met.jsonl")))
                .hasSizeGreaterThanOrEqualTo(gone.causes().size());
    }

    @Test
    void whereNothingIsClaimedASubjectIsHeldToWhatItShows() throws IOException {
        String[] unclaimed = {
            "fuzz",
            "--subject",
            "reference.simple-ko",
            "--games",
            "60",
            "--out",
            folder.resolve("out").toString()
        };

        ProgramRun terminal = ProgramRun.run(unclaimed);

        assertThat(terminal.out())
                .contains("tested against the rules it shows: repetition=simple", "Nothing found in 60 games");
        assertThat(terminal.exitCode()).isZero();
        assertThat(PublishedSchema.faults("fuzz", text("out"))).isEmpty();
        assertThat(fuzz("claimed", "reference.simple-ko", "--games", "60").exitCode())
                .isEqualTo(1);
    }

    @Test
    void aSeedRepeatsARun() throws IOException {
        fuzz("one", "mutant.no-superko", "--games", "20");
        fuzz("same", "mutant.no-superko", "--games", "20");
        fuzz("other", "mutant.no-superko", "--games", "20", "--seed", "2");

        assertThat(text("same")).isEqualTo(text("one"));
        assertThat(text("other")).isNotEqualTo(text("one"));
    }

    @Test
    void noBoardIsLargerThanAsked() throws IOException {
        fuzz("small", "reference", "--games", "60", "--largest", "3");
        fuzz("any", "reference", "--games", "60");

        assertThat(PublishedSchema.faults("fuzz", text("small"))).isEmpty();
        assertThat(record("small").largest()).contains(3);
        assertThat(record("small")
                        .configurations()
                        .get(0)
                        .account()
                        .exercised()
                        .boards()
                        .keySet())
                .contains("3x3")
                .allMatch(board -> board.matches("[123]x[123]"));
        assertThat(record("any").largest()).isEmpty();
        assertThat(record("any")
                        .configurations()
                        .get(0)
                        .account()
                        .exercised()
                        .boards()
                        .keySet())
                .anyMatch(board -> !board.matches("[123]x[123]"));
    }

    @Test
    void shardsComeToTheWhole() throws IOException {
        String rare = "mutant.start-not-counted";
        ProgramRun whole = fuzz("whole", rare, "--games", "45");
        for (int i = 1; i <= 3; i++) {
            fuzz("shard" + i, rare, "--games", "45", "--shard", i + "/3");
        }
        ProgramRun merged = merge("merged", "shard3", "shard1", "shard2");

        assertThat(merged.err()).isEmpty();
        assertThat(merged.exitCode()).isEqualTo(whole.exitCode()).isEqualTo(1);
        FuzzRecord one = record("whole");
        FuzzRecord joined = record("merged");
        assertThat(PublishedSchema.faults("fuzz", text("merged"))).isEmpty();
        assertThat(joined.shards()).isEqualTo(one.shards());
        FuzzRecord.Configuration of = joined.configurations().get(0);
        FuzzRecord.Configuration all = one.configurations().get(0);
        assertThat(of.account()).isEqualTo(all.account());
        assertThat(of.kinds().keySet()).isEqualTo(all.kinds().keySet());
        all.kinds()
                .forEach((kind, looks) ->
                        assertThat(of.kinds().get(kind).met()).as(kind).isEqualTo(looks.met()));
        assertThat(of.causes().stream().map(FuzzRecord.Found::cause))
                .containsAll(all.causes().stream().map(FuzzRecord.Found::cause).toList());
        for (FuzzRecord.Found found : of.causes()) {
            assertThat(FindingFile.read(folder.resolve("merged")
                                    .resolve(found.folder())
                                    .resolve(FindingFile.NAME))
                            .met())
                    .isEqualTo(found.examined());
        }
    }

    @Test
    void whatIsMissingOrThereTwiceIsTold() {
        fuzz("a", "mutant.no-superko", "--games", "6", "--shard", "0/3");
        fuzz("b", "mutant.no-superko", "--games", "6", "--shard", "1/3");
        fuzz("again", "mutant.no-superko", "--games", "6", "--shard", "1/3");
        fuzz("seed", "mutant.no-superko", "--games", "6", "--shard", "2/3", "--seed", "5");
        fuzz("claim", "mutant.no-superko", "--games", "6", "--shard", "2/3", "--ruleset", "base-7A");
        fuzz("subject", "reference", "--games", "6", "--shard", "2/3");
        fuzz("small", "mutant.no-superko", "--games", "6", "--shard", "2/3", "--largest", "4");

        ProgramRun missing = merge("m1", "a", "b");
        assertThat(missing.err()).contains("missing of this campaign: shard 2/3");
        assertThat(missing.exitCode()).isEqualTo(2);
        refused(merge("m2", "a", "b", "again"), "shard 1/3 is there twice");
        refused(merge("m3", "a", "seed"), "another seed, 1 and 5");
        refused(merge("m4", "a", "claim"), "another claim, base and base-7A");
        refused(merge("m5", "a", "subject"), "another subject");
        refused(merge("m7", "a", "small"), "another largest board, any and 4");
        refused(merge("a", "a", "b"), "is one of the folders to be merged");
        ProgramRun none = merge("m6", "a", "nowhere");
        assertThat(none.err()).contains("there is no").contains("expected the folder of a ./touchstone fuzz run");
        assertThat(none.exitCode()).isEqualTo(2);
    }

    private static void refused(ProgramRun terminal, String why) {
        assertThat(terminal.err()).startsWith("touchstone: ").contains(why).hasLineCount(1);
        assertThat(terminal.exitCode()).isEqualTo(64);
    }

    private ProgramRun merge(String out, String... shards) {
        List<String> args = new java.util.ArrayList<>(
                List.of("fuzz", "merge", folder.resolve(out).toString()));
        for (String shard : shards) {
            args.add(folder.resolve(shard).toString());
        }
        return ProgramRun.run(args.toArray(String[]::new));
    }

    /** Nothing is found of it, which must not look as if it were right. */
    @Test
    void anEngineThatTakesEverythingAndShowsNothingIsTrouble() throws IOException {
        Path script = folder.resolve("yes.sh");
        Files.writeString(
                script, "while read -r id command; do echo \"=$id\"; echo; [ \"$command\" = quit ] && exit; done");

        ProgramRun terminal = ProgramRun.run(
                "fuzz",
                "--engine",
                "sh " + script,
                "--ruleset",
                "base",
                "--games",
                "5",
                "--out",
                folder.resolve("out").toString());

        assertThat(terminal.err())
                .contains("shows nothing that could be compared")
                .hasLineCount(1);
        assertThat(terminal.exitCode()).isEqualTo(2);
    }

    @Test
    void whatIsNotComparedIsNamed() {
        assertThat(fuzz("out", "reference", "--games", "3", "--profile", "player")
                        .out())
                .contains("Not compared, because unsupported or unreliable: enforces-legality");
    }

    @Test
    void anEngineThatDoesNotStartIsTrouble() {
        ProgramRun terminal = ProgramRun.run(
                "fuzz",
                "--engine",
                "false",
                "--games",
                "5",
                "--out",
                folder.resolve("out").toString());

        assertThat(terminal.err()).startsWith("touchstone: false: ").hasLineCount(1);
        assertThat(terminal.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "--games 0~expected 1 or more",
                "--games many~many",
                "--largest 0~expected 1 to 25",
                "--largest 26~expected 1 to 25",
                "--time 3~expected one such as 30s, 5m or 1h",
                "--time soon~expected one such as 30s, 5m or 1h",
                "--shard 4/3~expected i/n, as in 1/4",
                "--shard 1~expected i/n, as in 1/4",
                "--ruleset bsae~did you mean 'base'?",
                "--profile umpire~umpire",
                "--timeout 0~expected seconds",
            })
    void whatMakesNoSenseIsBadUsage(String args, String hint) {
        ProgramRun terminal = ProgramRun.run(("fuzz --subject reference " + args).split(" "));

        assertThat(terminal.err()).startsWith("touchstone: ").contains(hint);
        assertThat(terminal.exitCode()).isEqualTo(64);
    }

    @Test
    void somebodyHasToBeNamed() {
        assertThat(ProgramRun.run("fuzz").exitCode()).isEqualTo(64);
        assertThat(ProgramRun.run("fuzz", "merge", "out").exitCode()).isEqualTo(64);
    }
}
