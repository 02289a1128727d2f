package touchstone.laboratory.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import touchstone.laboratory.mutant.Mutants;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The promise that every clause is able to fail. */
class KillMatrixTest {

    @Test
    void everyMutantIsCaughtByItsClauseAndEveryClauseCatchesOne() throws Exception {
        Path features = Path.of(System.getProperty("touchstone.home")).resolve("features");
        Specification specification = SpecificationReader.read(features);
        KillMatrix matrix = new Experiment(specification).run(Mutants.all());
        MatrixFiles.write(matrix, Path.of("target"));
        assertThat(matrix.findings()).as("see target/kill-matrix.md").isEmpty();
    }
}
