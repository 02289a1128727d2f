package touchstone.gtp.descriptor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The descriptors that come with Touchstone. */
public final class ShippedDescriptors {

    /** Of the files, and of the subjects in them. */
    private static final List<String> NAMES = List.of(
            "gnugo",
            "katago",
            "pachi",
            "leela-zero",
            "fuego",
            "sabaki-go-board",
            "goban",
            "tenuki",
            "wgo",
            "weiqi",
            "godash");

    private static final String ENDING = ".yaml";

    private ShippedDescriptors() {}

    /** In the order in which they are listed. */
    public static List<String> names() {
        return NAMES;
    }

    /** The one of this name. Rulesets and clauses it names may be missing where a specification is a user's own. */
    public static Optional<Descriptor> named(String name) {
        return text(name).map(text -> DescriptorFile.of(Path.of(name + ENDING), text, DescriptorFile.Known.ANYTHING));
    }

    /** The file of this name. */
    public static Optional<String> text(String name) {
        return NAMES.contains(name) ? Optional.of(read(name + ENDING)) : Optional.empty();
    }

    private static String read(String file) {
        try (InputStream stream = ShippedDescriptors.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("no " + file + " on the class path");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
