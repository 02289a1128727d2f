package touchstone.cli;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/**
 * A subject in this JVM, with other capabilities and one habit of its own.
 *
 * @param method of its sessions, which it carries out by habit
 */
public record AlteredSubject(Subject subject, Set<Capability> capabilities, String method, Habit habit)
        implements Subject {

    /** What a session does where the subject would do something else. */
    public interface Habit {
        /** @param right carries out the method as the subject does, with this argument first */
        Object answer(Object[] arguments, UnaryOperator<Object> right);
    }

    @Override
    public Identity identity() {
        return subject.identity();
    }

    @Override
    public Session open() {
        Session session = subject.open();
        return (Session) Proxy.newProxyInstance(
                AlteredSubject.class.getClassLoader(), session.getClass().getInterfaces(), (proxy, called, given) -> {
                    // Abilities are asked of the altered session.
                    if (List.of("find", "ability").contains(called.getName())) {
                        return InvocationHandler.invokeDefault(proxy, called, given);
                    }
                    UnaryOperator<Object> right = first -> {
                        try {
                            Object[] arguments = given == null ? null : given.clone();
                            if (arguments != null) {
                                arguments[0] = first;
                            }
                            return called.invoke(session, arguments);
                        } catch (InvocationTargetException e) {
                            throw (RuntimeException) e.getCause();
                        } catch (IllegalAccessException e) {
                            throw new IllegalStateException(e);
                        }
                    };
                    return called.getName().equals(method)
                            ? habit.answer(given, right)
                            : right.apply(given == null ? null : given[0]);
                });
    }
}
