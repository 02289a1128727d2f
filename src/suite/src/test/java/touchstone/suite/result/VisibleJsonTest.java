package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VisibleJsonTest {

    @Test
    void whatIsHiddenIsWrittenByItsNumberAndReadAgain() throws JsonProcessingException {
        String hidden = "\u001B[31m\u007F\u0085\u202E\u200B\uFEFF\u2028\uD800";
        String json = VisibleJson.mapper().writeValueAsString(Map.of("text", hidden));

        assertThat(json)
                .contains("\\u001B[31m\\u007F\\u0085\\u202E\\u200B\\uFEFF\\u2028\\uD800")
                .matches("[ -~]*");
        assertThat(VisibleJson.mapper().readTree(json).get("text").asText()).isEqualTo(hidden);
    }

    @Test
    void lettersOfAllTheWorldStayAsTheyAre() throws JsonProcessingException {
        String text = "Äpfel 囲碁 コウ 바둑";
        assertThat(VisibleJson.mapper().writeValueAsString(text)).isEqualTo('"' + text + '"');
        assertThat(new String(VisibleJson.mapper().writeValueAsBytes(text), StandardCharsets.UTF_8))
                .isEqualTo('"' + text + '"');
    }
}
