package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * What files were last read as, in this JVM. A file is read again when its bytes have changed, so this only saves the time of
 * whoever reads one specification many times.
 *
 * @param <T> what a file is read as, which nobody changes
 */
final class ReadFiles<T> {

    private record Read<T>(byte[] bytes, T content) {}

    private final Map<Path, Read<T>> files = new ConcurrentHashMap<>();

    /**
     * @param reader makes it of the text of the file
     * @throws SpecificationException if the file can't be read, is no text, or the reader throws it
     */
    T read(Path file, Function<String, T> reader) {
        byte[] bytes = TextFile.bytes(file);
        return files.compute(
                        file,
                        (path, before) -> before != null && Arrays.equals(before.bytes(), bytes)
                                ? before
                                : new Read<>(bytes, reader.apply(TextFile.text(path, bytes))))
                .content();
    }
}
