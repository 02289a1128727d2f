package touchstone.cli.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.reference.Board;

/**
 * The calls of a step: what was asked of the reference while it was played, with what the step expects of the answers.
 *
 * @param asked in the order in which it was
 */
record StepCalls(StepForm form, List<Asked> asked) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The ability of a library that shows the same thing in several ways. */
    private static final String WITNESSES = "witnesses";

    /** What is shown in one way, by the request for all ways. */
    private static final Map<String, String> ONE_WAY = Map.of(
            "positionsShown", "position",
            "legalPlaysShown", "legalPlays",
            "prisonersShown", "prisoners",
            "turnsShown", "toMove");

    /** @param answer of the reference */
    record Asked(VectorCall call, JsonNode answer) {}

    /** @param points those that the step names */
    List<VectorCall> calls(Supplier<List<String>> points) {
        Stream<VectorCall> calls =
                switch (form) {
                    case ACTION, MOVES_IN_TURN ->
                        actions()
                                .map(call -> call.request().equals("begin")
                                        ? call
                                        : call.expecting(StepExpectation.accepted()));
                    case TRIED -> actions();
                    case SHOWN ->
                        asked.stream()
                                .flatMap(one -> shown(
                                        one, Map.of("is", one.answer().path(0).path("shown"))));
                    case AGREED ->
                        asked.stream().map(one -> one.call()
                                .needing(WITNESSES)
                                .expecting(Map.of("agree", JSON.getNodeFactory().booleanNode(true))));
                    case GENERATED -> generated();
                    case SIZE -> sized();
                    case SOME_SIZE -> someSize();
                    case WORTH -> worth();
                    case TOGETHER -> together(points.get());
                    default ->
                        asked.stream().map(one -> new StepExpectation(form, points.get()).of(one.call(), one.answer()));
                };
        return new ArrayList<>(calls.toList());
    }

    private Stream<VectorCall> actions() {
        return asked.stream().map(Asked::call).filter(VectorCall::isAction);
    }

    /** Whoever shows it in one way is asked for that, and whoever knows several for each of them too. */
    private static Stream<VectorCall> shown(Asked one, Map<String, JsonNode> expected) {
        return Stream.of(
                VectorCall.of(ONE_WAY.get(one.call().request()), one.call().params())
                        .expecting(expected),
                one.call().needing(WITNESSES).expecting(Map.of("each", JSON.valueToTree(expected))));
    }

    private Stream<VectorCall> generated() {
        VectorCall move = asked.get(0).call();
        JsonNode player = move.params().orElseThrow().path("player");
        return Stream.concat(
                Stream.of(move.unsupportedIf(kind("resigned"))),
                asked.stream().skip(1).flatMap(one -> shown(one, Map.of("generated", player))));
    }

    /** What was there once has to be there again. */
    private Stream<VectorCall> sized() {
        List<VectorCall> calls = new ArrayList<>();
        List<JsonNode> had = new ArrayList<>();
        for (Asked one : asked) {
            JsonNode board = one.call().params().orElseThrow();
            VectorCall resize = one.call().expecting(Map.of("is", one.answer()));
            calls.add(had.contains(board) ? resize : resize.unsupportedIf(kind("refused")));
            had.add(board);
        }
        return calls.stream();
    }

    /** The reference has the first board that it is asked for, so that the others are not among what was asked. */
    private Stream<VectorCall> someSize() {
        List<VectorCall> calls = IntStream.rangeClosed(2, Board.LARGEST)
                .mapToObj(side -> JSON.createObjectNode().put("width", side).put("height", side))
                .map(board -> VectorCall.of(asked.get(0).call().request(), Optional.of(board)))
                .toList();
        return Stream.concat(
                calls.stream().limit(calls.size() - 1).map(call -> call.enoughIf(kind("taken"))),
                Stream.of(calls.get(calls.size() - 1).expecting(Map.of("like", kind("taken")))));
    }

    /** The first number asked for is that of the game with the handicap, the last that of one with the same stones and none. */
    private Stream<VectorCall> worth() {
        List<VectorCall> calls = asked.stream()
                .filter(one -> !one.call().request().equals("position"))
                .map(Asked::call)
                .toList();
        List<Double> leads = asked.stream()
                .filter(one -> one.call().request().equals("lead"))
                .map(one -> one.answer().asDouble())
                .toList();
        double more = leads.get(leads.size() - 1) - leads.get(0);
        return Stream.concat(
                calls.stream().limit(calls.size() - 1),
                Stream.of(calls.get(calls.size() - 1)
                        .expecting(Map.of("above", JSON.getNodeFactory().numberNode(more)))));
    }

    /** Only when all have been given can be said what they hold together. */
    private Stream<VectorCall> together(List<String> points) {
        Asked last = asked.get(asked.size() - 1);
        return Stream.concat(
                asked.stream().limit(asked.size() - 1).map(Asked::call),
                Stream.of(new StepExpectation(form, points).of(last.call(), last.answer())));
    }

    private static ObjectNode kind(String kind) {
        return JSON.createObjectNode().put("kind", kind);
    }
}
