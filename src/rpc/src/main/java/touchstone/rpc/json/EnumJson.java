package touchstone.rpc.json;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Enums as words in small letters with hyphens, such as {@code self-capture}: as everywhere else in Touchstone. */
final class EnumJson implements TypeAdapterFactory {

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        Class<? super T> raw = type.getRawType();
        if (!raw.isEnum()) {
            return null;
        }
        Map<String, T> values = new LinkedHashMap<>();
        for (Object one : raw.getEnumConstants()) {
            @SuppressWarnings("unchecked")
            T value = (T) one;
            values.put(word((Enum<?>) one), value);
        }
        return new TypeAdapter<>() {
            @Override
            public void write(JsonWriter out, T value) throws IOException {
                out.value(word((Enum<?>) value));
            }

            @Override
            public T read(JsonReader in) throws IOException {
                String word = TypedJson.string("one of " + values.keySet(), in);
                T value = values.get(word);
                if (value == null) {
                    throw new JsonSyntaxException("'" + word + "' is none of " + values.keySet() + TypedJson.at(in));
                }
                return value;
            }
        };
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
