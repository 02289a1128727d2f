package touchstone.suite.specification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The kinds of files of a specification, by the end of their names. */
public enum FileKind {
    FEATURES(".feature"),
    RULESETS(".yaml", ".yml");

    @SuppressWarnings("ImmutableEnumChecker") // List.of makes it.
    private final List<String> endings;

    FileKind(String... endings) {
        this.endings = List.of(endings);
    }

    /** As words: {@code .yaml or .yml}. */
    public String endings() {
        return String.join(" or ", endings);
    }

    /**
     * The files of this kind in some folders, each file once.
     *
     * @throws SpecificationException if a folder can't be read
     */
    List<Path> in(List<Path> folders) {
        Map<Path, Path> files = new LinkedHashMap<>();
        for (Path folder : folders) {
            for (Path file : in(folder)) {
                files.putIfAbsent(real(file), file);
            }
        }
        return List.copyOf(files.values());
    }

    /** A link that leads nowhere stays what it is, for whoever reads it to complain. */
    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file.toAbsolutePath();
        }
    }

    /**
     * The files of this kind in a folder, in any depth, also by way of links, in the order of their names.
     *
     * @throws SpecificationException if the folder can't be read
     */
    public List<Path> in(Path folder) {
        try (Stream<Path> paths = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            return paths.filter(
                            path -> endings.stream().anyMatch(path.getFileName().toString()::endsWith))
                    .filter(path -> !Files.isDirectory(path))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw new SpecificationException(folder, TextFile.why(e.getCause()));
        } catch (IOException e) {
            throw new SpecificationException(folder, TextFile.why(e));
        }
    }
}
