package touchstone.process;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import touchstone.spi.SubjectErrorException;

class ProgramCommandTest {

    @Test
    void aQuoteLeftOpenIsSaid() {
        assertThatThrownBy(() -> ProgramCommand.parse("gnugo 'x"))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessage("the command line \"gnugo 'x\" has a ' that is not closed");
        assertThatThrownBy(() -> ProgramCommand.parse("gnugo \"x")).isInstanceOf(SubjectErrorException.class);
    }

    @Test
    void anEmptyLineNamesNoProgram() {
        assertThatThrownBy(() -> ProgramCommand.parse("  "))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessage("the command line names no program");
    }

    @Test
    void aMissingProgramIsSaidInOneLine() {
        assertThatThrownBy(() -> StartedProcess.start(ProgramCommand.parse("no-such-engine --mode gtp")))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("\"no-such-engine\" was not found")
                .hasMessageContaining("install it")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> StartedProcess.start(ProgramCommand.parse("/no/such/engine")))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("there is no program \"/no/such/engine\"");
    }

    /** The tests run in the folder of their module. */
    @Test
    void aFileThatCannotBeStartedSoIsTold() {
        assertThatThrownBy(() -> StartedProcess.start(ProgramCommand.parse("pom.xml")))
                .hasMessageContaining("the file of that name in this folder is started as \"./pom.xml\"");
        assertThatThrownBy(() -> StartedProcess.start(ProgramCommand.parse("./pom.xml")))
                .hasMessageContaining("\"./pom.xml\" is not executable: allow it with chmod +x");
    }
}
