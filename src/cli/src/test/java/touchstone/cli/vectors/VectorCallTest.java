package touchstone.cli.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchstone.spi.ControllerRequest;

class VectorCallTest {

    /** Whatever order they were put in: that of an immutable map is another one in each JVM. */
    @Test
    void whatIsExpectedIsWrittenInOneOrder() {
        Map<String, JsonNode> expect = IntStream.range(0, 20)
                .boxed()
                .collect(Collectors.toUnmodifiableMap(i -> "field" + i, i -> NullNode.instance));

        assertThat(List.copyOf(VectorCall.FINISH.expecting(expect).expect().keySet()))
                .isSorted();
    }

    @Test
    void whatAControllerRequestsNeedsItsOwnCapability() {
        for (Class<?> kind : ControllerRequest.class.getPermittedSubclasses()) {
            String id = kind.getSimpleName().replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
            JsonNode params = new ObjectMapper().createObjectNode().put("kind", id);

            assertThat(VectorCall.of("request", Optional.of(params)).needed())
                    .as(id)
                    .isPresent();
        }
        assertThat(VectorCall.of("lead", Optional.empty()).needed()).contains("score");
        assertThat(VectorCall.of("resize", Optional.empty()).needed()).contains("board-sizing");
        assertThat(VectorCall.of("begin", Optional.empty()).needed()).isEmpty();
    }
}
