package touchstone.browser;

import org.teavm.classlib.impl.text.DoubleAnalyzer;
import org.teavm.classlib.impl.text.DoubleSynthesizer;
import org.teavm.jso.JSBody;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Has JavaScript itself turn numbers into texts and texts into numbers. TeaVM's own way has tables that are a sixth of a script for pages.
 * Part of the build.
 */
public final class BrowserNumbers implements TeaVMPlugin {

    /** So many digits has a number where TeaVM takes it apart; the first is before the point. */
    private static final int DIGITS = 18;

    private static final MethodDescriptor TAKE_APART =
            new MethodDescriptor("analyze", double.class, DoubleAnalyzer.Result.class, void.class);
    private static final MethodDescriptor MAGNITUDE = new MethodDescriptor("fastIntLog10", double.class, int.class);
    private static final MethodDescriptor TABLES = new MethodDescriptor("<clinit>", void.class);
    private static final MethodDescriptor PUT_TOGETHER =
            new MethodDescriptor("synthesizeDouble", long.class, int.class, boolean.class, double.class);

    @Override
    public void install(TeaVMHost host) {
        host.add((type, context) -> {
            if (type.getName().equals(DoubleAnalyzer.class.getName())) {
                takeApart(type.getMethod(TAKE_APART), context.getHierarchy());
                magnitude(type.getMethod(MAGNITUDE), context.getHierarchy());
                type.removeMethod(type.getMethod(TABLES));
            } else if (type.getName().equals(DoubleSynthesizer.class.getName())) {
                putTogether(type.getMethod(PUT_TOGETHER), context.getHierarchy());
                type.removeMethod(type.getMethod(TABLES));
            }
        });
    }

    private static void takeApart(MethodHolder method, ClassHierarchy classes) {
        ProgramEmitter program = ProgramEmitter.create(method, classes);
        program.invoke(
                BrowserNumbers.class,
                "analyze",
                program.var(1, double.class),
                program.var(2, DoubleAnalyzer.Result.class));
        program.exit();
    }

    private static void magnitude(MethodHolder method, ClassHierarchy classes) {
        ProgramEmitter program = ProgramEmitter.create(method, classes);
        program.invoke(BrowserNumbers.class, "exponent", int.class, program.var(1, double.class))
                .returnValue();
    }

    private static void putTogether(MethodHolder method, ClassHierarchy classes) {
        ProgramEmitter program = ProgramEmitter.create(method, classes);
        program.invoke(
                        BrowserNumbers.class,
                        "synthesize",
                        double.class,
                        program.var(1, long.class),
                        program.var(2, int.class),
                        program.var(3, boolean.class))
                .returnValue();
    }

    static void analyze(double value, DoubleAnalyzer.Result result) {
        String written = scientific(value);
        result.sign = written.charAt(0) == '-';
        int from = result.sign ? 1 : 0;
        int e = written.indexOf('e');
        String digits = written.substring(from, e).replace(".", "");
        long mantissa = Long.parseLong(digits);
        for (int i = digits.length(); i < DIGITS; i++) {
            mantissa *= 10;
        }
        result.mantissa = mantissa;
        result.exponent = value == 0 ? 0 : exponent(value);
    }

    static double synthesize(long mantissa, int exponent, boolean negative) {
        return number((negative ? "-" : "") + mantissa + "e" + (exponent - DIGITS));
    }

    @JSBody(params = "value", script = "return Object.is(value, -0) ? '-0e+0' : value.toExponential()")
    private static native String scientific(double value);

    @JSBody(params = "value", script = "return Number(value.toExponential().split('e')[1])")
    static native int exponent(double value);

    @JSBody(params = "text", script = "return Number(text)")
    private static native double number(String text);
}
