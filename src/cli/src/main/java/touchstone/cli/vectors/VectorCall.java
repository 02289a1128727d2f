package touchstone.cli.vectors;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchstone.rpc.message.Needs;
import touchstone.rpc.message.SubjectService;
import touchstone.spi.Capability;

/**
 * A request of the subject protocol, and what is expected of the answer.
 *
 * @param inTurn whether the player is whoever is to move, whatever the parameters say
 * @param needs the capability without which the request is left out
 * @param expect empty if any answer will do
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonPropertyOrder({"request", "params", "inTurn", "needs", "expect"})
record VectorCall(
        String request,
        Optional<JsonNode> params,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean inTurn,
        Optional<String> needs,
        Map<String, JsonNode> expect) {

    /** What a controller requests has a capability for each kind, which scenarios ask for themselves. */
    private static final Set<String> ALWAYS = Set.of("begin", "make", "ask", "request");

    /** No request of the protocol: the game is brought to its end as the subject's rules ask for. */
    static final VectorCall FINISH = new VectorCall("finish", Optional.empty(), false, Optional.empty(), Map.of());

    VectorCall {
        // Files are the same each time; a map as it comes may have another order in each JVM.
        expect = new TreeMap<>(expect);
    }

    /** What a step asks, and what it says. */
    record Step(String text, List<VectorCall> calls) {}

    /** What the request stands for; empty of what every session does. */
    Optional<Capability> capability() {
        return ALWAYS.contains(request)
                ? Optional.empty()
                : Stream.of(SubjectService.class.getMethods())
                        .filter(method -> method.getName().equals(request))
                        .map(method -> method.getAnnotation(Needs.class).value())
                        .findFirst();
    }

    VectorCall expecting(Map<String, JsonNode> answer) {
        return new VectorCall(request, params, inTurn, needs, answer);
    }

    VectorCall needing(String capability) {
        return new VectorCall(request, params, inTurn, Optional.of(capability), expect);
    }

    VectorCall byWhoeverIsToMove() {
        return new VectorCall(request, params, true, needs, expect);
    }
}
