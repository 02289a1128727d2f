package touchstone.suite.phrases;

import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.cucumberexpressions.Transformer;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.StepNotation;
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
        StepNotation notation = new StepNotation();
        for (Method method : StepNotation.class.getDeclaredMethods()) {
            io.cucumber.java.ParameterType form = method.getAnnotation(io.cucumber.java.ParameterType.class);
            if (form != null) {
                registry.defineParameterType(
                        new ParameterType<>(method.getName(), form.value(), Object.class, (Transformer<Object>)
                                text -> called(method, notation, text)));
            }
        }
        ExpressionFactory expressions = new ExpressionFactory(registry);
        for (Class<?> steps : StepPhrases.STEPS) {
            for (Method method : steps.getDeclaredMethods()) {
                texts(method).forEach(text -> written.add(new Written(method, expressions.createExpression(text))));
            }
        }
    }

    private static Stream<String> texts(Method method) {
        return Stream.of(
                        Optional.ofNullable(method.getAnnotation(Given.class)).map(Given::value),
                        Optional.ofNullable(method.getAnnotation(When.class)).map(When::value),
                        Optional.ofNullable(method.getAnnotation(Then.class)).map(Then::value))
                .flatMap(Optional::stream);
    }

    /**
     * Plays the trial's scenario to its end.
     *
     * @throws Violation if the subject contradicts a step
     * @throws RuntimeException what a step or the subject threw otherwise
     */
    public void play(ScenarioTrial trial) {
        Map<Class<?>, Object> steps = new HashMap<>();
        for (Scenario.Step step : trial.scenario().steps()) {
            trial.stepBegins();
            Call call = known.computeIfAbsent(step.text(), this::call);
            List<Object> arguments = new ArrayList<>(call.arguments());
            step.drawing().ifPresent(drawing -> arguments.add(drawing.text()));
            Class<?> type = call.method().getDeclaringClass();
            called(call.method(), steps.computeIfAbsent(type, ignored -> made(type, trial)), arguments.toArray());
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

    private static Object made(Class<?> type, ScenarioTrial trial) {
        try {
            return type.getConstructor(ScenarioTrial.class).newInstance(trial);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " has no public constructor that takes a trial", e);
        }
    }

    private static Object called(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            } else if (e.getCause() instanceof Error thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
