package touchstone.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchstone.cli.ProgramRun;

class SandboxOptionTest {

    /** On a machine without bubblewrap that is said first. */
    @Test
    void whatRunsInsideTouchstoneIsRefused() {
        ProgramRun run = ProgramRun.run("certify", "--subject", "reference", "--ruleset", "base", "--sandbox");
        assertThat(run.err())
                .containsAnyOf(
                        "--sandbox: 'reference' runs inside Touchstone, where nothing is confined; leave it or the option out",
                        "--sandbox: there is no sandbox here: ");
        assertThat(run.exitCode()).isEqualTo(run.err().contains("no sandbox here") ? 2 : 64);
    }
}
