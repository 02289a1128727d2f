package touchstone.suite.steps;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All step definitions. Their classes are not public, so that Cucumber's search for annotated methods passes them by: what runs
 * scenarios takes the step definitions from here, and decides itself what their exceptions mean.
 */
public final class StepDefinitions {

    private static final List<Class<?>> CLASSES = List.of(
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
            ExtensionSteps.class,
            PlayerSteps.class,
            AnalysisSteps.class);

    private static final StepNotation NOTATION = new StepNotation();

    /**
     * A method of a step class.
     *
     * @param keyword {@code Given}, {@code When} or {@code Then}
     * @param text a Cucumber expression
     */
    public record StepDefinition(String keyword, String text, Method method) {

        /** What may stand for its {@code {string}}, if it has one. */
        public Optional<String> takes() {
            return Optional.ofNullable(method.getAnnotation(TakesText.class)).map(TakesText::value);
        }
    }

    /** A parameter type of Cucumber expressions; its name is that of the method that reads it. */
    public record Notation(Method method, String form) {

        public String name() {
            return method.getName();
        }

        /** What a text of this form stands for. */
        public Object read(String text) {
            return called(method, NOTATION, text);
        }
    }

    /** What a step takes for {@code {string}}, for the page of all phrases. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface TakesText {

        String value();
    }

    private StepDefinitions() {}

    /** In the order of the classes, and in each by text. */
    public static List<StepDefinition> all() {
        return CLASSES.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods())
                        .flatMap(method -> Stream.of(
                                        of(method, Given.class, Given::value),
                                        of(method, When.class, When::value),
                                        of(method, Then.class, Then::value))
                                .flatMap(Optional::stream))
                        .sorted(Comparator.comparing(StepDefinition::text)))
                .toList();
    }

    private static <A extends Annotation> Optional<StepDefinition> of(
            Method method, Class<A> keyword, Function<A, String> text) {
        method.setAccessible(true);
        return Optional.ofNullable(method.getAnnotation(keyword))
                .map(annotation -> new StepDefinition(keyword.getSimpleName(), text.apply(annotation), method));
    }

    /** By name. */
    public static List<Notation> notations() {
        return Arrays.stream(StepNotation.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(ParameterType.class))
                .peek(method -> method.setAccessible(true))
                .map(method -> new Notation(
                        method, method.getAnnotation(ParameterType.class).value()))
                .sorted(Comparator.comparing(Notation::name))
                .toList();
    }

    /** The points that a parameter of this name has in a step, as scenarios name them: coordinates, letters, {@link NamedPoints#MARKED}. */
    public static List<String> pointNames(String parameter, String text) {
        return StepNotation.pointNames(parameter, text);
    }

    /** An object of a step class, for one scenario. */
    public static Object create(Class<?> steps, ScenarioTrial trial) {
        try {
            Constructor<?> constructor = steps.getConstructor(ScenarioTrial.class);
            constructor.setAccessible(true);
            return constructor.newInstance(trial);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(steps + " has no public constructor that takes a trial", e);
        }
    }

    /**
     * Calls a method of a step class.
     *
     * @throws RuntimeException or Error what it throws; a {@link Violation} if the subject contradicts the step
     */
    public static Object called(Method method, Object target, Object... arguments) {
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
