package touchstone.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;
import touchstone.suite.specification.Clause;

/** Selects test classes, and single clauses and scenarios of them. */
final class TestSelection implements SelectorResolver {

    private final TestConfiguration configuration;
    private final Predicate<String> classNames;

    TestSelection(TestConfiguration configuration, Predicate<String> classNames) {
        this.configuration = configuration;
        this.classNames = classNames;
    }

    /** Whether a class is one to be tried. One that can't be looked at is none. */
    static boolean isTestClass(Class<?> candidate) {
        try {
            return !candidate.isInterface()
                    && !Modifier.isAbstract(candidate.getModifiers())
                    && candidate.isAnnotationPresent(CertifyAgainst.class);
        } catch (LinkageError e) {
            return false;
        }
    }

    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
        Class<?> test = selector.getJavaClass();
        return isTestClass(test) && classNames.test(test.getName())
                ? resolution(
                        context.addToParent(
                                parent -> Optional.of(new ClassTests(parent.getUniqueId(), test, configuration))),
                        TestSelection::clauses)
                : Resolution.unresolved();
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        UniqueId.Segment last = id.getLastSegment();
        return switch (last.getType()) {
            case ClassTests.SEGMENT ->
                ReflectionSupport.tryToLoadClass(last.getValue())
                        .toOptional()
                        .map(test -> resolve(selectClass(test), context))
                        .orElseGet(Resolution::unresolved);
            case ClauseTests.SEGMENT ->
                resolution(
                        context.addToParent(
                                () -> selectUniqueId(id.removeLastSegment()),
                                parent -> clause(parent, last.getValue())),
                        TestSelection::scenarios);
            case ScenarioTest.SEGMENT ->
                resolution(
                        context.addToParent(
                                () -> selectUniqueId(id.removeLastSegment()),
                                parent -> scenario(parent, last.getValue())),
                        test -> Stream.of());
            default -> Resolution.unresolved();
        };
    }

    private static <T extends TestDescriptor> Resolution resolution(
            Optional<T> found, Function<T, Stream<DiscoverySelector>> below) {
        return found.map(descriptor -> Match.exact(descriptor, () -> inOrder(below.apply(descriptor))))
                .map(Resolution::match)
                .orElseGet(Resolution::unresolved);
    }

    private static Set<DiscoverySelector> inOrder(Stream<DiscoverySelector> selectors) {
        return selectors.collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Stream<DiscoverySelector> clauses(ClassTests test) {
        return test.clauses().stream()
                .map(clause -> selectUniqueId(test.getUniqueId().append(ClauseTests.SEGMENT, clause.id())));
    }

    private static Stream<DiscoverySelector> scenarios(ClauseTests clause) {
        ClassTests test = (ClassTests) clause.getParent().orElseThrow();
        return test.scenarios(clause.clause()).stream()
                .map(id -> selectUniqueId(clause.getUniqueId().append(ScenarioTest.SEGMENT, id)));
    }

    private static Optional<ClauseTests> clause(TestDescriptor parent, String id) {
        return parent instanceof ClassTests test
                ? test.clauses().stream()
                        .filter(clause -> clause.id().equals(id))
                        .findFirst()
                        .map(clause -> new ClauseTests(test.getUniqueId(), clause))
                : Optional.empty();
    }

    private static Optional<ScenarioTest> scenario(TestDescriptor parent, String id) {
        if (!(parent instanceof ClauseTests clause)) {
            return Optional.empty();
        }
        Clause rule = clause.clause();
        return rule.scenarios().stream()
                .filter(scenario -> scenario.id().equals(id))
                .findFirst()
                .map(scenario -> new ScenarioTest(clause.getUniqueId(), scenario));
    }
}
