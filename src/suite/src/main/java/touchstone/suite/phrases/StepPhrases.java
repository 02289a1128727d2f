package touchstone.suite.phrases;

import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.suite.steps.AgreementSteps;
import touchstone.suite.steps.AnalysisSteps;
import touchstone.suite.steps.AnswerFormSteps;
import touchstone.suite.steps.BoardSteps;
import touchstone.suite.steps.ClaimSteps;
import touchstone.suite.steps.ControllerSteps;
import touchstone.suite.steps.CountSteps;
import touchstone.suite.steps.DefinitionSteps;
import touchstone.suite.steps.ExtensionSteps;
import touchstone.suite.steps.GameStateSteps;
import touchstone.suite.steps.GivenSteps;
import touchstone.suite.steps.KeptStateSteps;
import touchstone.suite.steps.LegalitySteps;
import touchstone.suite.steps.LineSteps;
import touchstone.suite.steps.NamedPoints;
import touchstone.suite.steps.PlayerSteps;
import touchstone.suite.steps.RecordSteps;
import touchstone.suite.steps.ReplySteps;
import touchstone.suite.steps.RequestPhrases;
import touchstone.suite.steps.ShowingSteps;
import touchstone.suite.steps.SizeSteps;
import touchstone.suite.steps.StatementPhrases;
import touchstone.suite.steps.StepNotation;
import touchstone.suite.steps.TextSteps;
import touchstone.suite.steps.WhenSteps;

/** The whole step language, read from the step classes. */
public final class StepPhrases {

    static final List<Class<?>> STEPS = List.of(
            GivenSteps.class,
            WhenSteps.class,
            LegalitySteps.class,
            BoardSteps.class,
            DefinitionSteps.class,
            GameStateSteps.class,
            AgreementSteps.class,
            ControllerSteps.class,
            RecordSteps.class,
            CountSteps.class,
            ClaimSteps.class,
            ShowingSteps.class,
            SizeSteps.class,
            TextSteps.class,
            LineSteps.class,
            ReplySteps.class,
            KeptStateSteps.class,
            AnswerFormSteps.class,
            AnalysisSteps.class,
            ExtensionSteps.class,
            PlayerSteps.class);

    /**
     * @param keyword {@code Given}, {@code When} or {@code Then}
     * @param text as the step class has it, with its parameters in braces
     * @param below what follows
     */
    public record Phrase(String keyword, String text, Below below, Expression expression) {

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
                            StepNotation.pointNames(
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
        for (Method method : inOrder(StepNotation.class)) {
            String form =
                    method.getAnnotation(io.cucumber.java.ParameterType.class).value();
            registry.defineParameterType(
                    new ParameterType<>(method.getName(), form, String.class, (String text) -> text));
            parameters.add(new Parameter(method.getName(), form));
        }
        ExpressionFactory expressions = new ExpressionFactory(registry);
        for (Class<?> steps : STEPS) {
            for (Method method : inOrder(steps)) {
                text(method)
                        .ifPresent(phrase -> phrases.add(new Phrase(
                                phrase[0],
                                phrase[1],
                                below(method, phrase[1]),
                                expressions.createExpression(phrase[1]))));
            }
        }
    }

    private static List<Method> inOrder(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.getAnnotations().length > 0)
                .sorted(Comparator.comparing(StepPhrases::order))
                .toList();
    }

    private static String order(Method method) {
        return text(method).map(phrase -> phrase[1]).orElse(method.getName());
    }

    private static Optional<String[]> text(Method method) {
        if (method.isAnnotationPresent(Given.class)) {
            return Optional.of(
                    new String[] {"Given", method.getAnnotation(Given.class).value()});
        } else if (method.isAnnotationPresent(When.class)) {
            return Optional.of(
                    new String[] {"When", method.getAnnotation(When.class).value()});
        } else if (method.isAnnotationPresent(Then.class)) {
            return Optional.of(
                    new String[] {"Then", method.getAnnotation(Then.class).value()});
        }
        return Optional.empty();
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
