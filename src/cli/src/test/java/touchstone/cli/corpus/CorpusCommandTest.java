package touchstone.cli.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchstone.cli.ProgramRun;

/** The command without the module that does its work, as most people have it. */
class CorpusCommandTest {

    @Test
    void saysHowTheModuleIsBuilt() {
        ProgramRun run = ProgramRun.run("corpus", "games.zip");

        assertThat(run.exitCode()).isEqualTo(64);
        assertThat(run.err()).contains("src/cluster").contains("mvn -Pcluster -DskipTests package -pl src/cluster -am");
    }
}
