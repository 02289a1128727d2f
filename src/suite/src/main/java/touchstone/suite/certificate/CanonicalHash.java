package touchstone.suite.certificate;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * The SHA-256 of a certificate without its member {@code sha256}: of the same JSON in UTF-8 with nothing between its tokens,
 * members in the order of the file, numbers as they are written, and in strings no escapes but the necessary ones
 * ({@code \" \\ \b \t \n \f \r}, others below a blank and surrogates without partner as four lower-case hexadecimal digits). So line endings and indentation make
 * no difference, and everything else does.
 */
final class CanonicalHash {

    private static final int CHUNK = 1 << 16;

    private final MessageDigest digest = Sha256.begin();
    private final StringBuilder pending = new StringBuilder();
    /** Whether a comma belongs before the next value or name at this place. */
    private boolean separated;

    /** Takes the token at which a parser stands. */
    void add(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        switch (token) {
            case START_OBJECT, START_ARRAY -> {
                separate();
                pending.append(token.asString());
                separated = false;
            }
            case END_OBJECT, END_ARRAY -> {
                pending.append(token.asString());
                separated = true;
            }
            case FIELD_NAME -> {
                separate();
                string(parser.currentName());
                pending.append(':');
                separated = false;
            }
            case VALUE_STRING -> {
                separate();
                string(parser.getText());
                separated = true;
            }
            default -> {
                separate();
                pending.append(parser.getText());
                separated = true;
            }
        }
        if (pending.length() > CHUNK) {
            flush();
        }
    }

    String end() {
        flush();
        return Sha256.end(digest);
    }

    private void flush() {
        digest.update(pending.toString().getBytes(StandardCharsets.UTF_8));
        pending.setLength(0);
    }

    private void separate() {
        if (separated) {
            pending.append(',');
        }
    }

    private void string(String text) {
        pending.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> pending.append("\\\"");
                case '\\' -> pending.append("\\\\");
                case '\b' -> pending.append("\\b");
                case '\t' -> pending.append("\\t");
                case '\n' -> pending.append("\\n");
                case '\f' -> pending.append("\\f");
                case '\r' -> pending.append("\\r");
                default -> {
                    boolean paired = Character.isHighSurrogate(c)
                            && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1));
                    if (paired) {
                        pending.append(c).append(text.charAt(++i));
                    } else if (c < ' ' || Character.isSurrogate(c)) {
                        pending.append("\\u%04x".formatted((int) c));
                    } else {
                        pending.append(c);
                    }
                }
            }
        }
        pending.append('"');
    }
}
