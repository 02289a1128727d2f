package touchstone.explore.trace;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Text forms of the values of a sealed type: each kind of value has a word, with which its text begins.
 *
 * @param <T> the sealed type, whose kinds are records
 */
final class TextForms<T> {

    /**
     * One kind of value.
     *
     * @param words how many words follow the first, or {@link #ANY}
     * @param write what follows the first word, with the space between
     * @param read the value, of what follows that space
     */
    private record Form<T>(String word, int words, Function<T, String> write, Function<String, T> read) {}

    private static final int ANY = -1;

    private final Map<String, Form<T>> byWord = new HashMap<>();
    private final Map<Class<?>, Form<T>> byType = new HashMap<>();

    /** Adds a record that is written as a word and what follows it. */
    <K extends T> TextForms<T> written(
            String word, Class<K> type, Function<K, String> write, Function<String, K> read) {
        return add(new Form<>(word, ANY, value -> write.apply(type.cast(value)), read::apply), type);
    }

    /**
     * Adds a record that is written as a word and its components, a word each.
     *
     * @param parsers how each of the components is read; it is written by its {@code toString}
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    final <K extends T> TextForms<T> with(String word, Class<K> type, Function<String, ?>... parsers) {
        List<Function<String, ?>> all = List.of(parsers);
        return add(new Form<>(word, all.size(), TextForms::components, rest -> made(type, rest, all)), type);
    }

    private TextForms<T> add(Form<T> form, Class<?> type) {
        byWord.put(form.word(), form);
        byType.put(type, form);
        return this;
    }

    private static String components(Object value) {
        StringBuilder text = new StringBuilder();
        try {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                text.append(' ').append(component.getAccessor().invoke(value));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private static <K> K made(Class<K> type, String rest, List<Function<String, ?>> parsers) {
        String[] words = rest.split(" ");
        Object[] values = IntStream.range(0, parsers.size())
                .mapToObj(i -> parsers.get(i).apply(words[i]))
                .toArray();
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("'" + rest + "' does not fit", e);
        }
    }

    String write(T value) {
        Form<T> form = byType.get(value.getClass());
        return form.word() + form.write().apply(value);
    }

    /**
     * The value that a text stands for; empty if its first word is unknown, or another number of words follows.
     *
     * @throws IllegalArgumentException if what follows the first word is not understood
     */
    Optional<T> read(String text) {
        String[] parts = text.split(" ", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        int words = rest.isEmpty() ? 0 : rest.split(" ").length;
        return Optional.ofNullable(byWord.get(parts[0]))
                .filter(form -> form.words() == ANY || form.words() == words)
                .map(form -> form.read().apply(rest));
    }
}
