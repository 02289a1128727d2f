package touchstone.cli.dev.killmatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.spi.Capability;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Engines that speak the Go Text Protocol wrongly, each in one way, on the scenarios that send lines. */
class SpeakingMutantsTest {

    private static final Path HOME = Path.of("../..").toAbsolutePath().normalize();

    private static Specification specification;
    private static KillMatrix matrix;

    @BeforeAll
    static void run() {
        specification = SpecificationReader.read(HOME.resolve("features"));
        List<Mutant> speaking = Mutants.all().stream()
                .filter(mutant -> mutant.speech().isPresent())
                .toList();
        matrix = new KillMatrixRun(specification).ofLines(speaking, trial -> {});
    }

    @Test
    void ourServerSpeaksRightly() {
        assertThat(matrix.referenceFaults()).isEmpty();
    }

    @Test
    void eachIsCaughtByItsOwnClauseAlone() {
        assertThat(matrix.findings().stream().filter(finding -> !finding.startsWith("no mutant")))
                .isEmpty();
        assertThat(matrix.trials().stream().flatMap(trial -> trial.breakdowns().stream()))
                .isEmpty();
    }

    @Test
    void eachScenarioFailsForOne() {
        Set<String> lines = scenarios();
        assertThat(lines).as("scenarios that our server can be asked").isEqualTo(new TreeSet<>(matrix.scenarios()));
        lines.removeAll(matrix.trials().stream()
                .flatMap(trial -> trial.kills().stream())
                .map(MutantTrial.Kill::scenario)
                .collect(Collectors.toSet()));
        lines.removeAll(matrix.showsOnly());
        assertThat(lines).as("scenarios that no mutant fails").isEmpty();
    }

    private static Set<String> scenarios() {
        return specification
                .scenarios()
                .filter(scenario -> scenario.needs().contains(Capability.COMMAND_LINES))
                .map(Scenario::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
