package touchstone.formats.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;

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
        public Optional<String> strictlyDecoded(byte[] bytes, String name) {
            try {
                return Optional.of(Charset.forName(name)
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString());
            } catch (CharacterCodingException noText) {
                return Optional.empty();
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
     * Empty if the bytes are no text in this character set.
     *
     * @param name one that is known
     */
    Optional<String> strictlyDecoded(byte[] bytes, String name);
}
