package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import touchstone.subject.Broken;

class EngineCommandTest {

    @Test
    void aQuoteLeftOpenIsSaid() {
        assertThatThrownBy(() -> EngineCommand.parse("gnugo 'x"))
                .isInstanceOf(Broken.class)
                .hasMessage("the command line \"gnugo 'x\" has a ' that is not closed");
        assertThatThrownBy(() -> EngineCommand.parse("gnugo \"x")).isInstanceOf(Broken.class);
    }

    @Test
    void anEmptyLineNamesNoProgram() {
        assertThatThrownBy(() -> EngineCommand.parse("  "))
                .isInstanceOf(Broken.class)
                .hasMessage("the command line names no program");
    }

    @Test
    void aMissingProgramIsSaidInOneLine() {
        assertThatThrownBy(() -> GtpSubject.probe("no-such-engine --mode gtp", GtpOptions.DEFAULT))
                .isInstanceOf(Broken.class)
                .hasMessageContaining("\"no-such-engine\" was not found")
                .hasMessageContaining("install it")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> GtpSubject.probe("/no/such/engine", GtpOptions.DEFAULT))
                .isInstanceOf(Broken.class)
                .hasMessageContaining("there is no program \"/no/such/engine\"");
    }
}
