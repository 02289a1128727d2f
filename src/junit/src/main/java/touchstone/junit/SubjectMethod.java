package touchstone.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.spi.Subject;

/** The method that supplies the subject of a test class. */
record SubjectMethod(Method method) {

    private static final String EXPECTED = "expected: @CertifiedSubject static Subject subject() { return ...; }";

    /** @throws ConfigurationException if the class has no such method, or it can't be called */
    static SubjectMethod of(Class<?> test) {
        List<Method> methods = Stream.<Class<?>>iterate(test, type -> type != null, Class::getSuperclass)
                .map(SubjectMethod::in)
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElseThrow(() -> new ConfigurationException(
                        test.getName() + " has no method annotated with @CertifiedSubject; " + EXPECTED));
        if (methods.size() > 1) {
            throw new ConfigurationException(
                    test.getName() + " has " + methods.size() + " methods annotated with @CertifiedSubject ("
                            + methods.stream().map(Method::getName).sorted().collect(Collectors.joining(", "))
                            + "); expected one: each claim is a class of its own");
        }
        SubjectMethod subject = new SubjectMethod(methods.get(0));
        subject.requireCallable();
        return subject;
    }

    private static List<Method> in(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(CertifiedSubject.class))
                .filter(method -> !method.isSynthetic())
                .toList();
    }

    private void requireCallable() {
        if (!Modifier.isStatic(method.getModifiers())) {
            throw new ConfigurationException(name() + " is not static; " + EXPECTED);
        }
        if (method.getParameterCount() > 0) {
            throw new ConfigurationException(name() + " takes parameters; " + EXPECTED);
        }
        if (!Subject.class.isAssignableFrom(method.getReturnType())) {
            throw new ConfigurationException(name() + " returns "
                    + method.getReturnType().getSimpleName() + ", which is no touchstone.spi.Subject; " + EXPECTED);
        }
    }

    /** @throws ConfigurationException if nothing comes of it */
    Subject supply() {
        try {
            method.setAccessible(true);
            Subject subject = (Subject) method.invoke(null);
            if (subject == null) {
                throw new ConfigurationException(name() + " returns null; expected a subject");
            }
            return subject;
        } catch (InvocationTargetException e) {
            throw new ConfigurationException(name() + " throws " + e.getCause(), e.getCause());
        } catch (ExceptionInInitializerError e) {
            throw new ConfigurationException(
                    "the static initializer of " + method.getDeclaringClass().getName() + " throws " + e.getCause(),
                    e.getCause());
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw e instanceof ConfigurationException mistake
                    ? mistake
                    : new ConfigurationException(name() + " can't be called: " + e, e);
        }
    }

    String name() {
        return method.getDeclaringClass().getName() + "." + method.getName() + "()";
    }
}
