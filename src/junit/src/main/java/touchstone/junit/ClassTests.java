package touchstone.junit;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import touchstone.suite.specification.Clause;

/** A test class: it contains a container for each clause. */
final class ClassTests extends AbstractTestDescriptor {

    static final String SEGMENT = "class";

    private final Class<?> test;
    private final Optional<TestClaim> claims;
    private final Optional<ConfigurationException> mistake;
    private final Predicate<String> chosen;

    /** @param configuration of the run, which may limit it to some clauses */
    ClassTests(UniqueId parent, Class<?> test, TestConfiguration configuration) {
        super(parent.append(SEGMENT, test.getName()), name(test), ClassSource.from(test));
        this.test = test;
        TestClaim found = null;
        ConfigurationException made = null;
        Predicate<String> all = id -> true;
        try {
            found = TestClaim.of(test.getAnnotation(CertifyAgainst.class));
            all = found.chosen(configuration.clauses());
        } catch (ConfigurationException e) {
            // A test class that makes no sense is to be seen: it fails when it is run.
            made = e;
        }
        this.claims = Optional.ofNullable(found);
        this.mistake = Optional.ofNullable(made);
        this.chosen = all;
    }

    private static String name(Class<?> test) {
        return test.getName().substring(test.getName().lastIndexOf('.') + 1).replace('$', '.');
    }

    Class<?> test() {
        return test;
    }

    /** @throws ConfigurationException if the class makes no sense */
    TestClaim claims() {
        mistake.ifPresent(made -> {
            throw made;
        });
        return claims.orElseThrow();
    }

    /** The clauses to show below it; none if the class makes no sense. */
    List<Clause> clauses() {
        return mistake.isPresent()
                ? List.of()
                : claims.orElseThrow().clauses().stream()
                        .filter(clause -> clause.untestable().isPresent()
                                ? chosen.test(clause.id())
                                : !scenarios(clause).isEmpty())
                        .toList();
    }

    /** The ids of the scenarios to show below a clause. */
    List<String> scenarios(Clause clause) {
        return clause.scenarios().stream()
                .filter(claims.orElseThrow().claim()::meets)
                .map(scenario -> scenario.id())
                .filter(chosen)
                .toList();
    }

    /** As other engines have it: what writes reports takes it for the name of the class. */
    @Override
    public String getLegacyReportingName() {
        return test.getName();
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    /** So that a class that makes no sense is not passed over for want of tests. */
    @Override
    public boolean mayRegisterTests() {
        return mistake.isPresent();
    }
}
