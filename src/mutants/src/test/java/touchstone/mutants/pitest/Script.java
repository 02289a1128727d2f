package touchstone.mutants.pitest;

import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.AgreementSteps;
import touchstone.suite.steps.BoardSteps;
import touchstone.suite.steps.ClaimSteps;
import touchstone.suite.steps.ControllerSteps;
import touchstone.suite.steps.CountSteps;
import touchstone.suite.steps.DefinitionSteps;
import touchstone.suite.steps.GameStateSteps;
import touchstone.suite.steps.GivenSteps;
import touchstone.suite.steps.LegalitySteps;
import touchstone.suite.steps.LineSteps;
import touchstone.suite.steps.RecordSteps;
import touchstone.suite.steps.ReplySteps;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.ShowingSteps;
import touchstone.suite.steps.SizeSteps;
import touchstone.suite.steps.StepNotation;
import touchstone.suite.steps.TextSteps;
import touchstone.suite.steps.WhenSteps;

/**
 * A scenario made ready to be run over and over: which step method each of its steps calls, and with what words. What the
 * words mean is asked anew each time, as the reference has a say in it.
 */
record Script(Scenario scenario, List<Call> calls) {

    /** @param words for each parameter what stands in the step, and what makes a value of it */
    record Call(Method method, List<Word> words) {

        private void on(Object steps) throws ReflectiveOperationException {
            Object[] values = new Object[words.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = words.get(i).value();
            }
            method.invoke(steps, values);
        }
    }

    /** A word of a step: of the suite's own notation, or what it means already. */
    sealed interface Word {

        Object value() throws ReflectiveOperationException;

        record Known(Object value) implements Word {}

        record Noted(Method notation, String text) implements Word {
            @Override
            public Object value() throws ReflectiveOperationException {
                return notation.invoke(NOTATION, text);
            }
        }
    }

    private static final StepNotation NOTATION = new StepNotation();

    /**
     * Goes through all steps.
     *
     * @throws RuntimeException or Error what a step throws, a {@link touchstone.suite.steps.Violation} above all
     */
    void run(ScenarioTrial trial) {
        Map<Class<?>, Object> steps = new HashMap<>();
        try {
            for (Call call : calls) {
                Class<?> type = call.method().getDeclaringClass();
                if (!steps.containsKey(type)) {
                    steps.put(type, type.getConstructor(ScenarioTrial.class).newInstance(trial));
                }
                call.on(steps.get(type));
            }
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(scenario.id() + " calls what cannot be called", e);
        }
    }

    /** Knows all step methods. */
    static final class Writer {

        private static final List<Class<?>> STEPS = List.of(
                GivenSteps.class,
                WhenSteps.class,
                LegalitySteps.class,
                BoardSteps.class,
                DefinitionSteps.class,
                GameStateSteps.class,
                AgreementSteps.class,
                ControllerSteps.class,
                RecordSteps.class,
                ShowingSteps.class,
                SizeSteps.class,
                CountSteps.class,
                TextSteps.class,
                LineSteps.class,
                ReplySteps.class,
                ClaimSteps.class);

        private final Map<String, Method> notations = new HashMap<>();
        private final Map<Expression, Method> methods = new LinkedHashMap<>();

        Writer() {
            ParameterTypeRegistry registry = new ParameterTypeRegistry(Locale.ENGLISH);
            for (Method method : StepNotation.class.getDeclaredMethods()) {
                io.cucumber.java.ParameterType form = method.getAnnotation(io.cucumber.java.ParameterType.class);
                if (form != null) {
                    notations.put(method.getName(), method);
                    registry.defineParameterType(
                            new ParameterType<>(method.getName(), form.value(), String.class, (String text) -> text));
                }
            }
            ExpressionFactory expressions = new ExpressionFactory(registry);
            for (Class<?> type : STEPS) {
                for (Method method : type.getDeclaredMethods()) {
                    String phrase = phrase(method);
                    if (phrase != null) {
                        methods.put(expressions.createExpression(phrase), method);
                    }
                }
            }
        }

        private static String phrase(Method method) {
            if (method.isAnnotationPresent(Given.class)) {
                return method.getAnnotation(Given.class).value();
            } else if (method.isAnnotationPresent(When.class)) {
                return method.getAnnotation(When.class).value();
            }
            return method.isAnnotationPresent(Then.class)
                    ? method.getAnnotation(Then.class).value()
                    : null;
        }

        /** @throws IllegalStateException if a step is in no phrase, or in two */
        Script write(Scenario scenario) {
            return new Script(
                    scenario, scenario.steps().stream().map(this::call).toList());
        }

        private Call call(Scenario.Step step) {
            List<Call> calls = new ArrayList<>();
            methods.forEach((expression, method) -> {
                List<Argument<?>> arguments = expression.match(step.text());
                if (arguments != null) {
                    List<Word> words = new ArrayList<>();
                    arguments.forEach(argument -> words.add(word(argument)));
                    step.drawing().ifPresent(drawing -> words.add(new Word.Known(drawing.text())));
                    calls.add(new Call(method, List.copyOf(words)));
                }
            });
            if (calls.size() != 1) {
                throw new IllegalStateException(calls.size() + " phrases for '" + step.text() + "'");
            }
            return calls.get(0);
        }

        private Word word(Argument<?> argument) {
            Method notation = notations.get(argument.getParameterType().getName());
            return notation == null
                    ? new Word.Known(argument.getValue())
                    : new Word.Noted(notation, argument.getGroup().getValue());
        }
    }
}
