package touchstone.browser;

import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/**
 * Static methods of a class of Java's library that answer what methods of the same name do of a class of ours. Part of the build.
 *
 * @param by the class of ours
 */
record ReplacedMethods(ClassHolder type, ClassHierarchy classes, Class<?> by) {

    /** One that answers an {@code int}. */
    void replace(String name, Class<?> argument) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, argument, int.class));
        ProgramEmitter program = ProgramEmitter.create(method, classes);
        program.invoke(by, name, int.class, program.var(1, argument)).returnValue();
    }
}
