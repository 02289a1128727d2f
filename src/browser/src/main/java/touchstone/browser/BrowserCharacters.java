package touchstone.browser;

import java.util.List;
import java.util.Locale;
import org.teavm.jso.JSBody;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Has JavaScript itself tell kinds of characters and small letters from capitals: TeaVM has tables for it, and asks each time which
 * language is meant, which is none here. Part of the build.
 */
public final class BrowserCharacters implements TeaVMPlugin {

    private static final List<String> CASES = List.of("toLowerCase", "toUpperCase");

    @Override
    public void install(TeaVMHost host) {
        host.add((type, context) -> {
            if (type.getName().equals(Character.class.getName())) {
                ReplacedMethods methods = new ReplacedMethods(type, context.getHierarchy(), BrowserCharacters.class);
                methods.replace("getType", int.class);
                CASES.forEach(name -> methods.replace(name, int.class));
            } else if (type.getName().equals(String.class.getName())) {
                for (String name : CASES) {
                    MethodDescriptor inLanguage = new MethodDescriptor(name, Locale.class, String.class);
                    inNoLanguage(type.getMethod(inLanguage), context.getHierarchy());
                }
            }
        });
    }

    private static void inNoLanguage(MethodHolder method, ClassHierarchy classes) {
        ProgramEmitter program = ProgramEmitter.create(method, classes);
        program.var(0, String.class)
                .invokeSpecial(method.getName(), String.class)
                .returnValue();
    }

    /** The numbers of {@link Character}, which has none for 17. */
    @JSBody(
            params = "character",
            script =
                    "var kinds = 'Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf  Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf'.split(' ');"
                            + "var text = String.fromCodePoint(character);"
                            + "for (var i = 0; i < kinds.length; i++)"
                            + " if (kinds[i] && new RegExp('\\\\p{' + kinds[i] + '}', 'u').test(text)) return i + 1;"
                            + "return 0")
    static native int getType(int character);

    @JSBody(params = "character", script = "return String.fromCodePoint(character).toLowerCase().codePointAt(0)")
    static native int toLowerCase(int character);

    /** Some capitals are two letters, which Java leaves alone here. */
    @JSBody(
            params = "character",
            script = "var upper = Array.from(String.fromCodePoint(character).toUpperCase());"
                    + "return upper.length === 1 ? upper[0].codePointAt(0) : character")
    static native int toUpperCase(int character);
}
