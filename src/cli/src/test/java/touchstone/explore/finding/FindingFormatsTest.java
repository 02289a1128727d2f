package touchstone.explore.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.level.Served;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.shrink.ShrinkBudget;
import touchstone.explore.shrink.Shrinker;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.StepText;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.gtp.server.GtpServer;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** What is written of a finding can be read back, and shows what was found. */
class FindingFormatsTest {

    private static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    /** Traces on which mutants go wrong, with a detour or two in each. */
    private static final String KO = "Black C1,White D1,Black B2,White E2,Black C3,White D3,Black D2,White C2,Black D2";

    private static final String CAPTURE = "Black A1,White B1,? stones,Black C3,White A2,? stones";
    private static final String SUICIDE = "Black B1,White A2,Black B2,White E5,Black A3,White A1";

    private static Mutant mutant(String name) {
        return Mutants.all().stream()
                .filter(mutant -> mutant.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static FuzzFinding finding(Mutant mutant, Subject subject, String steps) {
        BaseRules rules = new VariantRules(mutant.claimed().rules());
        GameTrace trace = GameTrace.of(
                rules,
                Board.of(5, 5),
                List.of(steps.split(",")).stream().map(StepText::read).toList());
        try (Session session = subject.open();
                Shrinker shrinker = new Shrinker(rules, subject, ShrinkBudget.DEFAULT, SPECIFICATION.mappings())) {
            Disagreement found = trace.with(session).orElseThrow();
            return FuzzFinding.of(
                    shrinker.shrink(found),
                    new ClaimedVariant("base", mutant.claimed().rules()),
                    subject.identity(),
                    new FuzzFinding.Origin("./touchstone fuzz", 1, 7, found.at(), Instant.EPOCH),
                    "0",
                    List.of());
        }
    }

    private static FuzzFinding inProcess(String name, String steps) {
        return finding(mutant(name), Mutants.subject(mutant(name)), steps);
    }

    private static FuzzFinding served(String name, String steps) {
        Mutant mutant = mutant(name);
        return finding(mutant, Served.everything(mutant.rules()), steps);
    }

    @Test
    void aRecordHoldsTheGameAndSaysWhatIsWrong() {
        FuzzFinding finding = inProcess("no-capture", CAPTURE);

        String text =
                FindingSgf.of(finding, SPECIFICATION.clause(finding.cause().clause()));

        SgfRecord record = SgfRecord.read(text);
        assertThat(record.board()).isEqualTo(finding.trace().board());
        assertThat(record.rules()).hasValue("base");
        assertThat(record.nodes().stream()
                        .map(SgfNode.Played.class::cast)
                        .map(node -> node.player() + " " + node.move()))
                .containsExactlyElementsOf(finding.steps().stream()
                        .filter(step -> !step.startsWith("?"))
                        .toList());
        assertThat(text)
                .contains("MA[", "Clause base.7.step-2: ", "Expected: the stones are ", "Given: the stones are ");
    }

    @Test
    void aForbiddenMoveIsMarkedAndNotMade() {
        FuzzFinding finding = inProcess("no-repetition-rule", KO);

        String text = FindingSgf.of(finding, Optional.empty());

        assertThat(SgfRecord.read(text).moves()).isEqualTo(finding.steps().size() - 1);
        assertThat(text).contains("MA[").contains("may not play").contains("it takes the move");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-repetition-rule;" + KO,
                "no-capture;" + CAPTURE,
                "suicide-forbidden;" + SUICIDE,
                "own-stones-first;Black B1,White C1,Black A2,White B2,Black E5,White A3,Black D5,White A1,? stones",
                "edge-is-a-liberty;Black A1,White A2,Black E5,White B1,? stones",
                "diagonal-connection;Black A1,White E5,Black B2,? chain A1",
                "only-black-scores;Black pass,White C3,Black pass,White pass,? score",
                "dame-to-both;Black B2,White D4,? territory Black",
                "one-pass-ends;Black C3,White pass,? over,Black C4",
                "no-alternation;Black C3,? turn",
                "white-first;? turn",
                "undo-once;Black C3,White C4,undo,undo",
                "undo-stone-taken-off;" + CAPTURE + ",undo,? stones",
                "komi-whole;komi 6.5,? komi",
                "komi-counted-twice;Black C3,? score,komi 6.5,? score",
                "komi-counted-for-black;Black C3,komi -1,? score,White C4,? score",
                "undo-turn-kept;Black C3,undo,? turn",
                "komi-with-a-half;say komi 6.5",
                "komi-for-black;say komi 6.5,? result",
                "handicap-not-placed;say handicap 2",
                "dead-stones-undead;Black C3,White C4,Black pass,White pass,say dead 5x5 C4,? territory Black",
                "resumption-requester-first;Black C3,White pass,Black pass,say resume White,? turn",
                "bids-in-any-order;say bids 2 1",
                "half-count-unshared;Black C3,White A1,Black pass,White pass,? count half-count",
                "neutral-not-for-both;Black C3,White A1,? scores",
            })
    void aScenarioPassesOnTheReferenceAndFailsOnTheSubject(String line) {
        String[] parts = line.split(";");
        Mutant mutant = mutant(parts[0]);
        FuzzFinding finding = inProcess(parts[0], parts[1]);

        String feature =
                FindingScenario.of(finding, SPECIFICATION, "finding-01").orElseThrow();

        ScenarioCheck proof = ScenarioCheck.of(feature, mutant.claimed().rules(), Optional.of(Mutants.subject(mutant)));
        assertThat(proof.holds()).as(proof.words() + "\n" + feature).isTrue();
    }

    @Test
    void aScenarioThatShowsNothingIsNoProof() {
        Mutant mutant = mutant("no-capture");
        String feature = FindingScenario.of(inProcess("no-capture", CAPTURE), SPECIFICATION, "finding-01")
                .orElseThrow();
        Subject right =
                Served.everything(() -> new VariantRules(mutant.claimed().rules()));

        assertThat(ScenarioCheck.of(feature, mutant.claimed().rules(), Optional.of(right))
                        .holds())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-repetition-rule;" + KO, "no-capture;" + CAPTURE, "suicide-forbidden;" + SUICIDE})
    void aScriptPassesOnTheReferenceAndFailsOnTheSubject(String line) {
        String[] parts = line.split(";");
        FuzzFinding finding = served(parts[0], parts[1]);

        String script = FindingScript.of(finding).orElseThrow();

        assertThat(failures(script, new GtpServer(new VariantRules(finding.variant()), "", "")))
                .as(script)
                .isEmpty();
        assertThat(failures(script, new GtpServer(mutant(parts[0]).rules().get(), "", "")))
                .as(script)
                .isNotEmpty();
    }

    /** What GNU Go's regress.awk would count as failed. */
    private static List<String> failures(String script, GtpServer engine) {
        List<String> failures = new ArrayList<>();
        String result = "";
        for (String row : script.lines().toList()) {
            if (row.startsWith("#?")) {
                String pattern = row.replaceFirst("^#\\? *\\[", "").replaceFirst("\\]$", "");
                if (!result.matches(pattern)) {
                    failures.add(row + " but " + result);
                }
            } else if (!row.isBlank() && !row.startsWith("#")) {
                result = engine.answer(row).lines().findFirst().orElse("").replaceFirst("^[=?][0-9]* *", "");
            }
        }
        return failures;
    }

    @Test
    void aBreakdownIsFoundThoughAnswersGoDownWithTheEngine() {
        BaseRules crashing = new VariantRules(mutant("no-capture").claimed().rules()) {
            @Override
            public touchstone.reference.PointSet capture(
                    touchstone.reference.Position position, touchstone.reference.Color player) {
                touchstone.reference.PointSet captured = super.capture(position, player);
                if (!captured.isEmpty()) {
                    throw new IllegalStateException("a fault of this engine");
                }
                return captured;
            }
        };

        FuzzFinding finding = finding(mutant("no-capture"), Served.everything(() -> crashing), CAPTURE);

        assertThat(finding.cause().deviation()).isEqualTo(Deviation.BREAKS_DOWN);
        assertThat(finding.steps()).hasSize(2).allMatch(step -> !step.startsWith("?"));
        assertThat(finding.reproduced()).isEqualTo(3);
        assertThat(FindingScenario.of(finding, SPECIFICATION, "finding-01")).isEmpty();
    }

    @Test
    void aSubjectInThisProgramHasNoScript() {
        assertThat(FindingScript.of(inProcess("no-capture", CAPTURE))).isEmpty();
    }

    @Test
    void aPictureShowsThePositionBeforeTheMove() {
        FuzzFinding finding = inProcess("no-repetition-rule", KO);

        String picture = FindingDiagram.of(finding).picture();

        assertThat(DiagramParser.parse(picture).letters()).hasSize(1);
        assertThat(FindingDiagram.of(finding).caption()).startsWith("before ");
    }

    @Test
    void aFindingIsReadBackFromItsJson() throws IOException {
        FuzzFinding finding = served("no-capture", CAPTURE);

        assertThat(FindingFile.read(FindingFile.line(finding))).isEqualTo(finding);
        assertThat(finding.fresh()).isEqualTo(3);
        assertThat(finding.reproduced()).isEqualTo(3);
        assertThat(finding.steps()).hasSizeLessThan(7);
    }

    @Test
    void aPageSaysWhatAPersonHasToKnow() {
        FuzzFinding finding = served("no-capture", CAPTURE);

        String page =
                FindingPage.of(finding, SPECIFICATION.clause("base.7.step-2"), List.of("game.sgf"), "No scenario.");

        assertThat(page)
                .contains(
                        "Claim: `base`. Clause: `base.7.step-2`, ",
                        "Expected: the stones are ",
                        "Given: the stones are ",
                        "Reproduced in 3 of 3 runs",
                        "seed 1, game 7",
                        "No scenario.",
                        "[game.sgf](game.sgf)");
    }
}
