package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VerdictTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @EnumSource
    void isReadAsItIsWritten(Verdict verdict) throws JsonProcessingException {
        String written = JSON.writeValueAsString(verdict);
        assertThat(written).isEqualTo("\"" + verdict.word() + "\"");
        assertThat(JSON.readValue(written, Verdict.class)).isEqualTo(verdict);
    }

    @Test
    void whatEarlierVersionsCalledBrokenIsAnError() throws JsonProcessingException {
        assertThat(JSON.readValue("\"broken\"", Verdict.class)).isEqualTo(Verdict.ERROR);
        assertThatThrownBy(() -> JSON.readValue("\"BROKEN\"", Verdict.class)).hasMessageContaining("is no verdict");
    }
}
