package touchstone.mutants.pitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing survives unexplained, and no explanation outlives what it explains. */
class AccountTest {

    private static final Change KILLED = new Change("Board.of", "Math", "made wrong", 7, "KILLED", "base.2 under base");
    private static final Change SURVIVED = new Change("Board.at", "Math", "made no worse", 9, "SURVIVED", "");
    private static final Explanation EXPLAINED =
            new Explanation("Board.at", Explanation.Kind.SAME, List.of("made no worse"), "As good as before.");

    private static Account account(int killed, List<Change> others, Explanation... explanations) {
        return new Account(
                Stream.concat(Collections.nCopies(killed, KILLED).stream(), others.stream())
                        .toList(),
                Arrays.asList(explanations));
    }

    @Test
    void isGoodIfEnoughIsNoticedAndTheRestExplained() {
        assertThat(account(19, List.of(SURVIVED), EXPLAINED).faults()).isEmpty();
    }

    @Test
    void wantsNinetyFivePercentOfWhatMakesADifference() {
        Explanation outOfReach =
                new Explanation("Board.at", Explanation.Kind.OUT_OF_REACH, List.of("made no worse"), "Nobody asks.");
        assertThat(account(18, List.of(SURVIVED), outOfReach).faults())
                .containsExactly("of what makes a difference 94.7 % are noticed; expected 95 % or more");
        assertThat(account(18, List.of(SURVIVED), EXPLAINED).faults()).isEmpty();
        assertThat(account(0, List.of()).faults()).hasSize(1);
    }

    @Test
    void wantsAnExplanationForEachSurvivorAndForNothingElse() {
        assertThat(account(99, List.of(SURVIVED)).faults())
                .containsExactly("nothing explains why this survives: Board.at: made no worse");
        assertThat(account(99, List.of(SURVIVED, SURVIVED), EXPLAINED).faults())
                .containsExactly("nothing explains why this survives: Board.at: made no worse");
        assertThat(account(99, List.of(), EXPLAINED).faults())
                .containsExactly("this is explained, but no longer survives: Board.at: made no worse");
    }

    @Test
    void isReadFromPitestsReport(@TempDir Path folder) throws Exception {
        Path report = Files.writeString(folder.resolve("mutations.xml"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <mutations partial="true">
                <mutation detected='false' status='NO_COVERAGE' numberOfTestsRun='0'><sourceFile>Course.java</sourceFile>\
                <mutatedClass>touchstone.reference.Course$Passes</mutatedClass><mutatedMethod>lambda$of$12</mutatedMethod>\
                <methodDescription>()V</methodDescription><lineNumber>31</lineNumber>\
                <mutator>org.pitest.mutationtest.engine.gregor.mutators.NullReturnValsMutator</mutator>\
                <indexes><index>5</index></indexes><blocks><block>1</block></blocks><killingTest/>\
                <description>replaced return value with null for touchstone/reference/Course$Passes::of</description></mutation>
                <mutation detected='true' status='KILLED' numberOfTestsRun='2'><sourceFile>Axis.java</sourceFile>\
                <mutatedClass>touchstone.reference.choice.Axis</mutatedClass><mutatedMethod>id</mutatedMethod>\
                <methodDescription>()V</methodDescription><lineNumber>40</lineNumber>\
                <mutator>org.pitest.mutationtest.engine.gregor.mutators.MathMutator</mutator>\
                <indexes><index>5</index></indexes><blocks><block>1</block></blocks>\
                <killingTest>touchstone.mutants.pitest.SpecificationPlugin$TheSpecification.base.8 under base</killingTest>\
                <description>Replaced integer addition with subtraction</description></mutation>
                </mutations>
                """);
        assertThat(Change.read(report))
                .containsExactly(
                        new Change(
                                "Course.Passes.of",
                                "NullReturnVals",
                                "replaced return value with null",
                                31,
                                "NO_COVERAGE",
                                ""),
                        new Change(
                                "choice.Axis.id",
                                "Math",
                                "Replaced integer addition with subtraction",
                                40,
                                "KILLED",
                                "base.8 under base"));
    }

    @Test
    void isAPageWithAllSurvivors() {
        String page = Page.of(account(19, List.of(SURVIVED), EXPLAINED), List.of("Made somewhere."));
        assertThat(page)
                .contains("**95.0 %** of 20 changes are noticed: 19. 1 survives", "Made somewhere.")
                .contains("| Board | 20 | 19 | 1 | 0 |")
                .contains("| Board.at | made no worse | As good as before. |");
    }
}
