package touchstone.gtp.client;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import touchstone.gtp.GtpSubject;
import touchstone.spi.SubjectErrorException;

class EngineCommandTest {

    @Test
    void aQuoteLeftOpenIsSaid() {
        assertThatThrownBy(() -> EngineCommand.parse("gnugo 'x"))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessage("the command line \"gnugo 'x\" has a ' that is not closed");
        assertThatThrownBy(() -> EngineCommand.parse("gnugo \"x")).isInstanceOf(SubjectErrorException.class);
    }

    @Test
    void anEmptyLineNamesNoProgram() {
        assertThatThrownBy(() -> EngineCommand.parse("  "))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessage("the command line names no program");
    }

    @Test
    void aMissingProgramIsSaidInOneLine() {
        assertThatThrownBy(() -> GtpSubject.probe("no-such-engine --mode gtp", GtpOptions.DEFAULT))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("\"no-such-engine\" was not found")
                .hasMessageContaining("install it")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> GtpSubject.probe("/no/such/engine", GtpOptions.DEFAULT))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("there is no program \"/no/such/engine\"");
    }
}
