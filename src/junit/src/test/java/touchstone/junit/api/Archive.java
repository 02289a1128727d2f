package touchstone.junit.api;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Files by their names, as in a jar. */
record Archive(Map<String, byte[]> files) {

    /** What a folder holds, or a jar. */
    static Archive of(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return unzipped(Files.readAllBytes(place));
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (Stream<Path> paths = Files.walk(place)) {
            for (Path file : paths.filter(Files::isRegularFile).sorted().toList()) {
                files.put(place.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return new Archive(files);
    }

    /** Where the classes of a module are: a folder of the build, or a jar. */
    static Archive withClass(Class<?> type) throws IOException {
        try {
            return of(Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    static Archive unzipped(byte[] zip) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                if (!entry.isDirectory()) {
                    files.put(entry.getName(), entries.readAllBytes());
                }
            }
        }
        return new Archive(files);
    }

    Archive and(Archive other) {
        Map<String, byte[]> both = new LinkedHashMap<>(files);
        both.putAll(other.files);
        return new Archive(both);
    }

    Archive only(Predicate<String> names) {
        Map<String, byte[]> some = new LinkedHashMap<>(files);
        some.keySet().removeIf(names.negate());
        return new Archive(some);
    }

    List<String> names() {
        return new ArrayList<>(files.keySet());
    }

    byte[] zipped() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
