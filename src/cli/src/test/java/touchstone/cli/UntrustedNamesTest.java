package touchstone.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No file and no answer can name a class or a method that is then loaded or called: nothing in the program goes by such names. */
@Tag("slow") // reads all classes
class UntrustedNamesTest {

    /** What finds classes, methods and fields by names, or makes objects of what a stream says. */
    private static final Map<String, Set<String>> BY_NAME = Map.of(
            "java.lang.Class", Set.of("forName", "getMethod", "getDeclaredMethod", "getField", "getDeclaredField"),
            "java.lang.ClassLoader", Set.of("loadClass", "findClass", "defineClass"),
            "java.lang.invoke.MethodHandles$Lookup",
                    Set.of("findClass", "findVirtual", "findStatic", "findSpecial", "findConstructor", "defineClass"),
            "java.io.ObjectInputStream", Set.of("readObject", "readUnshared"),
            "com.fasterxml.jackson.databind.ObjectMapper",
                    Set.of("enableDefaultTyping", "activateDefaultTyping", "setDefaultTyping"),
            "javax.script.ScriptEngineManager", Set.of("getEngineByName"),
            "java.beans.XMLDecoder", Set.of("readObject"));

    /** Those that do, with the reason. */
    private static final Map<String, String> SPARED =
            Map.of("touchstone.suite.run.AbsentClasses", "a class loader, which passes on what Cucumber looks for");

    @Test
    void nothingIsLoadedOrCalledByAName() {
        noClasses()
                .that(describe("are not spared", (JavaClass type) -> !SPARED.containsKey(type.getName())))
                .should()
                .callMethodWhere(describe("it goes by a name", UntrustedNamesTest::goesByName))
                .because("what others wrote may reach it; list what may be named, or say here why not")
                .check(LayersTest.CLASSES);
    }

    private static boolean goesByName(JavaMethodCall call) {
        return BY_NAME.entrySet().stream()
                .anyMatch(entry -> entry.getValue().contains(call.getName())
                        && call.getTargetOwner().isAssignableTo(entry.getKey()));
    }
}
