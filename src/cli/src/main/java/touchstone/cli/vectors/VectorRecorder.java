package touchstone.cli.vectors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.process.ProgramThread;
import touchstone.reference.Point;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.phrases.PlainSteps;
import touchstone.suite.phrases.StepPhrases;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Plays scenarios on the reference through the subject protocol, and keeps what was asked and answered. So the requests of a vector are
 * those of the scenario, and nobody writes them a second time.
 */
final class VectorRecorder implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(60), Duration.ofSeconds(60));
    /** What the suite asks in the place of a draw where a library takes no part in agreements. */
    private static final VectorCall EQUAL_SCORES = VectorCall.of("lead", Optional.empty())
            .expecting(Map.of("is", JSON.getNodeFactory().numberNode(0.0)));

    private static final PlainSteps STEPS = new PlainSteps();
    private static final StepPhrases PHRASES = new StepPhrases();

    private final Specification specification;
    private final Ruleset ruleset;
    private final Subject subject;
    private final Session session;

    /** @param reference set to the ruleset */
    VectorRecorder(Specification specification, Ruleset ruleset, Subject reference) {
        this.specification = specification;
        this.ruleset = ruleset;
        this.subject = RpcSubject.start(
                () -> ProgramThread.start((requests, answers, errors) ->
                        new SubjectServer(reference, Optional.empty()).serve(requests, answers)),
                "the reference",
                Optional.empty(),
                LIMITS);
        this.session = subject.open();
    }

    /** Why a scenario cannot be put into a vector; empty if it can. */
    static Optional<String> obstacle(Scenario scenario) {
        if (scenario.needs().contains(Capability.COMMAND_LINES)
                || scenario.needs().contains(Capability.TEXT_PROTOCOL)) {
            return Optional.of("it sends lines of the Go Text Protocol");
        }
        return scenario.steps().stream()
                .map(VectorRecorder::phrase)
                .filter(phrase -> StepForm.of(phrase).isEmpty())
                .findFirst()
                .map(phrase -> "a vector has no form for '" + phrase + "'");
    }

    private static String phrase(Scenario.Step step) {
        return PHRASES.phrase(step.text()).orElseThrow().text();
    }

    /** The steps of a scenario that holds under the ruleset and has no obstacle. */
    List<VectorCall.Step> steps(Scenario scenario) {
        ScenarioTrial trial = new ScenarioTrial(specification, Optional.of(ruleset), scenario, subject, () -> session);
        List<VectorCall.Step> steps = new ArrayList<>();
        session.transcript();
        STEPS.play(trial, step -> add(step, trial, steps));
        return VectorRecord.added(steps);
    }

    private void add(Scenario.Step step, ScenarioTrial trial, List<VectorCall.Step> steps) {
        StepForm form = StepForm.of(phrase(step)).orElseThrow();
        List<StepCalls.Asked> asked = session.transcript().stream()
                .map(exchange -> new StepCalls.Asked(call(exchange), read(exchange.answered())))
                .toList();
        List<VectorCall> calls = new StepCalls(form, asked).calls(() -> points(step, trial));
        if (form == StepForm.CAPTURED || form == StepForm.SELF_CAPTURED) {
            calls = List.of(captured(calls.get(calls.size() - 1), step, trial, form, steps));
        } else if (form == StepForm.MOVES_IN_TURN && isTurnOpen(steps)) {
            calls.replaceAll(VectorCall::byWhoeverIsToMove);
        } else if (form == StepForm.DRAWN && !isAgreedOn(steps)) {
            calls = List.of(calls.get(0).needing("agreements"), EQUAL_SCORES);
        } else if (steps.isEmpty()) {
            finish(calls);
        }
        steps.add(new VectorCall.Step(step.keyword().strip() + " " + step.text(), calls));
    }

    /** Of a game at its end the two passes are said; what else the rules ask for is for the subject to know. */
    private static void finish(List<VectorCall> calls) {
        if (calls.size() > 2 && calls.get(1).request().equals("make")) {
            calls.subList(3, calls.size()).clear();
            calls.add(VectorCall.FINISH);
        }
    }

    /** Whether the players have agreed on something, so that the scenario is none for a library without agreements. */
    private static boolean isAgreedOn(List<VectorCall.Step> steps) {
        return steps.stream().flatMap(step -> step.calls().stream()).anyMatch(call -> call.request()
                .equals("say"));
    }

    /** Whether whose turn it is follows from what was said last, as the subject understands it. */
    private static boolean isTurnOpen(List<VectorCall.Step> steps) {
        return steps.stream()
                .flatMap(step -> step.calls().stream())
                .filter(call -> call.isAction() && !call.inTurn())
                .reduce((one, next) -> next)
                .filter(last -> last.request().equals("say"))
                .isPresent();
    }

    /** The board is asked for before the last play, to be compared with the one after it. */
    private VectorCall captured(
            VectorCall position, Scenario.Step step, ScenarioTrial trial, StepForm form, List<VectorCall.Step> steps) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            List<VectorCall> calls = steps.get(i).calls();
            for (int j = calls.size() - 1; j >= 0; j--) {
                JsonNode play = calls.get(j).params().orElse(JSON.nullNode());
                if (calls.get(j).request().equals("make")
                        && !play.path("move").asText().equals("pass")) {
                    if (j == 0 || !calls.get(j - 1).request().equals("position")) {
                        calls.add(j, position.expecting(Map.of()));
                    }
                    ObjectNode change = JSON.createObjectNode();
                    change.set("play", play);
                    boolean own = form == StepForm.SELF_CAPTURED;
                    boolean black = play.path("player").asText().equals("black");
                    change.put("of", own == black ? "black" : "white");
                    change.set("removed", JSON.valueToTree(points(step, trial)));
                    return position.expecting(Map.of("change", change));
                }
            }
        }
        throw new IllegalStateException("no play in " + trial.scenario().id() + " yet");
    }

    private static List<String> points(Scenario.Step step, ScenarioTrial trial) {
        return trial.pointsNamed(PHRASES.phrase(step.text()).orElseThrow().pointNames(step.text())).stream()
                .map(Point::toString)
                .toList();
    }

    private static VectorCall call(Exchange exchange) {
        String[] words = exchange.asked().split(" ", 2);
        Optional<JsonNode> params = words.length == 1 ? Optional.empty() : Optional.of(read(words[1]));
        return VectorCall.of(words[0], params);
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the reference answered " + json, e);
        }
    }

    @Override
    public void close() {
        session.close();
    }
}
