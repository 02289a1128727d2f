package touchstone.suite.phrases;

import io.cucumber.core.backend.Backend;
import io.cucumber.core.backend.Glue;
import io.cucumber.core.backend.Located;
import io.cucumber.core.backend.ParameterInfo;
import io.cucumber.core.backend.ParameterTypeDefinition;
import io.cucumber.core.backend.Snippet;
import io.cucumber.core.backend.SourceReference;
import io.cucumber.core.backend.TypeResolver;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.Transformer;
import io.cucumber.java.JavaBackendProviderService;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.StepDefinitions;

/** The step definitions for Cucumber, which carry out the trial that is in progress. */
public final class StepBackend implements Backend {

    private final Supplier<ScenarioTrial> trial;
    private final UnaryOperator<Throwable> meaning;
    private final Map<Class<?>, Object> steps = new HashMap<>();

    /**
     * @param trial the one that is in progress
     * @param meaning what to throw where a step has thrown something: Cucumber knows what failed and what was skipped by the
     *     exception alone
     */
    public StepBackend(Supplier<ScenarioTrial> trial, UnaryOperator<Throwable> meaning) {
        this.trial = trial;
        this.meaning = meaning;
    }

    @Override
    public void loadGlue(Glue glue, List<URI> gluePaths) {
        StepDefinitions.notations().forEach(notation -> glue.addParameterType(new NotatedType(notation)));
        StepDefinitions.all().forEach(step -> glue.addStepDefinition(new TrialStep(step)));
    }

    @Override
    public void buildWorld() {
        // A scenario's steps are made when they are first asked for.
    }

    @Override
    public void disposeWorld() {
        steps.clear();
    }

    /** How to write a step definition that is missing. */
    @Override
    public Snippet getSnippet() {
        return new JavaBackendProviderService()
                .create(null, type -> true, StepBackend.class::getClassLoader)
                .getSnippet();
    }

    private final class TrialStep extends Code implements io.cucumber.core.backend.StepDefinition {

        private final StepDefinitions.StepDefinition step;

        TrialStep(StepDefinitions.StepDefinition step) {
            super(step.method());
            this.step = step;
        }

        @Override
        public void execute(Object[] arguments) {
            ScenarioTrial current = trial.get();
            current.stepBegins();
            Object target = steps.computeIfAbsent(
                    step.method().getDeclaringClass(), type -> StepDefinitions.create(type, current));
            try {
                StepDefinitions.called(step.method(), target, arguments);
            } catch (RuntimeException | Error thrown) {
                throw StepBackend.<RuntimeException>unchecked(meaning.apply(thrown));
            }
        }

        @Override
        public List<ParameterInfo> parameterInfos() {
            return Arrays.stream(step.method().getGenericParameterTypes())
                    .map(type -> (ParameterInfo) new Parameter(type))
                    .toList();
        }

        @Override
        public String getPattern() {
            return step.text();
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The caller's throw takes it for unchecked.
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static final class NotatedType extends Code implements ParameterTypeDefinition {

        private final StepDefinitions.Notation notation;

        NotatedType(StepDefinitions.Notation notation) {
            super(notation.method());
            this.notation = notation;
        }

        @Override
        public ParameterType<?> parameterType() {
            return new ParameterType<>(
                    notation.name(), notation.form(), Object.class, (Transformer<Object>) notation::read);
        }
    }

    private record Parameter(Type type) implements ParameterInfo {

        @Override
        public Type getType() {
            return type;
        }

        @Override
        public boolean isTransposed() {
            return false;
        }

        @Override
        public TypeResolver getTypeResolver() {
            return () -> type;
        }
    }

    /** A method, for whoever looks for its place. */
    private abstract static class Code implements Located {

        private final Method method;

        Code(Method method) {
            this.method = method;
        }

        @Override
        public boolean isDefinedAt(StackTraceElement element) {
            return element.getClassName().equals(method.getDeclaringClass().getName())
                    && element.getMethodName().equals(method.getName());
        }

        @Override
        public String getLocation() {
            return method.getDeclaringClass().getName() + "." + method.getName();
        }

        @Override
        public Optional<SourceReference> getSourceReference() {
            return Optional.of(SourceReference.fromMethod(method));
        }
    }
}
