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
import touchstone.spi.ControllerRequest;

/**
 * A request of the subject protocol, and what is expected of the answer.
 *
 * @param inTurn whether the player is whoever is to move, whatever the parameters say
 * @param needs the capability or ability without which the request is left out
 * @param unsupported fields of an answer by which the library says that it cannot be tried here
 * @param enough fields of an answer by which the step is done, so that its other calls are left out
 * @param expect empty if any answer will do
 * @param sgf of a game that is begun: its start and its moves, as a record
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonPropertyOrder({"request", "params", "inTurn", "needs", "unsupported", "enough", "expect", "sgf"})
record VectorCall(
        String request,
        Optional<JsonNode> params,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean inTurn,
        Optional<String> needs,
        Optional<JsonNode> unsupported,
        Optional<JsonNode> enough,
        Map<String, JsonNode> expect,
        Optional<String> sgf) {

    private static final Set<String> ALWAYS = Set.of("begin", "make", "ask");

    /** What a controller requests has a capability for each kind, as {@link ControllerRequest#capability} names it. */
    private static final Map<String, Capability> REQUESTED = Map.of(
            "take-back", Capability.UNDO,
            "fixed-handicap", Capability.HANDICAP,
            "free-handicap", Capability.FREE_HANDICAP,
            "given-handicap", Capability.GIVEN_HANDICAP,
            "set-komi", Capability.KOMI,
            "set-up", Capability.EDITS,
            "clear-board", Capability.BOARD_SIZE,
            "load", Capability.RECORDS);

    /** The ability of the subject protocol that {@code resize} needs beside its capability. */
    private static final String BOARD_SIZING = "board-sizing";

    private static final Set<String> ACTIONS = Set.of("begin", "make", "say", "request");

    /** No request of the protocol: the game is brought to its end as the subject's rules ask for. */
    static final VectorCall FINISH = of("finish", Optional.empty());

    VectorCall {
        // Files are the same each time; a map as it comes may have another order in each JVM.
        expect = new TreeMap<>(expect);
    }

    /** The request alone, whatever its answer. */
    static VectorCall of(String request, Optional<JsonNode> params) {
        return new VectorCall(
                request,
                params,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                Optional.empty());
    }

    /** What a step asks, and what it says. */
    record Step(String text, List<VectorCall> calls) {}

    /** Whether it does something, and does not only ask. */
    boolean isAction() {
        return ACTIONS.contains(request);
    }

    /** The id of the capability or ability that the request stands for; empty of what every session does, and of what may be left out. */
    Optional<String> needed() {
        if (ALWAYS.contains(request) || needs.isPresent()) {
            return Optional.empty();
        }
        if (request.equals("request")) {
            return Optional.of(
                    REQUESTED.get(params.orElseThrow().path("kind").asText()).id());
        }
        return request.equals("resize")
                ? Optional.of(BOARD_SIZING)
                : Stream.of(SubjectService.class.getMethods())
                        .filter(method -> method.getName().equals(request))
                        .map(method -> method.getAnnotation(Needs.class).value().id())
                        .findFirst();
    }

    VectorCall expecting(Map<String, JsonNode> answer) {
        return new VectorCall(request, params, inTurn, needs, unsupported, enough, answer, sgf);
    }

    VectorCall needing(String capability) {
        return new VectorCall(request, params, inTurn, Optional.of(capability), unsupported, enough, expect, sgf);
    }

    VectorCall unsupportedIf(JsonNode answered) {
        return new VectorCall(request, params, inTurn, needs, Optional.of(answered), enough, expect, sgf);
    }

    VectorCall enoughIf(JsonNode answered) {
        return new VectorCall(request, params, inTurn, needs, unsupported, Optional.of(answered), expect, sgf);
    }

    VectorCall byWhoeverIsToMove() {
        return new VectorCall(request, params, true, needs, unsupported, enough, expect, sgf);
    }

    VectorCall recordedAs(String record) {
        return new VectorCall(request, params, inTurn, needs, unsupported, enough, expect, Optional.of(record));
    }
}
