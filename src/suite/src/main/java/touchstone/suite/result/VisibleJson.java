package touchstone.suite.result;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * JSON in which nothing is hidden: invisible characters, and those that affect a terminal or reorder text, are escaped.
 * To a program it is the same text.
 */
public final class VisibleJson extends CharacterEscapes {

    private static final long serialVersionUID = 1L;

    private static final int DELETE = 0x7F;

    private VisibleJson() {}

    /** To write what subjects and users have said, and to read it again. */
    public static ObjectMapper mapper() {
        return of(new ObjectMapper());
    }

    /** The same mapper, which from now on writes so. */
    public static <M extends ObjectMapper> M of(M mapper) {
        mapper.getFactory().setCharacterEscapes(new VisibleJson());
        return mapper;
    }

    @Override
    public int[] getEscapeCodesForAscii() {
        int[] escapes = CharacterEscapes.standardAsciiEscapesForJSON();
        escapes[DELETE] = CharacterEscapes.ESCAPE_STANDARD;
        return escapes;
    }

    /** Of a half of a pair too: it may stand alone, and then no file can hold it. */
    @Override
    public SerializableString getEscapeSequence(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> new SerializedString(String.format("\\u%04X", c));
            default -> null;
        };
    }
}
