package touchstone.rpc.json;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Records as objects with a field for each component. Of a sealed interface the field {@code kind} says which record it is. A field
 * may be missing where there may be nothing: an {@link Optional}, or a collection without elements. Fields that nobody knows are
 * let pass.
 */
final class RecordJson implements TypeAdapterFactory {

    private static final String KIND = "kind";

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        Class<? super T> raw = type.getRawType();
        if (!raw.getName().startsWith("touchstone.")) {
            return null;
        }
        if (raw.isSealed()) {
            return new OneOf<>(gson, raw);
        }
        return raw.isRecord() ? new Fields<>(gson, type) : null;
    }

    /** A record's name in the field {@code kind}: {@code NextMover} is {@code next-mover}. */
    static String kind(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(java.util.Locale.ROOT);
    }

    private static JsonObject object(JsonReader in) throws IOException {
        if (in.peek() != JsonToken.BEGIN_OBJECT) {
            throw TypedJson.unexpected("an object", in);
        }
        return JsonParser.parseReader(in).getAsJsonObject();
    }

    /** A record of a sealed interface. */
    private static final class OneOf<T> extends TypeAdapter<T> {
        private final Gson gson;
        private final Map<String, Class<?>> kinds = new LinkedHashMap<>();

        OneOf(Gson gson, Class<?> type) {
            this.gson = gson;
            for (Class<?> one : type.getPermittedSubclasses()) {
                kinds.put(kind(one), one);
            }
        }

        @Override
        public void write(JsonWriter out, T value) {
            gson.toJson(value, value.getClass(), out);
        }

        @Override
        public T read(JsonReader in) throws IOException {
            JsonObject object = object(in);
            JsonElement kind = object.get(KIND);
            Class<?> type =
                    kind instanceof JsonPrimitive word && word.isString() ? kinds.get(word.getAsString()) : null;
            if (type == null) {
                throw new JsonSyntaxException("the field 'kind' has to be one of " + kinds.keySet() + ", and is "
                        + (kind == null ? "missing" : kind));
            }
            @SuppressWarnings("unchecked")
            T read = (T) gson.fromJson(object, type);
            return read;
        }
    }

    /** A record by its components. */
    private static final class Fields<T> extends TypeAdapter<T> {
        private final Class<? super T> type;
        private final Optional<String> kind;
        private final Map<RecordComponent, TypeAdapter<Object>> fields = new LinkedHashMap<>();

        Fields(Gson gson, TypeToken<T> token) {
            type = token.getRawType();
            kind = Arrays.stream(type.getInterfaces())
                    .filter(Class::isSealed)
                    .findFirst()
                    .map(family -> kind(type));
            for (RecordComponent component : type.getRecordComponents()) {
                fields.put(component, adapter(gson, resolved(token, component.getGenericType())));
            }
        }

        /** The only type variable there is, of {@code Shown}, stands for the type's argument. */
        private static Type resolved(TypeToken<?> token, Type type) {
            return type instanceof java.lang.reflect.TypeVariable<?>
                    ? token.getType() instanceof ParameterizedType parameterized
                            ? parameterized.getActualTypeArguments()[0]
                            : Object.class
                    : type;
        }

        @SuppressWarnings("unchecked")
        private static TypeAdapter<Object> adapter(Gson gson, Type type) {
            Type written =
                    type instanceof ParameterizedType parameterized && parameterized.getRawType() == Optional.class
                            ? parameterized.getActualTypeArguments()[0]
                            : type == OptionalInt.class ? int.class : type;
            return (TypeAdapter<Object>) gson.getAdapter(TypeToken.get(written));
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            out.beginObject();
            if (kind.isPresent()) {
                out.name(KIND).value(kind.get());
            }
            for (Map.Entry<RecordComponent, TypeAdapter<Object>> field : fields.entrySet()) {
                Optional<Object> present =
                        present(invoke(() -> field.getKey().getAccessor().invoke(value)));
                if (present.isPresent()) {
                    out.name(field.getKey().getName());
                    field.getValue().write(out, present.get());
                }
            }
            out.endObject();
        }

        private static Optional<Object> present(Object component) {
            if (component instanceof Optional<?> optional) {
                return optional.map(one -> one);
            }
            if (component instanceof OptionalInt optional) {
                return optional.isPresent() ? Optional.of(optional.getAsInt()) : Optional.empty();
            }
            return Optional.of(component);
        }

        @Override
        public T read(JsonReader in) throws IOException {
            JsonObject object = object(in);
            Object[] components = fields.entrySet().stream()
                    .map(field -> component(object, field.getKey(), field.getValue()))
                    .toArray();
            Class<?>[] types =
                    fields.keySet().stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
            return invoke(() -> {
                @SuppressWarnings("unchecked")
                Constructor<T> canonical = (Constructor<T>) type.getDeclaredConstructor(types);
                return canonical.newInstance(components);
            });
        }

        private Object component(JsonObject object, RecordComponent component, TypeAdapter<Object> adapter) {
            JsonElement field = object.get(component.getName());
            Class<?> raw = component.getType();
            if (field != null && !field.isJsonNull()) {
                Object value = value(component.getName(), field, adapter);
                return raw == Optional.class
                        ? Optional.of(value)
                        : raw == OptionalInt.class ? OptionalInt.of((Integer) value) : value;
            }
            if (raw == Optional.class) {
                return Optional.empty();
            } else if (raw == OptionalInt.class) {
                return OptionalInt.empty();
            } else if (raw == Map.class) {
                return Map.of();
            } else if (Collection.class.isAssignableFrom(raw)) {
                return raw == Set.class ? Set.of() : List.of();
            }
            throw new JsonSyntaxException("the field '" + component.getName() + "' is missing in " + object);
        }

        private static Object value(String name, JsonElement field, TypeAdapter<Object> adapter) {
            try {
                return adapter.fromJsonTree(field);
            } catch (JsonParseException e) {
                throw new JsonSyntaxException("in the field '" + name + "' " + e.getMessage());
            }
        }

        private interface Reflection<R> {
            R result() throws ReflectiveOperationException;
        }

        private static <R> R invoke(Reflection<R> call) {
            try {
                return call.result();
            } catch (InvocationTargetException e) {
                throw new JsonSyntaxException(String.valueOf(e.getCause().getMessage()));
            } catch (ReflectiveOperationException e) {
                throw new JsonParseException(e);
            }
        }
    }
}
