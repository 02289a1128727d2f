package touchstone.rpc.client;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.process.ProgramThread;
import touchstone.reference.Board;
import touchstone.reference.choice.Variant;
import touchstone.rpc.json.MessageJson;
import touchstone.rpc.message.MessageExamples;
import touchstone.rpc.message.SubjectService;
import touchstone.rules.WantedRules;
import touchstone.spi.Capability;
import touchstone.spi.OtherBoardException;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** What the schema allows is understood; what it does not is a fault of the subject that is named, whatever it is. */
class WrongAnswersTest {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(20), Duration.ofSeconds(20));
    private static final Board BOARD = Board.of(3, 3);
    private static final Gson GSON = MessageJson.handler(() -> BOARD).getGson();
    private static final WantedRules WANTED = new WantedRules("base", Variant.BASE);

    private static final String EVERYTHING = "{\"protocol\":1,\"name\":\"\",\"version\":\"\",\"capabilities\":"
            + GSON.toJson(Stream.of(Capability.values()).map(Capability::id).toList())
            + "}";

    static List<String> requests() {
        return MessageExamples.requests();
    }

    /** What came of an answer: empty if it was understood. */
    private record Outcome(JsonNode answer, Optional<Throwable> thrown) {

        boolean isUnderstood() {
            // That it is right for the board is for whoever asked to say.
            return thrown.isEmpty()
                    || thrown.get() instanceof OtherBoardException
                    || thrown.get().getMessage().contains("Point outside the board")
                    || thrown.get().getMessage().contains("that it tolerates");
        }

        boolean isNamed() {
            return thrown.filter(SubjectErrorException.class::isInstance)
                    .map(Throwable::getMessage)
                    .filter(message -> message.startsWith("the subject ")
                            && message.contains(", at the request \"")
                            && message.indexOf('\n') < 0
                            && message.length() < 600
                            && !message.contains("did not answer")
                            && !message.contains("java.")
                            && !message.contains("http"))
                    .isPresent();
        }

        /** An error that every subject may answer with. */
        boolean isOfTheProtocol() {
            return thrown.filter(UnsupportedException.class::isInstance).isPresent();
        }

        @Override
        public String toString() {
            String text = answer.toString();
            return text.substring(0, Math.min(200, text.length())) + " -> "
                    + thrown.map(Throwable::toString).orElse("understood");
        }
    }

    private static Outcome outcome(String request, JsonNode result) {
        return outcome(request, result, "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":" + result + "}");
    }

    /** @param message the answer to the request, with its id left open */
    private static Outcome outcome(String request, JsonNode shown, String message) {
        boolean first = request.equals("initialize");
        try (StartedSubject subject = new StartedSubject(
                () -> ProgramThread.start((in, out, errors) -> {
                    if (!first) {
                        take(in);
                        send(out, "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":" + EVERYTHING + "}");
                    }
                    take(in);
                    send(out, message.replace("%s", first ? "1" : "2"));
                    take(in);
                }),
                Optional.of(WANTED).filter(rules -> request.equals("setRules")),
                LIMITS,
                new SilentRequests())) {
            subject.board(BOARD);
            if (!first && !request.equals("setRules")) {
                ask(new RpcSession(subject), request);
            }
            return new Outcome(shown, Optional.empty());
        } catch (InvocationTargetException e) {
            return new Outcome(shown, Optional.of(e.getCause()));
        } catch (RuntimeException | ReflectiveOperationException e) {
            return new Outcome(shown, Optional.of(e));
        }
    }

    private static void take(InputStream in) throws IOException {
        StringBuilder header = new StringBuilder();
        while (header.indexOf("\r\n\r\n") < 0) {
            int c = in.read();
            if (c < 0) {
                throw new IOException("the end");
            }
            header.append((char) c);
        }
        in.readNBytes(Integer.parseInt(header.toString().replaceAll("[^0-9]", "")));
    }

    private static void send(OutputStream out, String content) throws IOException {
        byte[] bytes = content.getBytes(UTF_8);
        out.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(UTF_8));
        out.write(bytes);
        out.flush();
    }

    /** Calls the session's method of this name with what an example of the request's params says. */
    private static void ask(RpcSession session, String request) throws ReflectiveOperationException {
        Method message = method(SubjectService.class, request);
        Method method = method(RpcSession.class, request);
        List<Object> arguments = new ArrayList<>();
        if (message.getParameterCount() == 1) {
            Object params = GSON.fromJson(
                    MessageExamples.allowed(request + ".params").get(0).toString(),
                    message.getGenericParameterTypes()[0]);
            if (method.getParameterTypes()[0].isInstance(params)) {
                arguments.add(params);
            } else if (method.getParameterTypes()[0] == Board.class) {
                arguments.add(BOARD);
            } else {
                for (RecordComponent component : params.getClass().getRecordComponents()) {
                    arguments.add(component.getAccessor().invoke(params));
                }
            }
        }
        method.invoke(session, arguments.toArray());
    }

    /** The one of the interface: {@code ask} has another of that name, which is private. */
    private static Method method(Class<?> type, String name) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("requests")
    void whatTheSchemaAllowsIsUnderstood(String request) {
        List<JsonNode> allowed = MessageExamples.allowed(request + ".result");

        assertThat(allowed).isNotEmpty().allMatch(answer -> MessageExamples.isAllowed(request + ".result", answer));
        assertThat(allowed.stream().map(answer -> outcome(request, answer)).filter(outcome -> !outcome.isUnderstood()))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("requests")
    @Tag("slow") // a subject of its own for each of some thousand answers
    void whatItDoesNotAllowIsAFaultThatIsNamed(String request) {
        Set<JsonNode> changed = new LinkedHashSet<>();
        MessageExamples.allowed(request + ".result").forEach(answer -> changed.addAll(MessageExamples.changed(answer)));
        List<JsonNode> wrong = changed.stream()
                .filter(answer -> !MessageExamples.isLetPass(request + ".result", answer))
                .toList();

        assertThat(wrong).hasSizeGreaterThan(5);
        assertThat(wrong.stream().map(answer -> outcome(request, answer)).filter(outcome -> !outcome.isNamed()))
                .isEmpty();
    }

    /** Around any result or error: what is no answer at all. */
    static Stream<String> envelopes() {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("jsonrpc", "2.0").put("id", "%s").put("result", true);
        ObjectNode error = JsonNodeFactory.instance.objectNode();
        error.put("jsonrpc", "2.0")
                .put("id", "%s")
                .putObject("error")
                .put("code", 1)
                .put("message", "words")
                .put("data", "game-end");
        return Stream.of(
                        Stream.of(answer, error)
                                .flatMap(one -> MessageExamples.changed(one).stream())
                                .map(JsonNode::toString),
                        Stream.of(
                                "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"id\":\"9\",\"result\":true,\"result\":false}",
                                "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":true,\"error\":{\"code\":3,\"message\":\"\"}}",
                                "[{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":true}]",
                                "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":true}{",
                                "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":" + "[".repeat(200_000),
                                "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":" + "9".repeat(200_000) + "}",
                                ""))
                .flatMap(Function.identity());
    }

    @Test
    @Tag("slow") // a subject of its own for each of some hundred answers
    void whatIsNoAnswerIsAFaultThatIsNamed() {
        assertThat(envelopes()
                        .map(message -> outcome("over", JsonNodeFactory.instance.textNode(message), message))
                        .filter(outcome -> !outcome.isNamed() && !outcome.isUnderstood() && !outcome.isOfTheProtocol()))
                .isEmpty();
    }
}
