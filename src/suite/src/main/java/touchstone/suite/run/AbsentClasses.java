package touchstone.suite.run;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A class loader that remembers which classes there are not. At every step that fails Cucumber looks for the exceptions of
 * other test frameworks, which are on nobody's class path, and to find none takes longer than the step.
 */
final class AbsentClasses extends ClassLoader {

    private final Map<String, ClassNotFoundException> absent = new ConcurrentHashMap<>();

    AbsentClasses(ClassLoader parent) {
        super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        ClassNotFoundException before = absent.get(name);
        if (before != null) {
            throw before;
        }
        try {
            return super.loadClass(name, resolve);
        } catch (ClassNotFoundException e) {
            absent.put(name, e);
            throw e;
        }
    }
}
