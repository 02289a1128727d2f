package touchstone.explore.trace;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * How values of one sealed type are written on a line, and read back: each kind of value has a word, with which its text begins.
 *
 * @param <T> the sealed type
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

    static final int ANY = -1;

    private final Map<String, Form<T>> byWord = new HashMap<>();
    private final Map<Class<?>, Form<T>> byType = new HashMap<>();

    /** Adds a value that is written as one word. */
    TextForms<T> with(String word, T value) {
        return with(new Form<>(word, 0, any -> "", rest -> value), value.getClass());
    }

    /** Adds a kind of value that is written as a word and what follows it. */
    <K extends T> TextForms<T> with(
            String word, Class<K> type, int words, Function<K, String> write, Function<String, T> read) {
        return with(new Form<>(word, words, value -> write.apply(type.cast(value)), read), type);
    }

    private TextForms<T> with(Form<T> form, Class<?> type) {
        byWord.put(form.word(), form);
        byType.put(type, form);
        return this;
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
