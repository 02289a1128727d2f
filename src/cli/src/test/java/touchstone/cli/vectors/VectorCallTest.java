package touchstone.cli.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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
}
