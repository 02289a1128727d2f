package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The texts of the files of a specification: two specifications are the same if these are. */
public final class SpecificationFiles {

    private SpecificationFiles() {}

    /**
     * @param name the path within the folder it was found in, with slashes
     * @param text with line feeds between lines, and without a byte order mark
     * @param added whether it is not Touchstone's own
     */
    public record Source(String name, String text, boolean added) {}

    /**
     * All of them: Touchstone's own in the order of their names, then those added.
     *
     * @param folder with the features and the rulesets
     * @throws SpecificationException if one can't be read
     */
    public static List<Source> of(Path folder, AddedRules additions) {
        List<Source> sources = new ArrayList<>();
        Stream.of(
                        FileKind.FEATURES.in(folder),
                        FileKind.RULESETS.in(folder.resolve("rulesets")),
                        Protocols.files(folder))
                .flatMap(List::stream)
                .map(file -> source(folder, file, false))
                .forEach(sources::add);
        add(sources, FileKind.FEATURES, additions.features());
        add(sources, FileKind.RULESETS, additions.rulesets());
        return sources;
    }

    private static void add(List<Source> sources, FileKind kind, List<Path> folders) {
        for (Path file : kind.in(folders)) {
            Path folder = folders.stream().filter(file::startsWith).findFirst().orElseThrow();
            sources.add(source(folder, file, true));
        }
    }

    private static Source source(Path folder, Path file, boolean added) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        return new Source(name, TextFile.read(file).replace("\r\n", "\n").replace('\r', '\n'), added);
    }
}
