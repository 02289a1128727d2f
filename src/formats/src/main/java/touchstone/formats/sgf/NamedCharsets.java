package touchstone.formats.sgf;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/** Character sets by their names: Java's, or those of a browser, which is where the compiled reader runs. */
public interface NamedCharsets {

    /** All that Java knows. */
    NamedCharsets JAVA = new NamedCharsets() {
        @Override
        public boolean knows(String name) {
            try {
                return Charset.isSupported(name);
            } catch (IllegalArgumentException noName) {
                return false;
            }
        }

        @Override
        public String decoded(byte[] bytes, String name) {
            return new String(bytes, Charset.forName(name));
        }

        @Override
        public OptionalInt count(RecordBytes bytes, String name, IntPredicate wanted) throws IOException {
            char[] some = new char[1 << 13];
            int count = 0;
            // A reader that is given a decoder, and no name, takes what is no text for a fault.
            try (Reader text =
                    new InputStreamReader(bytes.open(), Charset.forName(name).newDecoder())) {
                for (int read = text.read(some); read >= 0; read = text.read(some)) {
                    for (int i = 0; i < read; i++) {
                        count += wanted.test(some[i]) ? 1 : 0;
                    }
                }
                return OptionalInt.of(count);
            } catch (CharacterCodingException noText) {
                return OptionalInt.empty();
            }
        }
    };

    /** @param name untrusted */
    boolean knows(String name);

    /**
     * A text, with U+FFFD for what is none in this character set.
     *
     * @param name one that is known
     */
    String decoded(byte[] bytes, String name);

    /**
     * How many of the signs of a text are wanted; empty if the bytes are no text in this character set.
     *
     * @param name one that is known
     * @param wanted is given each unit of UTF-16
     * @throws IOException if the bytes can't be read
     */
    OptionalInt count(RecordBytes bytes, String name, IntPredicate wanted) throws IOException;
}
