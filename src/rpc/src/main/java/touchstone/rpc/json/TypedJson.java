package touchstone.rpc.json;

import com.google.gson.Gson;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.choice.Variant;

/**
 * Reads nothing but the type of JSON that a value has. Gson and LSP4J take more than that: any string for {@code false}, {@code 2.5}
 * for 2, one element for a list. What a subject got wrong would be taken for another answer of it.
 */
final class TypedJson implements TypeAdapterFactory {

    private record Expected(JsonToken token, String words) {}

    private static final Expected STRING = new Expected(JsonToken.STRING, "a string");
    private static final Expected BOOLEAN = new Expected(JsonToken.BOOLEAN, "true or false");
    private static final Expected WHOLE = new Expected(JsonToken.NUMBER, "a whole number");
    private static final Expected NUMBER = new Expected(JsonToken.NUMBER, "a number");
    private static final Expected LIST = new Expected(JsonToken.BEGIN_ARRAY, "a list");
    private static final Expected OBJECT = new Expected(JsonToken.BEGIN_OBJECT, "an object");

    private static final Map<Class<?>, Expected> EXPECTED = Map.ofEntries(
            Map.entry(String.class, STRING),
            Map.entry(Boolean.class, BOOLEAN),
            Map.entry(Integer.class, WHOLE),
            Map.entry(int.class, WHOLE),
            Map.entry(Double.class, NUMBER),
            Map.entry(double.class, NUMBER),
            Map.entry(BigDecimal.class, NUMBER),
            Map.entry(List.class, LIST),
            Map.entry(Set.class, LIST),
            Map.entry(Position.class, LIST),
            Map.entry(PointSet.class, LIST),
            Map.entry(Map.class, OBJECT),
            Map.entry(Variant.class, OBJECT));

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        Expected expected = EXPECTED.get(type.getRawType());
        if (expected == null) {
            return null;
        }
        TypeAdapter<T> adapter = gson.getDelegateAdapter(this, type);
        return new TypeAdapter<>() {
            @Override
            public void write(JsonWriter out, T value) throws IOException {
                adapter.write(out, value);
            }

            @Override
            public T read(JsonReader in) throws IOException {
                if (in.peek() != expected.token()) {
                    throw unexpected(expected.words(), in);
                }
                return expected == WHOLE ? adapter.fromJsonTree(whole(in)) : adapter.read(in);
            }
        };
    }

    private static JsonPrimitive whole(JsonReader in) throws IOException {
        String number = in.nextString();
        try {
            return new JsonPrimitive(new BigDecimal(number).intValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            throw new JsonSyntaxException("a whole number of at most 32 bits is expected, not " + number + at(in));
        }
    }

    /**
     * A string, and nothing that could be written as one.
     *
     * @param expected what it has to be, for a message
     */
    static String string(String expected, JsonReader in) throws IOException {
        if (in.peek() != JsonToken.STRING) {
            throw unexpected(expected, in);
        }
        return in.nextString();
    }

    /** What is next is of another type. */
    static JsonSyntaxException unexpected(String expected, JsonReader in) throws IOException {
        return new JsonSyntaxException(expected + " is expected, not " + words(in.peek()) + at(in));
    }

    /** Where it is in the message; nothing if only a part of the message is being read. */
    static String at(JsonReader in) {
        return in.getPreviousPath().equals("$") ? "" : " at " + in.getPreviousPath();
    }

    private static String words(JsonToken found) {
        return switch (found) {
            case BEGIN_ARRAY -> "a list";
            case BEGIN_OBJECT -> "an object";
            case STRING, NUMBER, BOOLEAN -> "a " + found.name().toLowerCase(Locale.ROOT);
            default -> found.name().toLowerCase(Locale.ROOT);
        };
    }
}
