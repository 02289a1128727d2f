package touchstone.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.Installation;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.explore.finding.FindingFile;
import touchstone.explore.finding.FuzzFinding;
import touchstone.explore.shrink.ShrinkBudget;
import touchstone.explore.shrink.Shrinker;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.StepText;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/** The folder of a finding: what is in it, and that it can be used as the manual says. */
class FindingWriterTest {

    private static final BaseRules RULES = new VariantRules(Variant.BASE);

    @TempDir
    private Path findings;

    private static Subject mutant(String name) {
        return Mutants.subject(Mutants.all().stream()
                .filter(mutant -> mutant.name().equals(name))
                .findFirst()
                .orElseThrow());
    }

    private static FuzzFinding finding(Subject subject, String steps) {
        GameTrace trace = GameTrace.of(
                RULES,
                Board.of(5, 5),
                Arrays.stream(steps.split(",")).map(StepText::read).toList());
        try (Session session = subject.open();
                Shrinker shrinker = new Shrinker(
                        RULES,
                        subject,
                        ShrinkBudget.DEFAULT,
                        Installation.specification().mappings())) {
            return FuzzFinding.of(
                    shrinker.shrink(trace.with(session).orElseThrow()),
                    new ClaimedVariant("base", Variant.BASE),
                    subject.identity(),
                    new FuzzFinding.Origin("./touchstone fuzz", 1, 0, 1, Instant.EPOCH),
                    "0",
                    List.of());
        }
    }

    private Path written(String mutant, String steps) throws IOException {
        Subject subject = mutant(mutant);
        return new FindingWriter(Installation.specification())
                .write(finding(subject, steps), 1, Optional.of(subject), findings);
    }

    @Test
    void allFormsAreThere() throws IOException {
        Path folder = written("no-capture", "Black A1,White B1,Black C3,White A2,? stones");

        assertThat(folder).hasFileName("finding-01-stones-base-7-step-2");
        assertThat(folder.resolve("board.svg")).content().startsWith("<svg");
        assertThat(folder.resolve("game.sgf")).content().startsWith("(;FF[4]");
        assertThat(folder.resolve("finding.md"))
                .content()
                .contains("satisfied on the reference, violated on the subject.", "[game.sgf](game.sgf)");
        assertThat(FindingFile.read(folder.resolve("finding.json")).steps()).hasSizeLessThan(5);
    }

    @Test
    void theJsonKeepsToItsSchema() throws IOException {
        Path folder = written("no-capture", "Black A1,White B1,Black C3,White A2,? stones");

        assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(Files.readString(Installation.path().resolve("reports/schema/finding.schema.json")))
                        .validate(Files.readString(folder.resolve("finding.json")), InputFormat.JSON))
                .isEmpty();
    }

    @Test
    void theScenarioIsTriedLikeAnyOther() throws IOException {
        Path folder = written("no-capture", "Black A1,White B1,Black C3,White A2,? stones");

        ProgramRun reference = certify(folder, "reference");
        ProgramRun wrong = certify(folder, "mutant.no-capture");

        assertThat(reference.exitCode()).as(reference.out() + reference.err()).isZero();
        assertThat(wrong.exitCode()).as(wrong.out() + wrong.err()).isEqualTo(1);
    }

    private ProgramRun certify(Path folder, String subject) {
        return ProgramRun.run(
                "certify",
                "--rulesets",
                folder.toString(),
                "--features",
                folder.toString(),
                "--ruleset",
                folder.getFileName().toString(),
                "--clause",
                "finding",
                "--out",
                findings.resolve("run").toString(),
                "--subject",
                subject);
    }
}
