package touchstone.browser;

import org.teavm.jso.JSBody;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Has bits of a number found and counted 32 at a time. In JavaScript each step with a number of 64 bits makes an object, and TeaVM's own way
 * takes a dozen of them: a third of the time of a search for life and death. Part of the build.
 */
public final class BrowserBits implements TeaVMPlugin {

    private static final String FIRST = "numberOfTrailingZeros";
    private static final String COUNT = "bitCount";

    @Override
    public void install(TeaVMHost host) {
        host.add((type, context) -> {
            ReplacedMethods methods = new ReplacedMethods(type, context.getHierarchy(), BrowserBits.class);
            if (type.getName().equals(Long.class.getName())) {
                methods.replace(FIRST, long.class);
                methods.replace(COUNT, long.class);
            } else if (type.getName().equals(Integer.class.getName())) {
                methods.replace(FIRST, int.class);
            }
        });
    }

    static int numberOfTrailingZeros(long bits) {
        int low = (int) bits;
        return low != 0 ? numberOfTrailingZeros(low) : 32 + numberOfTrailingZeros((int) (bits >>> 32));
    }

    static int bitCount(long bits) {
        return Integer.bitCount((int) bits) + Integer.bitCount((int) (bits >>> 32));
    }

    @JSBody(params = "bits", script = "return bits === 0 ? 32 : 31 - Math.clz32(bits & -bits)")
    static native int numberOfTrailingZeros(int bits);
}
