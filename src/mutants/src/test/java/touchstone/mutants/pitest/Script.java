package touchstone.mutants.pitest;

import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.StepDefinitions;

/**
 * A scenario made ready to be run over and over: which step method each of its steps calls, and with what words. What the
 * words mean is asked anew each time, as the reference has a say in it.
 */
record Script(Scenario scenario, List<Call> calls) {

    /** @param words for each parameter what stands in the step, and what makes a value of it */
    record Call(Method method, List<Word> words) {

        private void on(Object steps) {
            StepDefinitions.called(
                    method, steps, words.stream().map(Word::value).toArray());
        }
    }

    /** A word of a step: of the suite's own notation, or what it means already. */
    sealed interface Word {

        Object value();

        record Known(Object value) implements Word {}

        record Noted(StepDefinitions.Notation notation, String text) implements Word {
            @Override
            public Object value() {
                return notation.read(text);
            }
        }
    }

    /**
     * Goes through all steps.
     *
     * @throws RuntimeException or Error what a step throws, a {@link touchstone.suite.steps.Violation} above all
     */
    void run(ScenarioTrial trial) {
        Map<Class<?>, Object> steps = new HashMap<>();
        for (Call call : calls) {
            Class<?> type = call.method().getDeclaringClass();
            call.on(steps.computeIfAbsent(type, ignored -> StepDefinitions.create(type, trial)));
        }
    }

    /** Knows all step methods. */
    static final class Writer {

        private final Map<String, StepDefinitions.Notation> notations = new HashMap<>();
        private final Map<Expression, Method> methods = new LinkedHashMap<>();

        Writer() {
            ParameterTypeRegistry registry = new ParameterTypeRegistry(Locale.ENGLISH);
            for (StepDefinitions.Notation notation : StepDefinitions.notations()) {
                notations.put(notation.name(), notation);
                registry.defineParameterType(
                        new ParameterType<>(notation.name(), notation.form(), String.class, (String text) -> text));
            }
            ExpressionFactory expressions = new ExpressionFactory(registry);
            StepDefinitions.all()
                    .forEach(step -> methods.put(expressions.createExpression(step.text()), step.method()));
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
            StepDefinitions.Notation notation =
                    notations.get(argument.getParameterType().getName());
            return notation == null
                    ? new Word.Known(argument.getValue())
                    : new Word.Noted(notation, argument.getGroup().getValue());
        }
    }
}
