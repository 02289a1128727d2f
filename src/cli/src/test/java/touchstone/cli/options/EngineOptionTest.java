package touchstone.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import touchstone.suite.specification.Specification;

/** An engine is named by its command line or by the name of a descriptor. */
class EngineOptionTest {

    private static final Specification SPECIFICATION = Installation.specification();

    private final StringWriter told = new StringWriter();

    private List<String> commands(String engine) {
        return CommandLine.populateCommand(new EngineOption(), "--engine", engine)
                .all(SPECIFICATION, SPECIFICATION.ruleset("chinese"), Optional.empty(), 1, new PrintWriter(told))
                .stream()
                .map(candidate -> candidate.identity().command())
                .toList();
    }

    @Test
    void theNameOfADescriptorStartsItsEngineWithTheOptionsOfTheRulesetAndSaysSo() {
        assertThat(commands("gnugo")).isNotEmpty().allSatisfy(command -> assertThat(command)
                .startsWith("gnugo --mode gtp")
                .contains("--chinese-rules"));
        assertThat(told.toString())
                .contains("--engine gnugo starts what the descriptor of that name says: gnugo --mode gtp");
    }

    @Test
    void aCommandLineIsStartedAsItIs() {
        assertThat(commands("gnugo --mode gtp")).containsExactly("gnugo --mode gtp");
        assertThat(told.toString()).isEmpty();
    }
}
