package touchstone.gtp.descriptor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The descriptors that come with Touchstone. */
public final class Shipped {

    /** Of the files, and of the subjects in them. */
    private static final List<String> NAMES = List.of("gnugo", "katago", "pachi", "leela-zero", "fuego");

    private Shipped() {}

    /** In the order in which they are listed. */
    public static List<String> names() {
        return NAMES;
    }

    /** The one of this name. */
    public static Optional<Descriptor> named(String name) {
        return NAMES.contains(name) ? Optional.of(read(name)) : Optional.empty();
    }

    /** Rulesets and clauses it names may be missing where a specification is a user's own. */
    private static Descriptor read(String name) {
        String file = name + ".yaml";
        try (InputStream stream = Shipped.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("no " + file + " on the class path");
            }
            return DescriptorFile.of(
                    file, new String(stream.readAllBytes(), StandardCharsets.UTF_8), DescriptorFile.Known.ANYTHING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
