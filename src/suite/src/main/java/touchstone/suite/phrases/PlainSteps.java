package touchstone.suite.phrases;

import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.cucumberexpressions.Transformer;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.StepDefinitions;
import touchstone.suite.steps.Violation;

/**
 * Plays scenarios step by step without Cucumber, with the same step classes. Of Cucumber there is one run at a time in a JVM, so
 * while it tries a scenario nothing else could be tried; and a run of it costs more than most scenarios.
 */
public final class PlainSteps {

    /** A method of a step class, and how scenarios write it. */
    private record Written(Method method, Expression expression) {}

    /**
     * A step as a call.
     *
     * @param arguments without what stands below the step
     */
    private record Call(Method method, List<Object> arguments) {}

    private final List<Written> written = new ArrayList<>();
    private final Map<String, Call> known = new ConcurrentHashMap<>();

    public PlainSteps() {
        ParameterTypeRegistry registry = new ParameterTypeRegistry(Locale.ENGLISH);
        StepDefinitions.notations()
                .forEach(notation -> registry.defineParameterType(new ParameterType<>(
                        notation.name(), notation.form(), Object.class, (Transformer<Object>) notation::read)));
        ExpressionFactory expressions = new ExpressionFactory(registry);
        StepDefinitions.all()
                .forEach(step -> written.add(new Written(step.method(), expressions.createExpression(step.text()))));
    }

    /**
     * Plays the trial's scenario to its end.
     *
     * @throws Violation if the subject contradicts a step
     * @throws RuntimeException what a step or the subject threw otherwise
     */
    public void play(ScenarioTrial trial) {
        play(trial, step -> {});
    }

    /**
     * The same for whoever looks at what each step asks.
     *
     * @param asked told of each step that went through
     */
    public void play(ScenarioTrial trial, Consumer<Scenario.Step> asked) {
        Map<Class<?>, Object> steps = new HashMap<>();
        for (Scenario.Step step : trial.scenario().steps()) {
            trial.stepBegins();
            Call call = known.computeIfAbsent(step.text(), this::call);
            List<Object> arguments = new ArrayList<>(call.arguments());
            step.drawing().ifPresent(drawing -> arguments.add(drawing.text()));
            Class<?> type = call.method().getDeclaringClass();
            Object target = steps.computeIfAbsent(type, ignored -> StepDefinitions.create(type, trial));
            StepDefinitions.called(call.method(), target, arguments.toArray());
            asked.accept(step);
        }
    }

    private Call call(String text) {
        for (Written one : written) {
            Optional<List<Argument<?>>> found =
                    Optional.ofNullable(one.expression().match(text));
            if (found.isPresent()) {
                List<Object> values = new ArrayList<>();
                found.get().forEach(argument -> values.add(argument.getValue()));
                return new Call(one.method(), values);
            }
        }
        throw new IllegalArgumentException("no step is written '" + text + "'");
    }
}
