package touchstone.junit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/** The reference under a ruleset, altered for a test. */
class Altered implements Subject {

    private final Subject reference;

    Altered(String ruleset) {
        this(PackagedSpecification.with(new String[0], new String[0])
                .ruleset(ruleset)
                .orElseThrow()
                .variant());
    }

    Altered(Variant variant) {
        reference = new RulesSubject(new Identity("altered", "Altered", "1.0", "built in"), new VariantRules(variant));
    }

    @Override
    public Identity identity() {
        return reference.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        return EnumSet.copyOf(reference.capabilities());
    }

    @Override
    public Session open() {
        Session session = reference.open();
        return (Session) Proxy.newProxyInstance(
                Altered.class.getClassLoader(),
                session.getClass().getInterfaces(),
                (proxy, method, arguments) -> isFound(method)
                        ? InvocationHandler.invokeDefault(proxy, method, arguments)
                        : answer(session, method, arguments == null ? new Object[0] : arguments));
    }

    /** Abilities are asked of the altered table, not of the reference's. */
    private static boolean isFound(Method method) {
        return List.of("find", "ability").contains(method.getName());
    }

    /** What a table's method answers: here what the reference does. */
    Object answer(Session session, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(session, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
