package touchstone.suite.phrases;

import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.suite.steps.NamedPoints;
import touchstone.suite.steps.RequestPhrases;
import touchstone.suite.steps.StatementPhrases;
import touchstone.suite.steps.StepDefinitions;

/** The whole step language, read from the step classes. */
public final class StepPhrases {

    /**
     * @param keyword {@code Given}, {@code When} or {@code Then}
     * @param text as the step class has it, with its parameters in braces
     * @param below what follows
     * @param takes what may stand for {@code {string}}, if it has that
     */
    public record Phrase(String keyword, String text, Below below, Optional<String> takes, Expression expression) {

        boolean says(String step) {
            List<Argument<?>> arguments = expression.match(step);
            return arguments != null
                    && (!text.contains("{statement}") || StatementPhrases.isKnown(last(arguments)))
                    && (!text.contains("{request}") || RequestPhrases.isKnown(last(arguments)));
        }

        /** The points a step in this phrase speaks of: coordinates, letters of the picture, or words for its marked stones. */
        public List<String> pointNames(String step) {
            return expression.match(step).stream()
                    .flatMap(argument ->
                            StepDefinitions.pointNames(
                                    argument.getParameterType().getName(),
                                    argument.getGroup().getValue())
                                    .stream())
                    .toList();
        }

        /** Whether a name of {@link #pointNames} stands for all points whose stones are drawn as marked. */
        public static boolean meansMarked(String name) {
            return name.equals(NamedPoints.MARKED);
        }

        /** A parameter takes whatever begins like a statement or a request; which there are is said elsewhere. */
        private static String last(List<Argument<?>> arguments) {
            return arguments.get(arguments.size() - 1).getGroup().getValue();
        }
    }

    /** What stands below a step in triple quotes. */
    public enum Below {
        NOTHING(""),
        PICTURE("picture"),
        RECORD("record"),
        LINES("lines");

        private final String word;

        Below(String word) {
            this.word = word;
        }

        /** In the list of all phrases. */
        public String word() {
            return word;
        }
    }

    /** @param form what may stand for the parameter, as a regular expression */
    public record Parameter(String name, String form) {}

    private final List<Phrase> phrases = new ArrayList<>();
    private final List<Parameter> parameters = new ArrayList<>();
    private final Map<String, Optional<Phrase>> known = new ConcurrentHashMap<>();

    public StepPhrases() {
        ParameterTypeRegistry registry = new ParameterTypeRegistry(Locale.ENGLISH);
        for (StepDefinitions.Notation notation : StepDefinitions.notations()) {
            registry.defineParameterType(
                    new ParameterType<>(notation.name(), notation.form(), String.class, (String text) -> text));
            parameters.add(new Parameter(notation.name(), notation.form()));
        }
        ExpressionFactory expressions = new ExpressionFactory(registry);
        StepDefinitions.all()
                .forEach(step -> phrases.add(new Phrase(
                        step.keyword(),
                        step.text(),
                        below(step.method(), step.text()),
                        step.takes(),
                        expressions.createExpression(step.text()))));
    }

    /** A step method takes one argument for each brace, and one more for what stands below. */
    private static Below below(Method method, String text) {
        if (method.getParameterCount() == text.chars().filter(c -> c == '{').count()) {
            return Below.NOTHING;
        }
        if (text.contains("these lines")) {
            return Below.LINES;
        }
        return text.contains("this record") ? Below.RECORD : Below.PICTURE;
    }

    public List<Phrase> phrases() {
        return phrases;
    }

    /** What {@code {statement}} may stand for, with words in braces as in phrases. */
    public List<String> statements() {
        return StatementPhrases.forms();
    }

    /** What {@code {request}} may stand for, with words in braces as in phrases. */
    public List<String> requests() {
        return RequestPhrases.forms();
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    /** The phrase a step is written in. */
    public Optional<Phrase> phrase(String step) {
        return known.computeIfAbsent(
                step,
                text -> phrases.stream().filter(phrase -> phrase.says(text)).findFirst());
    }
}
